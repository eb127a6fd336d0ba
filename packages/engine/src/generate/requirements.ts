/* The options of `generate`, and the ranges that they require of a puzzle. */
import { OptionError } from '../solve/options/optionError.ts';
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
  /** The optimum in `moves` is to be at least so long; overrides `level`. */
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

/** Throws OptionError for what makes no sense. */
export function requirementsOf(options: GenerateOptions): Requirements {
  const { family, level, seed, tries = TRIES_DEFAULT } = options;
  checkName('family', family, PUZZLE_FAMILIES);
  if (level !== undefined) checkName('level', level, DIFFICULTIES);
  if (!Number.isInteger(seed)) {
    throw new OptionError('seed', `${seed} is not a seed`, 'give a whole number', { seed });
  }
  if (!(tries >= 1)) throw new OptionError('combination', `${tries} tries`, 'give 1 or more');
  const [least, most] = lengthsOf(options);
  const { difficultyMin, difficultyMax, chaptersMin, chaptersMax } = options;
  return {
    length: range('length', [options.lengthMin ?? least, options.lengthMax ?? most]),
    difficulty: range('difficulty', [difficultyMin ?? 1, difficultyMax ?? 10]),
    chapters: range('number of chapters', [chaptersMin ?? 1, chaptersMax ?? Infinity]),
    limitsMoreThanLength: [difficultyMin, difficultyMax, chaptersMin, chaptersMax].some(isGiven),
  };
}

export function triesOf({ tries = TRIES_DEFAULT }: GenerateOptions): number {
  return tries;
}

/** Of the level; where only bounds are given, from the shortest easy one on. */
function lengthsOf({ family, level, seed, known, tries, ...bounds }: GenerateOptions): Range {
  const lengths = DIFFICULTY_LENGTHS[family];
  if (level) return lengths[level];
  if (!Object.values(bounds).some(isGiven)) return lengths.medium;
  return [Math.min(lengths.easy[0], bounds.lengthMax ?? Infinity), Infinity];
}

const isGiven = (value: unknown) => value !== undefined;

function checkName(name: 'family' | 'level', value: string, known: readonly string[]): void {
  if (known.includes(value)) return;
  const hint = `use ${known.join(' or ')}`;
  throw new OptionError(name, `there is no ${name} "${value}"`, hint, { name: value });
}

function range(what: string, [min, max]: Range): Range {
  if (min >= 1 && min <= max) return [min, max];
  const message = `no ${what} is from ${min} to ${max}`;
  throw new OptionError('combination', message, 'give bounds from 1 up, the lower one first');
}
