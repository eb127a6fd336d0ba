import { BOARD_SIDE_MAX, type Board, type CellType, isOpen } from '../board/board.ts';
import { equalShapes, type Shape, shapeOf } from '../board/shape.ts';
import { checkGoals, firstOf } from './checkGoals.ts';
import { listOfLabels, thePieces } from './excerpt.ts';
import { groupKinds } from './kinds.ts';
import type { Axis, Goal, Piece, Puzzle } from './puzzle.ts';
import {
  type ErrorParams,
  PuzzleError,
  type PuzzleErrorCode,
  type PuzzleSpec,
  type SpecPlace,
} from './spec.ts';

/**
 * Checks a spec and makes it a Puzzle. Throws PuzzleError at the first thing that is wrong; the
 * spec is untouched. The puzzle shares the spec's board and info.
 *
 * @example
 * ```ts
 * import { buildPuzzle, solveSync } from 'glissade';
 * const board = { width: 3, height: 1, cells: ['floor', 'floor', 'floor'] as const };
 * const puzzle = buildPuzzle({
 *   board,
 *   pieces: [{ label: 'A', cells: [0] }],
 *   goals: [[{ label: 'A', cells: [2] }]],
 * });
 * console.log(solveSync(puzzle).status); // → solved
 * ```
 */
export function buildPuzzle(spec: PuzzleSpec): Puzzle {
  requireParts(spec);
  requireNames(spec);
  return buildWhole(spec);
}

/** The same for a spec of our own, which has all its parts. */
export function buildWhole(spec: PuzzleSpec): Puzzle {
  checkBoard(spec);
  const { pieces, start, numberOf } = placePieces(spec);
  const same = checkSame(spec, pieces, numberOf);
  const goals = checkGoals(spec, pieces, numberOf);
  const { kinds, kindOf } = groupKinds(pieces, goals, same);
  const withKinds: Goal[] = goals.map((goal) =>
    goal.map(({ piece, cell }) => ({ kind: kindOf[piece]!, piece, cell })),
  );
  const type = isTiles(spec, pieces, withKinds, kinds.length) ? 'tiles' : 'blocks';
  const { board, info = {} } = spec;
  return { board, pieces, kinds, kindOf, start, goals: withKinds, same, type, info };
}

/** Specs come from programs without types, too. */
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

function checkBoard({ board }: PuzzleSpec): void {
  const { width, height, cells } = board;
  const fits = (side: number) => Number.isInteger(side) && side >= 1 && side <= BOARD_SIDE_MAX;
  const areSides = fits(width) && fits(height);
  if (areSides && cells.length === width * height) return;
  const [message, hint] = areSides
    ? [
        `a board of ${width} by ${height} has ${width * height} cells, not ${cells.length}`,
        `list ${width * height} cells, row by row`,
      ]
    : [
        `a board of ${width} by ${height} cells is not possible`,
        `both sides are from 1 to ${BOARD_SIDE_MAX}`,
      ];
  const params = { width, height, most: BOARD_SIDE_MAX };
  throw new PuzzleError('board-size', message, hint, { part: 'board' }, params);
}

type Placed = {
  readonly pieces: Piece[];
  readonly start: Uint16Array;
  /** The number of each piece, by its label. */
  readonly numberOf: ReadonlyMap<string, number>;
};

function placePieces(spec: PuzzleSpec): Placed {
  const { board } = spec;
  if (spec.pieces.length === 0) {
    throw new PuzzleError('no-piece', 'the board has no piece', 'add at least one piece', {
      part: 'start',
    });
  }
  const owner: (string | undefined)[] = [];
  const numberOf = new Map<string, number>();
  const start = new Uint16Array(spec.pieces.length);
  const pieces = spec.pieces.map(({ label, cells, axis = 'any' }, piece): Piece => {
    if (label === '' || numberOf.has(label)) {
      throw new PuzzleError(
        'piece-label',
        label === '' ? 'a piece has no label' : `piece ${label} occurs twice`,
        'give each piece its own label',
        { part: 'start', label, ...firstOf(cells) },
      );
    }
    numberOf.set(label, piece);
    claimCells(spec, label, cells, owner);
    const { shape, origin } = shapeOf(board, cells);
    start[piece] = origin;
    return { label, shape, axis };
  });
  return { pieces, start, numberOf };
}

function claimCells(
  { board }: PuzzleSpec,
  label: string,
  cells: readonly number[],
  owner: (string | undefined)[],
): void {
  if (cells.length === 0) {
    throw new PuzzleError('piece-cells', `piece ${label} has no cell`, 'draw the piece', {
      part: 'start',
      label,
    });
  }
  for (const cell of cells) {
    const isFree = board.cells[cell] === 'floor' && owner[cell] === undefined;
    if (!isFree || !Number.isInteger(cell)) throw refusedCell(board, label, cell, owner[cell]);
    owner[cell] = label;
  }
}

/** What is wrong with a cell of a piece that is no free floor. */
function refusedCell(
  board: Board,
  label: string,
  cell: number,
  other: string | undefined,
): PuzzleError {
  const [code, message, hint]: [PuzzleError['code'], string, string] =
    !Number.isInteger(cell) || !(cell in board.cells)
      ? ['piece-cells', `piece ${label} lies beyond the board`, 'move it inside']
      : !isOpen(board, cell)
        ? ['piece-on-wall', `piece ${label} lies on a wall`, 'move the piece or the wall']
        : board.cells[cell] === 'gate'
          ? ['piece-on-gate', `piece ${label} starts on a gate`, 'put it beside the gate']
          : [
              'piece-overlap',
              `pieces ${other} and ${label} overlap`,
              'give each piece its own cells',
            ];
  const params: ErrorParams = other === undefined ? {} : { other };
  return new PuzzleError(code, message, hint, { part: 'start', label, cell }, params);
}

function checkSame(
  spec: PuzzleSpec,
  pieces: readonly Piece[],
  numberOf: ReadonlyMap<string, number>,
): number[][] {
  return (spec.same ?? []).map((group) => {
    const numbers = group.map((label) => {
      const number = numberOf.get(label);
      if (number === undefined) {
        throw new PuzzleError(
          'same-unknown-piece',
          `"same" names ${label}, but the start has no such piece`,
          thePieces(pieces),
          { part: 'same', label },
        );
      }
      return number;
    });
    requireAlike(
      group,
      numbers.map((number) => pieces[number]!),
    );
    return numbers;
  });
}

function requireAlike(group: readonly string[], pieces: readonly Piece[]): void {
  const first = pieces[0];
  const odd = pieces.find(
    ({ shape, axis }) => !equalShapes(shape, first!.shape as Shape) || axis !== first!.axis,
  );
  if (!odd) return;
  throw new PuzzleError(
    'same-shape',
    `"same" groups ${listOfLabels(group)}, but ${first!.label} and ${odd.label} differ in shape ` +
      'or axis',
    'only pieces of equal shape and axis can be the same',
    { part: 'same', label: odd.label },
  );
}

function isTiles(
  { board }: PuzzleSpec,
  pieces: readonly Piece[],
  goals: readonly Goal[],
  kinds: number,
): boolean {
  return (
    pieces.length === board.cells.length - 1 &&
    board.width >= 2 &&
    board.height >= 2 &&
    board.cells.every((type) => type === 'floor') &&
    kinds === pieces.length &&
    pieces.every(({ shape, axis }) => shape.length === 1 && axis === 'any') &&
    goals.every((goal) => goal.length === pieces.length)
  );
}
