/*
 * How likely what is seen on a board is, if it is laid out in a certain way: for each border the
 * odds that it parts two pieces, and for each cell the odds that it is free. Their sum is the
 * logarithm of the likelihood, so that whole boards can be compared.
 */
import { type Border, type CellColor, type Color, distance } from './cellColors.ts';
import { ALIKE, BARE } from './guesses.ts';
import { NOISE } from './layouts.ts';

/** What a board shows, for one threshold of borders and one colour of the floor. */
export type Evidence = {
  /** What it says if nothing is joined and nothing free. */
  readonly base: number;
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
  cells: readonly CellColor[],
  borders: readonly Border[],
  threshold: number,
  floor: Color,
): Evidence {
  const joins = new Map<number, number>();
  let base = floorShown(borders, threshold, floor);
  for (const { a, b, change } of borders) {
    const above = Math.log((change + NOISE) / (threshold + NOISE)) / SPREAD;
    const odds = Math.max(-MOST, Math.min(MOST, above));
    base -= Math.log1p(Math.exp(-odds));
    joins.set(borderKey(a, b), -odds);
  }
  const frees = cells.map(({ color, bare }) => {
    if (distance(color, floor) >= ALIKE) return UNLIKE;
    return bare > BARE ? FREE : DRAWN;
  });
  // A cell that looks like the floor and is covered speaks against a board.
  base -= frees.reduce((sum, odds) => sum + Math.max(0, odds), 0);
  return { base, joins, frees };
}

/** The floor may have lines between its cells, or none. */
export const floorJoin = ({ joins }: Evidence, a: number, b: number) =>
  Math.max(0, joins.get(borderKey(a, b))!);

/** How well a colour explains what is seen between the pieces. */
export function floorShown(borders: readonly Border[], threshold: number, floor: Color): number {
  const ground = borders.filter(({ change }) => change > threshold);
  const sum = ground.reduce((total, { between }) => {
    const far = distance(between, floor);
    return total + (far < ALIKE ? 2 : 0) + 1 - far / 255;
  }, 0);
  return (SHOWN * sum) / (ground.length || 1);
}
