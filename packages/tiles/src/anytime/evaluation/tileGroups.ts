/**
 * A group of two to four tiles, and where its table begins. Index in the table: the sum of (place
 * of tile i) * places^i.
 */
export type PlacedGroup = {
  readonly tiles: readonly number[];
  readonly begin: number;
  /** For each tile its place by cell; by default the cell itself. */
  readonly places?: readonly ArrayLike<number>[];
};

/** Tables of groups of tiles, laid out for looking up what one tile's move changes. */
export type Groups<Values = Uint8Array | Int8Array | Int16Array> = {
  /** The groups of id t are firstOf[t] … firstOf[t + 1] - 1 of the rows below. */
  readonly firstOf: Uint16Array;
  /** Where the table of the group begins. */
  readonly begins: Int32Array;
  /** 1 for one tile of each group. */
  readonly isFirst: Uint8Array;
  /** What the cell of the tile adds to the index: it stands at offsets[ownAt[row] + cell]. */
  readonly ownAt: Int32Array;
  /**
   * The other tiles, [row * 3], and the same for each of them. Where there is none, the tile itself
   * once more, which adds nothing.
   */
  readonly others: Uint16Array;
  readonly otherAt: Int32Array;
  readonly offsets: Int32Array;
  readonly table: Values;
};

type Row = {
  readonly id: number;
  readonly begin: number;
  readonly isFirst: boolean;
  readonly ownAt: number;
  readonly others: readonly number[];
  readonly otherAt: readonly number[];
};

/** Rows are numbered by 16 bits, and the end after them too. */
const ROWS_MAX = 0xffff;

/** Lays groups out for a board; the tables are of boards with so many `places`. */
export function layGroups<Values>(
  cells: number,
  places: number,
  groups: readonly PlacedGroup[],
  table: Values,
): Groups<Values> {
  const offsets = new Offsets(cells);
  const rows: Row[] = [];
  for (const { tiles, begin, places: placesOf } of groups) {
    const all = tiles.map((_, i) => offsets.at(placesOf?.[i], places ** i));
    tiles.forEach((id, i) => {
      const rest = [0, 1, 2, 3].filter((k) => k !== i);
      const others = rest.map((k) => tiles[k] ?? id);
      const otherAt = rest.map((k) => all[k] ?? offsets.at(undefined, 0));
      rows.push({ id, begin, isFirst: i === 0, ownAt: all[i]!, others, otherAt });
    });
  }
  rows.sort((a, b) => a.id - b.id || a.begin - b.begin);
  if (rows.length > ROWS_MAX) throw new RangeError(`at most ${ROWS_MAX} tiles in all groups`);
  const firstOf = new Uint16Array(cells + 1);
  for (const { id } of rows) firstOf[id + 1]!++;
  for (let id = 0; id < cells; id++) firstOf[id + 1]! += firstOf[id]!;
  return {
    firstOf,
    begins: Int32Array.from(rows, (row) => row.begin),
    isFirst: Uint8Array.from(rows, (row) => (row.isFirst ? 1 : 0)),
    ownAt: Int32Array.from(rows, (row) => row.ownAt),
    others: Uint16Array.from(rows.flatMap(({ others }) => others)),
    otherAt: Int32Array.from(rows.flatMap(({ otherAt }) => otherAt)),
    offsets: Int32Array.from(offsets.values),
    table,
  };
}

/** Lists of what a cell adds to an index, each once. */
class Offsets {
  readonly values: number[] = [];
  private readonly cells: Uint16Array;
  private readonly begins = new Map<ArrayLike<number>, Map<number, number>>();

  constructor(cells: number) {
    this.cells = Uint16Array.from({ length: cells }, (_, cell) => cell);
  }

  /** Where the list begins of the places that the cells are, times a unit. */
  at(places: ArrayLike<number> = this.cells, unit: number): number {
    const units = this.begins.get(places) ?? new Map<number, number>();
    this.begins.set(places, units);
    const known = units.get(unit);
    if (known !== undefined) return known;
    const begin = this.values.length;
    units.set(unit, begin);
    for (let cell = 0; cell < this.cells.length; cell++) this.values.push(places[cell]! * unit);
    return begin;
  }
}

/** Tables one after another, and where each begins. */
export function joinTables<Values extends Uint8Array | Int16Array>(
  tables: readonly Values[],
  room: (length: number) => Values,
): { table: Values; begins: number[] } {
  const begins: number[] = [];
  let end = 0;
  for (const { length } of tables) {
    begins.push(end);
    end += length;
  }
  const table = room(end);
  tables.forEach((one, i) => {
    table.set(one, begins[i]!);
  });
  return { table, begins };
}
