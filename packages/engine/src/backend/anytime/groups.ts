/** Tiles and what they add, by the sum of (cell of tile i) * cells^i; two to four of them. */
export type GroupTable<Values> = { readonly tiles: readonly number[]; readonly values: Values };

/** Tables of groups of tiles, laid out for looking up what one tile's move changes. */
export type Groups<Values = Uint8Array | Int16Array> = {
  /** The groups of id t are firstOf[t] … firstOf[t + 1] - 1 of the rows below. */
  readonly firstOf: Uint16Array;
  /** Where the table of the group begins, and what one cell of the tile is worth in its index. */
  readonly begins: Int32Array;
  readonly units: Int32Array;
  /** The other tiles, [row * 3], and what one cell of each is worth: 0, there is none. */
  readonly others: Uint16Array;
  readonly otherUnits: Int32Array;
  readonly table: Values;
};

export function layGroups<Values extends Uint8Array | Int16Array>(
  cells: number,
  groups: readonly GroupTable<Values>[],
  room: (length: number) => Values,
): Groups<Values> {
  const table = room(groups.reduce((sum, { values }) => sum + values.length, 0));
  const rows: { id: number; begin: number; unit: number; others: number[]; units: number[] }[] = [];
  let begin = 0;
  for (const { tiles, values } of groups) {
    table.set(values, begin);
    tiles.forEach((id, i) => {
      const rest = [0, 1, 2, 3].filter((k) => k !== i);
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
    firstOf,
    begins: Int32Array.from(rows, (row) => row.begin),
    units: Int32Array.from(rows, ({ unit }) => unit),
    others: Uint16Array.from(rows.flatMap(({ others }) => others)),
    otherUnits: Int32Array.from(rows.flatMap(({ units }) => units)),
    table,
  };
}
