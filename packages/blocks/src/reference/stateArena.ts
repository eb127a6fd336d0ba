/*
 * Packed states in the order of discovery, one after the other in a growing array.
 *
 * A state is a few 32-bit words, without an object, a parent pointer or a depth. Its depth follows
 * from its number and the level boundaries, and paths are reconstructed by moving, since moves are
 * reversible. The array doubles when it is full; a large one is copied part by part, so that the
 * caller can do other work in between.
 *
 * Rejected: chunks instead of doubling (an indirection in the innermost loop).
 *
 * Cost: 4 * words bytes per state.
 */
import {
  type Packing,
  packInto,
  packPlacements,
} from '@glissade/search/problem/blockProblemPacking';
import type { MemoryMeter } from '../model/memoryMeter.ts';

/** Words of the first arena, or as many as hold this number of states. */
const ARENA_WORDS_MIN = 4096;
const ARENA_STATES_MIN = 64;
/** Words copied at a time into a larger arena. */
const WORDS_PER_COPY = 1 << 22;

export class StateArena {
  readonly packing: Packing;
  readonly words: number;
  /** State i is the words from i * words. */
  arena: Int32Array;
  count: number;
  protected readonly meter: MemoryMeter;
  private capacity: number;
  /** The arena that is being copied into the present one, and the words that are. */
  private former: Int32Array | undefined;
  private copied = 0;
  /** A state that is looked for, packed. */
  protected readonly sought: Int32Array;

  /** Begins empty, or with the states of an arena. Throws RangeError beyond the memory limit. */
  constructor(packing: Packing, meter: MemoryMeter, held?: Int32Array) {
    const { words } = packing;
    this.packing = packing;
    this.words = words;
    this.meter = meter;
    this.sought = new Int32Array(words);
    this.count = held ? held.length / words : 0;
    this.capacity = held
      ? this.count
      : Math.max(ARENA_STATES_MIN, Math.floor(ARENA_WORDS_MIN / words));
    this.arena = held ?? allocated(meter, this.capacity * words);
  }

  /** Appends a state, given as placement by slot, for which there must be space. */
  protected append(at: Int32Array): void {
    this.arena.set(packPlacements(this.packing, at), this.count++ * this.words);
  }

  /** Unpacks a state into placement by slot. */
  load(index: number, at: Int32Array): void {
    const { arena, packing } = this;
    const { slotWord, slotShift, slotMask, slotBase } = packing;
    const first = index * this.words;
    for (let slot = 0; slot < at.length; slot++) {
      const word = arena[first + slotWord[slot]!]!;
      at[slot] = slotBase[slot]! + ((word >>> slotShift[slot]!) & slotMask[slot]!);
    }
  }

  /** Which of some states, given by number, is this one; -1: none of them. */
  findAmong(at: Int32Array, numbers: Int32Array, from: number, to: number): number {
    packInto(this.sought, this.packing, at);
    for (let i = from; i < to; i++) {
      if (this.isSought(numbers[i]!)) return numbers[i]!;
    }
    return -1;
  }

  /** The number of a state, or -1: looks at all states, one after the other. */
  findWithoutTable(at: Int32Array): number {
    packInto(this.sought, this.packing, at);
    for (let number = 0; number < this.count; number++) {
      if (this.isSought(number)) return number;
    }
    return -1;
  }

  protected isSought(number: number): boolean {
    const { arena, sought, words } = this;
    const first = number * words;
    let word = 0;
    while (word < words && arena[first + word] === sought[word]) word++;
    return word === words;
  }

  /** True while a larger arena lacks states. */
  protected get isCopying(): boolean {
    return this.former !== undefined;
  }

  /** Makes the arena hold so many states, once all are copied; false: not enough memory. */
  protected reserveStates(needed: number): boolean {
    return needed <= this.capacity || this.growArena(needed);
  }

  private growArena(needed: number): boolean {
    const stateBytes = this.words * 4;
    const affordable = Math.floor(this.meter.spare / stateBytes);
    const capacity = Math.min(Math.max(this.capacity * 2, needed), affordable);
    if (capacity < needed) return false;
    const arena = this.meter.allocate(capacity * this.words);
    if (!arena) return false;
    const former = this.arena;
    this.arena = arena;
    this.capacity = capacity;
    this.copied = 0;
    this.former = former;
    this.copyPart();
    return true;
  }

  /** Copies some of the states that a larger arena lacks. */
  protected copyPart(): void {
    const former = this.former!;
    const all = this.count * this.words;
    const end = Math.min(all, this.copied + WORDS_PER_COPY);
    this.arena.set(former.subarray(this.copied, end), this.copied);
    this.copied = end;
    if (end < all) return;
    this.meter.release(former.byteLength);
    this.former = undefined;
  }
}

/** A table that a search cannot begin without. */
export function allocated(meter: MemoryMeter, words: number): Int32Array {
  const table = meter.allocate(words);
  if (!table) throw new RangeError('the memory limit leaves no room for a search');
  return table;
}
