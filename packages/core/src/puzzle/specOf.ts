import { cellsOfShape } from '../board/shape.ts';
import type { Puzzle } from './puzzle.ts';
import type { GoalSpec, PuzzleSpec } from './spec.ts';

/**
 * The spec that `buildPuzzle` makes this puzzle from: plain JSON, everything in the same order. It
 * shares the puzzle's board and info.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { specOf } from 'glissade/core';
 * const spec = specOf(parsePuzzle('start:\nAA.\ngoal:\n.AA'));
 * console.log(spec.pieces); // → [ { label: 'A', cells: [ 0, 1 ], axis: 'any' } ]
 * ```
 */
export function specOf({ board, pieces, start, goals, same, info }: Puzzle): PuzzleSpec {
  const lying = (piece: number, origin: number): GoalSpec => {
    const { label, shape } = pieces[piece]!;
    return { label, cells: cellsOfShape(board, shape, origin) ?? [] };
  };
  return {
    board,
    pieces: pieces.map(({ axis }, piece) => ({ ...lying(piece, start[piece]!), axis })),
    goals: goals.map((goal) => goal.map(({ piece, cell }) => lying(piece, cell))),
    same: same.map((group) => group.map((piece) => pieces[piece]!.label)),
    info,
  };
}
