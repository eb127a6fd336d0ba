/** Random things laid on a board: the geometry behind the random puzzles. */
import {
  type Axis,
  type Board,
  cellsOfShape,
  type GoalSpec,
  isOpen,
  type PieceSpec,
  type Shape,
  shapeOf,
} from '@glissade/core';

/** Squares, lines, corners, skew ones, and some whose cells do not touch. */
export const SHAPES: readonly Shape[] = [
  '#',
  '#',
  '##',
  '#/#',
  '##/##',
  '###',
  '##/#',
  '.#/##',
  '.#/#',
  '#.#',
  '#.#/.../#',
].map(shapeDrawn);

/** A shape to be put where it fits. */
export type Placing = { readonly shape: Shape; readonly at: number; readonly axis: Axis };

function shapeDrawn(rows: string): Shape {
  const cells = rows
    .split('/')
    .flatMap((row, y) => [...row].flatMap((one, x) => (one === '#' ? [[x, y] as const] : [])));
  const [left] = cells[0]!;
  return cells.map(([x, y]) => [x - left, y]);
}

/** Puts shapes where they fit, the others nowhere; the first fits in any case. */
export function place(
  board: Board,
  placings: readonly Placing[],
): { cells: number[]; axis: Axis }[] {
  const free = board.cells.map((type) => type === 'floor');
  const placed: { cells: number[]; axis: Axis }[] = [];
  for (const { shape, at, axis } of placings) {
    const cells = cellsOfShape(board, shape, at % free.length);
    if (!cells?.every((cell) => free[cell])) continue;
    for (const cell of cells) free[cell] = false;
    placed.push({ cells, axis });
  }
  if (placed.length === 0) placed.push({ cells: [board.cells.indexOf('floor')], axis: 'any' });
  return placed.sort((a, b) => a.cells[0]! - b.cells[0]!);
}

export function labelled(
  placed: readonly { cells: number[]; axis: Axis }[],
  labels: readonly string[],
): PieceSpec[] {
  return placed.slice(0, labels.length).map(({ cells, axis }, index) => ({
    label: labels[index]!,
    cells,
    ...(axis === 'any' ? {} : { axis }),
  }));
}

/** A goal with some of the pieces, each moved to a random place if it fits there. */
export function goalOf(
  board: Board,
  pieces: readonly PieceSpec[],
  choices: readonly number[],
): GoalSpec[] {
  const taken = new Set<number>();
  const goal: GoalSpec[] = [];
  choices.forEach((choice, index) => {
    const { label, cells } = pieces[(choice + index) % pieces.length]!;
    if (goal.some((named) => named.label === label)) return;
    const moved = movedTo(board, cells, choice % board.cells.length);
    const wanted = [moved, cells].find((some) => some?.every((cell) => !taken.has(cell)));
    if (!wanted) return;
    for (const cell of wanted) taken.add(cell);
    goal.push({ label, cells: wanted });
  });
  return goal.sort((a, b) => a.cells[0]! - b.cells[0]!);
}

function movedTo(board: Board, cells: readonly number[], to: number): number[] | undefined {
  const moved = cellsOfShape(board, shapeOf(board, cells).shape, to);
  return moved?.every((cell) => isOpen(board, cell)) ? moved : undefined;
}

/** Groups of pieces that look alike, taken or left by chance. */
export function sameOf(board: Board, pieces: readonly PieceSpec[], chance: number): string[][] {
  const groups = new Map<string, string[]>();
  for (const { label, cells, axis = 'any' } of pieces) {
    const key = `${axis} ${shapeOf(board, cells).shape.join(' ')}`;
    groups.set(key, [...(groups.get(key) ?? []), label]);
  }
  return [...groups.values()].filter(
    (group, index) => group.length > 1 && ((chance >> (index % 8)) & 1) === 1,
  );
}
