import { BOARD_SIDE_MAX, type Board, isOpen, isSide } from '../board/board.ts';
import { equalShapes, type Shape, shapeOf } from '../board/shape.ts';
import { checkGoals } from './checkGoals.ts';
import { listOfLabels } from './excerpt.ts';
import { FOREIGN_CHECKS, requireForm, type SpecChecks } from './foreignSpec.ts';
import { groupKinds } from './kinds.ts';
import type { Goal, Piece, Puzzle } from './puzzle.ts';
import { PuzzleError, type PuzzleSpec, type SpecPlace } from './spec.ts';

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
  requireForm(spec);
  return buildWhole(spec, FOREIGN_CHECKS);
}

/** The same for a spec of our own, which has no mistake that only other programs make. */
export function buildWhole(spec: PuzzleSpec, checks?: SpecChecks): Puzzle {
  checkSides(spec);
  const { pieces, start, numberOf } = placePieces(spec, checks);
  const same = checkSame(spec, pieces, numberOf, checks);
  const goals = checkGoals(spec, pieces, numberOf);
  const { kinds, kindOf } = groupKinds(pieces, goals, same);
  const withKinds: Goal[] = goals.map((goal) =>
    goal.map(({ piece, cell }) => ({ kind: kindOf[piece]!, piece, cell })),
  );
  const type = isTiles(spec, pieces, withKinds, kinds.length) ? 'tiles' : 'blocks';
  const { board, info = {} } = spec;
  return { board, pieces, kinds, kindOf, start, goals: withKinds, same, type, info };
}

function checkSides({ board: { width, height } }: PuzzleSpec): void {
  if ([width, height].every(isSide)) return;
  throw new PuzzleError(
    'board-size',
    `a board of ${width} by ${height} cells is not possible`,
    `both sides are from 1 to ${BOARD_SIDE_MAX}`,
    { part: 'board' },
    { width, height, most: BOARD_SIDE_MAX },
  );
}

type Placed = {
  readonly pieces: Piece[];
  readonly start: Uint16Array;
  /** The number of each piece, by its label. */
  readonly numberOf: ReadonlyMap<string, number>;
};

function placePieces(spec: PuzzleSpec, checks: SpecChecks | undefined): Placed {
  const { board } = spec;
  if (spec.pieces.length === 0) {
    throw new PuzzleError('no-piece', 'the board has no piece', 'add at least one piece', {
      part: 'start',
    });
  }
  const owner: (string | undefined)[] = [];
  const numberOf = new Map<string, number>();
  const start = new Uint16Array(spec.pieces.length);
  const pieces = spec.pieces.map((given, piece): Piece => {
    checks?.requirePiece(given, numberOf);
    const { label, cells, axis = 'any' } = given;
    numberOf.set(label, piece);
    claimCells(spec, label, cells, owner, checks);
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
  checks: SpecChecks | undefined,
): void {
  for (const cell of cells) {
    const isFree = board.cells[cell] === 'floor' && owner[cell] === undefined;
    if (!isFree || !Number.isInteger(cell)) {
      checks?.requireUsual(board, label, cell, owner[cell]);
      throw refusedCell(board, label, cell, owner[cell]);
    }
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
  const place: SpecPlace = { part: 'start', label, cell };
  if (isOpen(board, cell)) {
    const message = `pieces ${other} and ${label} overlap`;
    const hint = 'give each piece its own cells';
    return new PuzzleError('piece-overlap', message, hint, place, { other: other! });
  }
  const message = `piece ${label} lies on a wall`;
  return new PuzzleError('piece-on-wall', message, 'move the piece or the wall', place);
}

function checkSame(
  spec: PuzzleSpec,
  pieces: readonly Piece[],
  numberOf: ReadonlyMap<string, number>,
  checks: SpecChecks | undefined,
): number[][] {
  return (spec.same ?? []).map((group) => {
    checks?.requireKnown(group, pieces, numberOf);
    const numbers = group.map((label) => numberOf.get(label)!);
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
