/*
 * Stores all states found so far: an arena of packed states (stateArena.ts), and an open-addressing
 * hash table of their numbers.
 *
 * The table has 2^k entries of 32 bits: k bits hold number + 1 (0 is empty), the other 32 - k the
 * upper bits of the hash, so nearly every entry of another state is skipped without a visit to the
 * arena. The lower k bits of the hash say where linear probing begins. All successors of a state
 * are packed and hashed before the first is looked up, so that the cache misses of their probes
 * overlap. The table doubles when it is full; hashes are recomputed from the arena.
 *
 * Moves can be taken back, so a breadth-first search meets only states of the last two levels
 * again. `forgetBefore` limits the table to those: it stays in the processor's cache, and a full
 * one is rebuilt instead of doubled. `rememberAll` rebuilds the table of all states.
 *
 * Rejected: Map and string keys (10 to 20 times the memory).
 *
 * Cost: 6 to 12 bytes per state beside the arena; one expected probe of each for a lookup. Limit:
 * 2^31 states.
 */
import { type Packing, packInto } from '@glissade/search/problem/blockProblemPacking';
import type { MemoryMeter } from '../model/memoryMeter.ts';
import { allocated, StateArena } from './stateArena.ts';
import { hashWords, packerFor, type SuccessorPacker } from './successorPackers.ts';
import type { SuccessorList } from './successors.ts';

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

/** States that are there already, and a table of none of them. */
type Held = { readonly arena: Int32Array; readonly table: Int32Array };

export class StateStore extends StateArena {
  private table: Int32Array;
  private tableBits = TABLE_BITS_MIN;
  private readonly packer: SuccessorPacker;
  private room = Math.floor(2 ** TABLE_BITS_MIN * LOAD);
  /** States from `base` to this number are in the table: all, if it is not a new one. */
  private inTable: number;
  /** First state that is looked for; and first one in the table, whose entry says 1. */
  private wantedFrom: number;
  private base: number;

  /** Throws RangeError when the first tables exceed the limit. */
  constructor(packing: Packing, meter: MemoryMeter, held?: Held) {
    super(packing, meter, held?.arena);
    this.packer = packerFor(packing);
    this.table = held?.table ?? allocated(meter, 2 ** TABLE_BITS_MIN);
    this.inTable = this.count;
    this.wantedFrom = this.count;
    this.base = this.count;
  }

  /**
   * A store of states that another search has met, as it packs them; none can be found before
   * `rememberAll`. Undefined: not enough memory.
   */
  static holding(packing: Packing, meter: MemoryMeter, arena: Int32Array): StateStore | undefined {
    const table = meter.allocate(2 ** TABLE_BITS_MIN);
    return table && new StateStore(packing, meter, { arena, table });
  }

  /** Adds the first state. */
  addFirst(at: Int32Array): void {
    this.append(at);
    this.rehashPart();
  }

  /** Adds a new state, given as placement by slot. False: not enough memory. */
  addState(at: Int32Array): boolean {
    if (!this.reserve(1)) return false;
    this.append(at);
    this.insert(this.inTable++);
    return true;
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

  /** The number of a state given as placement by slot, or -1. */
  find(at: Int32Array): number {
    const { table, sought } = this;
    packInto(sought, this.packing, at);
    const hash = hashWords(sought, 0, this.words);
    const low = 2 ** this.tableBits - 1;
    const before = this.base - 1;
    let place = hash & low;
    for (let entry = table[place]!; entry !== 0; entry = table[place]!) {
      const number = (entry & low) + before;
      if (((entry ^ hash) & ~low) === 0 && this.isSought(number)) return number;
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
    return this.inTable < this.count || this.isCopying;
  }

  /** Copies or rehashes some of them. */
  rehashPart(): void {
    if (this.isCopying) {
      this.copyPart();
      return;
    }
    const states = Math.min(STATES_PER_REHASH, Math.ceil(WORDS_PER_REHASH / this.words));
    const end = Math.min(this.count, this.inTable + states);
    for (; this.inTable < end; this.inTable++) this.insert(this.inTable);
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
    if (!this.reserveStates(needed)) return false;
    return this.isCopying || needed <= this.room || this.growTable(needed);
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
