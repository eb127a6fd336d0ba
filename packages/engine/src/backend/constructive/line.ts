import type { Region } from './tileBoard.ts';

/** A row or column at the edge of a region. */
export type Line = {
  readonly edge: 'top' | 'bottom' | 'left' | 'right';
  readonly cells: readonly number[];
  /** Added to a cell of the line it gives the cell behind it. */
  readonly inward: number;
};

/** Regions no longer than this on both sides are solved exactly. */
const SIDE_LAST = 3;

/** The next line to solve, across the longer side; undefined when only the last cells are left. */
export function edgeLine(region: Region, gapGoal: number, boardWidth: number): Line | undefined {
  const { left, top, right, bottom } = region;
  const width = right - left + 1;
  const height = bottom - top + 1;
  if (width <= SIDE_LAST && height <= SIDE_LAST) return undefined;
  const at = (column: number, row: number) => row * boardWidth + column;
  if (height >= width) {
    const isTop = Math.floor(gapGoal / boardWidth) !== top;
    const row = isTop ? top : bottom;
    const cells = Array.from({ length: width }, (_, i) => at(left + i, row));
    return { edge: isTop ? 'top' : 'bottom', cells, inward: isTop ? boardWidth : -boardWidth };
  }
  const isLeft = gapGoal % boardWidth !== left;
  const column = isLeft ? left : right;
  const cells = Array.from({ length: height }, (_, i) => at(column, top + i));
  return { edge: isLeft ? 'left' : 'right', cells, inward: isLeft ? 1 : -1 };
}

/** What is left of a region once a line at its edge is solved. */
export function withoutLine(region: Region, { edge }: Line): Region {
  const inward = edge === 'top' || edge === 'left' ? 1 : -1;
  return { ...region, [edge]: region[edge] + inward };
}
