/* A record of the catalogue: what is known of a puzzle. */
import type { Metric, Puzzle } from '@glissade/core';

/** Which of the four data files a record comes from. */
export type Family = 'classics' | 'huarongdao' | 'rush' | 'tiles';

/**
 * What a record can be looked up by; docs/catalogue.md says what each means.
 *
 * @example
 * ```ts
 * import { TAGS } from 'glissade/catalogue';
 * console.log(TAGS.includes('korf')); // → true
 * ```
 */
export const TAGS = [
  'traditional',
  'hua-rong-dao',
  'rush-hour',
  'eight-puzzle',
  'fifteen-puzzle',
  'korf',
  'easy',
  'hardest',
  'large',
  'walls',
  'irregular',
  'full-goal',
  'unsolvable',
] as const;

/** One of `TAGS`. */
export type Tag = (typeof TAGS)[number];

/** Shortest lengths by metric. A metric that is missing was not proved. */
export type Optimum = Readonly<Partial<Record<Metric, number>>>;

/** One known puzzle: what it is, what is known about it, and who says so. */
export type PuzzleRecord = {
  /** Stable, unique, typable: lower-case ASCII letters, digits and hyphens. */
  readonly id: string;
  /** Other ids that find it, of the same alphabet and unique across the catalogue. */
  readonly aliases: readonly string[];
  /** In Latin letters. */
  readonly title: string;
  /** Other names, also in other scripts. */
  readonly names: readonly string[];
  /** Who made the puzzle, where that is known. */
  readonly author?: string;
  /** The data file that it comes from. */
  readonly family: Family;
  /** Whether it is a tile puzzle or a block puzzle. */
  readonly type: Puzzle['type'];
  /** What players count in: `defaultMetric` of the puzzle. */
  readonly metric: Metric;
  /** What it can be looked up by. */
  readonly tags: readonly Tag[];
  /** Columns of the board. */
  readonly width: number;
  /** Rows of the board. */
  readonly height: number;
  /** The puzzle in the native form, start and goal only; `puzzleOf` adds the rest. */
  readonly text: string;
  /** Whether a goal can be reached. */
  readonly solvable: boolean;
  /** Proved shortest lengths; empty for an unsolvable puzzle. */
  readonly optimum: Optimum;
  /** Lengths a source states and nobody here has proved. */
  readonly stated?: Optimum;
  /** Number of states reachable from the start, interchangeable pieces counted once. */
  readonly stateCount?: number;
  /** Where the layout (and a stated length) comes from. */
  readonly source: string;
  /** How the optimum was proved, and who found the same. */
  readonly verifiedBy: string;
  /** Anything else, in prose. */
  readonly notes?: string;
};
