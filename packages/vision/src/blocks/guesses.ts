/*
 * What a board of blocks may be, the likeliest first. Where what is drawn on the pieces ends and
 * what parts them begins, and which of the colours is the floor, are guessed together: the floor
 * shows between the pieces, its areas need not be rectangles, nothing is drawn on it; what remains
 * must be rectangles, and games have usual pieces.
 */
import type { Grid } from '../grid.ts';
import type { Border } from './borders.ts';
import type { CellColor } from './cellColors.ts';
import { type Color, distance } from './color.ts';
import {
  type Area,
  areasOf,
  isRectangle,
  likelihoodOf,
  type Threshold,
  thresholdsOf,
} from './layouts.ts';

/** A board as it may be. */
export type Guess = {
  readonly threshold: number;
  readonly color: Color;
  readonly floor: readonly Area[];
  readonly pieces: readonly Area[];
  readonly score: number;
};

/** Changes this many times as far from the threshold are near it. */
export const NEAR = 1.5;
/** Colours that are one: light falls unevenly. */
export const ALIKE = 26;
/** On the floor nothing is drawn: of its middle more than this has its colour. */
export const BARE = 0.75;
/** So many cells in one area, rather than each behind lines of its own, tell what the floor is. */
const FLOOR_MIN = 3;
/** How much likelier a whole set is than one with bars too few, and which lines are weak. */
const [COMPLETED, WEAK] = [0.6, 0.8];
/** How much a clear threshold counts. */
const GAP_WEIGHT = 0.6;

/** What is known of colours: which one the floor has, or which it does not have. */
export type KnownColors = {
  readonly floorColor?: Color | undefined;
  readonly pieceColors?: readonly Color[] | undefined;
};

/** Whether the floor may have a colour, by what is known. */
export function mayBeOfFloor(color: Color, { floorColor, pieceColors }: KnownColors): boolean {
  if (floorColor && distance(floorColor, color) >= ALIKE) return false;
  return !pieceColors?.some((piece) => distance(piece, color) < ALIKE);
}

/** At least one; where nothing can be the floor, a board without a free cell. */
export function guessBoards(
  grid: Grid,
  cells: readonly CellColor[],
  borders: readonly Border[],
  known: KnownColors = {},
): [Guess, ...Guess[]] {
  const [best, ...others] = thresholdsOf(borders)
    .flatMap((threshold) => guessFloor(grid, cells, borders, threshold, known))
    .flatMap((guess) => [guess, ...completed(grid, guess, borders)])
    .sort((a, b) => b.score - a.score);
  return best ? [best, ...others] : [withoutFloor(cells, borders)];
}

/** Each colour as the floor. */
function guessFloor(
  grid: Grid,
  cells: readonly CellColor[],
  borders: readonly Border[],
  { change, gap }: Threshold,
  known: KnownColors,
): Guess[] {
  const areas = areasOf(cells.length, borders, change);
  const ground = borders.filter((border) => border.change > change * NEAR);
  const groups: { color: Color; areas: Area[] }[] = [];
  const mayBeFloor = (area: Area) =>
    mayBeOfFloor(cells[area[0]!]!.color, known) && meanOf(area, (cell) => cells[cell]!.bare) > BARE;
  for (const area of areas.filter(mayBeFloor)) {
    const { color } = cells[area[0]!]!;
    const group = groups.find((one) => distance(one.color, color) < ALIKE);
    if (group) group.areas.push(area);
    else groups.push({ color, areas: [area] });
  }
  const count = cells.length;
  return groups.flatMap(({ color, areas: alike }) => {
    const floor = withoutTouching(alike, borders);
    const free = floor.flat().length;
    if (free > 0.8 * count) return [];
    const shown = meanOf(ground, ({ between }) => (distance(between, color) < ALIKE ? 1 : 0));
    const near = meanOf(ground, ({ between }) => 1 - distance(between, color) / 255);
    const isOdd = floor.some((area) => !isRectangle(grid, area));
    const isLarge = Math.max(...floor.map((area) => area.length)) > 4;
    const isMany = floor.every((area) => area.length === 1) && floor.length > 0.25 * count;
    const pieces = areas.filter((area) => !floor.includes(area));
    const score =
      2 * shown +
      near +
      (isOdd ? 1.2 : 0) +
      (isLarge ? 0.6 : 0) +
      (isMany ? 0.8 : 0) +
      likelihoodOf(grid, pieces, free) +
      GAP_WEIGHT * gap;
    return [{ threshold: change, color, floor, pieces, score }];
  });
}

/** Cells of the floor's colour that lie beside it, behind a line, are a piece of that colour. */
function withoutTouching(alike: readonly Area[], borders: readonly Border[]): readonly Area[] {
  const main = alike.reduce((most, area) => (area.length > most.length ? area : most));
  if (main.length < FLOOR_MIN) return alike;
  const touches = (area: Area) =>
    borders.some(({ a, b }) => {
      return (main.includes(a) && area.includes(b)) || (main.includes(b) && area.includes(a));
    });
  return alike.filter((area) => area === main || !touches(area));
}

/** A set of Hua Rong Dao of which bars were read as two cells, because of drawings: the whole. */
function completed(grid: Grid, guess: Guess, borders: readonly Border[]): Guess[] {
  const missing = 5 - guess.pieces.filter((area) => area.length === 2).length;
  const singles = guess.pieces.filter((area) => area.length === 1).flat();
  const isNearlySet = grid.columns === 4 && grid.rows === 5 && guess.floor.flat().length === 2;
  if (!isNearlySet || missing < 1 || singles.length !== 4 + 2 * missing) return [];
  const usual = borders.filter(({ change }) => change > guess.threshold);
  const weak = WEAK * meanOf(usual, ({ change }) => change);
  const lines = borders.filter(({ a, b, change }) => {
    return change < weak && singles.includes(a) && singles.includes(b);
  });
  lines.sort((one, other) => one.change - other.change);
  const bars: Area[] = [];
  for (const { a, b } of lines) {
    const isFree = !bars.flat().includes(a) && !bars.flat().includes(b);
    if (isFree && bars.length < missing) bars.push([a, b]);
  }
  if (bars.length < missing) return [];
  const others = guess.pieces.filter(([cell]) => !bars.flat().includes(cell!));
  return [{ ...guess, pieces: [...others, ...bars], score: guess.score + COMPLETED }];
}

function withoutFloor(cells: readonly CellColor[], borders: readonly Border[]): Guess {
  const [{ change }] = thresholdsOf(borders) as [Threshold];
  const pieces = areasOf(cells.length, borders, change);
  return { threshold: change, color: cells[0]!.color, floor: [], pieces, score: 0 };
}

/** The piece on each cell, counted in reading order; -1 on the floor. */
export function numberPieces({ floor, pieces }: Pick<Guess, 'floor' | 'pieces'>): number[] {
  const numbers: number[] = [];
  for (const cell of floor.flat()) numbers[cell] = -1;
  const inOrder = pieces.toSorted((a, b) => a[0]! - b[0]!);
  inOrder.forEach((area, number) => {
    for (const cell of area) numbers[cell] = number;
  });
  return numbers;
}

export const meanOf = <T>(all: readonly T[], numberOf: (one: T) => number) =>
  all.reduce((sum, one) => sum + numberOf(one), 0) / (all.length || 1);
