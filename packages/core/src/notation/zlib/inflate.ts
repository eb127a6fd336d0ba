/*
 * Unpacks a zlib stream (RFC 1950, RFC 1951), with a limit, since links may come from anybody. What
 * is broken is read as it may be, up to the end: then the check sum does not fit.
 */
import { adler32, type Range, tables } from './codes.ts';

/** More than any link unpacks to; a stream that claims more is broken or hostile. */
const BYTES_MAX = 1 << 22;

/** In what order a block gives the lengths of its code for code lengths. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/** How often the symbols from 16 on repeat a length: at least, and the bits that say more. */
const REPEATS = [
  [3, 2],
  [3, 3],
  [11, 7],
] as const;
/** Ends a block. */
const END = 256;

/** The bytes of a zlib stream (RFC 1950); undefined where it is broken. */
export function inflate(stream: Uint8Array): Uint8Array | undefined {
  const [method = 0, flags = 0] = stream;
  const isZlib = (method & 15) === 8 && (method * 256 + flags) % 31 === 0 && (flags & 32) === 0;
  if (!isZlib) return undefined;
  const bits = { stream, at: 16 };
  const out: number[] = [];
  for (let isLast = 0; isLast === 0 && hasMore(bits, out); ) {
    isLast = take(bits, 1);
    readBlock(bits, take(bits, 2), out);
  }
  align(bits);
  const sum = [0, 0, 0, 0].reduce((high) => high * 256 + take(bits, 8), 0);
  const bytes = Uint8Array.from(out);
  return bits.at <= stream.length * 8 && adler32(bytes) === sum ? bytes : undefined;
}

/** A stream of bits, the lowest of each byte first, and the index of the next one. */
type Bits = { readonly stream: Uint8Array; at: number };

/** True before the end of the stream, while its bytes are not too many. */
function hasMore({ stream, at }: Bits, out: readonly number[]): boolean {
  return at < stream.length * 8 && out.length < BYTES_MAX;
}

/** Bit by bit: links are short. Behind the end are zeros. */
function take(bits: Bits, count: number): number {
  let value = 0;
  for (let i = 0; i < count; i++, bits.at++) {
    value |= ((bits.stream[bits.at >> 3]! >> (bits.at & 7)) & 1) << i;
  }
  return value;
}

/** Drops what is left of the byte begun. */
function align(bits: Bits): void {
  bits.at = (bits.at + 7) & ~7;
}

function readBlock(bits: Bits, type: number, out: number[]): void {
  if (type === 0) {
    copyStored(bits, out);
    return;
  }
  const ranges = tables();
  const fixed = [ranges.fixedLiterals, ranges.fixedDistances];
  const [literals, distances] = (type === 1 ? fixed : readLengths(bits)).map(codeOf);
  while (hasMore(bits, out)) {
    const symbol = readSymbol(bits, literals!);
    if (symbol === END) return;
    if (symbol < END) out.push(symbol);
    else {
      const length = inRange(bits, ranges.lengths[symbol - END - 1]);
      const back = inRange(bits, ranges.distances[readSymbol(bits, distances!)]);
      for (let i = 0; i < length; i++) out.push(out.at(-back) ?? 0);
    }
  }
}

function copyStored(bits: Bits, out: number[]): void {
  align(bits);
  const length = take(bits, 16);
  bits.at += 16;
  for (let i = 0; i < length && hasMore(bits, out); i++) out.push(take(bits, 8));
}

/** The number that a symbol for a range and the bits behind it say. */
function inRange(bits: Bits, range: Range | undefined): number {
  return range ? range.least + take(bits, range.bits) : 0;
}

/** A canonical Huffman code: the symbol of each code, before which a 1 keeps its zeros. */
type Code = ReadonlyMap<number, number>;

function codeOf(lengths: readonly number[]): Code {
  const code = new Map<number, number>();
  let next = 1;
  for (let length = 1; length < 16; length++) {
    next *= 2;
    for (const [symbol, own] of lengths.entries()) if (own === length) code.set(next++, symbol);
  }
  return code;
}

/** The next symbol; the end where no code is as long. */
function readSymbol(bits: Bits, code: Code): number {
  let read = 1;
  while (!code.has(read) && read < 0x10000) read = read * 2 + take(bits, 1);
  return code.get(read) ?? END;
}

/** The lengths of the two codes that a block brings along, themselves in a code. */
function readLengths(bits: Bits): number[][] {
  const [literals, distances, orders] = [take(bits, 5) + 257, take(bits, 5) + 1, take(bits, 4) + 4];
  const small = new Array<number>(19).fill(0);
  for (let i = 0; i < orders; i++) small[ORDER[i]!] = take(bits, 3);
  const code = codeOf(small);
  const lengths: number[] = [];
  while (lengths.length < literals + distances) {
    const symbol = readSymbol(bits, code);
    const [least, further] = REPEATS[symbol - 16] ?? [1, 0];
    const length = symbol < 16 ? symbol : symbol > 16 ? 0 : (lengths.at(-1) ?? 0);
    for (let left = least + take(bits, further); left > 0; left--) lengths.push(length);
  }
  return [lengths.slice(0, literals), lengths.slice(literals)];
}
