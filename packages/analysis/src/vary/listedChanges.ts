/* Every single change of a puzzle. */
import {
  columnOf,
  OptionError,
  type PieceSpec,
  type Puzzle,
  type PuzzleSpec,
  rowOf,
  specOf,
} from '@glissade/core';
import type { BoardPlace } from '../explain/factTypes.ts';
import { changed, movedCells, placeOf } from './changed.ts';
import type { Change } from './changes.ts';
import { SIDES } from './reshaping.ts';

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

/** Every copy of a piece that no goal names, wherever there is space; one for equal pieces. */
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
function placesFor(spec: PuzzleSpec, piece: PieceSpec, taken: ReadonlySet<number>): BoardPlace[] {
  const { board } = spec;
  const from = placeOf(spec, piece.cells);
  return [...board.cells.keys()].flatMap((cell) => {
    const to = { column: columnOf(board, cell) + 1, row: rowOf(board, cell) + 1 };
    const cells = movedCells(spec, piece, from, to);
    const isFit = cells?.every((each) => board.cells[each] === 'floor' && !taken.has(each));
    return isFit ? [to] : [];
  });
}
