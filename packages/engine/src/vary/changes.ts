/* What one change of a puzzle can be, and the puzzle after it. */
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
import type { ToldPlace } from '../explain/explanation.ts';
import { OptionError } from '../solve/options/optionError.ts';
import { glued, SIDES, widened, withoutPieces } from './reshaping.ts';

/** One change of a puzzle. Places are counted from 1; those of pieces are the box around them. */
export type Change =
  | {
      /** A piece is taken away. */
      readonly type: 'remove';
      /** Its label. */
      readonly piece: string;
    }
  | {
      /** A free cell becomes a wall. */
      readonly type: 'wall';
      /** Where it is. */
      readonly at: ToldPlace;
    }
  | {
      /** A wall becomes a free cell. */
      readonly type: 'open';
      /** Where it is. */
      readonly at: ToldPlace;
    }
  | {
      /** Two pieces that touch at the start are one, with the label of the first. */
      readonly type: 'glue';
      /** The label of the first. */
      readonly piece: string;
      /** The label of the second. */
      readonly other: string;
    }
  | {
      /** The board has one more row or column of floor. */
      readonly type: 'widen';
      /** Where it is. */
      readonly side: (typeof SIDES)[number];
    }
  | {
      /** A piece starts elsewhere, all others where they were. */
      readonly type: 'shift';
      /** Its label. */
      readonly piece: string;
      /** Where it was. */
      readonly from: ToldPlace;
      /** Where it starts now. */
      readonly to: ToldPlace;
    }
  | {
      /** Another piece of the shape and axis of one that is there. */
      readonly type: 'add';
      /** The label of the new one. */
      readonly piece: string;
      /** The label of the piece that it is a copy of. */
      readonly like: string;
      /** Where it starts. */
      readonly at: ToldPlace;
    }
  | {
      /** The puzzle starts from another state, which can be reached from the start by play. */
      readonly type: 'start';
      /** The origins of the pieces, by number. */
      readonly state: readonly number[];
      /** Moves from the start before. */
      readonly distance: number;
    };

/**
 * What changes can be: all but the last two are listed by `vary`.
 *
 * @example
 * ```ts
 * import { CHANGE_TYPES } from 'glissade/vary';
 * console.log(CHANGE_TYPES.length); // → 8
 * ```
 */
export const CHANGE_TYPES = [
  ...(['remove', 'glue', 'wall', 'open', 'shift'] as const),
  ...(['widen', 'add', 'start'] as const),
] as const;

/**
 * Every single change: pieces that no goal names removed, or glued to one that they touch; free
 * cells walled up, walls opened; each piece started wherever else it fits; one more row or column
 * of floor at each side. What would be no puzzle is left out.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { changesOf } from 'glissade/vary';
 * const puzzle = parsePuzzle('start:\nA..\ngoal:\n..A');
 * console.log(changesOf(puzzle).map(({ type }) => type).join(' '));
 * // → wall shift shift widen widen widen widen
 * ```
 */
export function changesOf(puzzle: Puzzle): Change[] {
  const listing = listingChanges(puzzle);
  for (;;) {
    const { done, value } = listing.next();
    if (done) return value;
  }
}

/** The same, with a yield after each change that was looked at. */
export function* listingChanges(puzzle: Puzzle): Generator<undefined, Change[]> {
  const spec = specOf(puzzle);
  const widenings = SIDES.map((side): Change => ({ type: 'widen', side }));
  const all = [
    ...[...removals(spec), ...glueings(spec)],
    ...[...walls(spec), ...shifts(spec), ...widenings],
  ];
  const possible: Change[] = [];
  for (const change of all) {
    if (changed(puzzle, change)) possible.push(change);
    yield;
  }
  return possible;
}

/** Changes are looked at one by one, and each is a puzzle of its own. */
const CHANGES_MAX = 20_000;

/** Throws OptionError for puzzles that are too large for that. */
export function requireFewChanges({ board, pieces }: Puzzle): void {
  // Each cell may become a wall, and each piece start on it.
  const count = board.cells.length * (pieces.length + 1);
  if (count <= CHANGES_MAX) return;
  throw new OptionError(
    'combination',
    `a board of ${board.width} by ${board.height} cells with ${pieces.length} pieces has up to ` +
      `${count} changes`,
    `give a puzzle of at most ${CHANGES_MAX}: cells times pieces, and once more the cells`,
  );
}

/** Whether a change keeps the shapes of the pieces and the size of the board. */
export function isInSize({ type }: Change): boolean {
  return type !== 'glue' && type !== 'widen';
}

/** Every copy of a piece that no goal names, wherever there is room; one for equal pieces. */
export function additionsOf(puzzle: Puzzle): Change[] {
  const spec = specOf(puzzle);
  const named = new Set(spec.goals.flat().map(({ label }) => label));
  const labels = new Set(spec.pieces.map(({ label }) => label));
  const piece = [...LABELS].find((label) => !labels.has(label));
  if (piece === undefined) return [];
  const covered = new Set(spec.pieces.flatMap(({ cells }) => cells));
  return puzzle.kinds.flatMap(({ pieces: [first] }) => {
    const model = spec.pieces[first!]!;
    if (named.has(model.label)) return [];
    return placesFor(spec, model, covered).map(
      (at): Change => ({ type: 'add', piece, like: model.label, at }),
    );
  });
}

const LABELS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

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

function removals({ pieces, goals }: PuzzleSpec): Change[] {
  const named = new Set(goals.flat().map(({ label }) => label));
  return pieces
    .filter(({ label }) => !named.has(label))
    .map(({ label }) => ({ type: 'remove', piece: label }));
}

/** Each two pieces that no goal names, in their order; those that do not touch are not glued. */
function glueings({ pieces, goals }: PuzzleSpec): Change[] {
  const named = new Set(goals.flat().map(({ label }) => label));
  const free = pieces.filter(({ label }) => !named.has(label)).map(({ label }) => label);
  return free.flatMap((piece, i) =>
    free.slice(i + 1).map((other): Change => ({ type: 'glue', piece, other })),
  );
}

function walls(spec: PuzzleSpec): Change[] {
  const { board } = spec;
  const covered = new Set(spec.pieces.flatMap(({ cells }) => cells));
  const cellsOf = (type: string) => [...board.cells.keys()].filter((c) => board.cells[c] === type);
  const at = (cell: number) => placeOf(spec, [cell]);
  return [
    ...cellsOf('floor')
      .filter((cell) => !covered.has(cell))
      .map((cell): Change => ({ type: 'wall', at: at(cell) })),
    ...cellsOf('wall').map((cell): Change => ({ type: 'open', at: at(cell) })),
  ];
}

function shifts(spec: PuzzleSpec): Change[] {
  const { pieces } = spec;
  return pieces.flatMap((piece) => {
    const from = placeOf(spec, piece.cells);
    const taken = new Set(pieces.filter((each) => each !== piece).flatMap(({ cells }) => cells));
    return placesFor(spec, piece, taken)
      .filter((to) => to.column !== from.column || to.row !== from.row)
      .map((to): Change => ({ type: 'shift', piece: piece.label, from, to }));
  });
}

/** Where a piece can lie on floor that is not taken. */
function placesFor(spec: PuzzleSpec, piece: PieceSpec, taken: ReadonlySet<number>): ToldPlace[] {
  const { board } = spec;
  const from = placeOf(spec, piece.cells);
  return [...board.cells.keys()].flatMap((cell) => {
    const to = { column: columnOf(board, cell) + 1, row: rowOf(board, cell) + 1 };
    const cells = movedCells(spec, piece, from, to);
    const isFit = cells?.every((each) => board.cells[each] === 'floor' && !taken.has(each));
    return isFit ? [to] : [];
  });
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
  { column, row }: ToldPlace,
  from: 'floor' | 'wall',
  to: 'floor' | 'wall',
): PuzzleSpec | undefined {
  const { board } = spec;
  const cell = cellAt(board, column - 1, row - 1);
  if (cell < 0 || board.cells[cell] !== from) return undefined;
  return { ...spec, board: { ...board, cells: board.cells.with(cell, to) } };
}

/** The upper left corner of the box around some cells. */
export function placeOf({ board }: Pick<PuzzleSpec, 'board'>, cells: readonly number[]): ToldPlace {
  const column = Math.min(...cells.map((cell) => columnOf(board, cell)));
  const row = Math.min(...cells.map((cell) => rowOf(board, cell)));
  return { column: column + 1, row: row + 1 };
}

/** The cells of a piece moved from place to place; undefined where one leaves the board. */
function movedCells(
  { board }: PuzzleSpec,
  { cells }: PieceSpec | GoalSpec,
  from: ToldPlace,
  to: ToldPlace,
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
