/*
 * What a chapter is for, in facts that its first and its last state show: which pieces lay where
 * the goal pieces go, and which pieces have come from one side of a goal piece to another.
 */
import { cellsOfShape, type Puzzle, type State } from '@glissade/core';
import type { ChapterSubgoal } from './chapter.ts';
import { type Box, boxOf, goalPiecesOf } from './facts/describedFacts.ts';
import type { PassedPiece, PieceBox, Side } from './factTypes.ts';

export function chapterSubgoal(puzzle: Puzzle, before: State, after: State): ChapterSubgoal {
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
        const sideIn = (state: State) =>
          sideOf(boxOf(puzzle, piece, state[piece]!), boxOf(puzzle, goal, state[goal]!));
        const [was, is] = [sideIn(before), sideIn(after)];
        if (was === undefined || is === undefined || was === is) return [];
        return [{ piece: labelOf(piece), of: labelOf(goal), from: was, to: is }];
      }),
    ),
  };
}

/** All pieces with the boxes around them, as a reader can tell them apart. */
export function pieceBoxes(puzzle: Puzzle): PieceBox[] {
  return puzzle.pieces.map(({ label, shape }, piece) => {
    const { left, right, top, bottom } = boxOf(puzzle, piece, puzzle.start[piece]!);
    return { label, columns: right - left + 1, rows: bottom - top + 1, cells: shape.length };
  });
}

function cellsOf({ board, pieces }: Puzzle, piece: number, state: State): readonly number[] {
  return cellsOfShape(board, pieces[piece]!.shape, state[piece]!)!;
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
