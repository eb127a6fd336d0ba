/* The puzzle after one change. */
import {
  buildPuzzle,
  cellAt,
  columnOf,
  type GoalSpec,
  type PieceSpec,
  type Puzzle,
  PuzzleError,
  type PuzzleSpec,
  rowOf,
  specOf,
} from '@glissade/core';
import type { BoardPlace } from '../explain/factTypes.ts';
import type { Change } from './changes.ts';
import { glued, widened, withoutPieces } from './reshaping.ts';

/**
 * The puzzle after a change; undefined where that is no puzzle or the change cannot be made.
 *
 * @example
 * ```ts
 * import { formatState, parsePuzzle } from 'glissade';
 * import { changed } from 'glissade/vary';
 * const puzzle = parsePuzzle('start:\nA..\ngoal:\n..A');
 * const [from, to] = [{ column: 1, row: 1 }, { column: 2, row: 1 }];
 * const nearer = changed(puzzle, { type: 'shift', piece: 'A', from, to });
 * if (nearer) console.log(formatState(nearer, nearer.start)); // → .A.
 * ```
 */
export function changed(puzzle: Puzzle, change: Change): Puzzle | undefined {
  const spec = changedSpec(puzzle, specOf(puzzle), change);
  if (!spec) return undefined;
  try {
    // Another puzzle: the title and source are of the one it was made from.
    return buildPuzzle({ ...spec, info: {} });
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}

function changedSpec(puzzle: Puzzle, spec: PuzzleSpec, change: Change): PuzzleSpec | undefined {
  switch (change.type) {
    case 'remove': {
      const left = withoutPieces(spec, [change.piece]);
      return left.pieces.length === spec.pieces.length ? undefined : left;
    }
    case 'glue':
      return glued(spec, change.piece, change.other);
    case 'widen':
      return widened(spec, change.side);
    case 'wall':
      return withCell(spec, change.at, 'floor', 'wall');
    case 'open':
      return withCell(spec, change.at, 'wall', 'floor');
    case 'shift': {
      const piece = spec.pieces.find(({ label }) => label === change.piece);
      if (!piece) return undefined;
      const cells = movedCells(spec, piece, placeOf(spec, piece.cells), change.to);
      if (!cells) return undefined;
      const moved = { ...piece, cells };
      return { ...spec, pieces: spec.pieces.map((each) => (each === piece ? moved : each)) };
    }
    case 'add': {
      const model = spec.pieces.find(({ label }) => label === change.like);
      const cells = model && movedCells(spec, model, placeOf(spec, model.cells), change.at);
      if (!cells) return undefined;
      return { ...spec, pieces: [...spec.pieces, { ...model, label: change.piece, cells }] };
    }
    case 'start':
      if (change.state.length !== puzzle.pieces.length) return undefined;
      return specOf({ ...puzzle, start: Uint16Array.from(change.state) });
  }
}

function withCell(
  spec: PuzzleSpec,
  { column, row }: BoardPlace,
  from: 'floor' | 'wall',
  to: 'floor' | 'wall',
): PuzzleSpec | undefined {
  const { board } = spec;
  const cell = cellAt(board, column - 1, row - 1);
  if (cell < 0 || board.cells[cell] !== from) return undefined;
  return { ...spec, board: { ...board, cells: board.cells.with(cell, to) } };
}

/** The upper left corner of the box around some cells. */
export function placeOf(
  { board }: Pick<PuzzleSpec, 'board'>,
  cells: readonly number[],
): BoardPlace {
  const column = Math.min(...cells.map((cell) => columnOf(board, cell)));
  const row = Math.min(...cells.map((cell) => rowOf(board, cell)));
  return { column: column + 1, row: row + 1 };
}

/** The cells of a piece moved from place to place; undefined where one leaves the board. */
export function movedCells(
  { board }: PuzzleSpec,
  { cells }: PieceSpec | GoalSpec,
  from: BoardPlace,
  to: BoardPlace,
): number[] | undefined {
  const moved = cells.map((cell) =>
    cellAt(
      board,
      columnOf(board, cell) + to.column - from.column,
      rowOf(board, cell) + to.row - from.row,
    ),
  );
  return moved.includes(-1) ? undefined : moved;
}
