/* The sets of pieces that known games have. */
import type { Grid } from '../grid.ts';
import type { Sides } from './bands.ts';

/** How many pieces have how many cells; at 0 how many cells are free. */
export type Counts = readonly number[];

/** A set of pieces as it is sold: which there are, and how many at most. */
export type PieceSet = {
  readonly columns: number;
  readonly rows: number;
  readonly shapes: readonly (readonly [width: number, height: number])[];
  readonly most: Counts;
  /** By how much a board with so many is less likely than the usual one; undefined: it is none. */
  readonly lackOf: (counts: Counts) => number | undefined;
  /** What the sides of its pieces are like. */
  readonly sides: Sides;
  /** The least and the most borders within its pieces and its floor, if they are few. */
  readonly joined: readonly [least: number, most: number] | undefined;
};

/** A block of 2×2, bars, small blocks, two free cells; most often five bars. */
const HUA_RONG_DAO: PieceSet = {
  columns: 4,
  rows: 5,
  shapes: [
    [2, 2],
    [1, 2],
    [2, 1],
    [1, 1],
  ],
  most: [2, 8, 7, 0, 1],
  lackOf: ([free, , bars, , blocks]) => {
    if (free !== 2 || blocks !== 1 || bars! < 3) return undefined;
    return 2 * Math.abs(bars! - 5);
  },
  sides: 'straight',
  joined: [7, 12],
};

/** Cars of two cells or three. */
const RUSH_HOUR: PieceSet = {
  columns: 6,
  rows: 6,
  shapes: [
    [2, 1],
    [1, 2],
    [3, 1],
    [1, 3],
  ],
  most: [34, 0, 16, 8],
  lackOf: ([, , short, long]) => (short! + long! > 1 ? 0 : undefined),
  sides: 'round',
  joined: undefined,
};

const SETS = [HUA_RONG_DAO, RUSH_HOUR];

export const setOf = ({ columns, rows }: Grid) =>
  SETS.find((set) => set.columns === columns && set.rows === rows);
