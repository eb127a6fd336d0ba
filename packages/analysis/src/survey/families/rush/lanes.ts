/*
 * The lanes of a car board: rows and columns, and the cars of 2 and 3 that share one. A lane keeps
 * a free cell, because cars and walls that fill it can never move.
 */
import type { KindSpec } from '../../geometry/kinds.ts';

export const SIDE_MIN = 3;
export const SIDE_MAX = 7;

const SIZES = [2, 3] as const;

/** Numbers of cars of 2 and of 3 in a lane. */
export type Group = { readonly twos: number; readonly threes: number };

/** A lane: a row (`h`), or a column (`v`); its number, from 0. */
export type Lane = { readonly axis: 'h' | 'v'; readonly number: number };

/** The row of the red car: above the middle where there is none. */
export const redRow = (side: number) => (side - 1) >> 1;

/** Cars that a lane of so many cells can have beside a free one. */
export function groupsOf(cells: number): Group[] {
  const groups: Group[] = [];
  for (let twos = 0; 2 * twos < cells; twos++) {
    for (let threes = 0; 2 * twos + 3 * threes < cells; threes++) groups.push({ twos, threes });
  }
  return groups;
}

/** Rows but that of the red car, then columns. */
export function lanesOf(side: number): Lane[] {
  const numbers = Array.from({ length: side }, (_, number) => number);
  const rows = numbers.filter((number) => number !== redRow(side));
  return [
    ...rows.map((number) => ({ axis: 'h', number }) as const),
    ...numbers.map((number) => ({ axis: 'v', number }) as const),
  ];
}

/** The cells of a car, or of a wall of one cell, in a lane. */
export function cellsAt({ axis, number }: Lane, from: number, size: number, side: number): bigint {
  let cells = 0n;
  for (let at = from; at < from + size; at++) {
    cells |= 1n << BigInt(axis === 'h' ? number * side + at : at * side + number);
  }
  return cells;
}

function placesIn(lane: Lane, size: number, side: number, first = 0): KindSpec {
  const count = side - size + 1 - first;
  const masks = Array.from({ length: count }, (_, at) => cellsAt(lane, first + at, size, side));
  return { masks, axis: lane.axis };
}

/**
 * The kinds of all boards of a side: the red car by the column from which it may stand (walls in
 * its row lie to its left), a 2 and a 3 in each lane, then a wall on each cell.
 */
export type RushKinds = {
  readonly specs: readonly KindSpec[];
  readonly red: (column: number) => number;
  /** Of the lane with this number in `lanesOf`. */
  readonly car: (lane: number, size: 2 | 3) => number;
  readonly wall: (cell: number) => number;
};

export function rushKinds(side: number): RushKinds {
  const row: Lane = { axis: 'h', number: redRow(side) };
  const lanes = lanesOf(side);
  const reds = Array.from({ length: side - 1 }, (_, column) => placesIn(row, 2, side, column));
  const cars = lanes.flatMap((lane) => SIZES.map((size) => placesIn(lane, size, side)));
  const walls = Array.from({ length: side * side }, (_, cell): KindSpec => {
    return { masks: [1n << BigInt(cell)], axis: 'any' };
  });
  return {
    specs: [...reds, ...cars, ...walls],
    red: (column) => column,
    car: (lane, size) => reds.length + 2 * lane + (size - 2),
    wall: (cell) => reds.length + cars.length + cell,
  };
}
