import type { Sides } from '../../../board/board.ts';
import { rectangleCells } from '../../../board/shape.ts';
import type { ToldGoal } from '../blockReading.ts';

type Straight = {
  readonly label: string;
  readonly cells: readonly number[];
  readonly axis: 'h' | 'v';
};

/** The cells of a straight piece in its lane: a row of a board so wide, or a column. */
export function laneCells(
  axis: 'h' | 'v',
  lane: number,
  from: number,
  length: number,
  width: number,
): number[] {
  return axis === 'h'
    ? rectangleCells(lane * width + from, length, 1, width)
    : rectangleCells(from * width + lane, 1, length, width);
}

/** The row or column in which a straight piece lies. */
export function laneOf(axis: 'h' | 'v', cell: number, width: number): number {
  return axis === 'h' ? Math.floor(cell / width) : cell % width;
}

/** The goal of a straight piece at the end of its lane: right or below, else left or above. */
export function atEnd({ label, cells, axis }: Straight, { width, height }: Sides, isFar = true) {
  const { length } = cells;
  const from = isFar ? (axis === 'h' ? width : height) - length : 0;
  return { label, cells: laneCells(axis, laneOf(axis, cells[0]!, width), from, length, width) };
}

/** The goal of the car that must get out there, and a note. */
export function exitGoal(car: Straight, board: Sides, isNear = false): ToldGoal {
  const [near, far, lane] =
    car.axis === 'h' ? ['left', 'right', 'edge of its row'] : ['top', 'bottom', 'of its column'];
  const note = `goal: piece ${car.label} at the ${isNear ? near : far} ${lane}`;
  return { goals: [[atEnd(car, board, !isNear)]], notes: [note] };
}
