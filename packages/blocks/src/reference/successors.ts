/** A part of a state's successors ends with the slot that makes it at least this long. */
export const PART_MIN = 1024;

/** Successors of one state, refilled for every expansion. */
export class SuccessorList {
  count = 0;
  /**
   * The slot that moves; or ~slot when this move is made on top of the successor before it (the
   * next tile of a push).
   */
  slots = new Int32Array(64);
  /** Its new placement. */
  targets = new Int32Array(64);
  /** Number of the state in the store, or -1: filled by `StateStore.locate` only. */
  indexes = new Int32Array(64);

  /** Makes space for `extra` more; what is there stays. */
  reserve(extra: number): void {
    const needed = this.count + extra;
    if (needed <= this.slots.length) return;
    const size = Math.max(needed, this.slots.length * 2);
    this.slots = enlarged(this.slots, size);
    this.targets = enlarged(this.targets, size);
    this.indexes = enlarged(this.indexes, size);
  }
}

function enlarged(table: Int32Array<ArrayBuffer>, size: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(size);
  copy.set(table);
  return copy;
}

/**
 * Generates the successors of one metric on one puzzle. Every unit can be taken back by one unit,
 * so they are the predecessors as well.
 */
export interface SuccessorSource {
  /** Replaces the list by the successors of a state, given as placement by slot. */
  fill(at: Int32Array, list: SuccessorList): void;
  /**
   * The same in parts, for states with very many successors: only those of the slots from `slot`
   * on, in the same order, up to a slot after which the list is long. Returns the first slot left
   * out, or the number of slots.
   */
  fillPart(at: Int32Array, list: SuccessorList, slot: number): number;
}
