/*
 * Additive pattern databases (Korf and Felner, "Disjoint pattern database heuristics", Artificial
 * Intelligence 134, 2002): for every placement of a few tiles (the pattern) the least number of
 * their own steps to their goal cells, other tiles being free to be pushed about at no cost.
 * Patterns that share no tile add up, since a step moves one tile.
 *
 * The gap counts here (Clausecker and Reinefeld 2019 call this "zero-aware"): it goes round the
 * pattern's tiles, not through them. So a node is a placement and the connected region of free
 * cells that holds the gap, kept as a bit mask; the breadth-first search from the goal runs over
 * those nodes, and an entry is the first level at which any region of its placement was met.
 *
 * A placement's index has one digit a tile, base = number of cells. That leaves holes (a 6-tile
 * table of the 4×4 board fills 5.8 of its 16.8 million bytes), but moving a tile is one addition
 * and the search's inner loop needs no division. Refused: ranks without holes (smaller, yet slower
 * to keep up); levels as lists of nodes instead of a scan over all masks (fewer reads, but
 * scattered: memory is the limit here).
 */

/** Largest board: the cells of a region are the bits of one number. */
export const PATTERN_CELLS_MAX = 31;

const UNSEEN = 255;

type MaskArray = Uint16Array | Uint32Array;

/** A table under construction: call `step` until it returns true. */
export class PatternDatabase {
  /** Least steps of the pattern's tiles, by sum of (cell of tile i) * cells^i. */
  readonly table: Uint8Array;
  private readonly pattern: readonly number[];
  private readonly board: MaskBoard;
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
    this.pattern = pattern;
    this.board = maskBoard(width, height);
    this.table = new Uint8Array(size).fill(UNSEEN);
    this.masks = { seen: newMasks(), fresh: newMasks(), later: newMasks() };
    const start = pattern.reduceRight((index, cell) => index * count + cell, 0);
    const taken = pattern.reduce((mask, cell) => mask | (1 << cell), 0);
    const region = flood(this.board, 1 << gapGoal, this.board.all & ~taken);
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

  /** Expands the fresh nodes of a stretch of the table; true if any led somewhere new. */
  private scan(from: number, to: number): boolean {
    const { board, table, level } = this;
    const { neighbours, count, all } = board;
    const { seen, fresh, later } = this.masks!;
    const size = this.pattern.length;
    const cells = new Int32Array(size);
    let grows = false;
    for (let index = from; index < to; index++) {
      const regions = fresh[index]!;
      if (regions === 0) continue;
      fresh[index] = 0;
      let taken = 0;
      for (let i = 0, rest = index; i < size; i++) {
        const next = (rest / count) | 0;
        cells[i] = rest - next * count;
        taken |= 1 << cells[i]!;
        rest = next;
      }
      for (let i = 0, unit = 1; i < size; i++, unit *= count) {
        const cell = cells[i]!;
        for (let bits = neighbours[cell]! & regions; bits !== 0; bits &= bits - 1) {
          const bit = bits & -bits;
          const there = index + (31 - Math.clz32(bit) - cell) * unit;
          if ((seen[there]! >>> cell) & 1) continue;
          const region = flood(board, 1 << cell, all & ~((taken ^ (1 << cell)) | bit));
          seen[there] |= region;
          later[there] |= region;
          if (table[there] === UNSEEN) table[there] = level + 1;
          grows = true;
        }
      }
    }
    return grows;
  }
}

/** A board whose sets of cells are bit masks. */
type MaskBoard = {
  readonly width: number;
  readonly count: number;
  readonly all: number;
  /** All cells but the first column, all but the last. */
  readonly notFirst: number;
  readonly notLast: number;
  readonly neighbours: Int32Array;
};

function maskBoard(width: number, height: number): MaskBoard {
  const count = width * height;
  let first = 0;
  for (let row = 0; row < height; row++) first |= 1 << (row * width);
  const all = 2 ** count - 1;
  const partial = {
    width,
    count,
    all,
    notFirst: all & ~first,
    notLast: all & ~(first << (width - 1)),
  };
  const neighbours = Int32Array.from(
    { length: count },
    (_, cell) => spread({ ...partial, neighbours: new Int32Array(0) }, 1 << cell) & ~(1 << cell),
  );
  return { ...partial, neighbours };
}

/** A set of cells with all their neighbours. */
function spread({ width, all, notFirst, notLast }: MaskBoard, mask: number): number {
  const across = ((mask & notLast) << 1) | ((mask & notFirst) >>> 1);
  return (mask | across | (mask << width) | (mask >>> width)) & all;
}

/** The connected region of `free` cells around a seed. */
function flood(board: MaskBoard, seed: number, free: number): number {
  let mask = seed;
  for (;;) {
    const wider = spread(board, mask) & free;
    if (wider === mask) return mask;
    mask = wider;
  }
}
