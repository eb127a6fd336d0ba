/*
 * What each single change of a puzzle does to its optimum.
 *
 * Each changed puzzle is solved anew and its solution verified: changes alter walls and pieces, so
 * that nothing of one search holds for the next. Twins (mirror images, equal pieces exchanged) are
 * solved once. Rejected: reading shifted starts off the space of the puzzle, which knows the
 * starts that can be reached, and not the others. Each search is limited by states, so that the
 * same question has the same answer everywhere; all of them together by time only where asked.
 */
import { checkMetric, defaultMetric, type Metric, OptionError, type Puzzle } from '@glissade/core';
import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import { checkTypes } from '@glissade/solve/options/checkTypes';
import { checkLimits } from '@glissade/solve/options/checkValues';
import { FUNCTION, RUN } from '@glissade/solve/options/optionTypes';
import { readGiven } from '@glissade/solve/options/readGiven';
import { finishInSlices } from '@glissade/solve/running/slices';
import { Stop } from '@glissade/solve/running/stop';
import { SPACE_OPTIONS } from '../analyse/space/spaceOptions.ts';
import { changed } from './changed.ts';
import type { Change } from './changes.ts';
import { listingChanges, requireFewChanges } from './listedChanges.ts';
import { type Proved, Prover } from './proving.ts';

/** What `vary` takes besides the puzzle. */
export type VaryOptions = {
  /** What players of the puzzle's family count when not given. */
  readonly metric?: Metric;
  /** Where to stop. */
  readonly limits?: {
    /** States that a search of one changed puzzle may expand; 2,000,000 when not given. */
    readonly nodes?: number;
    /** Milliseconds from the call, for all of them. */
    readonly timeMs?: number;
  };
};

/** A change and the optimum after it. */
export type Variation = Proved & {
  /** What was changed. */
  readonly change: Change;
};

/** Where a run of `vary` stands. */
export type VaryProgress = {
  /** Changes tried. */
  readonly done: number;
  /** Changes there are. */
  readonly of: number;
};

/** What an asynchronous run takes besides. */
export type VaryRunOptions = {
  /** Aborting it ends the run as `cancelled`. */
  readonly signal?: AbortSignalLike;
  /** Called between slices of work, at most about ten times a second. */
  readonly onProgress?: (progress: VaryProgress) => void;
  /** Called with each change as soon as its optimum is proved. */
  readonly onVariation?: (variation: Variation) => void;
};

/** What `vary` resolves to: plain JSON. */
export type VaryOutcome = {
  /**
   * `undecided`: the time was over. `cancelled`: the signal was aborted. What was found by then is
   * there.
   */
  readonly status: 'varied' | 'undecided' | 'cancelled';
  /** Which limit was reached, where it is undecided. */
  readonly limit?: 'time';
  /** What lengths count. */
  readonly metric: Metric;
  /** The optimum of the puzzle as it is; missing where it was cancelled before. */
  readonly before?: Proved;
  /** One for each change, in the order of `CHANGE_TYPES`. */
  readonly variations: readonly Variation[];
  /** States expanded. */
  readonly expanded: number;
  /** Milliseconds from the call. */
  readonly timeMs: number;
};

/** For each changed puzzle. */
const NODES_DEFAULT = 2_000_000;

/**
 * Gives the effect of each single change of a block puzzle: each piece that no goal names removed,
 * or glued to another that it touches; each free cell walled up, each wall opened; each piece
 * started elsewhere; a row or column more at each side. Works in slices; rejects with OptionError,
 * and for tile boards, where nothing can be changed so.
 *
 * @example
 * ```ts
 * import { vary } from 'glissade/vary';
 * const { variations } = await vary('start:\nA..B\n....\ngoal:\n...A\n....');
 * const removed = variations.find(({ change }) => change.type === 'remove');
 * if (removed?.status === 'solved') console.log(removed.length); // → 1
 * ```
 */
export async function vary(
  puzzle: Puzzle | string,
  options: VaryOptions & VaryRunOptions = {},
): Promise<VaryOutcome> {
  const own = checkTypes('vary', { ...SPACE_OPTIONS, ...RUN, onVariation: FUNCTION }, options);
  const given = readGiven(puzzle);
  const { limits = {}, signal, onProgress } = own;
  checkLimits(limits);
  const stop = new Stop(signal, limits.timeMs);
  return finishInSlices(varying(given, own, stop), onProgress);
}

function* varying(
  puzzle: Puzzle,
  { metric = defaultMetric(puzzle), limits, onVariation }: VaryOptions & VaryRunOptions,
  stop: Stop,
): Generator<VaryProgress, VaryOutcome> {
  const startedMs = performance.now();
  checkVaried(puzzle, metric);
  requireFewChanges(puzzle);
  const prover = new Prover(metric, limits?.nodes ?? NODES_DEFAULT, stop.isReached);
  let changes: readonly Change[] = [];
  const variations: Variation[] = [];
  const here = () => ({ done: variations.length, of: changes.length });
  const ended = (how: 'varied' | 'stopped', before?: Proved): VaryOutcome => {
    const timeMs = performance.now() - startedMs;
    const known = before ? { before } : {};
    const end =
      how === 'varied'
        ? ({ status: 'varied' } as const)
        : stop.isCancelled
          ? ({ status: 'cancelled' } as const)
          : ({ status: 'undecided', limit: 'time' } as const);
    return { ...end, metric, ...known, variations, expanded: prover.expanded, timeMs };
  };
  const before = yield* proving(prover, puzzle, here);
  if (!before) return ended('stopped');
  const listing = listingChanges(puzzle);
  for (let next = listing.next(); ; next = listing.next()) {
    if (next.done) {
      changes = next.value;
      break;
    }
    if (stop.isReached()) return ended('stopped', before);
    yield here();
  }
  for (const change of changes) {
    const proved = yield* proving(prover, changed(puzzle, change)!, here);
    if (!proved) return ended('stopped', before);
    const variation = { change, ...proved };
    variations.push(variation);
    onVariation?.(variation);
    yield here();
  }
  return ended('varied', before);
}

/** Drives one proof; tells where all of them stand. */
export function* proving<Progress>(
  prover: Prover,
  puzzle: Puzzle,
  here: () => Progress,
): Generator<Progress, Proved | undefined> {
  const run = prover.prove(puzzle);
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
    yield here();
  }
}

/** Throws OptionError for tile boards and metrics that the puzzle does not have. */
export function checkVaried(puzzle: Puzzle, metric: Metric): void {
  checkMetric(puzzle, metric);
  if (puzzle.type === 'blocks') return;
  const message = 'a tile board has no pieces or walls to change';
  throw new OptionError('combination', message, 'give a block puzzle');
}
