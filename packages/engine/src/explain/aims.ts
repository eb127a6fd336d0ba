/*
 * What a chapter is for, in facts that its first and its last state show: which pieces lay where
 * the goal pieces go, and which pieces have come from one side of a goal piece to another.
 */
import { cellsOfShape, columnOf, type Puzzle, rowOf, type State } from '@glissade/core';
import type { ChapterAim, PassedPiece, Side, ToldPiece } from './explanation.ts';
import { goalPiecesOf } from './facts/told.ts';

/** The box around a piece. */
type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

export function aimOf(puzzle: Puzzle, before: State, after: State): ChapterAim {
  const goalPieces = goalPiecesOf(puzzle);
  const entered = new Set(goalPieces.flatMap((piece) => cellsOf(puzzle, piece, after)));
  const others = [...puzzle.pieces.keys()].filter((piece) => !goalPieces.includes(piece));
  const labelOf = (piece: number) => puzzle.pieces[piece]!.label;
  return {
    inTheWay: others
      .filter((piece) => cellsOf(puzzle, piece, before).some((cell) => entered.has(cell)))
      .map(labelOf),
    passed: goalPieces.flatMap((goal) =>
      others.flatMap((piece): PassedPiece[] => {
        const was = sideOf(boxOf(puzzle, piece, before), boxOf(puzzle, goal, before));
        const is = sideOf(boxOf(puzzle, piece, after), boxOf(puzzle, goal, after));
        if (was === undefined || is === undefined || was === is) return [];
        return [{ piece: labelOf(piece), of: labelOf(goal), from: was, to: is }];
      }),
    ),
  };
}

/** All pieces with the boxes around them, as a reader can tell them apart. */
export function toldPieces(puzzle: Puzzle): ToldPiece[] {
  return puzzle.pieces.map(({ label, shape }, piece) => {
    const { left, right, top, bottom } = boxOf(puzzle, piece, puzzle.start);
    return { label, columns: right - left + 1, rows: bottom - top + 1, cells: shape.length };
  });
}

function cellsOf({ board, pieces }: Puzzle, piece: number, state: State): readonly number[] {
  return cellsOfShape(board, pieces[piece]!.shape, state[piece]!)!;
}

function boxOf(puzzle: Puzzle, piece: number, state: State): Box {
  const cells = cellsOf(puzzle, piece, state);
  const columns = cells.map((cell) => columnOf(puzzle.board, cell));
  const rows = cells.map((cell) => rowOf(puzzle.board, cell));
  return {
    left: Math.min(...columns),
    right: Math.max(...columns),
    top: Math.min(...rows),
    bottom: Math.max(...rows),
  };
}

/** Where the first lies, seen from the second; undefined where that is two things or nothing. */
function sideOf(one: Box, other: Box): Side | undefined {
  const sides: Side[] = [];
  if (one.bottom < other.top) sides.push('above');
  if (one.top > other.bottom) sides.push('below');
  if (one.right < other.left) sides.push('left');
  if (one.left > other.right) sides.push('right');
  return sides.length === 1 ? sides[0] : undefined;
}
