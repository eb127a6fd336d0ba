/*
 * Additive pattern databases (Korf and Felner, "Disjoint pattern database heuristics", Artificial
 * Intelligence 134, 2002): for every placement of a few tiles (the pattern), the least number of
 * their own steps to their goal cells, where other tiles move at no cost. A step moves one tile, so
 * the values of patterns without a common tile add up.
 *
 * The gap counts ("zero-aware", Clausecker and Reinefeld 2019): it goes round the tiles of the
 * pattern, not through them. So a node is a placement and the connected region of free cells that
 * holds the gap, stored as a bit mask. The breadth-first search from the goal runs over these
 * nodes, and an entry is the first level at which any region of its placement was met.
 *
 * The index of a placement has one digit per tile; the base is the number of cells. That leaves
 * holes (a 6-tile table of the 4×4 board uses 5.8 of its 16.8 million bytes), but moving a tile is
 * one addition, and the inner loop of the search needs no division. Rejected: ranks without holes
 * (smaller, but slower to update); levels as lists of nodes instead of a scan over all masks (fewer
 * reads, but scattered, and memory is the limit here).
 */

/** Largest board: the cells of a region are the bits of one number. */
export const PATTERN_CELLS_MAX = 31;

const UNSEEN = 255;

type MaskArray = Uint16Array | Uint32Array;

/** A table under construction: call `step` until it returns true. */
export class PatternDatabase {
  /** Least steps of the pattern's tiles, by sum of (cell of tile i) * cells^i. */
  readonly table: Uint8Array;
  private readonly board: MaskBoard;
  /** What one cell of each tile is worth in an index. */
  private readonly units: Int32Array;
  /** Cell of each tile of the current node. */
  private readonly cells: Int32Array;
  /** The lower and the upper half of an index. */
  private readonly low: Digits;
  private readonly high: Digits;
  /** By index: regions met so far, those of this level, those of the next. */
  private masks: { seen: MaskArray; fresh: MaskArray; later: MaskArray } | undefined;
  private place = 0;
  private level = 0;
  private grows = false;

  /** `pattern`: ids of tiles, that is their goal cells; `gapGoal` is not among them. */
  constructor(width: number, height: number, gapGoal: number, pattern: readonly number[]) {
    const count = width * height;
    if (count > PATTERN_CELLS_MAX) throw new RangeError(`at most ${PATTERN_CELLS_MAX} cells`);
    const size = count ** pattern.length;
    const newMasks = () => (count <= 16 ? new Uint16Array(size) : new Uint32Array(size));
    this.board = maskBoard(width, height);
    this.units = Int32Array.from(pattern, (_, digit) => count ** digit);
    this.cells = new Int32Array(pattern.length);
    this.low = listDigits(count, Math.ceil(pattern.length / 2));
    this.high = listDigits(count, Math.floor(pattern.length / 2));
    this.table = new Uint8Array(size).fill(UNSEEN);
    this.masks = { seen: newMasks(), fresh: newMasks(), later: newMasks() };
    const start = pattern.reduceRight((index, cell) => index * count + cell, 0);
    const taken = pattern.reduce((mask, cell) => mask | (1 << cell), 0);
    const region = this.board.flood(1 << gapGoal, this.board.all & ~taken);
    this.masks.seen[start] = region;
    this.masks.fresh[start] = region;
    this.table[start] = 0;
  }

  get bytes(): number {
    const { masks, table } = this;
    return table.byteLength + (masks ? 3 * masks.seen.byteLength : 0);
  }

  /** Looks at about `budget` places of the table; true when the table is complete. */
  step(budget: number): boolean {
    if (!this.masks) return true;
    const end = Math.min(this.place + budget, this.table.length);
    if (this.scan(this.place, end)) this.grows = true;
    this.place = end;
    if (end < this.table.length) return false;
    if (!this.grows) {
      this.masks = undefined;
      return true;
    }
    const { seen, fresh, later } = this.masks;
    this.masks = { seen, fresh: later, later: fresh };
    this.place = 0;
    this.level++;
    this.grows = false;
    return false;
  }

  /**
   * Expands the fresh nodes of a stretch of the table, that is makes every step of the pattern's
   * tiles into their regions; true if any led somewhere new.
   */
  private scan(from: number, to: number): boolean {
    const { table, units, low, high, cells } = this;
    const { neighbours, all, flood } = this.board;
    const { seen, fresh, later } = this.masks!;
    const level = this.level + 1;
    let grows = false;
    for (let index = from; index < to; index++) {
      const regions = fresh[index]!;
      if (regions === 0) continue;
      fresh[index] = 0;
      const upper = Math.floor(index / low.size);
      const lower = index - upper * low.size;
      const free = all & ~(low.taken[lower]! | high.taken[upper]!);
      for (let i = 0; i < low.count; i++) cells[i] = low.cells[lower * low.count + i]!;
      for (let i = 0; i < high.count; i++) {
        cells[low.count + i] = high.cells[upper * high.count + i]!;
      }
      for (let i = 0; i < cells.length; i++) {
        const cell = cells[i]!;
        for (let bits = neighbours[cell]! & regions; bits !== 0; bits &= bits - 1) {
          const bit = bits & -bits;
          const there = index + Math.imul(31 - Math.clz32(bit) - cell, units[i]!);
          const known = seen[there]!;
          if ((known >>> cell) & 1) continue;
          const region = flood(1 << cell, (free | (1 << cell)) & ~bit);
          seen[there] = known | region;
          later[there] = later[there]! | region;
          if (table[there] === UNSEEN) table[there] = level;
          grows = true;
        }
      }
    }
    return grows;
  }
}

/** The cells of `count` tiles, and their set, for every value of so many digits of an index. */
type Digits = {
  readonly count: number;
  readonly size: number;
  readonly cells: Uint8Array;
  readonly taken: Int32Array;
};

function listDigits(base: number, count: number): Digits {
  const size = base ** count;
  const cells = new Uint8Array(size * count);
  const taken = new Int32Array(size);
  for (let value = 0; value < size; value++) {
    for (let i = 0, rest = value; i < count; i++, rest = Math.floor(rest / base)) {
      cells[value * count + i] = rest % base;
      taken[value]! |= 1 << (rest % base);
    }
  }
  return { count, size, cells, taken };
}

/** A board whose sets of cells are bit masks. */
type MaskBoard = {
  /** The set of all cells. */
  readonly all: number;
  readonly neighbours: Int32Array;
  /** The connected region of free cells around a seed. */
  readonly flood: (seed: number, free: number) => number;
};

function maskBoard(width: number, height: number): MaskBoard {
  const count = width * height;
  const all = 2 ** count - 1;
  let first = 0;
  for (let row = 0; row < height; row++) first |= 1 << (row * width);
  const notFirst = all & ~first;
  const notLast = all & ~(first << (width - 1));
  /** A set of cells with all their neighbours; bits may go beyond the board. */
  const spread = (mask: number) =>
    mask | ((mask & notLast) << 1) | ((mask & notFirst) >>> 1) | (mask << width) | (mask >>> width);
  const flood = (seed: number, free: number) => {
    for (let mask = seed; ; ) {
      const wider = spread(mask) & free;
      if (wider === mask) return mask;
      mask = wider;
    }
  };
  const neighbours = Int32Array.from(
    { length: count },
    (_, cell) => spread(1 << cell) & all & ~(1 << cell),
  );
  return { all, neighbours, flood };
}
