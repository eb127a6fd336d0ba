/*
 * The board as a whole: the likeliest among the boards of a known set of pieces, and those that
 * borders and floor tell without one.
 */
import { type Grid, rightAndBelow } from '../grid.ts';
import type { Border } from './borders.ts';
import type { CellColor } from './cellColors.ts';
import { type Color, distance } from './color.ts';
import { likeliestCovers } from './covers.ts';
import { borderKey, type Evidence, evidenceOf, floorJoin, type Seen } from './evidence.ts';
import {
  ALIKE,
  BARE,
  type Guess,
  type KnownColors,
  mayBeOfFloor,
  numberPieces,
} from './guesses.ts';
import { type PieceSet, setOf } from './knownSets.ts';
import { NOISE } from './layouts.ts';

/** A board that a picture may show, and whether a known set has its pieces. */
export type Whole = {
  /** The piece on each cell, counted in reading order; -1 where it is free. */
  readonly pieces: readonly number[];
  /** The logarithm of its likelihood. */
  readonly score: number;
  readonly threshold: number;
  readonly isOfSet: boolean;
};

/**
 * How many guesses, thresholds and colours of the floor are tried, those that show most between the
 * pieces and those that explain the cells best, and how many boards kept.
 */
const [GUESSES, THRESHOLDS, FLOORS, KEPT] = [4, 3, 2, 6];
/** For cars, whose floor is seen well: the thresholds of the likeliest guesses. */
const GUESSED = 2;
/** By how much less likely a board is that no set has. */
const NO_SET = 4;
/** How much a clear threshold counts at most. */
const CLEAR_MOST = 1.5;

/** What a picture may show if its grid is that of a known set, the likeliest first; or nothing. */
export function wholeBoards(
  grid: Grid,
  seen: Seen,
  guesses: readonly Guess[],
  known: KnownColors,
): Whole[] {
  const set = setOf(grid);
  if (!set) return [];
  const tried = guesses.slice(0, GUESSES);
  const found = new Map<string, Whole>();
  const keep = (whole: Whole) => {
    const before = found.get(whole.pieces.join());
    if (!before || before.score < whole.score) found.set(whole.pieces.join(), whole);
  };
  for (const { threshold, evidence } of evidences(set, seen, tried, known)) {
    for (const { pieces, score } of likeliestCovers(set, evidence, KEPT)) {
      keep({ pieces: inReadingOrder(pieces), score, threshold, isOfSet: true });
    }
    for (const guess of tried) {
      const pieces = numberPieces(guess);
      const score = scoreOf(grid, pieces, evidence) - NO_SET;
      keep({ pieces, score, threshold, isOfSet: false });
    }
  }
  return [...found.values()].sort((a, b) => b.score - a.score);
}

/** What the board shows, for each threshold and colour of the floor that is likely. */
function evidences(
  set: PieceSet,
  seen: Seen,
  guesses: readonly Guess[],
  known: KnownColors,
): readonly { readonly threshold: number; readonly evidence: Evidence }[] {
  const { cells, borders } = seen;
  const thresholds = set.joined
    ? thresholdsAmong(borders, set.joined)
    : [...new Set(guesses.map(({ threshold }) => threshold))]
        .slice(0, GUESSED)
        .map((threshold) => ({ threshold, gap: 0 }));
  const colors = set.joined ? floorColors(cells, known) : [guesses[0]!.color];
  return thresholds.flatMap(({ threshold, gap }) => {
    const all = colors.map((color) => evidenceOf(seen, threshold, color, set.most[0]!));
    const first = (worth: (evidence: Evidence) => number) =>
      all.toSorted((one, other) => worth(other) - worth(one)).slice(0, FLOORS);
    const likely = new Set([
      ...first(({ shown }) => shown),
      ...first((evidence) => mostOf(evidence, set.most[0]!)),
    ]);
    return [...likely].map((evidence) => ({
      threshold,
      evidence: { ...evidence, base: evidence.base + gap },
    }));
  });
}

/** What a board may come to with its free cells where they fit best, whatever is joined. */
const mostOf = ({ base, frees }: Evidence, freeMost: number) =>
  frees
    .toSorted((a, b) => b - a)
    .slice(0, freeMost)
    .reduce((sum, odds) => sum + Math.max(0, odds), base);

/** Where changes are told apart best, with about as many below as a set has. */
function thresholdsAmong(
  borders: readonly Border[],
  [least, most]: readonly [number, number],
): { readonly threshold: number; readonly gap: number }[] {
  const sorted = borders.map(({ change }) => change + NOISE).sort((a, b) => a - b);
  return Array.from({ length: most - least + 1 }, (_, at) => {
    const [low, high] = [sorted[least + at - 1]!, sorted[least + at]!];
    const gap = Math.min(Math.log(high / low), CLEAR_MOST);
    return { threshold: Math.sqrt(low * high) - NOISE, gap };
  })
    .sort((a, b) => b.gap - a.gap)
    .slice(0, THRESHOLDS);
}

/** Colours that more than one cell has, one of them without a drawing. */
function floorColors(cells: readonly CellColor[], known: KnownColors): Color[] {
  const found: { readonly color: Color; count: number }[] = [];
  for (const { color, bare } of cells) {
    const same = found.find((one) => distance(one.color, color) < ALIKE);
    if (same) same.count++;
    else if (bare > BARE && mayBeOfFloor(color, known)) found.push({ color, count: 1 });
  }
  return found.filter(({ count }) => count > 1).map(({ color }) => color);
}

/** The logarithm of the likelihood of any board. */
function scoreOf(grid: Grid, pieces: readonly number[], evidence: Evidence): number {
  const joinOf = (a: number, b: number) =>
    pieces[a]! < 0 ? floorJoin(evidence, a, b) : evidence.joins.get(borderKey(a, b))!;
  return pieces.reduce((sum, piece, cell) => {
    const joined = rightAndBelow(grid, cell)
      .filter((other) => pieces[other] === piece)
      .reduce((part, other) => part + joinOf(cell, other), 0);
    return sum + joined + (piece < 0 ? evidence.frees[cell]! : 0);
  }, evidence.base);
}

function inReadingOrder(pieces: readonly number[]): number[] {
  const order = [...new Set(pieces.filter((piece) => piece >= 0))];
  return pieces.map((piece) => (piece < 0 ? -1 : order.indexOf(piece)));
}
