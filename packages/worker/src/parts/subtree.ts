/*
 * IDA* in pieces. A piece is a node, told by the path to it, and the directions still to be tried
 * there. A search that stops anywhere leaves pieces behind: one for each node of its stack at which
 * something is left. Together they hold exactly the nodes that were not made yet, so however often
 * a search is stopped and cut, the nodes of a bound are those of one search without any cut.
 */
import type { Puzzle, Steps } from '@glissade/core';
import type { TableSize } from '@glissade/search/heuristic/tiles/partitions';
import { compileTiles, type TileProblem } from '@glissade/search/problem/tileProblem';
import { neighboursOf, stepsOfGapMoves } from '@glissade/tiles/board/gapBoard';

/** Path: directions of the gap as digits (0 up, 1 right, 2 down, 3 left); todo: those as bits. */
export type Piece = { readonly path: string; readonly todo: number };

/** The whole tree. */
export const ROOT: Piece = { path: '', todo: 15 };

/** Sizes of tables that a search in parts may use. */
export const SUBTREE_TABLES = ['small', 'large', 'larger', 'heavy', 'heaviest'] as const;

export type SubtreePart = {
  readonly problem: TileProblem;
  readonly tables: TableSize;
  readonly bound: number;
  /** None: only the lower bound of the start is asked for. */
  readonly pieces: readonly Piece[];
};

export type SubtreeFound = {
  readonly expanded: number;
  readonly generated: number;
  /** By the tables. */
  readonly estimate: number;
  /** What is left, where the search was stopped. */
  readonly rest: readonly Piece[];
  /** Directions of the gap along a line of the bound's length, if one was found. */
  readonly line?: Uint8Array;
};

/** The problem of a tile board, which must have one goal. */
export function subtreeProblem(puzzle: Puzzle): TileProblem {
  return compileTiles(puzzle);
}

/** The steps of a line, packed. Throws where the gap would leave the board. */
export function stepsOfLine(problem: TileProblem, line: readonly number[]): Steps {
  return stepsOfGapMoves(problem, line);
}

/** Strong tables that a machine builds in seconds, or for more than 16 cells in a minute. */
export function tablesForParts({ width, height }: TileProblem): TableSize {
  return width * height > 16 ? 'heavy' : 'large';
}

/** Groups of pieces: those near the root, which tend to be large, alone, and others together. */
export function groupPieces(pieces: readonly Piece[], groupsMax: number): Piece[][] {
  const sorted = [...pieces].sort((a, b) => a.path.length - b.path.length);
  const alone = Math.floor((groupsMax * 3) / 4);
  const groups: Piece[][] = sorted.slice(0, alone).map((piece) => [piece]);
  const others = Array.from({ length: groupsMax - alone }, (): Piece[] => []);
  for (const [number, piece] of sorted.slice(alone).entries()) {
    others[number % others.length]!.push(piece);
  }
  return [...groups, ...others.filter((group) => group.length > 0)];
}

/** Whether a piece is a path on the board that is shorter than the bound. */
export function isPieceOf({ width, height, gap }: TileProblem, bound: number, piece: Piece) {
  const { path, todo } = piece;
  if (path.length >= bound || !Number.isInteger(todo) || todo < 1 || todo > 15) return false;
  const neighbours = neighboursOf(width, height);
  let at = gap;
  for (const digit of path) {
    const direction = '0123'.indexOf(digit);
    at = direction < 0 ? -1 : neighbours[at * 4 + direction]!;
    if (at < 0) return false;
  }
  return true;
}
