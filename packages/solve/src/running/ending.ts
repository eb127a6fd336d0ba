/*
 * What happens at a limit: the best line known is verified, counted in every metric and written
 * out; if there is none, an anytime search looks for one. Verifying and writing takes half a second
 * for a line of 250,000 steps (50×50), four seconds for one of two million (100×100), and the
 * anytime search has a share of the time. So the search ends that much sooner; a long line that
 * comes too late for this is not reported.
 */
import type { Steps } from '@glissade/core';
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

/** The part of the time for the search of a solution where one was not asked for. */
const RESORT_SHARE = 0.1;
/** The same at most, where the board needs more for a first one. */
const RESORT_SHARE_MAX = 0.5;
/** Where another limit than time ends the search: so long at least, or as large a part of it. */
const RESORT_MS_LEAST = 1000;
/** Where nodes are limited, so many at most, and no more than were asked for. */
const RESORT_NODES = 20_000;
/** Where somebody waits for the run to stop; more only for a first solution, up to the most. */
const RESORT_CANCELLED_MS = 25;
const RESORT_CANCELLED_MS_MAX = 100;
/** A first solution of a tile board, for each cell and each of the longer side. */
const TILE_MS = 0.0025;

/** How long telling what is known will take. */
export function endingMsOf(run: Run): number {
  const { best } = run.searcher;
  return best ? best.length * STEP_MS : resortMsOf(run);
}

/** How long to look for a solution after the search; 0: not at all. */
export function resortMsOf(run: Run, isCancelled = false): number {
  const { engine, limits, clock } = run;
  if (!engine.fallback) return 0;
  const leastMs = firstMs(run);
  if (isCancelled) {
    return leastMs <= RESORT_CANCELLED_MS_MAX ? Math.max(RESORT_CANCELLED_MS, leastMs) : 0;
  }
  const { timeMs = Number.POSITIVE_INFINITY, nodes } = limits;
  if (Number.isFinite(timeMs)) {
    return leastMs <= timeMs * RESORT_SHARE_MAX ? Math.max(leastMs, timeMs * RESORT_SHARE) : 0;
  }
  if (leastMs > RESORT_MS_LEAST) return 0;
  return nodes === undefined
    ? Math.max(RESORT_MS_LEAST, clock.timeMs * RESORT_SHARE)
    : Number.POSITIVE_INFINITY;
}

/** Whether it may take so many nodes: a first solution of a tile board is sure to come. */
export function mayResort({ limits, puzzle }: Run, expanded: number, best?: Steps): boolean {
  if (limits.nodes === undefined || (puzzle.type === 'tiles' && !best)) return true;
  return expanded < Math.min(RESORT_NODES, limits.nodes);
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

function firstMs({ puzzle }: Run): number {
  const { width, height } = puzzle.board;
  return puzzle.type === 'tiles' ? width * height * Math.max(width, height) * TILE_MS : 0;
}
