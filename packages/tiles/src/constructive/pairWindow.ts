import type { Grid } from './grid.ts';

/**
 * The shortest moves of the gap, within a window, that bring two tiles home: the id of a tile is
 * its home. Breadth-first over the places of the two tiles and the gap (at most 12·11·10). Throws
 * if the window cannot do it, which one of 2×3 cells or more always can.
 */
export function pairMoves(
  grid: Grid,
  window: readonly number[],
  pair: readonly [number, number],
): number[] {
  const size = window.length;
  const [homeA, homeB] = pair.map((tile) => window.indexOf(tile)) as [number, number];
  const [fromA, fromB] = pair.map((tile) => window.indexOf(grid.cellOf[tile]!)) as [number, number];
  const next = window.flatMap((cell) =>
    [0, 1, 2, 3].map((direction) => window.indexOf(grid.neighbours[cell * 4 + direction]!)),
  );
  const start = (fromA * size + fromB) * size + window.indexOf(grid.gap);
  const cameFrom = new Int32Array(size ** 3).fill(-1);
  const cameBy = new Uint8Array(size ** 3);
  cameFrom[start] = start;
  const queue = [start];
  for (const state of queue) {
    const gap = state % size;
    const b = Math.floor(state / size) % size;
    const a = Math.floor(state / (size * size));
    if (a === homeA && b === homeB) {
      grid.visited += queue.length;
      return wayTo(state, cameFrom, cameBy);
    }
    for (let direction = 0; direction < 4; direction++) {
      const to = next[gap * 4 + direction]!;
      if (to < 0) continue;
      const moved = ((to === a ? gap : a) * size + (to === b ? gap : b)) * size + to;
      if (cameFrom[moved] !== -1) continue;
      cameFrom[moved] = state;
      cameBy[moved] = direction;
      queue.push(moved);
    }
  }
  throw new Error(`no way to bring ${pair.join(' and ')} home`);
}

function wayTo(end: number, cameFrom: Int32Array, cameBy: Uint8Array): number[] {
  const way: number[] = [];
  for (let state = end; cameFrom[state] !== state; state = cameFrom[state]!) {
    way.push(cameBy[state]!);
  }
  return way.reverse();
}
