/* Unpacks a zlib stream (RFC 1950, RFC 1951), with a limit, since links may come from anybody. */
import { adler32, tables } from './codes.ts';

/** More than any link unpacks to; a stream that claims more is broken or hostile. */
const BYTES_MAX = 1 << 22;

/** In what order a block gives the lengths of its code for code lengths. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

class BadData extends Error {}

/** The bytes of a zlib stream (RFC 1950); undefined where it is broken. */
export function inflate(stream: Uint8Array): Uint8Array | undefined {
  const [method = 0, flags = 0] = stream;
  const isZlib = (method & 15) === 8 && (method * 256 + flags) % 31 === 0 && (flags & 32) === 0;
  if (!isZlib) return undefined;
  try {
    const bits: Bits = { bytes: stream, at: 2, held: 0, count: 0 };
    const out: number[] = [];
    for (let isLast = false; !isLast; ) {
      isLast = take(bits, 1) === 1;
      readBlock(bits, take(bits, 2), out);
    }
    const bytes = Uint8Array.from(out);
    return adler32(bytes) === checkSum(bits) ? bytes : undefined;
  } catch (error) {
    if (error instanceof BadData) return undefined;
    throw error;
  }
}

/** A stream of bits, the lowest of each byte first. */
type Bits = { readonly bytes: Uint8Array; at: number; held: number; count: number };

function take(bits: Bits, count: number): number {
  while (bits.count < count) {
    if (bits.at >= bits.bytes.length) throw new BadData();
    bits.held |= bits.bytes[bits.at++]! << bits.count;
    bits.count += 8;
  }
  const value = bits.held & ((1 << count) - 1);
  bits.held >>>= count;
  bits.count -= count;
  return value;
}

/** Drops what is left of the byte begun. */
function align(bits: Bits): void {
  bits.held = 0;
  bits.count = 0;
}

/** The four bytes behind the last block. */
function checkSum(bits: Bits): number {
  align(bits);
  return [0, 0, 0, 0].reduce((sum) => sum * 256 + take(bits, 8), 0);
}

function readBlock(bits: Bits, type: number, out: number[]): void {
  if (type === 0) {
    copyStored(bits, out);
    return;
  }
  if (type === 3) throw new BadData();
  const [literals, distances] = type === 1 ? fixedCodes() : readCodes(bits);
  for (;;) {
    const symbol = readSymbol(bits, literals);
    if (symbol === 256) return;
    if (symbol < 256) out.push(symbol);
    else repeat(bits, symbol - 257, distances, out);
    if (out.length > BYTES_MAX) throw new BadData();
  }
}

function copyStored(bits: Bits, out: number[]): void {
  align(bits);
  const length = take(bits, 16);
  if ((take(bits, 16) ^ length) !== 0xffff) throw new BadData();
  for (let i = 0; i < length; i++) out.push(take(bits, 8));
}

function repeat(bits: Bits, symbol: number, distances: Code, out: number[]): void {
  const ranges = tables();
  const range = ranges.lengths[symbol];
  if (!range) throw new BadData();
  const length = range.least + take(bits, range.bits);
  const far = ranges.distances[readSymbol(bits, distances)];
  if (!far) throw new BadData();
  const from = out.length - far.least - take(bits, far.bits);
  if (from < 0) throw new BadData();
  for (let i = 0; i < length; i++) out.push(out[from + i]!);
}

type Code = { readonly counts: readonly number[]; readonly symbols: readonly number[] };

/** A canonical Huffman code: symbols in the order of their codes, and how many of each length. */
function codeOf(lengths: readonly number[]): Code {
  const counts = new Array<number>(16).fill(0);
  for (const length of lengths) if (length > 0) counts[length]!++;
  const symbols = lengths
    .map((_, symbol) => symbol)
    .filter((symbol) => lengths[symbol]! > 0)
    .sort((a, b) => lengths[a]! - lengths[b]! || a - b);
  return { counts, symbols };
}

function fixedCodes(): readonly [Code, Code] {
  const { fixedLiterals, fixedDistances } = tables();
  return [codeOf(fixedLiterals), codeOf(fixedDistances)];
}

/** Bit by bit: `first` is the first code of this length, `before` how many codes are shorter. */
function readSymbol(bits: Bits, { counts, symbols }: Code): number {
  let code = 0;
  let first = 0;
  let before = 0;
  for (let length = 1; length < 16; length++) {
    code = code * 2 + take(bits, 1);
    first *= 2;
    const count = counts[length]!;
    if (code - first < count) return symbols[before + code - first]!;
    first += count;
    before += count;
  }
  throw new BadData();
}

/** The two codes that a block brings along, themselves in a code. */
function readCodes(bits: Bits): readonly [Code, Code] {
  const literals = take(bits, 5) + 257;
  const distances = take(bits, 5) + 1;
  const orders = take(bits, 4) + 4;
  const small = new Array<number>(19).fill(0);
  for (let i = 0; i < orders; i++) small[ORDER[i]!] = take(bits, 3);
  const code = codeOf(small);
  const lengths: number[] = [];
  while (lengths.length < literals + distances) {
    const symbol = readSymbol(bits, code);
    if (symbol < 16) lengths.push(symbol);
    else repeatLength(bits, symbol, lengths);
  }
  if (lengths.length > literals + distances) throw new BadData();
  return [codeOf(lengths.slice(0, literals)), codeOf(lengths.slice(literals))];
}

function repeatLength(bits: Bits, symbol: number, lengths: number[]): void {
  const last = symbol === 16 ? lengths.at(-1) : 0;
  if (last === undefined) throw new BadData();
  const count =
    symbol === 16 ? 3 + take(bits, 2) : symbol === 17 ? 3 + take(bits, 3) : 11 + take(bits, 7);
  for (let i = 0; i < count; i++) lengths.push(last);
}
