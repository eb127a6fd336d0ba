/**
 * Two 32-bit products in turn over the words (odd multipliers, turned by some bits, each word moved
 * by its place): any change of one word changes the two, and so does exchanging two words. Without
 * the turns, a change of the highest bits would stay there, and two of them meet once in few times.
 */
export function checksum(bytes: Uint8Array): number {
  const words = bytes.length >> 2;
  const isAligned = bytes.byteOffset % 4 === 0;
  const whole = isAligned ? bytes : bytes.slice();
  const view = new Int32Array(whole.buffer, whole.byteOffset, words);
  let odd = 0x9e3779b9 | 0;
  let even = bytes.length | 0;
  for (let at = 0; at + 1 < words; at += 2) {
    even = (turned(Math.imul(even ^ view[at]!, 0x85ebca6b)) + odd) | 0;
    odd = (turned(Math.imul(odd ^ view[at + 1]!, 0xc2b2ae35)) + even) | 0;
  }
  for (let at = words & ~1; at < words; at++) {
    even = (turned(Math.imul(even ^ view[at]!, 0x85ebca6b)) + odd) | 0;
  }
  for (let at = words * 4; at < bytes.length; at++) {
    odd = turned(Math.imul(odd ^ bytes[at]!, 0x85ebca6b));
  }
  const joined = Math.imul(even ^ (even >>> 15), 0x2c1b3c6d) ^ turned(Math.imul(odd, 0xc2b2ae35));
  const mixed = Math.imul(joined ^ (joined >>> 13), 0x297a2d39);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Brings the highest bits, which products leave where they are, among the low ones. */
function turned(word: number): number {
  return (word << 13) | (word >>> 19);
}
