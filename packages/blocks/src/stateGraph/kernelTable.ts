/*
 * The memory of the kernel `stateGraph` for its states and the table of them, and when it grows.
 * The meter is asked for the bytes before the kernel's memory grows.
 */

import { PAGE_BYTES } from '@glissade/platform/pageBytes';
import type { StateGraphKernel } from '../kernel/stateGraph.ts';
import type { MemoryMeter } from '../model/memoryMeter.ts';

const BITS_MIN = 12;
const BITS_MAX = 31;
/** Below this size the table quadruples, because filling it anew is the costlier part there. */
const BITS_SMALL = 18;
/** Load factor at which the table grows; and the highest one, when memory does not allow that. */
const LOAD = 0.7;
const LOAD_MAX = 0.9;
/** States put into a new table at a time. */
const STATES_A_FILL = 100_000;

export class KernelTable {
  private readonly kernel: StateGraphKernel;
  private readonly stateBytes: number;
  private readonly successorsMax: number;
  private readonly meter: MemoryMeter;
  private bits: number;
  private claimed = 0;
  private wantedFrom = 0;
  private isFilled = true;
  /** The table may have the states up to this number. */
  room: number;

  private constructor(
    kernel: StateGraphKernel,
    words: number,
    successorsMax: number,
    meter: MemoryMeter,
    bits: number,
  ) {
    this.kernel = kernel;
    this.stateBytes = words * 4;
    this.successorsMax = successorsMax;
    this.meter = meter;
    this.bits = bits;
    this.room = Math.floor(2 ** bits * LOAD);
  }

  /** `open` begins the search with a table of so many bits. Undefined: not enough memory. */
  static open(
    kernel: StateGraphKernel,
    words: number,
    successorsMax: number,
    meter: MemoryMeter,
    open: (bits: number) => boolean,
  ): KernelTable | undefined {
    const bits = bitsFor(successorsMax + 1, BITS_MIN);
    const table = new KernelTable(kernel, words, successorsMax, meter, bits);
    if (!open(bits) || !table.claimUpTo(kernel.memory.buffer.byteLength)) return undefined;
    if (table.growStates(successorsMax + 1)) return table;
    table.close();
    return undefined;
  }

  /** States met so far. */
  get count(): number {
    return this.kernel.states() >>> 0;
  }

  /** Gives back what was claimed. */
  close(): void {
    this.meter.release(this.claimed);
    this.claimed = 0;
  }

  /** From now on only states from this number on are looked for. */
  forgetBefore(number: number): void {
    this.wantedFrom = number;
  }

  /** Fills a new table, part by part; whether it is filled. */
  fillPart(): boolean {
    this.isFilled ||= Boolean(this.kernel.fillTable(STATES_A_FILL));
    return this.isFilled;
  }

  /** Makes space for the successors of a state; false: not enough memory. */
  makeRoom(): boolean {
    const needed = this.count + this.successorsMax;
    if (needed > this.room && !this.makeTable(needed)) return false;
    return this.growStates(needed);
  }

  private makeTable(needed: number): boolean {
    const { wantedFrom } = this;
    const wanted = needed - wantedFrom;
    // Twice as many as are wanted, so that a table is seldom filled anew.
    let bits = bitsFor(wanted * 2, this.bits);
    if (bits > this.bits && bits < BITS_SMALL) bits++;
    let load = LOAD;
    if (!this.openTable(bits)) {
      bits = this.bits;
      load = LOAD_MAX;
      if (wanted > 2 ** bits * load || !this.openTable(bits)) return false;
    }
    this.bits = bits;
    this.room = wantedFrom + Math.floor(2 ** bits * load);
    this.isFilled = false;
    return true;
  }

  private openTable(bits: number): boolean {
    const { kernel } = this;
    const more = 4 * (2 ** bits - 2 ** this.bits);
    const end = (kernel.statesAt() >>> 0) + this.count * this.stateBytes + more;
    return this.claimUpTo(end) && Boolean(kernel.openTable(bits, this.wantedFrom));
  }

  /** A quarter more than is needed if there is memory for it, so that it is seldom called. */
  private growStates(needed: number): boolean {
    const { kernel, stateBytes } = this;
    const grow = (states: number) =>
      this.claimUpTo((kernel.statesAt() >>> 0) + states * stateBytes) &&
      Boolean(kernel.growStates(states));
    return grow(needed + (needed >>> 2)) || grow(needed);
  }

  private claimUpTo(end: number): boolean {
    const bytes = Math.ceil(end / PAGE_BYTES) * PAGE_BYTES - this.claimed;
    if (bytes <= 0) return true;
    if (!this.meter.claim(bytes)) return false;
    this.claimed += bytes;
    return true;
  }
}

/** Bits of a table for so many states. */
function bitsFor(states: number, bitsMin: number): number {
  let bits = bitsMin;
  while (bits < BITS_MAX && 2 ** bits * LOAD < states) bits++;
  return bits;
}
