/*
 * The kinds of a family: for each, all its placements on the board and how they neighbour. Axis,
 * walls and gates are in the neighbours alone, so the kernel knows nothing of them.
 */
import { finish } from '@glissade/core';

/** Cells as bits, by cell number; boards of at most 64 cells. */
export type Cells = bigint;

export const NO_NEIGHBOUR = 255;

/** Most placements of one kind. */
export const PLACES_MAX = 64;

export type Kind = {
  /** Cells of a piece. */
  readonly area: number;
  /** By place, ascending by first cell. */
  readonly masks: readonly Cells[];
  /** By 4 × place + direction (up, right, down, left): the place one step on, or 255. */
  readonly near: Uint8Array;
  /** The kind of the mirror image, and by place, the mirror image's place in it. */
  readonly mirror: number;
  readonly mirrorPlaces: Uint8Array;
};

export type Axis = 'any' | 'h' | 'v';

/** A kind as it is described: its placements, and the axis that it keeps. */
export type KindSpec = { readonly masks: readonly Cells[]; readonly axis: Axis };

/** The mirror image of a set of cells, on a board that has such a symmetry. */
export type Mirror = (cells: Cells) => Cells;

/** Makes the kinds of a board; with a mirror, the image of each must be among them. */
export function makeKinds(specs: readonly KindSpec[], width: number, mirror?: Mirror): Kind[] {
  return finish(makingKinds(specs, width, mirror));
}

/** Kinds that are made between two yields. */
const PORTION = 100;

/** As `makeKinds`; yields between portions of work. */
export function* makingKinds(
  specs: readonly KindSpec[],
  width: number,
  mirror?: Mirror,
): Generator<undefined, Kind[]> {
  const kindsOf = new Map<Cells, number>();
  for (const [kind, { masks }] of specs.entries()) {
    for (const mask of masks) if (mirror) kindsOf.set(mask, kind);
  }
  const kinds: Kind[] = [];
  for (const [number, { masks, axis }] of specs.entries()) {
    if (number % PORTION === PORTION - 1) yield;
    const image = mirror ? kindsOf.get(mirror(masks[0]!))! : number;
    const mirrorPlaces = Uint8Array.from(masks, (mask, place) =>
      mirror ? specs[image]!.masks.indexOf(mirror(mask)) : place,
    );
    const near = nearOf(masks, width, axis);
    kinds.push({ area: countCells(masks[0]!), masks, near, mirror: image, mirrorPlaces });
  }
  return kinds;
}

/** Axes of the directions in the order of `near`. */
const AXES: readonly Axis[] = ['v', 'h', 'v', 'h'];

function nearOf(masks: readonly Cells[], width: number, axis: Axis): Uint8Array {
  const places = new Map(masks.map((mask, place) => [mask, place]));
  const near = new Uint8Array(4 * masks.length).fill(NO_NEIGHBOUR);
  const left = columnOf(0, width);
  const right = columnOf(width - 1, width);
  for (const [place, mask] of masks.entries()) {
    const moved = [
      mask >> BigInt(width),
      (mask & right) === 0n ? mask << 1n : 0n,
      mask << BigInt(width),
      (mask & left) === 0n ? mask >> 1n : 0n,
    ];
    for (const [direction, cells] of moved.entries()) {
      const to = axis === 'any' || axis === AXES[direction] ? places.get(cells) : undefined;
      if (to !== undefined) near[4 * place + direction] = to;
    }
  }
  return near;
}

function columnOf(column: number, width: number): Cells {
  let cells = 0n;
  for (let cell = column; cell < 64; cell += width) cells |= 1n << BigInt(cell);
  return cells;
}

export function countCells(cells: Cells): number {
  let count = 0;
  for (let rest = cells; rest !== 0n; rest &= rest - 1n) count++;
  return count;
}

/** The numbers of the cells, ascending. */
export function cellsOf(mask: Cells): number[] {
  const cells: number[] = [];
  for (let cell = 0; mask >> BigInt(cell) !== 0n; cell++) {
    if ((mask >> BigInt(cell)) & 1n) cells.push(cell);
  }
  return cells;
}
