/* The options of `generate`, and the ranges that they require of a puzzle. */
import { OptionError } from '@glissade/core';
import { NUMBER, type OptionTable, RECORD, SET, TEXT } from '@glissade/solve/options/optionTypes';
import {
  DIFFICULTIES,
  DIFFICULTY_LENGTHS,
  type Difficulty,
  PUZZLE_FAMILIES,
  type PuzzleFamily,
} from './family.ts';

/**
 * What puzzle to make.
 *
 * @example
 * ```ts
 * import { type GenerateOptions, generateSync } from 'glissade';
 * const options: GenerateOptions = { family: 'rush', level: 'easy', seed: 7 };
 * console.log(generateSync(options).status); // → generated
 * ```
 */
export type GenerateOptions = {
  /** Which sort of puzzle. */
  readonly family: PuzzleFamily;
  /** How long: ranges of the optimum in `moves`; `medium` where no bound is given either. */
  readonly level?: Difficulty;
  /** The optimum in `moves` is to be at least so long, within the lengths of `level`. */
  readonly lengthMin?: number;
  /** And at most so long. */
  readonly lengthMax?: number;
  /** The estimate of `explain`, from 1 to 10, is to be at least so high. */
  readonly difficultyMin?: number;
  /** And at most so high. */
  readonly difficultyMax?: number;
  /** The shortest solutions are to have at least so many chapters, as `explain` counts them. */
  readonly chaptersMin?: number;
  /** And at most so many. */
  readonly chaptersMax?: number;
  /** Its lowest 32 bits count. */
  readonly seed: number;
  /** Puzzles not to be made, by `twinKey`, such as those of the catalogue. */
  readonly known?: ReadonlySet<string>;
  /** Drawings looked at before it gives up; 20,000 when not given. */
  readonly tries?: number;
  /** Where to stop. */
  readonly limits?: {
    /** Milliseconds from the call. */
    readonly timeMs?: number;
  };
};

export const GENERATE_OPTIONS: OptionTable<GenerateOptions> = {
  family: TEXT,
  level: TEXT,
  lengthMin: NUMBER,
  lengthMax: NUMBER,
  difficultyMin: NUMBER,
  difficultyMax: NUMBER,
  chaptersMin: NUMBER,
  chaptersMax: NUMBER,
  seed: NUMBER,
  known: SET,
  tries: NUMBER,
  limits: RECORD,
};

/** At least and at most. */
export type Range = readonly [number, number];

/** What is required of a puzzle, every bound filled in. */
export type Requirements = {
  readonly length: Range;
  readonly difficulty: Range;
  readonly chapters: Range;
  /** Whether more than the length is limited, so that many starts of a space are tried. */
  readonly limitsMoreThanLength: boolean;
};

const TRIES_DEFAULT = 20_000;
const DIFFICULTY_MAX = 10;
const OTHER_BOUNDS = ['difficultyMin', 'difficultyMax', 'chaptersMin', 'chaptersMax'] as const;
const BOUNDS = ['lengthMin', 'lengthMax', ...OTHER_BOUNDS] as const;

/** Throws OptionError for what makes no sense. */
export function requirementsOf(options: GenerateOptions): Requirements {
  const { family, level, seed, tries = TRIES_DEFAULT } = options;
  checkName('family', family, PUZZLE_FAMILIES);
  if (level !== undefined) checkName('level', level, DIFFICULTIES);
  if (!Number.isInteger(seed)) {
    throw new OptionError('seed', `${seed} is not a seed`, 'give a whole number', { seed });
  }
  if (!(tries >= 1)) throw new OptionError('combination', `${tries} tries`, 'give 1 or more');
  const { difficultyMin, difficultyMax, chaptersMin, chaptersMax } = options;
  return {
    length: lengthOf(options),
    difficulty: range(
      'difficulty',
      [difficultyMin ?? 1, difficultyMax ?? Infinity],
      DIFFICULTY_MAX,
    ),
    chapters: range('number of chapters', [chaptersMin ?? 1, chaptersMax ?? Infinity]),
    limitsMoreThanLength: OTHER_BOUNDS.some((bound) => options[bound] !== undefined),
  };
}

export function triesOf({ tries = TRIES_DEFAULT }: GenerateOptions): number {
  return tries;
}

/** What the level and the bounds both allow. */
function lengthOf(options: GenerateOptions): Range {
  const { family, level, lengthMin = 1, lengthMax = Infinity } = options;
  range('length', [lengthMin, lengthMax]);
  const [least, most] = level ? DIFFICULTY_LENGTHS[family][level] : lengthsWithout(options);
  if (lengthMin <= most && lengthMax >= least) {
    return [Math.max(least, lengthMin), Math.min(most, lengthMax)];
  }
  const words = `a puzzle of level ${level} has ${least} to ${most} moves`;
  throw new OptionError('combination', words, 'give the length without the level');
}

/** Without a level; where only other bounds are given, from the shortest easy one on. */
function lengthsWithout({ family, ...options }: GenerateOptions): Range {
  const { easy, medium } = DIFFICULTY_LENGTHS[family];
  if (BOUNDS.every((bound) => options[bound] === undefined)) return medium;
  const { lengthMin = Infinity, lengthMax = Infinity } = options;
  return [Math.min(easy[0], lengthMin, lengthMax), Infinity];
}

function checkName(
  name: 'family' | 'level',
  value: string | undefined,
  known: readonly string[],
): void {
  if (value !== undefined && known.includes(value)) return;
  const hint = `use ${known.join(' or ')}`;
  const words = value === undefined ? `the ${name} is missing` : `there is no ${name} "${value}"`;
  throw new OptionError(name, words, hint, value === undefined ? {} : { name: value });
}

function range(what: string, [min, max]: Range, most = Infinity): Range {
  if (min >= 1 && min <= Math.min(max, most)) return [min, max];
  const message = `no ${what} is from ${min} ${max === Infinity ? 'up' : `to ${max}`}`;
  const bounds = most === Infinity ? 'from 1 up' : `from 1 to ${most}`;
  throw new OptionError('combination', message, `give bounds ${bounds}, the lower one first`);
}
