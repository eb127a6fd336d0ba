/*
 * The tables of DEFLATE (L. P. Deutsch, RFC 1951, 1996) that both directions need: what the symbols
 * 257 … 285 and 0 … 29 say of the length of a repeat and of how far back it lies, and zlib's check
 * sum (RFC 1950). Links hold a few hundred bytes, so everything here is plain and small; a library
 * was refused because core has no dependency and links are read in browsers too.
 */

type Tables = {
  /** The least length that each of the symbols from 257 on stands for, and its extra bits. */
  readonly lengths: readonly Range[];
  /** The least distance that each distance symbol stands for, and its extra bits. */
  readonly distances: readonly Range[];
  /** Code lengths of the fixed code, of the 288 literals and lengths. */
  readonly fixedLiterals: readonly number[];
  /** Code lengths of the fixed code, of the 30 distances. */
  readonly fixedDistances: readonly number[];
};

let made: Tables | undefined;

/** Made when first asked for: a bundle that reads no such link drops them. */
export function tables(): Tables {
  made ??= {
    // The symbol of the longest repeat, 258 bytes, has no extra bits.
    lengths: [...rangesOf(28, 4, 3), { least: 258, bits: 0 }],
    distances: rangesOf(30, 2, 1),
    fixedLiterals: Array.from({ length: 288 }, (_, symbol) =>
      symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
    ),
    fixedDistances: new Array<number>(30).fill(5),
  };
  return made;
}

/** The least number that a symbol stands for, and how many bits behind it say more. */
export type Range = { readonly least: number; readonly bits: number };

/** No extra bits for two groups of symbols, then one more for each further group. */
function rangesOf(count: number, group: number, first: number): Range[] {
  return Array.from({ length: count }, (_, symbol) => {
    const bits = Math.max(0, Math.floor(symbol / group) - 1);
    const least = bits > 0 ? (group + (symbol % group)) << bits : symbol;
    return { least: first + least, bits };
  });
}

/** zlib's check sum of the bytes that were packed. */
export function adler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return high * 65_536 + low;
}
