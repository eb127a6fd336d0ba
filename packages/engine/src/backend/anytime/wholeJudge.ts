import { neighboursOf } from '../tiles/gapBoard.ts';

/**
 * How far a state of a whole board looks from the goal: a number for the cell of each tile and of
 * the gap, and one for the cells of each of some groups of two or three tiles. See `learned.ts` for
 * where the numbers come from. Ids and cells as in TileProblem.
 */
export type WholeJudge = {
  readonly cells: number;
  /** Where the gap comes to: [cell * 4 + direction], -1 beyond the edge. */
  readonly neighbours: Int16Array;
  /** [id * cells + cell]. */
  readonly distances: Int32Array;
  /** The groups of id t are firstOf[t] … firstOf[t + 1] - 1 of the rows below. */
  readonly firstOf: Uint16Array;
  /** Where the table of the group begins, and what one cell of the tile is worth in its index. */
  readonly begins: Uint32Array;
  readonly units: Uint16Array;
  /** The other tiles, [row * 2], and what one cell of each is worth: 0, there is none. */
  readonly others: Uint16Array;
  readonly otherUnits: Uint16Array;
  readonly table: Int16Array;
};

/** Tiles and what they add, by the sum of (cell of tile i) * cells^i. */
export type GroupTable = { readonly tiles: readonly number[]; readonly values: Int16Array };

export function layGroups(
  { width, height }: { readonly width: number; readonly height: number },
  distances: Int32Array,
  groups: readonly GroupTable[],
): WholeJudge {
  const cells = width * height;
  const table = new Int16Array(groups.reduce((sum, { values }) => sum + values.length, 0));
  const rows: { id: number; begin: number; unit: number; others: number[]; units: number[] }[] = [];
  let begin = 0;
  for (const { tiles, values } of groups) {
    table.set(values, begin);
    tiles.forEach((id, i) => {
      const rest = [0, 1, 2].filter((k) => k !== i);
      const others = rest.map((k) => tiles[k] ?? 0);
      const units = rest.map((k) => (k < tiles.length ? cells ** k : 0));
      rows.push({ id, begin, unit: cells ** i, others, units });
    });
    begin += values.length;
  }
  rows.sort((a, b) => a.id - b.id || a.begin - b.begin);
  const firstOf = new Uint16Array(cells + 1);
  for (const { id } of rows) firstOf[id + 1]!++;
  for (let id = 0; id < cells; id++) firstOf[id + 1]! += firstOf[id]!;
  return {
    cells,
    neighbours: neighboursOf(width, height),
    distances,
    firstOf,
    begins: Uint32Array.from(rows, (row) => row.begin),
    units: Uint16Array.from(rows, ({ unit }) => unit),
    others: Uint16Array.from(rows.flatMap(({ others }) => others)),
    otherUnits: Uint16Array.from(rows.flatMap(({ units }) => units)),
    table,
  };
}

/** The score of a state: ids by cell, the gap's id included. */
export function scoreOfWhole(judge: WholeJudge, board: ArrayLike<number>): number {
  const { cells, distances, firstOf, begins, units, others, otherUnits, table } = judge;
  const cellOf = new Uint16Array(cells);
  let score = 0;
  for (let cell = 0; cell < cells; cell++) {
    cellOf[board[cell]!] = cell;
    score += distances[board[cell]! * cells + cell]!;
  }
  for (let id = 0; id < cells; id++) {
    for (let row = firstOf[id]!; row < firstOf[id + 1]!; row++) {
      // Once a group: by its first tile.
      if (units[row] !== 1) continue;
      const second = cellOf[others[row * 2]!]! * otherUnits[row * 2]!;
      const third = cellOf[others[row * 2 + 1]!]! * otherUnits[row * 2 + 1]!;
      score += table[begins[row]! + cellOf[id]! + second + third]!;
    }
  }
  return score;
}
