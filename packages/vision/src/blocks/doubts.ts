/* Places of a board of which it is not clear how they are. */
import { type Grid, rightAndBelow } from '../grid.ts';
import type { Border } from './borders.ts';
import { type Color, distance } from './color.ts';
import { ALIKE, type Guess, NEAR, numberPieces } from './guesses.ts';
import type { Area } from './layouts.ts';
import { commonestOf } from './lineOdds.ts';
import type { Whole } from './wholeReading.ts';

export type Doubts = {
  /** Neighbours that may be one piece, or two. */
  readonly borders: readonly (readonly [number, number])[];
  /** Cells that may be free, or not. */
  readonly cells: readonly number[];
};

/** What parts two cells of one colour is a line like the others, or something drawn. */
const UNLIKE = 2 * ALIKE;
/** A guess that is less likely by no more than this is a doubt. */
const CLOSE = 0.4;
/** A whole board is a doubt if it is less likely by no more than this, the logarithm of odds. */
export const CLEARLY = 3;
/** The same if another grid shows it. */
export const BARELY = 6;

/** The piece on each cell, negative where it is free. */
type Pieces = readonly number[];

/** Where a board that fits differs from those that are less likely by no more than these odds. */
export function doubtsOfWhole(
  { pieces, score }: Whole,
  others: readonly Whole[],
  grid: Grid,
  odds: number,
): Doubts {
  const near = others.filter((other) => score - other.score < odds);
  return differences(
    pieces,
    near.map((other) => other.pieces),
    grid,
  );
}

/** Where a board differs from some others of its size. */
export function differences(pieces: Pieces, others: readonly Pieces[], grid: Grid): Doubts {
  const isPiece = (some: Pieces, a: number, b: number) => some[a]! >= 0 && some[b]! >= 0;
  const isBorder = (a: number, b: number) =>
    isPiece(pieces, a, b) &&
    others.some(
      (other) => isPiece(other, a, b) && (pieces[a] === pieces[b]) !== (other[a] === other[b]),
    );
  const borders = pieces.flatMap((_, a) => {
    const differing = rightAndBelow(grid, a).filter((b) => isBorder(a, b));
    return differing.map((b) => [a, b] as const);
  });
  const cells = pieces.flatMap((piece, cell) =>
    others.some((other) => piece < 0 !== other[cell]! < 0) ? [cell] : [],
  );
  return { borders, cells };
}

/** Both, each place once. */
export function eitherOf(some: Doubts, others: Doubts): Doubts {
  const isNew = ([a, b]: readonly [number, number]) =>
    some.borders.every(([c, d]) => a !== c || b !== d);
  return {
    borders: [...some.borders, ...others.borders.filter(isNew)],
    cells: [...new Set([...some.cells, ...others.cells])],
  };
}

/** The places that are in both. */
export function bothOf(some: Doubts, others: Doubts): Doubts {
  return {
    borders: some.borders.filter(([a, b]) => others.borders.some(([c, d]) => a === c && b === d)),
    cells: some.cells.filter((cell) => others.cells.includes(cell)),
  };
}

/** Where a board of no known set is faint, or differs from the next guess. */
export function doubtsOfGuess(
  best: Guess,
  others: readonly Guess[],
  odd: readonly number[],
  colors: readonly Color[],
  borders: readonly Border[],
): Doubts {
  const pieces = numberPieces(best).join();
  const next = others.find((guess) => numberPieces(guess).join() !== pieces);
  const second = next && best.score - next.score < CLOSE ? next : undefined;
  return {
    borders: doubtfulBorders(best, colors, borders, second),
    cells: doubtfulCells(best, odd, colors, borders, second),
  };
}

/** Borders near the threshold, those within a piece above it, and those that the next guess has. */
function doubtfulBorders(
  best: Guess,
  colors: readonly Color[],
  borders: readonly Border[],
  second: Guess | undefined,
): (readonly [number, number])[] {
  const { threshold, floor } = best;
  const pieces = numberPieces(best);
  const free = new Set(floor.flat());
  const others = second && numberPieces(second);
  const parted = borders.filter(({ a, b }) => pieces[a] !== pieces[b]);
  const usual = commonestOf(parted.map(({ between }) => between));
  return borders
    .filter(({ a, b, change, between }) => {
      if (free.has(a) || free.has(b)) return false;
      const isJoined = pieces[a] === pieces[b];
      if (isJoined && change >= threshold) return true;
      const isAlike = distance(colors[a]!, colors[b]!) < ALIKE;
      if (!isJoined && isAlike && distance(between, usual) > UNLIKE) return true;
      if (others && others[a]! >= 0 && isJoined !== (others[a] === others[b])) return true;
      return change > threshold / NEAR && change < threshold * NEAR;
    })
    .map(({ a, b }) => [a, b] as const);
}

function doubtfulCells(
  { color, floor, threshold }: Guess,
  odd: readonly number[],
  colors: readonly Color[],
  borders: readonly Border[],
  second: Guess | undefined,
): number[] {
  const free = floor.flat();
  const faint = free.filter((cell) => distance(colors[cell]!, color) > ALIKE / 2);
  const unlike = unlikeFloor(borders, floor, threshold);
  const others = second?.floor.flat() ?? [];
  const changed = others.length === 0 ? [] : symmetricDifference(free, others);
  return [...new Set([...odd, ...faint, ...unlike, ...changed])];
}

const symmetricDifference = (some: readonly number[], others: readonly number[]) => [
  ...some.filter((cell) => !others.includes(cell)),
  ...others.filter((cell) => !some.includes(cell)),
];

/**
 * Cells of the floor's colour that may be a piece: between cells of the floor there are lines
 * everywhere or nowhere, so areas that break the rule are in doubt.
 */
function unlikeFloor(
  borders: readonly Border[],
  floor: readonly Area[],
  threshold: number,
): number[] {
  const free = new Set(floor.flat());
  const within = borders.filter(({ a, b }) => free.has(a) && free.has(b));
  const parted = within.filter(({ change }) => change >= threshold);
  if (parted.length === 0 || parted.length === within.length) return [];
  if (parted.length > within.length / 2) return floor.filter((area) => area.length > 1).flat();
  const cut = new Set(parted.flatMap(({ a, b }) => [a, b]));
  const largest = Math.max(...floor.map((area) => area.length));
  return floor.filter((area) => area.length < largest && area.some((cell) => cut.has(cell))).flat();
}
