/* Sorts states that stand a stride apart, in place. */
import type { StateLayout } from './stateLayout.ts';
import { WORD_BYTES } from './stateLayout.ts';

/** Sorts states in ascending order of their bytes. */
export function sortStates(states: Uint8Array, layout: StateLayout): void {
  new StateSort(states, layout).sort(0, states.length / layout.stride, 0);
}

/** Below 0, 0 or above it, as a state is before another, equal or after it. */
export function compareStates(
  states: Uint8Array,
  at: number,
  others: Uint8Array,
  from: number,
  { bytes }: StateLayout,
): number {
  let i = 0;
  while (i < bytes - 1 && states[at + i] === others[from + i]) i++;
  return states[at + i]! - others[from + i]!;
}

/** So few states are sorted by comparing them. */
const COMPARED_MAX = 12;

/** Sorts states by counting, from the first byte on. */
class StateSort {
  private readonly bytes: Uint8Array;
  private readonly layout: StateLayout;
  private readonly words: Uint32Array;
  private readonly moved: Uint32Array;
  private readonly stateWords: number;

  constructor(bytes: Uint8Array, layout: StateLayout) {
    this.bytes = bytes;
    this.layout = layout;
    this.words = new Uint32Array(bytes.buffer);
    this.moved = new Uint32Array(this.words.length);
    this.stateWords = layout.stride / WORD_BYTES;
  }

  /** Sorts the states with these numbers, whose first bytes are the same. */
  sort(from: number, to: number, byte: number): void {
    if (to - from <= COMPARED_MAX) {
      this.compare(from, to, byte);
      return;
    }
    const { bytes, radix } = this.layout;
    if (byte >= bytes) return;
    // Two bytes at once, where there are not many more pairs than states.
    const isPair = byte + 1 < bytes && radix ** 2 <= (to - from) * 4;
    const ends = this.move(from, to, byte, isPair);
    let begin = from;
    for (const end of ends) {
      if (end - begin > 1) this.sort(begin, end, byte + (isPair ? 2 : 1));
      begin = end;
    }
  }

  /** Moves the states in the order of one byte or two; where the states of each value end. */
  private move(from: number, to: number, byte: number, isPair: boolean): Uint32Array {
    const { bytes, words, moved, stateWords } = this;
    const { stride, radix } = this.layout;
    const ends = new Uint32Array(isPair ? radix * radix : radix);
    const factor = isPair ? radix : 0;
    const last = isPair ? byte + 1 : byte;
    for (let at = from * stride; at < to * stride; at += stride) {
      ends[bytes[at + byte]! * factor + bytes[at + last]!]!++;
    }
    for (let value = 0, end = from; value < ends.length; value++) {
      const count = ends[value]!;
      ends[value] = end;
      end += count;
    }
    for (let at = from * stride, word = from * stateWords; at < to * stride; at += stride) {
      const place = ends[bytes[at + byte]! * factor + bytes[at + last]!]!++ * stateWords;
      for (let i = 0; i < stateWords; i++) moved[place + i] = words[word++]!;
    }
    words.set(moved.subarray(from * stateWords, to * stateWords), from * stateWords);
    return ends;
  }

  /** True if a state is before the one that stands before it; both have the same first bytes. */
  private isLess(state: number, byte: number): boolean {
    const { bytes, layout } = this;
    const before = (state - 1) * layout.stride;
    const last = before + layout.bytes - 1;
    let at = before + byte;
    while (at < last && bytes[at] === bytes[at + layout.stride]) at++;
    return bytes[at + layout.stride]! < bytes[at]!;
  }

  /** Inserts each state among those before it; all have the same first bytes. */
  private compare(from: number, to: number, byte: number): void {
    const { words, stateWords } = this;
    for (let state = from + 1; state < to; state++) {
      for (let at = state; at > from && this.isLess(at, byte); at--) {
        const end = at * stateWords;
        for (let i = end - stateWords; i < end; i++) {
          const word = words[i]!;
          words[i] = words[i + stateWords]!;
          words[i + stateWords] = word;
        }
      }
    }
  }
}
