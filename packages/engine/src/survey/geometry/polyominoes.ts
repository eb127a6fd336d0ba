import type { Cells, KindSpec } from './kinds.ts';

/**
 * All fixed polyominoes that fit on a board of at most 30 cells, with their placements: the larger
 * first, then by their cells.
 */
export function polyominoKinds(width: number, height: number): KindSpec[] {
  const shapes = new Map<number, number[]>();
  for (const mask of connectedSets(width, height)) {
    const shape = toCorner(mask, width);
    const placements = shapes.get(shape);
    if (placements) placements.push(mask);
    else shapes.set(shape, [mask]);
  }
  const area = new Map([...shapes.keys()].map((shape) => [shape, countBits(shape)]));
  return [...shapes.keys()]
    .sort((a, b) => area.get(b)! - area.get(a)! || a - b)
    .map((shape) => {
      const masks = shapes.get(shape)!.sort((a, b) => a - b);
      return { masks: masks.map((mask): Cells => BigInt(mask)), axis: 'any' };
    });
}

/** All sets of cells that hang together, by growing them a cell at a time. */
function connectedSets(width: number, height: number): Iterable<number> {
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
  }
  return sets;
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
