import { tooLittleMemory } from '../surveyLimitError.ts';
import type { KindSpec } from './kinds.ts';

/** What one placement takes until its kind is in the kernel, roughly. */
const PLACEMENT_BYTES = 1000;

/** Sets of cells and shapes that are made between two yields. */
const PORTION = 500;

/**
 * All fixed polyominoes that fit on a board of at most 30 cells, with their placements: the larger
 * first, then by their cells. Yields between portions of work. Throws SurveyLimitError where they
 * take more memory than is allowed.
 */
export function* polyominoKinds(
  width: number,
  height: number,
  memoryBytes: number,
): Generator<undefined, KindSpec[]> {
  const shapes = new Map<number, number[]>();
  let met = 0;
  for (const mask of connectedSets(width, height)) {
    const shape = toCorner(mask, width);
    const placements = shapes.get(shape);
    if (placements) placements.push(mask);
    else shapes.set(shape, [mask]);
    if (++met * PLACEMENT_BYTES > memoryBytes) throw tooLittleMemory();
    if (met % PORTION === 0) yield;
  }
  const byArea = Array.from({ length: width * height + 1 }, (): number[] => []);
  for (const shape of shapes.keys()) {
    byArea[countBits(shape)]!.push(shape);
    if (++met % PORTION === 0) yield;
  }
  const specs: KindSpec[] = [];
  for (const shape of largestFirst(byArea)) {
    // Typed arrays are sorted as numbers.
    const masks = Array.from(new Uint32Array(shapes.get(shape)!).sort(), BigInt);
    specs.push({ masks, axis: 'any' });
    if (specs.length % PORTION === 0) yield;
  }
  return specs;
}

function* largestFirst(byArea: readonly (readonly number[])[]): Generator<number> {
  for (const shapes of byArea.toReversed()) yield* new Uint32Array(shapes).sort();
}

/** All sets of cells that hang together, by growing them a cell at a time. */
function* connectedSets(width: number, height: number): Generator<number> {
  const neighbours = Array.from({ length: width * height }, (_, cell) => {
    const column = cell % width;
    let bits = 0;
    if (column > 0) bits |= 1 << (cell - 1);
    if (column < width - 1) bits |= 1 << (cell + 1);
    if (cell >= width) bits |= 1 << (cell - width);
    if (cell < width * (height - 1)) bits |= 1 << (cell + width);
    return bits;
  });
  const sets = new Set(neighbours.map((_, cell) => 1 << cell));
  for (const set of sets) {
    let around = 0;
    for (const [cell, bits] of neighbours.entries()) if (set & (1 << cell)) around |= bits;
    for (let rest = around & ~set; rest !== 0; rest &= rest - 1) sets.add(set | (rest & -rest));
    yield set;
  }
}

/** The same shape as far up and left as it goes. */
function toCorner(mask: number, width: number): number {
  let shape = mask;
  while ((shape & ((1 << width) - 1)) === 0) shape >>>= width;
  let left = 0;
  for (let cell = 0; cell < 30; cell += width) left |= 1 << cell;
  while ((shape & left) === 0) shape >>>= 1;
  return shape;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
