import type { Packing } from '@glissade/search/problem/blockProblemPacking';
import type { SuccessorList } from './successors.ts';

/** Packs all successors of a state, and hashes them. */
export interface SuccessorPacker {
  /** Successor k of the list starts at word (k - from) * words. */
  readonly made: Int32Array;
  /** By k - from. */
  readonly hashes: Int32Array;
  /**
   * `at`: the state's placements, as packed in `arena` from word `first`. Packs those of the list
   * from `from` to `to` - 1, of which the first does not come on top of the one before it.
   */
  pack(
    arena: Int32Array,
    first: number,
    at: Int32Array,
    list: SuccessorList,
    from: number,
    to: number,
  ): void;
}

/** Mixes one more word into a hash. */
function mixWord(hash: number, word: number): number {
  return ((hash << 15) | (hash >>> 17)) ^ Math.imul(word, 0x9e3779b1);
}

/** Final mix, by which every bit depends on every bit (MurmurHash3, Appleby 2011). */
function finishHash(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const whole = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return whole ^ (whole >>> 16);
}

/** The hash of a packed state, whose words begin at `first`. */
export function hashWords(table: Int32Array, first: number, words: number): number {
  let hash = 0;
  for (let i = first; i < first + words; i++) hash = mixWord(hash, table[i]!);
  return finishHash(hash);
}

/** The faster packer where it applies: states of at most three words. */
export function packerFor(packing: Packing): SuccessorPacker {
  return packing.words <= 3 ? new NarrowPacker(packing) : new WidePacker(packing);
}

abstract class Packer {
  made = new Int32Array(0);
  hashes = new Int32Array(0);
  protected readonly packing: Packing;

  constructor(packing: Packing) {
    this.packing = packing;
  }

  protected reserve(count: number): void {
    if (this.hashes.length >= count) return;
    this.made = new Int32Array(count * 2 * this.packing.words);
    this.hashes = new Int32Array(count * 2);
  }
}

/**
 * Keeps the words in local variables. A field is changed by adding the difference times its place
 * value, which is 2^shift in the word of the field and 0 in the others, so no branch selects the
 * word.
 */
export class NarrowPacker extends Packer implements SuccessorPacker {
  private readonly unit0: Int32Array;
  private readonly unit1: Int32Array;
  private readonly unit2: Int32Array;

  constructor(packing: Packing) {
    super(packing);
    const unitIn = (word: number) =>
      packing.slotShift.map((shift, slot) => (packing.slotWord[slot] === word ? 1 << shift : 0));
    this.unit0 = unitIn(0);
    this.unit1 = unitIn(1);
    this.unit2 = unitIn(2);
  }

  pack(
    arena: Int32Array,
    first: number,
    at: Int32Array,
    list: SuccessorList,
    from: number,
    to: number,
  ): void {
    this.reserve(to - from);
    const { made, hashes, unit0, unit1, unit2 } = this;
    const { firstOf, lastOf, words } = this.packing;
    const { slots, targets } = list;
    const two = words > 1;
    const three = words > 2;
    const base0 = arena[first]!;
    const base1 = two ? arena[first + 1]! : 0;
    const base2 = three ? arena[first + 2]! : 0;
    let word0 = base0;
    let word1 = base1;
    let word2 = base2;
    for (let k = 0; k < to - from; k++) {
      let slot = slots[from + k]!;
      if (slot >= 0) {
        word0 = base0;
        word1 = base1;
        word2 = base2;
      } else slot = ~slot;
      const target = targets[from + k]!;
      // The moved piece passes others of its kind: each of them takes the slot before (or after)
      // its own.
      const up = target > at[slot]! ? 1 : -1;
      const end = up === 1 ? lastOf[slot]! : firstOf[slot]!;
      for (;;) {
        const passed = slot !== end && (at[slot + up]! - target) * up < 0;
        const change = (passed ? at[slot + up]! : target) - at[slot]!;
        word0 = (word0 + Math.imul(change, unit0[slot]!)) | 0;
        word1 = (word1 + Math.imul(change, unit1[slot]!)) | 0;
        word2 = (word2 + Math.imul(change, unit2[slot]!)) | 0;
        if (!passed) break;
        slot += up;
      }
      made[k * words] = word0;
      let hash = mixWord(0, word0);
      if (two) {
        made[k * words + 1] = word1;
        hash = mixWord(hash, word1);
      }
      if (three) {
        made[k * words + 2] = word2;
        hash = mixWord(hash, word2);
      }
      hashes[k] = finishHash(hash);
    }
  }
}

/** Works in place, for states of any number of words; same results as NarrowPacker. */
export class WidePacker extends Packer implements SuccessorPacker {
  pack(
    arena: Int32Array,
    first: number,
    at: Int32Array,
    list: SuccessorList,
    from: number,
    to: number,
  ): void {
    this.reserve(to - from);
    const { made } = this;
    const { words, firstOf, lastOf } = this.packing;
    for (let k = 0; k < to - from; k++) {
      let slot = list.slots[from + k]!;
      const target = list.targets[from + k]!;
      const offset = k * words;
      if (slot >= 0) made.set(arena.subarray(first, first + words), offset);
      else {
        slot = ~slot;
        made.copyWithin(offset, offset - words, offset);
      }
      for (const last = lastOf[slot]!; slot < last && at[slot + 1]! < target; slot++) {
        this.change(offset, slot, at[slot + 1]! - at[slot]!);
      }
      for (const first = firstOf[slot]!; slot > first && at[slot - 1]! > target; slot--) {
        this.change(offset, slot, at[slot - 1]! - at[slot]!);
      }
      this.change(offset, slot, target - at[slot]!);
      this.hashes[k] = hashWords(made, offset, words);
    }
  }

  private change(offset: number, slot: number, difference: number): void {
    const { slotWord, slotShift } = this.packing;
    this.made[offset + slotWord[slot]!]! += difference << slotShift[slot]!;
  }
}
