/* The order in which people fill a tile board: rows, then columns, then the last square. */
import type { Rest } from '@glissade/tiles/constructive/peel';

/** A border of what is left: its cells in order, and how far a step inwards is. */
export type Border = {
  readonly type: 'row' | 'column';
  readonly cells: readonly number[];
  readonly inwards: number;
  readonly rest: Rest;
};

/**
 * The next line to fill: the first row while more than two are left, then the first column; the
 * last one instead where the goal's gap is in the first. Undefined when four cells are left.
 */
export function nextBorder(rest: Rest, width: number, gapGoal: number): Border | undefined {
  const { left, right, top, bottom } = rest;
  const gapRow = Math.floor(gapGoal / width);
  const gapColumn = gapGoal % width;
  if (bottom - top > 1) {
    const isFirst = gapRow !== top;
    const y = isFirst ? top : bottom;
    return {
      type: 'row',
      cells: range(left, right).map((x) => y * width + x),
      inwards: isFirst ? width : -width,
      rest: isFirst ? { ...rest, top: top + 1 } : { ...rest, bottom: bottom - 1 },
    };
  }
  if (right - left > 1) {
    const isFirst = gapColumn !== left;
    const x = isFirst ? left : right;
    return {
      type: 'column',
      cells: range(top, bottom).map((y) => y * width + x),
      inwards: isFirst ? 1 : -1,
      rest: isFirst ? { ...rest, left: left + 1 } : { ...rest, right: right - 1 },
    };
  }
  return undefined;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
