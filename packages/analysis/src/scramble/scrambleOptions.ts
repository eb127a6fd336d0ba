/* What is asked of a scramble. */
import {
  checkMetric,
  defaultMetric,
  type Metric,
  OptionError,
  type Puzzle,
  stateOfTiles,
  tilesOfGoal,
} from '@glissade/core';
import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import { checkLimits, checkSeed } from '@glissade/solve/options/checkValues';
import { MEMORY_BYTES_DEFAULT } from '@glissade/solve/options/options';
import {
  NUMBER,
  type OptionTable,
  RECORD,
  SIGNAL,
  TEXT,
} from '@glissade/solve/options/optionTypes';

/**
 * What `scrambles` takes besides the puzzle.
 *
 * @example
 * ```ts
 * import { type ScrambleOptions, scrambles } from 'glissade';
 * const options: ScrambleOptions = { lengthMin: 20, lengthMax: 20, metric: 'stm', seed: 1 };
 * const { value } = await scrambles('1 2 3/4 5 6/7 8 0', options).next();
 * console.log(value?.status); // → scrambled
 * ```
 */
export type ScrambleOptions = {
  /** What the length counts; `defaultMetric(puzzle)` when not given. */
  readonly metric?: Metric;
  /** The shortest solution is to be at least so long; 1 when not given. */
  readonly lengthMin?: number;
  /** And at most so long. One of the two is needed. */
  readonly lengthMax?: number;
  /** Its lowest 32 bits count: the same options give the same states on every machine. */
  readonly seed: number;
  /** Random states that are solved, at most, for one as asked; 1,000 when not given. */
  readonly tries?: number;
  /** Where to stop. */
  readonly limits?: {
    /** Milliseconds from when the first state is asked for, for all of them together. */
    readonly timeMs?: number;
    /** Bytes; 2 GiB when not given. */
    readonly memoryBytes?: number;
  };
  /** Aborting it ends the run as `cancelled`. */
  readonly signal?: AbortSignalLike;
};

export const SCRAMBLE_OPTIONS: OptionTable<ScrambleOptions> = {
  metric: TEXT,
  lengthMin: NUMBER,
  lengthMax: NUMBER,
  seed: NUMBER,
  tries: NUMBER,
  limits: RECORD,
  signal: SIGNAL,
};

/** At least and at most. */
export type Lengths = readonly [min: number, max: number];

/** What is asked, everything filled in. */
export type Asked = {
  /** Its start is where the search for states begins: of a tile board, its first goal. */
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  readonly lengths: Lengths;
  readonly tries: number;
  readonly limits: { readonly timeMs: number; readonly memoryBytes: number };
  readonly isCancelled: () => boolean;
};

const TRIES_DEFAULT = 1000;

/** Longer ones are not asked for: no shortest solution so long was ever proved. */
const LENGTH_MAX = 100_000;

/** Throws OptionError for what makes no sense. */
export function askedOf(given: Puzzle, options: ScrambleOptions): Asked {
  const puzzle = fromGoal(given);
  const { metric = defaultMetric(puzzle), seed, limits = {}, signal } = options;
  const { tries = TRIES_DEFAULT } = options;
  checkMetric(puzzle, metric);
  if (seed === undefined) throw new OptionError('seed', 'the seed is missing', SEED_HINT);
  checkSeed(seed);
  checkLimits(limits);
  if (!(tries >= 1)) throw new OptionError('combination', `${tries} tries`, 'give 1 or more');
  const { timeMs = Infinity, memoryBytes = MEMORY_BYTES_DEFAULT } = limits;
  const isCancelled = () => signal?.aborted === true;
  const lengths = lengthsOf(options);
  return { puzzle, metric, lengths, tries, limits: { timeMs, memoryBytes }, isCancelled };
}

/** Tile boards begin solved: half of all boards reach no goal, and the one given may be one. */
function fromGoal(puzzle: Puzzle): Puzzle {
  if (puzzle.type === 'blocks') return puzzle;
  return { ...puzzle, start: stateOfTiles(puzzle, tilesOfGoal(puzzle, puzzle.goals[0]!)) };
}

function lengthsOf({ lengthMin, lengthMax }: ScrambleOptions): Lengths {
  if (lengthMin === undefined && lengthMax === undefined) {
    throw new OptionError('combination', 'no length is asked', 'give lengthMin, lengthMax or both');
  }
  const min = Math.ceil(lengthMin ?? 1);
  const max = Math.floor(lengthMax ?? Infinity);
  if (min >= 0 && min <= max && min <= LENGTH_MAX) return [min, max > LENGTH_MAX ? Infinity : max];
  const message = `no length is from ${lengthMin ?? 1} to ${lengthMax ?? LENGTH_MAX}`;
  const hint = `give whole numbers from 0 to ${LENGTH_MAX}, the lower one first`;
  throw new OptionError('combination', message, hint);
}

const SEED_HINT = 'give a whole number: the same seed gives the same states';
