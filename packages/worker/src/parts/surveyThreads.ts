/*
 * Searches parts of surveys in threads. Those of one survey share threads, which keep its kinds and
 * kernels; the threads end when parts of another survey come and none of this one is under way.
 */

import type { SurveySpec } from '@glissade/analysis/survey/spec';
import {
  NOT_TOLD,
  readSlot,
  SLOT_BYTES,
  type SurveyJobData,
  surveyJob,
} from '@glissade/analysis/survey/surveyJob';
import type { Tally } from '@glissade/analysis/survey/tally';
import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import { AwaitedThreads, Places, unlessAborted } from '@glissade/platform/threads/awaitedThreads';
import { inOwnClass } from '@glissade/solve/options/receivedError';
import type { SurveyPart } from './distributeSurvey.ts';

export class SurveyThreads {
  private readonly count: number;
  private readonly memoryBytes: number;
  private readonly sets = new Map<string, ThreadSet>();

  /** `memoryBytes`: for each thread. */
  constructor(count: number, memoryBytes: number) {
    this.count = count;
    this.memoryBytes = memoryBytes;
  }

  /** What was found in each batch of the part. Rejects when the signal is aborted. */
  async search({ spec, batches }: SurveyPart, signal: AbortSignalLike): Promise<Tally[]> {
    const set = this.setFor(spec);
    set.users++;
    try {
      const tallies: Tally[] = [];
      for (const batch of batches) {
        signal.throwIfAborted();
        tallies.push(await set.search(batch, signal));
      }
      return tallies;
    } catch (error) {
      // Threads that have failed, or are at what nobody wants any more, are replaced.
      if (!signal.aborted) this.drop(JSON.stringify(spec));
      throw inOwnClass(error);
    } finally {
      set.users--;
    }
  }

  close(): void {
    for (const key of [...this.sets.keys()]) this.drop(key);
  }

  private setFor(spec: SurveySpec): ThreadSet {
    const key = JSON.stringify(spec);
    const known = this.sets.get(key);
    if (known) return known;
    for (const [other, set] of this.sets) if (set.users === 0) this.drop(other);
    const set = new ThreadSet(spec, this.count, this.memoryBytes);
    this.sets.set(key, set);
    return set;
  }

  private drop(key: string): void {
    this.sets.get(key)?.close();
    this.sets.delete(key);
  }
}

/** The threads of one survey. */
class ThreadSet {
  /** Parts under way. */
  users = 0;
  private readonly slots: SharedArrayBuffer;
  private readonly places: Places;
  private readonly threads: AwaitedThreads;

  constructor(spec: SurveySpec, count: number, memoryBytes: number) {
    // More than threads: a part that was given up may still hold one.
    const slotCount = 2 * count;
    this.places = new Places(Array.from({ length: slotCount }, (_, slot) => slot));
    this.slots = new SharedArrayBuffer(slotCount * SLOT_BYTES);
    const data: SurveyJobData = { spec, memoryBytes, slots: this.slots };
    let job: ReturnType<typeof surveyJob> | undefined;
    const workHere = (numbers: readonly number[]) => {
      job ??= surveyJob(data);
      return job(numbers);
    };
    this.threads = new AwaitedThreads({
      count,
      job: 'survey',
      data,
      workHere,
      purpose: 'a survey',
    });
  }

  async search(batch: number, signal: AbortSignalLike): Promise<Tally> {
    const slot = await this.places.take();
    // The thread goes on after an abort; its slot is free again when it has ended.
    const answer = this.answerIn(slot, batch).finally(() => this.places.giveBack(slot));
    return unlessAborted(answer, signal);
  }

  close(): void {
    this.threads.close();
  }

  private async answerIn(slot: number, batch: number): Promise<Tally> {
    const value = (await this.threads.ask([batch, slot])) ?? NOT_TOLD;
    if (value === NOT_TOLD) throw new Error('what was found is too long to be told');
    return readSlot(this.slots, slot, value);
  }
}
