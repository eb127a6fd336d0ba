/*
 * Keys as runs store them: words of 32 bits, the least significant first, in an order in which
 * equal states are adjacent. In the kernel the partial-order tag is above the key; here it is
 * below, so that keys are sorted by state. Of equal states any one may be kept: each tag is that of
 * a true parent.
 */
import { PROBLEM_KEY_BITS, PROBLEM_TAG_BITS } from '@glissade/blocks/kernel/layout';

export class KeyFormat {
  /** Words of 32 bits in a key. */
  readonly words: number;
  /** The lowest bits of the first word, which do not count in comparisons. */
  readonly tagBits: number;
  private readonly keyBits: number;

  constructor(words: number, keyBits: number, tagBits: number) {
    if (tagBits > 31) throw new Error('a partial-order tag has too many bits');
    this.words = words;
    this.keyBits = keyBits;
    this.tagBits = tagBits;
  }

  /** The format of the puzzle that was written into this memory. */
  static of(memory: ArrayBuffer, keyBytes: number, isNarrow: boolean): KeyFormat {
    const view = new DataView(memory);
    const tagBits = isNarrow ? view.getUint32(PROBLEM_TAG_BITS, true) : 0;
    return new KeyFormat(keyBytes / 4, view.getUint32(PROBLEM_KEY_BITS, true), tagBits);
  }

  /** Below 0, 0 or above 0 as the first state comes before the second, is the same, or after it. */
  compare(a: Uint32Array, aAt: number, b: Uint32Array, bAt: number): number {
    for (let word = this.words - 1; word > 0; word--) {
      const difference = a[aAt + word]! - b[bAt + word]!;
      if (difference !== 0) return difference;
    }
    return (a[aAt]! >>> this.tagBits) - (b[bAt]! >>> this.tagBits);
  }

  /** One of `partitions`, a power of two, by a hash of the state. */
  partitionOf(keys: Uint32Array, at: number, partitions: number): number {
    let hash = keys[at]! >>> this.tagBits;
    for (let word = 1; word < this.words; word++) {
      hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ keys[at + word]!;
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0) & (partitions - 1);
  }

  /** Changes keys of the kernel into keys of runs, where they are. */
  fromKernel(keys: Uint32Array): void {
    const { tagBits: t, keyBits } = this;
    if (t === 0) return;
    const [lowMask, highMask] = masks(keyBits);
    for (let at = 0; at < keys.length; at += 2) {
      const [low, high] = [keys[at]!, keys[at + 1]!];
      const tag =
        keyBits >= 32 ? high >>> (keyBits - 32) : (low >>> keyBits) | (high << (32 - keyBits));
      keys[at] = ((low & lowMask) << t) | tag;
      keys[at + 1] = ((high & highMask) << t) | ((low & lowMask) >>> (32 - t));
    }
  }

  /** The reverse of `fromKernel`. */
  toKernel(keys: Uint32Array): void {
    const { tagBits: t, keyBits } = this;
    if (t === 0) return;
    for (let at = 0; at < keys.length; at += 2) {
      const [low, high] = [keys[at]!, keys[at + 1]!];
      const tag = low & ((1 << t) - 1);
      const keyLow = (low >>> t) | (high << (32 - t));
      const keyHigh = high >>> t;
      keys[at] = keyBits >= 32 ? keyLow : keyLow | (tag << keyBits);
      keys[at + 1] = keyBits >= 32 ? keyHigh | (tag << (keyBits - 32)) : tag >>> (32 - keyBits);
    }
  }

  /** Sorts the keys where they are. */
  sort(keys: Uint32Array): void {
    const { words } = this;
    if (words === 2 && IS_LITTLE_ENDIAN) {
      new BigUint64Array(keys.buffer, keys.byteOffset, keys.length / 2).sort();
      return;
    }
    const from = keys.slice();
    const order = Uint32Array.from({ length: keys.length / words }, (_, index) => index * words);
    order.sort((a, b) => this.compare(from, a, from, b));
    for (const [index, at] of order.entries())
      keys.set(from.subarray(at, at + words), index * words);
  }

  /** The state of a key in digits whose order is that of the states. */
  textOf(keys: Uint32Array, at: number): string {
    let text = '';
    for (let word = this.words - 1; word >= 0; word--) {
      const value = word === 0 ? (keys[at]! >>> this.tagBits) << this.tagBits : keys[at + word]!;
      text += (value >>> 0).toString(16).padStart(8, '0');
    }
    return text;
  }

  /** The reverse of `textOf`. Throws for what is no such text. */
  keyOf(text: string): Uint32Array {
    if (!/^[0-9a-f]*$/.test(text) || text.length !== this.words * 8) {
      throw new RangeError('a key has another length, or is no number');
    }
    const { words } = this;
    return Uint32Array.from({ length: words }, (_, word) =>
      Number.parseInt(text.slice((words - 1 - word) * 8, (words - word) * 8), 16),
    );
  }
}

function masks(keyBits: number): [number, number] {
  return keyBits >= 32 ? [-1, 2 ** (keyBits - 32) - 1] : [2 ** keyBits - 1, 0];
}

const IS_LITTLE_ENDIAN = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;
