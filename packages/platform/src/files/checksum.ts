/**
 * Two 32-bit products in turn over the words (odd multipliers, turned by some bits, each word moved
 * by its place): any change of one word changes the two, and so does exchanging two words. Without
 * the turns, a change of the highest bits would stay there, and two of them meet once in few times.
 */
export function checksum(bytes: Uint8Array): number {
  return inOnePart(checksumming(bytes));
}

/** The same in parts: yields the bytes of each. */
export function* checksumming(bytes: Uint8Array): Generator<number, number> {
  const words = bytes.length >> 2;
  const isAligned = bytes.byteOffset % 4 === 0;
  const whole = isAligned ? bytes : bytes.slice();
  const view = new Int32Array(whole.buffer, whole.byteOffset, words);
  const sums: Sums = { odd: 0x9e3779b9 | 0, even: bytes.length | 0 };
  const paired = words & ~1;
  for (let at = 0; at < paired; at += PART_WORDS) {
    addWords(sums, view, at, Math.min(paired, at + PART_WORDS));
    yield PART_WORDS * 4;
  }
  let { odd, even } = sums;
  if (paired < words) even = (turned(Math.imul(even ^ view[paired]!, 0x85ebca6b)) + odd) | 0;
  for (let at = words * 4; at < bytes.length; at++) {
    odd = turned(Math.imul(odd ^ bytes[at]!, 0x85ebca6b));
  }
  const joined = Math.imul(even ^ (even >>> 15), 0x2c1b3c6d) ^ turned(Math.imul(odd, 0xc2b2ae35));
  const mixed = Math.imul(joined ^ (joined >>> 13), 0x297a2d39);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Does work in parts to its end. */
export function inOnePart<Result>(work: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

type Sums = { odd: number; even: number };

/** An even number, some tenths of a millisecond. */
const PART_WORDS = 1 << 16;

/** Adds pairs of words. */
function addWords(sums: Sums, view: Int32Array, from: number, to: number): void {
  let { odd, even } = sums;
  for (let at = from; at < to; at += 2) {
    even = (turned(Math.imul(even ^ view[at]!, 0x85ebca6b)) + odd) | 0;
    odd = (turned(Math.imul(odd ^ view[at + 1]!, 0xc2b2ae35)) + even) | 0;
  }
  sums.odd = odd;
  sums.even = even;
}

/** Brings the highest bits, which products leave where they are, among the low ones. */
function turned(word: number): number {
  return (word << 13) | (word >>> 19);
}
