import { symmetriesFixing } from './symmetries.ts';

/**
 * Sums of additive pattern databases, in a form that a search can update.
 *
 * A *view* is one partition of the tiles seen through one symmetry of the goal: a state and its
 * mirror image are equally far from the goal, so each partition can be used both ways. A view has
 * one *slot* for each pattern, which holds an index into `table`.
 */
export type PatternSums = {
  readonly views: number;
  /** Slots of all views. */
  readonly slots: number;
  /** First slot of each view, and after them the end. */
  readonly firstSlot: Uint8Array;
  /** Slot of each tile: [view * cells + id]. */
  readonly slotOf: Uint8Array;
  /** What a tile on a cell adds to the index of its slot: [(view * cells + id) * cells + cell]. */
  readonly weight: Int32Array;
  /**
   * What the step of a tile adds when the gap goes U R D L from a cell:
   * [((view * cells + id) * cells + gap) * 4 + direction].
   */
  readonly shift: Int32Array;
  /** Index of each slot when no tile is on the board: where its table begins. */
  readonly base: Int32Array;
  /** All tables, one after another. */
  readonly table: Uint8Array;
};

/** Slots are numbered by bytes, and the end after them too. */
const SLOTS_MAX = 255;

/** One partition: disjoint patterns (ids of tiles) and their finished tables. */
export type PatternTable = { readonly pattern: readonly number[]; readonly table: Uint8Array };

/** Lays out the sums of some partitions, each seen through up to `symmetriesMax` symmetries. */
export function layOutSums(
  width: number,
  height: number,
  gapGoal: number,
  partitions: readonly (readonly PatternTable[])[],
  symmetriesMax = 2,
): PatternSums {
  const cells = width * height;
  const symmetries = symmetriesFixing(width, height, gapGoal).slice(0, symmetriesMax);
  const views = partitions.flatMap((tables) => symmetries.map((map) => ({ tables, map })));
  const all = partitions.flat();
  const table = new Uint8Array(all.reduce((sum, { table }) => sum + table.length, 0));
  const beginOf = new Map<PatternTable, number>();
  let end = 0;
  for (const one of all) {
    table.set(one.table, end);
    beginOf.set(one, end);
    end += one.table.length;
  }
  const slotOf = new Uint8Array(views.length * cells);
  const weight = new Int32Array(views.length * cells * cells);
  const base: number[] = [];
  const firstSlot: number[] = [0];
  views.forEach(({ tables, map }, view) => {
    for (const one of tables) {
      const slot = base.push(beginOf.get(one)!) - 1;
      one.pattern.forEach((seen, digit) => {
        const id = map.indexOf(seen);
        slotOf[view * cells + id] = slot;
        for (let cell = 0; cell < cells; cell++) {
          weight[(view * cells + id) * cells + cell] = map[cell]! * cells ** digit;
        }
      });
    }
    firstSlot.push(base.length);
  });
  const slots = base.length;
  if (slots > SLOTS_MAX) throw new RangeError(`at most ${SLOTS_MAX} patterns in all views`);
  return {
    views: views.length,
    slots,
    firstSlot: Uint8Array.from(firstSlot),
    slotOf,
    weight,
    shift: shiftsOf(weight, width, cells),
    base: Int32Array.from(base),
    table,
  };
}

/** No view at all. */
export const NO_SUMS: PatternSums = {
  views: 0,
  slots: 0,
  firstSlot: new Uint8Array(1),
  slotOf: new Uint8Array(0),
  weight: new Int32Array(0),
  shift: new Int32Array(0),
  base: new Int32Array(0),
  table: new Uint8Array(0),
};

/** Fills the indices of all slots for a state (ids by cell). */
export function fillSlots(
  { views, slotOf, weight, base }: PatternSums,
  tiles: ArrayLike<number>,
  gap: number,
  slots: Int32Array,
): void {
  const cells = tiles.length;
  slots.set(base);
  for (let view = 0; view < views; view++) {
    for (let cell = 0; cell < cells; cell++) {
      if (cell === gap) continue;
      const of = view * cells + tiles[cell]!;
      slots[slotOf[of]!]! += weight[of * cells + cell]!;
    }
  }
}

function shiftsOf(weight: Int32Array, width: number, cells: number): Int32Array {
  const shift = new Int32Array(weight.length * 4);
  const gapMoves = [-width, 1, width, -1];
  for (let i = 0; i < weight.length; i++) {
    const gap = i % cells;
    gapMoves.forEach((by, direction) => {
      if (gap + by < 0 || gap + by >= cells) return;
      shift[i * 4 + direction] = weight[i]! - weight[i + by]!;
    });
  }
  return shift;
}
