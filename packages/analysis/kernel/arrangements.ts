// Every arrangement of the pieces of a class: piece after piece, kind after kind, the pieces of a
// kind in ascending places; backtracking without recursion, so that it can pause after each one.
import { SURVEY_PIECES_MAX } from '../src/survey/kernel/surveyLayout.ts';
import { openFields, weightsOf } from './fields.ts';
import { firstOf, kindOf, piecesOf, placesOf } from './kinds.ts';
import { maskAt } from './surveyMemory.ts';

/**
 * Pieces of 40 bytes: u64 cells taken before it, u64 key before it, u32 first placement, places,
 * next place to try, whether the piece before is of the same kind, address of the weights.
 */
const BYTES: usize = 40;
const piecesAt: usize = memory.data(SURVEY_PIECES_MAX * 40 + 40, 8);
let piecesEnd: usize = 0;
let at: usize = 0;

export function openArrangements(fields: u32): void {
  let piece = piecesAt;
  for (let field: u32 = 0; field < fields; field++) {
    const kind = kindOf(field);
    for (let n: u32 = 0; n < piecesOf(field); n++) {
      store<u32>(piece, firstOf(kind), 16);
      store<u32>(piece, placesOf(kind), 20);
      store<u32>(piece, <u32>(n > 0), 28);
      store<u32>(piece, <u32>weightsOf(field), 32);
      piece += BYTES;
    }
  }
  piecesEnd = piece;
  at = piecesAt;
  store<u64>(at, 0);
  store<u64>(at, 0, 8);
  store<u32>(at, 0, 24);
}

/** The host writes the fields, then lists arrangements with `nextArrangement`. */
export function openList(fieldCount: u32): i32 {
  if (!openFields(fieldCount)) return 0;
  openArrangements(fieldCount);
  return 1;
}

/** Goes to the next arrangement, whose key `arrangement` tells; false: there is none. */
export function nextArrangement(): bool {
  if (at == piecesEnd) {
    if (at == piecesAt) return false;
    at -= BYTES;
  }
  while (true) {
    const place = load<u32>(at, 24);
    if (place == load<u32>(at, 20)) {
      if (at == piecesAt) return false;
      at -= BYTES;
      continue;
    }
    store<u32>(at, place + 1, 24);
    const mask = load<u64>(maskAt + (<usize>(load<u32>(at, 16) + place) << 3));
    if ((mask & load<u64>(at)) != 0) continue;
    const key = load<u64>(at, 8) + load<u64>(<usize>load<u32>(at, 32) + (<usize>place << 3));
    store<u64>(at + BYTES, load<u64>(at) | mask);
    store<u64>(at + BYTES, key, 8);
    at += BYTES;
    if (at == piecesEnd) return true;
    store<u32>(at, load<u32>(at, 28) != 0 ? place + 1 : 0, 24);
  }
}

/** Counts up to so many arrangements that come next; the host has opened the list. */
export function countArrangements(most: i32): i32 {
  let number = 0;
  while (number < most && nextArrangement()) number++;
  return number;
}

export function arrangement(): u64 {
  return load<u64>(piecesEnd, 8);
}

/** The cells that the arrangement takes. */
export function arrangedCells(): u64 {
  return load<u64>(piecesEnd);
}
