/** All signs of ASCII but the blank, quotes and the backslash, which texts in programs escape. */
const SIGNS = String.fromCharCode(...Array.from({ length: 94 }, (_, at) => 33 + at)).replaceAll(
  /["'\\]/g,
  '',
);

/**
 * Bytes as text, 13 bits as two of 91 signs, up to 6 that are left as one: 8 % shorter than in
 * base 64. `text91.node.ts` of tiles reads it.
 * @param {Uint8Array} bytes
 */
export function text91(bytes) {
  const parts = [];
  let [bits, count] = [0, 0];
  for (const byte of bytes) {
    bits |= byte << count;
    count += 8;
    if (count < 13) continue;
    parts.push(pair(bits & 8191));
    bits >>>= 13;
    count -= 13;
  }
  if (count > 6) parts.push(pair(bits));
  else if (count > 0) parts.push(SIGNS[bits]);
  return parts.join('');
}

/** @param {number} value */
const pair = (value) => `${SIGNS[value % 91]}${SIGNS[Math.floor(value / 91)]}`;
