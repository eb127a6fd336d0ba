/**
 * Two 32-bit products in turn over the words (odd multipliers, each word moved by its place): any
 * change of one word changes it, and so does exchanging two.
 */
export function checksum(bytes: Uint8Array): number {
  const words = bytes.length >> 2;
  const isAligned = bytes.byteOffset % 4 === 0;
  const whole = isAligned ? bytes : bytes.slice();
  const view = new Int32Array(whole.buffer, whole.byteOffset, words);
  let odd = 0x9e3779b9 | 0;
  let even = bytes.length | 0;
  for (let at = 0; at + 1 < words; at += 2) {
    even = Math.imul(even ^ view[at]!, 0x85ebca6b) + odd;
    odd = Math.imul(odd ^ view[at + 1]!, 0xc2b2ae35) + even;
  }
  for (let at = words & ~1; at < words; at++) even = Math.imul(even ^ view[at]!, 0x85ebca6b) + odd;
  for (let at = words * 4; at < bytes.length; at++) odd = Math.imul(odd ^ bytes[at]!, 0x01000193);
  const mixed = Math.imul(even ^ (odd >>> 15) ^ (odd << 17), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
