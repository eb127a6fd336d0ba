/*
 * Stores all states found so far: an arena of packed states in the order of discovery, and an
 * open-addressing hash table of their numbers.
 *
 * A state is a few 32-bit words, without an object, a parent pointer or a depth. Its depth follows
 * from its number and the level boundaries, and paths are reconstructed by moving, since moves are
 * reversible. The table has 2^k entries of 32 bits: k bits hold number + 1 (0 is empty), the other
 * 32 - k the upper bits of the hash, so nearly every entry of another state is skipped without a
 * visit to the arena. The lower k bits of the hash say where linear probing begins. All successors
 * of a state are packed and hashed before the first is looked up, so that the cache misses of their
 * probes overlap. Arena and table double when they are full; hashes are recomputed from the arena.
 *
 * Moves can be taken back, so a breadth-first search meets only states of the last two levels
 * again. `forgetBefore` limits the table to those: it stays in the processor's cache, and a full
 * one is rebuilt instead of doubled. `rememberAll` rebuilds the table of all states.
 *
 * Rejected: chunks instead of doubling (an indirection in the innermost loop); Map and string keys
 * (10 to 20 times the memory).
 *
 * Cost: 4 * words bytes per state in the arena and 6 to 12 in the table; one expected probe of each
 * for a lookup. Limit: 2^31 states.
 */
import {
  type Packing,
  packInto,
  packPlacements,
} from '@glissade/search/problem/blockProblemPacking';
import type { MemoryMeter } from '../model/memoryMeter.ts';
import { hashWords, packerFor, type SuccessorPacker } from './successorPackers.ts';
import type { SuccessorList } from './successors.ts';

/** Words of the first arena, or as many as hold this number of states. */
const ARENA_WORDS_MIN = 4096;
const ARENA_STATES_MIN = 64;
const TABLE_BITS_MIN = 12;
const TABLE_BITS_MAX = 31;
/** Below this size the table quadruples, because rehashing is the costlier part there. */
const TABLE_BITS_SMALL = 18;
/** Load factor at which the table doubles; and the highest one, when memory does not allow that. */
const LOAD = 0.7;
const LOAD_MAX = 0.9;

/** Successors packed at a time. No push is longer, because a push must not be divided. */
export const BATCH_MAX = 1024;

/** States rehashed at a time: so many at most, and no more words. */
const STATES_PER_REHASH = 50_000;
const WORDS_PER_REHASH = 1 << 18;
/** Words copied at a time into a larger arena. */
const WORDS_PER_COPY = 1 << 22;

/** States that are there already, and a table of none of them. */
type Held = { readonly arena: Int32Array; readonly table: Int32Array; readonly count: number };

export class StateStore {
  readonly packing: Packing;
  readonly words: number;
  /** State i is the words from i * words. */
  arena: Int32Array;
  count = 0;
  private table: Int32Array;
  private tableBits = TABLE_BITS_MIN;
  private readonly packer: SuccessorPacker;
  private readonly meter: MemoryMeter;
  private capacity: number;
  private room: number;
  /** States from `base` to this number are in the table: all, if it is not a new one. */
  private inTable = 0;
  /** The arena that is being copied into the present one, and the words that are. */
  private former: Int32Array | undefined;
  private copied = 0;
  /** First state that is looked for; and first one in the table, whose entry says 1. */
  private wantedFrom = 0;
  private base = 0;
  /** A state that is looked for, packed. */
  private readonly sought: Int32Array;

  /** Throws RangeError when the first tables exceed the limit. */
  constructor(packing: Packing, meter: MemoryMeter, held?: Held) {
    this.packing = packing;
    this.words = packing.words;
    this.sought = new Int32Array(packing.words);
    this.packer = packerFor(packing);
    this.meter = meter;
    this.capacity = held
      ? held.count
      : Math.max(ARENA_STATES_MIN, Math.floor(ARENA_WORDS_MIN / packing.words));
    const arena = held?.arena ?? meter.allocate(this.capacity * packing.words);
    const table = held?.table ?? meter.allocate(2 ** TABLE_BITS_MIN);
    if (!arena || !table) throw new RangeError('the memory limit leaves no room for a search');
    this.arena = arena;
    this.table = table;
    this.room = Math.floor(2 ** TABLE_BITS_MIN * LOAD);
    if (!held) return;
    this.count = held.count;
    this.inTable = held.count;
    this.wantedFrom = held.count;
    this.base = held.count;
  }

  /**
   * A store of states that another search has met, as it packs them; none can be found before
   * `rememberAll`. Undefined: not enough memory.
   */
  static holding(packing: Packing, meter: MemoryMeter, arena: Int32Array): StateStore | undefined {
    const count = arena.length / packing.words;
    const table = meter.allocate(2 ** TABLE_BITS_MIN);
    return table && new StateStore(packing, meter, { arena, table, count });
  }

  /** Adds the first state. */
  addFirst(at: Int32Array): void {
    this.arena.set(packPlacements(this.packing, at), 0);
    this.count = 1;
    this.rehashPart();
  }

  /** Adds a new state, given as placement by slot. False: not enough memory. */
  addState(at: Int32Array): boolean {
    if (!this.reserve(1)) return false;
    this.arena.set(packPlacements(this.packing, at), this.count * this.words);
    this.insert(this.count++);
    this.inTable = this.count;
    return true;
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

  /**
   * Adds those successors from `from` on that are new, in the order of the list, and fills
   * `list.indexes`. Space must have been reserved.
   */
  add(index: number, at: Int32Array, list: SuccessorList, from: number, to: number): void {
    this.lookUpRange(index, at, list, from, to, true);
  }

  /** Fills `list.indexes`. */
  locate(index: number, at: Int32Array, list: SuccessorList): void {
    this.lookUpRange(index, at, list, 0, list.count, false);
  }

  /** Whether any state can be found; else only those that the search can meet again. */
  get isFindable(): boolean {
    return this.base === 0 && !this.isRehashing;
  }

  /** Which of some states, given by number, is this one; -1: none of them. */
  findAmong(at: Int32Array, numbers: Int32Array, from: number, to: number): number {
    const { arena, sought, words } = this;
    packInto(sought, this.packing, at);
    for (let i = from; i < to; i++) {
      const first = numbers[i]! * words;
      let word = 0;
      while (word < words && arena[first + word] === sought[word]) word++;
      if (word === words) return numbers[i]!;
    }
    return -1;
  }

  /** As `find`, without the table: looks at all states, one after the other. */
  findWithoutTable(at: Int32Array): number {
    const { arena, sought, words } = this;
    packInto(sought, this.packing, at);
    for (let number = 0; number < this.count; number++) {
      let word = 0;
      while (word < words && arena[number * words + word] === sought[word]) word++;
      if (word === words) return number;
    }
    return -1;
  }

  /** The number of a state given as placement by slot, or -1. */
  find(at: Int32Array): number {
    const { arena, table, words } = this;
    const state = this.sought;
    packInto(state, this.packing, at);
    const hash = hashWords(state, 0, words);
    const low = 2 ** this.tableBits - 1;
    const before = this.base - 1;
    let place = hash & low;
    for (let entry = table[place]!; entry !== 0; entry = table[place]!) {
      if (((entry ^ hash) & ~low) === 0) {
        const first = ((entry & low) + before) * words;
        let word = 0;
        while (word < words && arena[first + word] === state[word]) word++;
        if (word === words) return (entry & low) + before;
      }
      place = (place + 1) & low;
    }
    return -1;
  }

  /**
   * Looks up successors in batches: all packed at once would take far more memory than the list.
   */
  private lookUpRange(
    index: number,
    at: Int32Array,
    list: SuccessorList,
    first: number,
    end: number,
    add: boolean,
  ): void {
    const { arena, packer, words } = this;
    for (let from = first; from < end; from += BATCH_MAX) {
      const to = Math.min(end, from + BATCH_MAX);
      packer.pack(arena, index * words, at, list, from, to);
      this.lookUp(list, from, to, add);
    }
  }

  private lookUp(list: SuccessorList, from: number, to: number, add: boolean): void {
    const { arena, table, words } = this;
    const { made, hashes } = this.packer;
    const { indexes } = list;
    const low = 2 ** this.tableBits - 1;
    const before = this.base - 1;
    let count = this.count;
    for (let k = 0; k < to - from; k++) {
      const hash = hashes[k]!;
      const state = k * words;
      let place = hash & low;
      let found = -1;
      for (let entry = table[place]!; entry !== 0; entry = table[place]!) {
        if (((entry ^ hash) & ~low) === 0) {
          const first = ((entry & low) + before) * words;
          let word = 0;
          while (word < words && arena[first + word] === made[state + word]) word++;
          if (word === words) {
            found = (entry & low) + before;
            break;
          }
        }
        place = (place + 1) & low;
      }
      if (add && found < 0) {
        const first = count * words;
        for (let word = 0; word < words; word++) arena[first + word] = made[state + word]!;
        found = count++;
        table[place] = (hash & ~low) | (found - before);
      }
      indexes[from + k] = found;
    }
    this.count = count;
    this.inTable = count;
  }

  /** True while arena or table lack states: no other state can be added or found. */
  get isRehashing(): boolean {
    return this.inTable < this.count || this.former !== undefined;
  }

  /** Copies or rehashes some of them. */
  rehashPart(): void {
    if (this.former) {
      this.copyPart(this.former);
      return;
    }
    const states = Math.min(STATES_PER_REHASH, Math.ceil(WORDS_PER_REHASH / this.words));
    const end = Math.min(this.count, this.inTable + states);
    for (; this.inTable < end; this.inTable++) this.insert(this.inTable);
  }

  private copyPart(former: Int32Array): void {
    const all = this.count * this.words;
    const end = Math.min(all, this.copied + WORDS_PER_COPY);
    this.arena.set(former.subarray(this.copied, end), this.copied);
    this.copied = end;
    if (end < all) return;
    this.meter.release(former.byteLength);
    this.former = undefined;
  }

  private insert(number: number): void {
    const { arena, table, words } = this;
    const low = 2 ** this.tableBits - 1;
    const hash = hashWords(arena, number * words, words);
    let place = hash & low;
    while (table[place] !== 0) place = (place + 1) & low;
    table[place] = (hash & ~low) | (number - this.base + 1);
  }

  /** Makes space for `extra` more states; false if the memory limit forbids it. */
  reserve(extra: number): boolean {
    for (;;) {
      if (!this.beginReserve(extra)) return false;
      if (!this.isRehashing) return true;
      while (this.isRehashing) this.rehashPart();
    }
  }

  /**
   * The same, but the states of a new arena or table are still to be copied or rehashed, part by
   * part: then it is to be called again.
   */
  beginReserve(extra: number): boolean {
    const needed = this.count + extra;
    if (needed > this.capacity && !this.growArena(needed)) return false;
    if (this.former) return true;
    return needed <= this.room || this.growTable(needed);
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
    this.copyPart(former);
    if (this.copied < this.count * this.words) this.former = former;
    return true;
  }

  /** From now on only states from this number on are looked for. */
  forgetBefore(number: number): void {
    this.wantedFrom = number;
  }

  /**
   * Looks for all states again. They are still to be rehashed, part by part; false: not enough
   * memory.
   */
  rememberAll(): boolean {
    this.wantedFrom = 0;
    return this.base === 0 || this.makeTable(this.count, TABLE_BITS_MIN);
  }

  private growTable(needed: number): boolean {
    const wanted = needed - this.wantedFrom;
    let bits = bitsFor(wanted, this.tableBits);
    if (bits > this.tableBits && bits < TABLE_BITS_SMALL) bits++;
    // Twice as many as are wanted, so that a table is seldom filled anew.
    if (this.wantedFrom > 0) return this.makeTable(needed + wanted, bits);
    if (bits > this.tableBits && this.makeTable(needed, bits)) return true;
    this.room = Math.floor(2 ** this.tableBits * LOAD_MAX);
    return needed <= this.room;
  }

  /**
   * A table of at least 2^bits entries, to be filled from the first state wanted on, with space up
   * to the state number `end`. The old one is filled anew if it will do.
   */
  private makeTable(end: number, bitsMin: number): boolean {
    const bits = bitsFor(end - this.wantedFrom, bitsMin);
    if (bits === this.tableBits) this.table.fill(0);
    else {
      const table = this.meter.allocate(2 ** bits);
      if (!table) return false;
      this.meter.release(this.table.byteLength);
      this.table = table;
      this.tableBits = bits;
    }
    this.base = this.wantedFrom;
    this.room = this.base + Math.floor(2 ** bits * LOAD);
    this.inTable = this.base;
    return end <= this.room;
  }
}

/** Bits of a table for so many states; at the upper end they may be too few. */
function bitsFor(states: number, bitsMin: number): number {
  let bits = bitsMin;
  while (bits < TABLE_BITS_MAX && 2 ** bits * LOAD < states) bits++;
  return bits;
}
