/* Single tiles carried over a board by the gap. */
import type { Grid } from './grid.ts';

/**
 * Carries a tile to a cell along a shortest path that turns as often as possible: going straight
 * costs 5 moves per cell, turning 3. The cells along the path must be open, except for a locked
 * line.
 */
export function carry(grid: Grid, tile: number, target: number): void {
  for (let cell = grid.cellOf[tile]!; cell !== target; cell = grid.cellOf[tile]!) {
    const direction = cheapestPush(grid, cell, target);
    const front = grid.neighbours[cell * 4 + direction]!;
    grid.locked[cell] = 1;
    grid.walkGap(front);
    grid.locked[cell] = 0;
    grid.move(direction ^ 2);
  }
}

function cheapestPush(grid: Grid, cell: number, target: number): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  const all = grid.distance(cell, target);
  for (const direction of grid.towards(cell, target)) {
    if (direction < 0) continue;
    const front = grid.neighbours[cell * 4 + direction]!;
    if (grid.locked[front]) continue;
    const isAcross = (direction & 1) === 1;
    const along = isAcross
      ? Math.abs((cell % grid.width) - (target % grid.width))
      : all - Math.abs((cell % grid.width) - (target % grid.width));
    // With turns left on both axes the longer one goes first, to keep them even.
    const cost = 2 * (grid.distance(grid.gap, front) + detour(grid, cell, direction)) - along / all;
    if (cost < least) {
      least = cost;
      best = direction;
    }
  }
  if (best < 0) throw new Error(`tile on ${cell} cannot be carried to ${target}`);
  return best;
}

/** What the gap loses by going round the tile: 2 if it stands right behind it. */
function detour(grid: Grid, cell: number, direction: number): number {
  const { width, gap } = grid;
  const isAcross = (direction & 1) === 1;
  const isInLine = isAcross
    ? Math.floor(gap / width) === Math.floor(cell / width)
    : gap % width === cell % width;
  const front = grid.neighbours[cell * 4 + direction]!;
  return isInLine && grid.distance(gap, front) > grid.distance(gap, cell) ? 2 : 0;
}
