/* Compresses bytes as DEFLATE in a zlib stream (RFC 1950, RFC 1951), for links and pictures. */
import { adler32, tables } from './codes.ts';

/** How far back a repeat is looked for: links are short, and the search is a plain one. */
const WINDOW = 4096;
const REPEAT_MIN = 3;
const REPEAT_MAX = 258;

/**
 * Bytes as a zlib stream (RFC 1950): one block in the fixed code, repeats found greedily. With
 * `distances`, in rising order, a repeat is looked for so far back and nowhere else.
 */
export function deflate(
  bytes: Uint8Array,
  distances: readonly number[] = allDistances(),
): Uint8Array {
  const out = new BitWriter([0x78, 0x9c]);
  const codes = fixedCodes();
  out.write(1, 1);
  out.write(1, 2);
  for (let at = 0; at < bytes.length; ) {
    const { length, distance } = longestRepeat(bytes, at, distances);
    if (length < REPEAT_MIN) {
      out.code(codes.literals[bytes[at]!]!);
      at++;
      continue;
    }
    writeRepeat(out, codes, length, distance);
    at += length;
  }
  out.code(codes.literals[256]!);
  return out.finish(adler32(bytes));
}

function writeRepeat(out: BitWriter, codes: Codes, length: number, distance: number): void {
  const { lengths, distances } = tables();
  const long = lengths.findLastIndex(({ least }) => least <= length);
  out.code(codes.literals[257 + long]!);
  out.write(length - lengths[long]!.least, lengths[long]!.bits);
  const far = distances.findLastIndex(({ least }) => least <= distance);
  out.code(codes.distances[far]!);
  out.write(distance - distances[far]!.least, distances[far]!.bits);
}

/** The longest piece of text before `at` that goes on from there; the nearest of equals. */
function longestRepeat(
  bytes: Uint8Array,
  at: number,
  distances: readonly number[],
): { length: number; distance: number } {
  let best = { length: 0, distance: 0 };
  const most = Math.min(REPEAT_MAX, bytes.length - at);
  for (const distance of distances) {
    if (distance > at) break;
    let length = 0;
    while (length < most && bytes[at + length] === bytes[at + length - distance]) length++;
    if (length > best.length) best = { length, distance };
  }
  return best;
}

function allDistances(): number[] {
  return Array.from({ length: WINDOW }, (_, index) => index + 1);
}

type BitCode = { readonly bits: number; readonly count: number };

type Codes = { readonly literals: readonly BitCode[]; readonly distances: readonly BitCode[] };

function fixedCodes(): Codes {
  const { fixedLiterals, fixedDistances } = tables();
  return { literals: codesOf(fixedLiterals), distances: codesOf(fixedDistances) };
}

/** The canonical code of these lengths, each code with its first bit lowest. */
function codesOf(lengths: readonly number[]): BitCode[] {
  const codes: BitCode[] = [];
  let next = 0;
  for (let count = 1; count < 16; count++) {
    next *= 2;
    lengths.forEach((length, symbol) => {
      if (length === count) codes[symbol] = { bits: reversed(next++, count), count };
    });
  }
  return codes;
}

function reversed(bits: number, count: number): number {
  let turned = 0;
  for (let i = 0; i < count; i++) turned |= ((bits >>> i) & 1) << (count - 1 - i);
  return turned;
}

/** Bits to bytes, the lowest bit first. */
class BitWriter {
  private readonly bytes: number[];
  private held = 0;
  private count = 0;

  constructor(head: readonly number[]) {
    this.bytes = [...head];
  }

  code({ bits, count }: BitCode): void {
    this.write(bits, count);
  }

  write(bits: number, count: number): void {
    this.held |= bits << this.count;
    this.count += count;
    for (; this.count >= 8; this.count -= 8, this.held >>>= 8) this.bytes.push(this.held & 255);
  }

  /** Fills up the last byte and adds the check sum. */
  finish(checkSum: number): Uint8Array {
    if (this.count > 0) this.bytes.push(this.held & 255);
    const sum = [24, 16, 8, 0].map((shift) => (checkSum >>> shift) & 255);
    return Uint8Array.from([...this.bytes, ...sum]);
  }
}
