// Builds the tables of the compiled puzzle: the sets of places of each kind in the order of their
// ranks, and the summands of keys.
//
// The rank of a set of places p0 < p1 < … is C(p0, 1) + C(p1, 2) + … (combinatorial number system).
// Sets ascend like the numbers whose bits they are, so a carry gives the next one (HAKMEM 175,
// Gosper 1972). The summands are Pascal's triangle, built by additions; entries that no set uses
// may overflow.
import {
  KIND_BYTES,
  KIND_BASE,
  KIND_FIELD_BITS,
  KIND_PIECES,
  KIND_PLACES,
  KIND_PLACES_AT,
  KIND_RADIX,
  KIND_SET_BYTES,
  KIND_SETS,
  KIND_SETS_AT,
  KIND_SHIFT,
  KIND_SUMMANDS_AT,
  SUMMANDS_BYTES,
} from '../src/kernel/layout.ts';
import { kindsEnd } from './problem.ts';

/** Writes the tables of all kinds to an address, a multiple of 8; returns the end. */
export function writeTables(address: usize): usize {
  let end = address;
  const kinds = kindsEnd();
  for (let kind: usize = KIND_BASE; kind < kinds; kind += KIND_BYTES) {
    store<u32>(kind, <u32>end, KIND_SUMMANDS_AT);
    end = load<u32>(kind, KIND_SETS) == 0 ? writeFields(kind, end) : writeRanks(kind, end);
    store<u32>(kind, <u32>end, KIND_SETS_AT);
    if (load<u32>(kind, KIND_SETS) != 0) end = writeSets(kind, end);
  }
  return end;
}

/** Bit of the origin of a place. */
// @ts-ignore: decorator
@inline
function originOf(kind: usize, place: u32): usize {
  return <usize>ctz(load<u64>(<usize>load<u32>(kind, KIND_PLACES_AT) + (<usize>place << 4)));
}

function writeFields(kind: usize, address: usize): usize {
  const places = load<u32>(kind, KIND_PLACES);
  const pieces = load<u32>(kind, KIND_PIECES);
  let shift = <u64>load<u32>(kind, KIND_SHIFT);
  let row = address;
  for (let rank: u32 = 0; rank < pieces; rank++, row += SUMMANDS_BYTES) {
    for (let place: u32 = 0; place < places; place++) {
      store<u64>(row + (originOf(kind, place) << 3), (<u64>place) << shift);
    }
    shift += <u64>load<u32>(kind, KIND_FIELD_BITS);
  }
  return row;
}

function writeRanks(kind: usize, address: usize): usize {
  const places = load<u32>(kind, KIND_PLACES);
  const pieces = load<u32>(kind, KIND_PIECES);
  const unit = <u64>max<u32>(1, load<u32>(kind, KIND_RADIX)) << <u64>load<u32>(kind, KIND_SHIFT);
  let row = address;
  for (let rank: u32 = 0; rank < pieces; rank++, row += SUMMANDS_BYTES) {
    let sum: u64 = 0;
    for (let place: u32 = 0; place < places; place++) {
      const at = row + (originOf(kind, place) << 3);
      store<u64>(at, sum);
      sum += rank == 0 ? unit : load<u64>(at - SUMMANDS_BYTES);
    }
  }
  return row;
}

function writeSets(kind: usize, address: usize): usize {
  const bytes = <usize>load<u32>(kind, KIND_SET_BYTES);
  const places = <usize>load<u32>(kind, KIND_PLACES_AT);
  let set: u64 = (~(<u64>0)) >> (64 - <u64>load<u32>(kind, KIND_PIECES));
  let entry = address;
  for (let n = load<u32>(kind, KIND_SETS); n > 0; n--, entry += bytes) {
    let origins: u64 = 0;
    let cells: u64 = 0;
    for (let left = set; left != 0; left &= left - 1) {
      const place = places + (<usize>ctz(left) << 4);
      origins |= load<u64>(place);
      cells |= load<u64>(place, 8);
    }
    store<u64>(entry, origins);
    store<u64>(entry + bytes - 8, cells);
    const carried = set + (set & (0 - set));
    set = carried | (((set ^ carried) >> ctz(set)) >> 2);
  }
  return entry;
}
