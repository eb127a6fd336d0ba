import type { CellType } from '../board/board.ts';
import { buildPuzzle } from '../puzzle/build.ts';
import type { Puzzle, PuzzleInfo } from '../puzzle/puzzle.ts';
import type { GoalSpec } from '../puzzle/spec.ts';
import { specOf } from '../puzzle/specOf.ts';

/**
 * A puzzle as plain JSON, for storage; `unpackPuzzle` validates it. Not as text: the readers of all
 * forms would double what the page loads before it shows a board.
 */
export type SavedPuzzle = {
  /** Columns of the board. */
  readonly width: number;
  /** One letter a cell: f floor, w wall, g gate, o outside. */
  readonly cells: string;
  /** Label, cells, and the axis where it is not `any`. */
  readonly pieces: readonly (readonly [string, readonly number[], ('h' | 'v')?])[];
  /** Label and cells of the pieces of each goal. */
  readonly goals: readonly (readonly (readonly [string, readonly number[]])[])[];
  /** Groups of labels that the goals do not tell apart. */
  readonly same?: readonly (readonly string[])[];
  /** Who made the puzzle, and what it is called. */
  readonly info?: PuzzleInfo;
};

const TYPE_OF: Readonly<Record<string, CellType>> = {
  f: 'floor',
  w: 'wall',
  g: 'gate',
  o: 'outside',
};

export function packPuzzle(puzzle: Puzzle): SavedPuzzle {
  const { board, pieces, goals, same = [], info = {} } = specOf(puzzle);
  return {
    width: board.width,
    cells: board.cells.map((type) => type[0]).join(''),
    pieces: pieces.map(({ label, cells, axis }) =>
      axis === 'h' || axis === 'v' ? [label, cells, axis] : [label, cells],
    ),
    goals: goals.map((goal) => goal.map(({ label, cells }) => [label, cells])),
    ...(same.length > 0 ? { same } : {}),
    info,
  };
}

/** Throws where the JSON is no puzzle. */
export function unpackPuzzle(saved: SavedPuzzle): Puzzle {
  const { width, cells, pieces, goals, same, info } = saved;
  return buildPuzzle({
    board: { width, height: cells.length / width, cells: [...cells].map((c) => TYPE_OF[c]!) },
    pieces: pieces.map(([label, own, axis]) => ({ label, cells: own, axis })),
    goals: goals.map((goal) => goal.map(([label, own]): GoalSpec => ({ label, cells: own }))),
    same,
    info,
  });
}
