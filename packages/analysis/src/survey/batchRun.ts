/* Works through all batches of a survey, with threads if there are any. */

import type { startPool as StartPool, ThreadPool } from '@glissade/platform/threads/pool';
import { inLongerSlices } from '@glissade/solve/running/slices';
import type { Batches } from './batches.ts';
import type { SurveyCheckpoint } from './checkpoint.ts';
import type { JobList, SurveyFamily } from './family.ts';
import { SharedSlots } from './sharedSlots.ts';
import type { SurveySpec } from './spec.ts';
import { NOT_TOLD, readSlot, runBatch, type SurveyJobData } from './surveyJob.ts';
import type { SurveyProgress } from './surveyOutcome.ts';
import { type Tally, Tallying, type TallyRow } from './tally.ts';

/** Before that much of the work is done, an estimate of the rest would be a guess. */
const SHARE_FOR_ESTIMATE = 0.02;

/** Batches yield more often than threads and callers have to be looked at. */
const SLICE_MS = 5;

/** A family as it is surveyed: its jobs, and the batches that they are done in. */
type SurveyWork = {
  readonly family: SurveyFamily;
  readonly jobs: JobList;
  readonly batches: Batches;
  readonly spec: SurveySpec;
};

/** Does all batches of a family, with threads where there are some; the owner works too. */
export class BatchRun {
  private readonly family: SurveyFamily;
  private readonly jobs: JobList;
  private readonly spec: SurveySpec;
  private readonly memoryBytes: number;
  private readonly checkpoint: SurveyCheckpoint | undefined;
  private readonly batches: Batches;
  private readonly tallying: Tallying;
  private readonly done = new Set<number>();
  /** Batches that nobody has taken, the next one last. */
  private readonly waiting: number[];
  private pool: ThreadPool | undefined;
  private slots = new SharedSlots(0);
  private readonly startedMs = performance.now();
  private readonly earlierMs: number;
  private readonly earlierShare: number;
  private share = 0;
  /** The batch that the owner is at. */
  private current: number | undefined;

  /** `memoryBytes`: for each thread. Throws CheckpointError. */
  constructor(
    { family, jobs, batches, spec }: SurveyWork,
    memoryBytes: number,
    checkpoint: SurveyCheckpoint | undefined,
  ) {
    this.family = family;
    this.jobs = jobs;
    this.batches = batches;
    this.spec = spec;
    this.memoryBytes = memoryBytes;
    this.checkpoint = checkpoint;
    this.tallying = new Tallying(family, spec.top, spec.byClass);
    const before = checkpoint?.read(batches.count);
    if (before) this.tallying.merge(before.tally);
    for (const batch of before?.done ?? []) this.settle(batch);
    this.earlierMs = before?.timeMs ?? 0;
    this.earlierShare = this.share;
    const all = Array.from({ length: batches.count }, (_, batch) => batch);
    this.waiting = all.filter((batch) => !this.done.has(batch)).reverse();
  }

  get rows(): readonly TallyRow[] {
    return this.tallying.tally.rows;
  }

  startThreads(start: typeof StartPool, count: number): void {
    if (this.waiting.length < 2) return;
    const threads = Math.min(count, this.waiting.length - 1);
    // Two for each thread: one under way, one to be taken next.
    this.slots = new SharedSlots(2 * threads);
    const { spec, memoryBytes } = this;
    const data: SurveyJobData = { spec, memoryBytes, slots: this.slots.buffer };
    this.pool = start({ count: threads, job: 'survey', data });
  }

  /** Works until everything is done, or it is ended; yields between portions. */
  *work(): Generator<SurveyProgress, void> {
    try {
      for (;;) {
        this.exchange();
        const batch = this.waiting.pop();
        if (batch !== undefined) yield* this.workOn(batch);
        else if (this.slots.taken === 0) break;
        else this.pool?.wait(10);
        yield this.progress();
      }
    } finally {
      this.checkpoint?.write(() => this.contents(), true);
    }
  }

  close(): void {
    this.pool?.close();
  }

  private *workOn(batch: number): Generator<SurveyProgress, void> {
    this.current = batch;
    const work = runBatch(this.family, this.jobs, this.spec, this.batches.jobs(batch));
    const run = inLongerSlices(work, SLICE_MS);
    for (;;) {
      const { done, value } = run.next();
      if (done) {
        this.current = undefined;
        this.tell(batch, value);
        return;
      }
      this.exchange();
      yield this.progress();
    }
  }

  /** Takes in what threads have done, and gives them more. */
  private exchange(): void {
    const { pool, slots } = this;
    if (!pool) return;
    for (const { id, value = NOT_TOLD } of pool.gather()) {
      const { batch, slot } = slots.release(id);
      if (value === NOT_TOLD) this.waiting.push(batch);
      else this.tell(batch, readSlot(slots.buffer, slot, value));
    }
    while (slots.free > 0 && this.waiting.length > 0 && pool.ready > 0) {
      const batch = this.waiting.pop()!;
      const slot = slots.next;
      const id = pool.post([batch, slot]);
      if (id === undefined) {
        this.waiting.push(batch);
        break;
      }
      slots.take(id, batch, slot);
    }
  }

  private tell(batch: number, tally: Tally): void {
    this.tallying.merge(tally);
    this.settle(batch);
    this.checkpoint?.write(() => this.contents());
  }

  private settle(batch: number): void {
    this.done.add(batch);
    this.share += this.batches.share(batch);
  }

  private contents() {
    return {
      batches: this.batches.count,
      done: [...this.done].sort((a, b) => a - b),
      tally: this.tallying.tally,
      timeMs: this.timeMs,
    };
  }

  private get timeMs(): number {
    return this.earlierMs + performance.now() - this.startedMs;
  }

  private progress(): SurveyProgress {
    const { batches, current } = this;
    const isAlone = current !== undefined && batches.size(current) === 1;
    const underway = isAlone ? this.jobs.underway?.() : undefined;
    const share = this.share + (underway ? underway.share * batches.share(current!) : 0);
    const gained = share - this.earlierShare;
    const elapsedMs = performance.now() - this.startedMs;
    const rest = { restMs: (elapsedMs * (1 - share)) / gained };
    return {
      share: Math.min(1, share),
      ...(gained >= SHARE_FOR_ESTIMATE ? rest : {}),
      states: this.tallying.states + (underway?.states ?? 0),
      timeMs: this.timeMs,
    };
  }
}
