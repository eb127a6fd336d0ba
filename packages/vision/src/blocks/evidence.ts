/*
 * How likely what is seen on a board is, if it is laid out in a certain way: for each border the
 * odds that it parts two pieces, and for each cell the odds that it is free. Their sum is the
 * logarithm of the likelihood, so that whole boards can be compared.
 */
import type { Border, Rim } from './borders.ts';
import type { CellColor } from './cellColors.ts';
import { type Color, distance } from './color.ts';
import { ALIKE, BARE } from './guesses.ts';
import { NOISE } from './layouts.ts';
import { lineOddsOf } from './lineOdds.ts';
import { OPEN, type OpenSides, openLikelihood, openShare, sidesOf } from './openSides.ts';

/** The fewest cells that tell what the sides of pieces are like. */
const COVERED_MIN = 6;

/** What is seen of a board, whatever it is. */
export type Seen = {
  readonly cells: readonly CellColor[];
  readonly borders: readonly Border[];
  readonly rims: readonly Rim[];
};

/** What a board shows, for one threshold of borders and one colour of the floor. */
export type Evidence = {
  /** What it says if nothing is joined and nothing free. */
  readonly base: number;
  /** How well the colour of the floor explains what is seen between the pieces. */
  readonly shown: number;
  /** By how much it is likelier that two cells hang together than that they are parted. */
  readonly joins: ReadonlyMap<number, number>;
  /** By how much it is likelier that a cell is free than that it is covered. */
  readonly frees: readonly number[];
};

/** Changes are told apart when their ratio is well above e to the power of this. */
const SPREAD = 0.15;
/** The odds of one place are no more than this: a drawing may cross a whole border. */
const MOST = 7;
/** How much the colour between the pieces counts. */
const SHOWN = 2;
/** What speaks for a free cell of the floor's colour, and against one with a drawing or another. */
const [FREE, DRAWN, UNLIKE] = [1.5, -2, -5];

/** The key of a border: its first cell, and whether the second is below it. */
export const borderKey = (a: number, b: number) => 2 * a + (b > a + 1 ? 1 : 0);

export function evidenceOf(
  { cells, borders, rims }: Seen,
  threshold: number,
  floor: Color,
  freeMost: number,
): Evidence {
  const joins = new Map<number, number>();
  const shown = floorShown(borders, threshold, floor);
  let base = shown;
  const lineOdds = lineOddsOf(cells, borders, threshold, floor);
  for (const border of borders) {
    const { a, b, change } = border;
    const above = Math.log((change + NOISE) / (threshold + NOISE)) / SPREAD;
    const odds = Math.max(-MOST, Math.min(MOST, above)) + lineOdds(border);
    base -= Math.log1p(Math.exp(-odds));
    joins.set(borderKey(a, b), -odds);
  }
  const odds = cellOdds(cells, sidesOf(cells.length, borders, rims, threshold), floor, freeMost);
  // A cell that looks like the floor and is covered speaks against a board.
  for (const one of odds) base += one.covered - Math.max(0, one.shown);
  return { base, shown, joins, frees: odds.map((one) => one.shown + one.sides) };
}

/** For each cell the odds that it is free, and how likely its sides are if it is covered. */
function cellOdds(
  cells: readonly CellColor[],
  open: readonly OpenSides[],
  floor: Color,
  freeMost: number,
): { readonly shown: number; readonly sides: number; readonly covered: number }[] {
  const isAlike = cells.map(({ color }) => distance(color, floor) < ALIKE);
  const alike = cells.filter(({ bare }, cell) => isAlike[cell] && bare > BARE).length;
  // Where more cells look so than can be free, many pieces do.
  const free = Math.min(FREE, Math.log(cells.length / (Math.max(0, alike - freeMost) + 1)));
  const others = open.filter((_, cell) => !isAlike[cell]);
  const usual = openShare(others.length < COVERED_MIN ? open : others);
  const all = openShare(open);
  return cells.map(({ bare }, cell) => {
    const bareOdds = bare > BARE ? free : DRAWN;
    const covered = openLikelihood(open[cell]!, usual);
    return {
      shown: isAlike[cell] ? bareOdds : UNLIKE,
      sides: openLikelihood(open[cell]!, OPEN) - covered,
      covered: covered - openLikelihood(open[cell]!, all),
    };
  });
}

/** The floor may have lines between its cells, or none. */
export const floorJoin = ({ joins }: Evidence, a: number, b: number) =>
  Math.max(0, joins.get(borderKey(a, b))!);

/** How well a colour explains what is seen between the pieces. */
function floorShown(borders: readonly Border[], threshold: number, floor: Color): number {
  const ground = borders.filter(({ change }) => change > threshold);
  const sum = ground.reduce((total, { between }) => {
    const far = distance(between, floor);
    return total + (far < ALIKE ? 2 : 0) + 1 - far / 255;
  }, 0);
  return (SHOWN * sum) / (ground.length || 1);
}
