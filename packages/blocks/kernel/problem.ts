// Packs and unpacks the states of the narrow kernel, by the compiled puzzle that the host wrote.
//
// A state is, for each kind, the set of origins of its pieces: one 64-bit mask. Interchangeable
// pieces are equal by construction, and one shift moves, tests or draws all pieces of a kind at
// once. A key packs the sets side by side. Each set is a number: its rank among all sets of that
// size (combinatorial number system, Knuth TAOCP 7.2.1.3), or one field for each piece where ranks
// would need too large a table; several ranks may share a segment of the key. Every form is a sum
// of summands, one for each piece, looked up by the rank of the piece among its kind and its
// origin. Moving a piece adds a difference to the key and leaves the other kinds alone.
//
// Rejected: the string of kinds in reading order (Huffman coded it is shorter on crowded boards,
// but a successor must then be read cell by cell: 130 ns against 20); summing all summands of the
// moved kind again, which is a loop over its pieces for each successor.
import {
  KIND_BASE,
  KIND_BYTES,
  KIND_FIELD_BITS,
  KIND_PIECES,
  KIND_PLACES_AT,
  KIND_RADIX,
  KIND_SEGMENT,
  KIND_SET_BYTES,
  KIND_SETS,
  KIND_SETS_AT,
  KIND_SHIFT,
  KIND_SUMMANDS_AT,
  ORIGINS_BASE,
  PROBLEM_KINDS,
} from '../src/kernel/layout.ts';

const KINDS: usize = KIND_BASE;
const ORIGINS: usize = ORIGINS_BASE;
const BYTES: usize = KIND_BYTES;

/** First byte after the records of the kinds. */
// @ts-ignore: decorator
@inline
export function kindsEnd(): usize {
  return KINDS + <usize>load<u32>(PROBLEM_KINDS) * BYTES;
}

/** Address of the origins of a kind. */
// @ts-ignore: decorator
@inline
export function originsAt(kind: usize): usize {
  return ORIGINS + ((kind - KINDS) >> 4);
}

/** Unpacks a key into ORIGINS_BASE and returns the occupied cells. */
// @ts-ignore: decorator
@inline
export function unpack(key: u64): u64 {
  let occupied: u64 = 0;
  const end = kindsEnd();
  let at = ORIGINS;
  for (let kind = KINDS; kind < end; kind += BYTES, at += 8) {
    const segment = (key >> <u64>load<u32>(kind, KIND_SHIFT)) & load<u64>(kind, KIND_SEGMENT);
    if (load<u32>(kind, KIND_SETS) == 0) {
      occupied |= unpackFields(kind, segment, at);
      continue;
    }
    let index = <u32>segment;
    const radix = load<u32>(kind, KIND_RADIX);
    if (radix != 0) index = (index / radix) % load<u32>(kind, KIND_SETS);
    const bytes = <usize>load<u32>(kind, KIND_SET_BYTES);
    const entry = <usize>load<u32>(kind, KIND_SETS_AT) + <usize>index * bytes;
    store<u64>(at, load<u64>(entry));
    occupied |= load<u64>(entry + bytes - 8);
  }
  return occupied;
}

function unpackFields(kind: usize, segment: u64, at: usize): u64 {
  const bits = <u64>load<u32>(kind, KIND_FIELD_BITS);
  const field: u64 = ((<u64>1) << bits) - 1;
  const table = <usize>load<u32>(kind, KIND_PLACES_AT);
  let origins: u64 = 0;
  let cells: u64 = 0;
  for (let n = load<i32>(kind, KIND_PIECES); n > 0; n--) {
    const entry = table + (<usize>(segment & field) << 4);
    origins |= load<u64>(entry);
    cells |= load<u64>(entry, 8);
    segment >>= bits;
  }
  store<u64>(at, origins);
  return cells;
}

// @ts-ignore: decorator
@inline
function below(origin: u64): u64 {
  return ((<u64>1) << origin) - 1;
}

/** Summand of a piece by its rank among those of its kind, and its origin. */
// @ts-ignore: decorator
@inline
function summand(table: usize, rank: u64, origin: u64): u64 {
  return load<u64>(table + <usize>((rank << 9) + (origin << 3)));
}

/** The key with one piece of a kind moved; `origins` are those of the kind before. */
// @ts-ignore: decorator
@inline
export function keyAfterMove(kind: usize, key: u64, origins: u64, from: u64, to: u64): u64 {
  const table = <usize>load<u32>(kind, KIND_SUMMANDS_AT);
  const others = origins ^ ((<u64>1) << from);
  const before = popcnt(others & below(from));
  const after = popcnt(others & below(to));
  key += summand(table, after, to) - summand(table, before, from);
  return before == after ? key : shiftRanks(table, key, others, from, to);
}

/** Corrects the key for the pieces that a moved piece has passed: each rank changes by one. */
function shiftRanks(table: usize, key: u64, others: u64, from: u64, to: u64): u64 {
  const up = to > from;
  let between = others & (up ? below(to) & ~below(from) : below(from) & ~below(to));
  let rank = popcnt(others & below(up ? from : to));
  do {
    const origin = ctz(between);
    between &= between - 1;
    const difference = summand(table, rank + 1, origin) - summand(table, rank, origin);
    key += up ? -difference : difference;
    rank++;
  } while (between != 0);
  return key;
}

/** The key of the state whose origins are at ORIGINS_BASE. */
export function pack(): u64 {
  let key: u64 = 0;
  const end = kindsEnd();
  for (let kind = KINDS; kind < end; kind += BYTES) {
    const table = <usize>load<u32>(kind, KIND_SUMMANDS_AT);
    let rank: u64 = 0;
    for (let left = load<u64>(originsAt(kind)); left != 0; left &= left - 1) {
      key += summand(table, rank, ctz(left));
      rank++;
    }
  }
  return key;
}
