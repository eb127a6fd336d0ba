/*
 * A thread's part of a survey: it does batches with a kernel of its own and writes what it found,
 * as JSON, into a slot of shared memory.
 */
import { finish } from '@glissade/core';
import { makeBatches } from './batches.ts';
import type { JobList, SurveyFamily } from './family.ts';
import { familyOf, type SurveySpec } from './spec.ts';
import { type Tally, Tallying } from './tally.ts';

export type SurveyJobData = {
  readonly spec: SurveySpec;
  readonly memoryBytes: number;
  /** Slots of `SLOT_BYTES` each. */
  readonly slots: SharedArrayBuffer;
};

/** Pages of a slot that nobody writes to take no memory. */
export const SLOT_BYTES = 8 << 20;

/** The answer for what does not fit into its slot, or into the memory of the thread. */
export const NOT_TOLD = -1;

/** Items are the number of a batch and that of a slot; answers are bytes written. */
export function surveyJob(data: unknown): (numbers: readonly number[]) => number {
  const { spec, memoryBytes, slots } = data as SurveyJobData;
  const family = familyOf(spec, memoryBytes);
  const jobs = finish(family.listJobs());
  const batches = finish(makeBatches(jobs));
  return ([batch = 0, slot = 0]) => {
    const run = runBatch(family, jobs, spec, batches.jobs(batch));
    let tally: Tally | undefined;
    while (!tally) tally = run.next().value ?? undefined;
    const bytes = new TextEncoder().encode(JSON.stringify(tally));
    if (bytes.length > SLOT_BYTES) return NOT_TOLD;
    new Uint8Array(slots, slot * SLOT_BYTES, bytes.length).set(bytes);
    return bytes.length;
  };
}

/** What a thread has written to a slot. */
export function readSlot(slots: SharedArrayBuffer, slot: number, bytes: number): Tally {
  // Decoders reject shared memory.
  const text = new Uint8Array(slots, slot * SLOT_BYTES, bytes).slice();
  return JSON.parse(new TextDecoder().decode(text)) as Tally;
}

/** Does a batch; yields after every class, and between portions of large ones. */
export function* runBatch(
  family: SurveyFamily,
  { run }: JobList,
  { top, byClass }: SurveySpec,
  batch: Iterable<number>,
): Generator<undefined, Tally> {
  const tallying = new Tallying(family, top, byClass);
  for (const job of batch) {
    for (const result of run(job)) {
      if (result) tallying.add(result);
      yield;
    }
    yield;
  }
  return tallying.tally;
}
