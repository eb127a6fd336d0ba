import {
  buildPuzzle,
  type CellType,
  type GoalSpec,
  type Puzzle,
  type PuzzleInfo,
  specOf,
} from '@glissade/core';

/**
 * A puzzle as plain JSON, checked when it comes back. Not as text: reading texts of every form
 * would double what the page loads before it shows a board.
 */
export type SavedPuzzle = {
  readonly width: number;
  /** One letter a cell: f floor, w wall, g gate, o outside. */
  readonly cells: string;
  /** Label, cells, and the axis where it is not `any`. */
  readonly pieces: readonly (readonly [string, readonly number[], ('h' | 'v')?])[];
  readonly goals: readonly (readonly (readonly [string, readonly number[]])[])[];
  readonly same?: readonly (readonly string[])[];
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
    pieces: pieces.map(([label, own, axis]) => ({
      label,
      cells: own,
      ...(axis === undefined ? {} : { axis }),
    })),
    goals: goals.map((goal) => goal.map(([label, own]): GoalSpec => ({ label, cells: own }))),
    ...(same ? { same } : {}),
    ...(info ? { info } : {}),
  });
}
