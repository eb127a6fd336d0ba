/*
 * Decides which tile of the solved picture lies in each cell of a photographed board, as a minimum
 * cost assignment of cells to tiles. The gap and the tile that is missing join it as one more
 * column and one more row, so that everything is decided together.
 */
import { assign } from '../digits/assign.ts';

export type TileAssignment = {
  /** The tile of each cell; for the gap, the tile that is missing. */
  readonly homes: readonly number[];
  readonly gap: number;
  /** What the tile of each cell costs; nothing for the gap. */
  readonly costs: readonly number[];
  /** How much more the cheapest assignment costs in which the cell has another tile. */
  readonly losses: readonly number[];
  /** Pairs of cells that could change places, the likeliest first. */
  readonly swaps: readonly Swap[];
};

export type Swap = { readonly pair: readonly [number, number]; readonly loss: number };

const NEVER = 1e6;

/** The missing tile is mostly the last, nearly always one in a corner. */
export function missingCosts(columns: number, rows: number): number[] {
  const count = columns * rows;
  const corners = [0, columns - 1, count - columns];
  return Array.from({ length: count }, (_, home) => {
    if (home === count - 1) return 0;
    return corners.includes(home) ? 0.6 : 2;
  });
}

export function assignTiles(
  costs: readonly (readonly number[])[],
  gapCosts: readonly number[],
  missing: readonly number[],
): TileAssignment {
  const count = costs.length;
  const whole = [...costs.map((row, cell) => [...row, gapCosts[cell]!]), [...missing, NEVER]];
  const columns = assign(whole);
  const gap = columns.indexOf(count);
  const homes = columns.slice(0, count).with(gap, columns[count]!);
  const own = homes.map((home, cell) => (cell === gap ? 0 : costs[cell]![home]!));
  const losses = lossesOf(whole, columns, gap);
  return { homes, gap, costs: own, losses, swaps: findSwaps(whole, columns, gap) };
}

/**
 * Another assignment is this one with tiles passed round among some cells: the cheapest round
 * through a cell is a shortest cycle (Floyd and Warshall), as no round gains anything. Swaps alone
 * would miss three cells whose tiles look much alike in turn.
 */
function lossesOf(
  costs: readonly (readonly number[])[],
  columns: readonly number[],
  gap: number,
): number[] {
  const loss = costs.map((row, a) =>
    columns.map((column, b) => (a === b ? NEVER : row[column]! - row[columns[a]!]!)),
  );
  for (const [via, after] of loss.entries()) {
    for (const before of loss) {
      const first = before[via]!;
      for (const [b, next] of after.entries()) before[b] = Math.min(before[b]!, first + next);
    }
  }
  const round = loss.map((row, a) => row[a]!);
  return round.slice(0, -1).with(gap, Math.min(round[gap]!, round.at(-1)!));
}

/** The missing tile stands for the gap's cell in a swap: the same two places are in doubt. */
function findSwaps(
  costs: readonly (readonly number[])[],
  columns: readonly number[],
  gap: number,
): Swap[] {
  const found: Swap[] = [];
  const cellOf = (row: number) => (row === columns.length - 1 ? gap : row);
  for (let a = 0; a < columns.length; a++) {
    for (let b = a + 1; b < columns.length; b++) {
      if (cellOf(a) === cellOf(b)) continue;
      const now = costs[a]![columns[a]!]! + costs[b]![columns[b]!]!;
      const loss = costs[a]![columns[b]!]! + costs[b]![columns[a]!]! - now;
      found.push({ pair: [cellOf(a), cellOf(b)], loss });
    }
  }
  return found.sort((a, b) => a.loss - b.loss).slice(0, 3 * columns.length);
}
