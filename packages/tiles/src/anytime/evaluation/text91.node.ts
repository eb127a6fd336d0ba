/** The bytes of a text as `tools/kernels/text91.mjs` writes it: 13 bits in two of 91 signs. */
export function bytesOfText91(text: string): Uint8Array {
  const bytes = new Uint8Array(
    Math.floor((Math.floor(text.length / 2) * 13 + (text.length % 2) * 6) / 8),
  );
  let [bits, count, to] = [0, 0, 0];
  for (let at = 0; at < text.length; at += 2) {
    const isPair = at + 1 < text.length;
    const value = valueAt(text, at) + (isPair ? 91 * valueAt(text, at + 1) : 0);
    bits |= value << count;
    for (count += isPair ? 13 : 6; count >= 8; count -= 8, bits >>>= 8) bytes[to++] = bits & 255;
  }
  return bytes;
}

/** Signs from `!` on, without `"`, `'` and the backslash. */
function valueAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code - 33 - (code > 34 ? 1 : 0) - (code > 39 ? 1 : 0) - (code > 92 ? 1 : 0);
}
