/* How long work keeps the event loop of its process from its next turn. */
import { existsSync, readFileSync } from 'node:fs';

/** Nanoseconds that this thread was on a processor come first in it. */
const OF_THREAD = '/proc/thread-self/schedstat';
const hasOwnTime = existsSync(OF_THREAD);

type Moment = { readonly wallMs: number; readonly processorMs: number };

/** Helpers that collect garbage count only where the system does not tell them apart. */
function processorMsNow(): number {
  if (hasOwnTime) return Number.parseInt(readFileSync(OF_THREAD, 'latin1'), 10) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const now = (): Moment => ({ wallMs: performance.now(), processorMs: processorMsNow() });

function msSince({ wallMs, processorMs }: Moment): number {
  const after = now();
  return Math.min(after.wallMs - wallMs, after.processorMs - processorMs);
}

/** The longest processor time between two turns of the event loop while the work is done. */
export async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let before = now();
  const turn = () => {
    longest = Math.max(longest, msSince(before));
    before = now();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  try {
    await work();
  } finally {
    turn();
    isOver = true;
  }
  return longest;
}

/** Processor time from the moment when the work is aborted, after so many turns, to its end. */
export async function abortedMs(
  work: (signal: AbortSignal) => Promise<unknown>,
  turns: number,
): Promise<number> {
  const aborting = new AbortController();
  let aborted: Moment | undefined;
  let left = turns;
  const turn = () => {
    if (left-- > 0) setImmediate(turn);
    else {
      aborted = now();
      aborting.abort();
    }
  };
  setImmediate(turn);
  await work(aborting.signal);
  const tookMs = aborted ? msSince(aborted) : 0;
  left = 0;
  return tookMs;
}

/** The least of a few tries, which ends as soon as it is little enough. */
export async function leastOf(
  tries: number,
  enough: number,
  measure: () => Promise<number>,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < tries && least > enough; i++) least = Math.min(least, await measure());
  return least;
}

/** Processor time of work from its beginning to its end. */
export async function workMs(work: () => Promise<unknown>): Promise<number> {
  const begun = now();
  await work();
  return msSince(begun);
}
