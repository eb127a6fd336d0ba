/* The loop of every run: slices of work, the clock, limits and cancellation. */
import type { SearchStats } from '@glissade/search/searcher';
import type { Limits } from '../options/options.ts';

/** Slices aim at this long, so that a page stays responsive and a cancel is noticed. */
const SLICE_MS = 8;
/** One state of a large board can take as long as thousands of a small one. */
const BUDGET_FIRST = 1;
const BUDGET_MAX = 1 << 22;
/** Slices go on for so long without a turn of the event loop, unless one has expanded nothing. */
const TURN_MS = SLICE_MS / 8;

/** Anything that works in steps and ends with an `End`: a searcher, or a count of states. */
export interface Machine<End> {
  readonly stats: SearchStats;
  readonly preparing?: boolean;
  step(budget: number): End | undefined;
  close?(): void;
}

/** How the loop itself ends a run. */
export type Stopped =
  | { readonly status: 'undecided'; readonly limit: 'time' | 'memory' | 'nodes' }
  | { readonly status: 'cancelled' };

/** When work began, by `performance.now()`, and the milliseconds spent so far. */
export type Clock = {
  /** Later by as much as the work has been paused. */
  startedMs: number;
  timeMs: number;
  setupMs: number;
};

export function clockFrom(startedMs: number): Clock {
  return { startedMs, timeMs: performance.now() - startedMs, setupMs: 0 };
}

/**
 * Drives a machine slice by slice: the one place with the clock, the limits and cancelling. Yields
 * about every millisecond; the budget of a slice follows the time that the last one took. Closes
 * the machine at the end, also when the generator is returned early. `endingMs`: the time that the
 * caller needs at a limit of time to finish, which is part of the limit.
 */
export function* runMachine<End>(
  machine: Machine<End>,
  limits: Limits,
  clock: Clock,
  isCancelled: () => boolean,
  endingMs: () => number = () => 0,
): Generator<undefined, End | Stopped> {
  let budget = BUDGET_FIRST;
  let turnMs = performance.now();
  try {
    for (;;) {
      const limit = reachedLimit(machine.stats, limits, clock.timeMs + endingMs());
      if (isCancelled()) return { status: 'cancelled' };
      if (limit) return { status: 'undecided', limit };
      const { expanded } = machine.stats;
      const nodesLeft = (limits.nodes ?? Number.POSITIVE_INFINITY) - expanded;
      const wasPreparing = machine.preparing === true;
      const sliceStartMs = performance.now();
      const outcome = machine.step(Math.max(1, Math.min(budget, nodesLeft)));
      const nowMs = performance.now();
      const sliceMs = nowMs - sliceStartMs;
      if (wasPreparing) clock.setupMs += sliceMs;
      clock.timeMs = nowMs - clock.startedMs;
      if (outcome) return outcome;
      // What was learned of set-up says nothing of the search.
      if (wasPreparing && machine.preparing !== true) budget = BUDGET_FIRST;
      else if (sliceMs < SLICE_MS / 32) budget = Math.min(budget * 8, BUDGET_MAX);
      else if (sliceMs < SLICE_MS / 2) budget = Math.min(budget * 2, BUDGET_MAX);
      else if (sliceMs > SLICE_MS * 2)
        budget = Math.max(1, Math.floor((budget * SLICE_MS) / sliceMs));
      if (nowMs - turnMs < TURN_MS && machine.stats.expanded > expanded) continue;
      yield undefined;
      turnMs = performance.now();
    }
  } finally {
    machine.close?.();
  }
}

function reachedLimit(
  stats: SearchStats,
  limits: Limits,
  timeMs: number,
): 'time' | 'memory' | 'nodes' | undefined {
  if (limits.timeMs !== undefined && timeMs >= limits.timeMs) return 'time';
  if (limits.memoryBytes !== undefined && stats.peakBytes > limits.memoryBytes) return 'memory';
  if (limits.nodes !== undefined && stats.expanded >= limits.nodes) return 'nodes';
  return undefined;
}
