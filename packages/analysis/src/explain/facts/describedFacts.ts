import { cellsOfShape, columnOf, type Puzzle, rowOf } from '@glissade/core';
import type { BoardPlace, PairFact, PiecePlacement, PlacementFact } from '../factTypes.ts';
import type { Fact, Place } from './facts.ts';

/** The pieces that some goal names, and those that may stand for them. */
export function goalPiecesOf({ goals, kinds }: Puzzle): number[] {
  const named = new Set(goals.flatMap((goal) => goal.map(({ kind }) => kind)));
  return [...named].flatMap((kind) => kinds[kind]!.pieces).sort((a, b) => a - b);
}

/** The box around a piece, in columns and rows from 0 on. */
export type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** The box around a piece with this origin. */
export function boxOf({ board, pieces }: Puzzle, piece: number, origin: number): Box {
  const cells = cellsOfShape(board, pieces[piece]!.shape, origin)!;
  const columns = cells.map((cell) => columnOf(board, cell));
  const rows = cells.map((cell) => rowOf(board, cell));
  return {
    left: Math.min(...columns),
    right: Math.max(...columns),
    top: Math.min(...rows),
    bottom: Math.max(...rows),
  };
}

/** The upper left corner of that box. */
export function placeOfPiece(puzzle: Puzzle, piece: number, origin: number): BoardPlace {
  const { left, top } = boxOf(puzzle, piece, origin);
  return { column: left + 1, row: top + 1 };
}

export function describedFact(puzzle: Puzzle, fact: Fact): PlacementFact {
  return { anyOf: fact.map(([place]) => describedPlacement(puzzle, place!)) };
}

export function describedPair(puzzle: Puzzle, fact: Fact): PairFact {
  return {
    anyOf: fact.map(([first, second]) => [
      describedPlacement(puzzle, first!),
      describedPlacement(puzzle, second!),
    ]),
  };
}

function describedPlacement(puzzle: Puzzle, { kind, cell }: Place): PiecePlacement {
  const { pieces } = puzzle.kinds[kind]!;
  return {
    pieces: pieces.map((piece) => puzzle.pieces[piece]!.label),
    at: placeOfPiece(puzzle, pieces[0]!, cell),
  };
}
