/*
 * What follows a limit of time: the best line known is verified, counted in every metric and
 * written out; where there is none, a board that is not too large is solved by method. For a line
 * of 250,000 steps (50×50) that is half a second, for one of two million (100×100) four
 * seconds. So the search ends so much sooner; a long line that came too late for it is not told.
 */
import type { Limits } from '../options/options.ts';
import type { Run } from './runUnderWay.ts';

/** To verify, count and write out a step of a line. */
const STEP_MS = 0.002;

/** A limit is kept when it is exceeded by no more than the greater of these. */
const LATE_MS = 200;
const LATE_SHARE = 0.1;

/** A line that takes no longer than this to tell is told, however late it came. */
const SHORT_MS = 20;
/** The same for memory. */
const SHORT_BYTES = 1 << 20;

/** The part of the time that a solution by method may take, where one was not asked for. */
const RESORT_SHARE = 0.5;
/** The same where somebody waits for the run to stop. */
const RESORT_CANCELLED_MS = 100;
/** To solve a board by method, for each cell and each of the longer side: so far tiles go. */
const RESORT_MS = 0.0025;

/** How long telling what is known will take. */
export function endingMsOf(run: Run): number {
  const { best } = run.searcher;
  if (best) return best.length * STEP_MS;
  return isTimeForFallback(run) ? fallbackMs(run) : 0;
}

/** Whether a solution by method is worth its time. */
export function isTimeForFallback(run: Run, isCancelled = false): boolean {
  const { timeMs = Number.POSITIVE_INFINITY } = run.limits;
  const allowedMs = isCancelled ? RESORT_CANCELLED_MS : timeMs * RESORT_SHARE;
  return run.engine.fallback !== undefined && fallbackMs(run) <= allowedMs;
}

/** The limits of what is told after the search: a little time beyond that of the search. */
export function tellingLimits({ limits, clock }: Run): Limits {
  const { timeMs = Number.POSITIVE_INFINITY, memoryBytes = Number.POSITIVE_INFINITY } = limits;
  const spentMs = performance.now() - clock.startedMs;
  return {
    timeMs: Math.max(timeMs + Math.max(LATE_MS, timeMs * LATE_SHARE), spentMs + SHORT_MS),
    memoryBytes: Math.max(memoryBytes, SHORT_BYTES),
  };
}

function fallbackMs({ puzzle }: Run): number {
  const { width, height } = puzzle.board;
  return width * height * Math.max(width, height) * RESORT_MS;
}
