/*
 * What each single change of a puzzle does to its optimum.
 *
 * Each changed puzzle is solved anew and its solution verified: changes alter walls and pieces, so
 * that nothing of one search holds for the next. Twins (mirror images, equal pieces exchanged) are
 * solved once. Rejected: reading shifted starts off the space of the puzzle, which knows the
 * starts that can be reached, and not the others. A limit by states, never by time, so that the
 * same question has the same answer everywhere.
 * Cost: Klotski has 25 changes, 9 of them without a twin: 0.2 s.
 */
import { defaultMetric, type Metric, type Puzzle } from '@glissade/core';
import { checkMetric } from '../solve/options/checkValues.ts';
import { OptionError } from '../solve/options/optionError.ts';
import { checkTypes } from '../solve/options/optionTypes.ts';
import { readGiven } from '../solve/options/readGiven.ts';
import { finishInSlices } from '../solve/running/slices.ts';
import { type Change, changed, changesOf } from './changes.ts';
import { type Proved, Prover } from './proving.ts';

/** What `vary` takes besides the puzzle. */
export type VaryOptions = {
  /** What players of the puzzle's family count when not given. */
  readonly metric?: Metric;
  /** For each changed puzzle: `nodes` is 2,000,000 when not given. */
  readonly limits?: {
    /** States that a search of one changed puzzle may expand. */
    readonly nodes?: number;
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
  readonly signal?: AbortSignal;
  /** Called between slices of work, at most about ten times a second. */
  readonly onProgress?: (progress: VaryProgress) => void;
  /** Called with each change as soon as its optimum is proved. */
  readonly onVariation?: (variation: Variation) => void;
};

/** What `vary` resolves to: plain JSON. */
export type VaryOutcome = {
  /** `cancelled`: the signal was aborted; what was found by then is there. */
  readonly status: 'varied' | 'cancelled';
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
 * Tells what each single change of a block puzzle does: each piece that no goal names removed, each
 * free cell walled up, each wall opened, each piece started elsewhere. Works in slices; rejects
 * with OptionError, and for tile boards, where nothing can be changed so.
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
  checkTypes('vary', options);
  const given = await readGiven(puzzle);
  const { signal, onProgress } = options;
  return finishInSlices(
    varying(given, options, () => signal?.aborted === true),
    onProgress,
  );
}

function* varying(
  puzzle: Puzzle,
  { metric = defaultMetric(puzzle), limits, onVariation }: VaryOptions & VaryRunOptions,
  isCancelled: () => boolean,
): Generator<VaryProgress, VaryOutcome> {
  const startedMs = performance.now();
  checkVaried(puzzle, metric);
  const prover = new Prover(metric, limits?.nodes ?? NODES_DEFAULT, isCancelled);
  const changes = changesOf(puzzle);
  const variations: Variation[] = [];
  const here = () => ({ done: variations.length, of: changes.length });
  const ended = (status: VaryOutcome['status'], before?: Proved): VaryOutcome => {
    const timeMs = performance.now() - startedMs;
    const known = before ? { before } : {};
    return { status, metric, ...known, variations, expanded: prover.expanded, timeMs };
  };
  const before = yield* proving(prover, puzzle, here);
  if (!before) return ended('cancelled');
  for (const change of changes) {
    const proved = yield* proving(prover, changed(puzzle, change)!, here);
    if (!proved) return ended('cancelled', before);
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
  checkMetric(puzzle, metric, 'metric');
  if (puzzle.type === 'blocks') return;
  const message = 'a tile board has no pieces or walls to change';
  throw new OptionError('combination', message, 'give a block puzzle');
}
