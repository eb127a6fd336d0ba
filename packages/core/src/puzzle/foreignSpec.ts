/*
 * What only the specs of other programs may have wrong: they come without types, too. Specs that
 * our readers make have all parts, labels of their own, and cells on the board.
 */
import { BOARD_SIDE_MAX, type Board, type CellType, isSide } from '../board/board.ts';
import { firstOf } from './checkGoals.ts';
import { thePieces } from './excerpt.ts';
import type { Axis, Piece } from './puzzle.ts';
import {
  type ErrorParams,
  type PieceSpec,
  PuzzleError,
  type PuzzleErrorCode,
  type PuzzleSpec,
  type SpecPlace,
} from './spec.ts';

/** The numbers of the pieces so far, by their labels. */
type NumberOf = ReadonlyMap<string, number>;

/** Checks that throw PuzzleError while a puzzle is built, each at the first thing that is wrong. */
export type SpecChecks = {
  readonly requirePiece: (piece: PieceSpec, numberOf: NumberOf) => void;
  /** Of a cell that is no free floor. */
  readonly requireUsual: (board: Board, label: string, cell: number, other?: string) => void;
  /** Of the labels of pieces that are the same. */
  readonly requireKnown: (
    labels: readonly string[],
    pieces: readonly Piece[],
    numberOf: NumberOf,
  ) => void;
};

export const FOREIGN_CHECKS: SpecChecks = { requirePiece, requireUsual, requireKnown };

/** Throws PuzzleError unless a spec has all its parts, named as they are. */
export function requireForm(spec: PuzzleSpec): void {
  requireParts(spec);
  requireNames(spec);
  requireCellCount(spec);
}

function requireParts(spec: PuzzleSpec): void {
  const { board, pieces, goals }: Partial<PuzzleSpec> = Object(spec);
  const wrong = (code: PuzzleErrorCode, message: string, hint: string, part: SpecPlace['part']) =>
    new PuzzleError(code, message, hint, { part });
  if (!Array.isArray(board?.cells)) {
    const hint = 'give board: { width, height, cells }, the cells row by row';
    throw wrong('board-size', 'the spec has no board', hint, 'board');
  }
  if (!Array.isArray(pieces)) {
    const hint = 'give pieces: [{ label, cells }]';
    throw wrong('no-piece', 'the spec has no list of pieces', hint, 'start');
  }
  if (!Array.isArray(goals)) {
    const hint = 'give goals: [[{ label, cells }]]';
    throw wrong('goal-missing', 'the spec has no list of goals', hint, 'goal');
  }
}

const CELL_TYPES: readonly CellType[] = ['floor', 'wall', 'gate', 'outside'];
const AXES: readonly Axis[] = ['any', 'h', 'v'];

/** A cell of another type would be no floor, and a piece of another axis would never move. */
function requireNames({ board, pieces }: PuzzleSpec): void {
  const cell = [...board.cells].findIndex((type) => !CELL_TYPES.includes(type));
  if (cell >= 0) {
    const message = `cell ${cell} is ${JSON.stringify(board.cells[cell])}`;
    const hint = `a cell is one of ${CELL_TYPES.join(', ')}`;
    throw new PuzzleError('cell-type', message, hint, { part: 'board', cell }, { cell });
  }
  const odd = pieces.find(({ axis }) => axis !== undefined && !AXES.includes(axis));
  if (odd === undefined) return;
  const { label } = odd;
  const message = `piece ${label} has the axis ${JSON.stringify(odd.axis)}`;
  const hint = `an axis is one of ${AXES.join(', ')}`;
  throw new PuzzleError('piece-axis', message, hint, { part: 'start', label }, { label });
}

/** Throws where a possible board has more cells or fewer. */
function requireCellCount({ board: { width, height, cells } }: PuzzleSpec): void {
  const count = width * height;
  if (cells.length === count || ![width, height].every(isSide)) return;
  throw new PuzzleError(
    'board-size',
    `a board of ${width} by ${height} has ${count} cells, not ${cells.length}`,
    `list ${count} cells, row by row`,
    { part: 'board' },
    { width, height, most: BOARD_SIDE_MAX },
  );
}

function requirePiece({ label, cells }: PieceSpec, numberOf: NumberOf): void {
  const place: SpecPlace = { part: 'start', label };
  if (label === '' || numberOf.has(label)) {
    throw new PuzzleError(
      'piece-label',
      label === '' ? 'a piece has no label' : `piece ${label} occurs twice`,
      'give each piece its own label',
      { ...place, ...firstOf(cells) },
    );
  }
  if (cells.length > 0) return;
  throw new PuzzleError('piece-cells', `piece ${label} has no cell`, 'draw the piece', place);
}

function requireUsual({ cells }: Board, label: string, cell: number, other?: string): void {
  const place: SpecPlace = { part: 'start', label, cell };
  if (!Number.isInteger(cell) || !(cell in cells)) {
    const message = `piece ${label} lies beyond the board`;
    const params: ErrorParams = other === undefined ? {} : { other };
    throw new PuzzleError('piece-cells', message, 'move it inside', place, params);
  }
  if (cells[cell] !== 'gate') return;
  const message = `piece ${label} starts on a gate`;
  throw new PuzzleError('piece-on-gate', message, 'put it beside the gate', place);
}

function requireKnown(
  labels: readonly string[],
  pieces: readonly Piece[],
  numberOf: NumberOf,
): void {
  const at = labels.findIndex((label) => !numberOf.has(label));
  if (at < 0) return;
  const label = labels[at]!;
  throw new PuzzleError(
    'same-unknown-piece',
    `"same" names ${label}, but the start has no such piece`,
    thePieces(pieces),
    { part: 'same', label },
  );
}
