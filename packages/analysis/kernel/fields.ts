// The key of a state, 64 bits: one field for each kind of the class. A kind with one piece has the
// number of its place, a kind with several a bit for each place. Both are sums over the pieces, so
// the key of a successor is the key of a state, less one weight, plus another.
//
// Where that takes more than 64 bits, a kind with several pieces leaves the bit of one place out:
// how many pieces it has tells what the bit was. The place is one that no condition names. So every
// class of 5×4 simple with a free cell has a key of at most 64 bits, by 68 otherwise.
//
// Rejected: a hash instead of a key (equal hashes of unequal states would go unnoticed); places in
// bytes (twice the memory, and the pieces of a kind must be sorted); keys of two words (all arrays
// of keys grow, for one class in thousands).
import {
  SURVEY_CONDITION_BYTES,
  SURVEY_FIELDS_MAX,
  SURVEY_GOALS,
  SURVEY_NONE,
  SURVEY_PIECES_MAX,
  SURVEY_STARTS,
} from '../src/survey/kernel/surveyLayout.ts';
import { firstOf, kindOf, mirrorOf, piecesOf, placesOf } from './kinds.ts';
import { maskAt, mirrorAt } from './surveyMemory.ts';

/** What a field holds: a bit for each place, a place, or a bit for each place but one. */
const BITS: u32 = 0;
const PLACE: u32 = 1;
const SHORT: u32 = 2;

/**
 * Fields of 32 bytes: u64 mask, u32 shift, first placement, what it holds, mirror's field, the
 * place without a bit, number of pieces.
 */
export const FIELD_BYTES: usize = 32;
export const fieldsAt: usize = memory.data(SURVEY_FIELDS_MAX * 32, 8);
export let fieldsEnd: usize = 0;

/** u64 [field * 64 + place]: what a piece there adds to a key. */
export const WEIGHTS_BYTES: usize = 512;
export const weightsAt: usize = memory.data(SURVEY_FIELDS_MAX * 512, 8);

/** Pieces of 12 bytes: u32 placement, place, and address of the weights of its field. */
export const PIECE_BYTES: usize = 12;
export const piecesAt: usize = memory.data(SURVEY_PIECES_MAX * 12, 8);
export let piecesEnd: usize = piecesAt;
/** The cells that the decoded state takes. */
export let occupied: u64 = 0;

// @ts-ignore: decorator
@inline
export function weightsOf(field: u32): usize {
  return weightsAt + (<usize>field << 9);
}

// @ts-ignore: decorator
@inline
export function fieldOfWeights(weights: usize): u32 {
  return <u32>((weights - weightsAt) >> 9);
}

/** Builds the key of a class from its kinds and their numbers of pieces; false: over 64 bits. */
export function openFields(count: u32): bool {
  return layOutFields(count, false) || layOutFields(count, true);
}

function layOutFields(count: u32, isShort: bool): bool {
  let shift: u32 = 0;
  fieldsEnd = fieldsAt + <usize>count * FIELD_BYTES;
  for (let field: u32 = 0; field < count; field++) {
    const places = placesOf(kindOf(field));
    const isOne = piecesOf(field) == 1;
    const left: u32 = isShort && !isOne ? placeLeftOut(field, places) : SURVEY_NONE;
    const form = isOne ? PLACE : left == SURVEY_NONE ? BITS : SHORT;
    const bits: u32 = isOne ? 32 - clz(places - 1) : places - <u32>(form == SHORT);
    if (shift + bits > 64) return false;
    const at = fieldsAt + <usize>field * FIELD_BYTES;
    store<u64>(at, bits == 64 ? ~(<u64>0) : ((<u64>1) << bits) - 1);
    store<u32>(at, shift, 8);
    store<u32>(at, firstOf(kindOf(field)), 12);
    store<u32>(at, form, 16);
    store<u32>(at, field, 20);
    store<u32>(at, left, 24);
    store<u32>(at, piecesOf(field), 28);
    const weights = weightsOf(field);
    for (let place: u32 = 0; place < places; place++) {
      const weight = isOne ? <u64>place : bitOf(place, left);
      store<u64>(weights + (<usize>place << 3), bits == 0 ? 0 : weight << shift);
    }
    shift += bits;
  }
  return true;
}

// @ts-ignore: decorator
@inline
function bitOf(place: u32, left: u32): u64 {
  return place == left ? 0 : (<u64>1) << (place - <u32>(place > left));
}

/** The last place of a field that no condition names; SURVEY_NONE: they name all. */
function placeLeftOut(field: u32, places: u32): u32 {
  const named = placesNamed(SURVEY_STARTS, field) | placesNamed(SURVEY_GOALS, field);
  for (let place = places; place > 0; place--) {
    if ((named & ((<u64>1) << (place - 1))) == 0) return place - 1;
  }
  return SURVEY_NONE;
}

/** Places of a field in conditions, as bits. */
function placesNamed(conditions: usize, field: u32): u64 {
  let named: u64 = 0;
  let at = conditions;
  for (let n = load<i32>(conditions); n > 0; n--) {
    at += SURVEY_CONDITION_BYTES;
    const end = at + 1 + (<usize>load<u8>(at) << 1);
    for (let pair = at + 1; pair < end; pair += 2) {
      if (<u32>load<u8>(pair) == field) named |= (<u64>1) << <u64>load<u8>(pair, 1);
    }
  }
  return named;
}

/** Says of each field which one has the mirror images; the first is the goal's and its own. */
export function openMirrors(count: u32): void {
  for (let field: u32 = 1; field < count; field++) {
    const mirror = mirrorOf(kindOf(field));
    for (let other: u32 = 1; other < count; other++) {
      if (kindOf(other) != mirror) continue;
      store<u32>(fieldsAt + <usize>field * FIELD_BYTES, other, 20);
    }
  }
}

/** The first placement of the kind of a field. */
// @ts-ignore: decorator
@inline
export function firstPlacement(field: usize): u32 {
  return load<u32>(field, 12);
}

/** The places of a field's pieces in a state, as bits. */
// @ts-ignore: decorator
@inline
export function placesIn(field: usize, key: u64): u64 {
  const bits = (key >> <u64>load<u32>(field, 8)) & load<u64>(field);
  const form = load<u32>(field, 16);
  if (form == BITS) return bits;
  return form == PLACE ? (<u64>1) << bits : completed(bits, load<u64>(field, 24));
}

/** Writes the pieces of a state to `piecesAt`, and its cells to `occupied`. */
export function decode(key: u64): void {
  let cells: u64 = 0;
  let piece = piecesAt;
  let weights = weightsAt;
  for (let field = fieldsAt; field < fieldsEnd; field += FIELD_BYTES, weights += WEIGHTS_BYTES) {
    const first = firstPlacement(field);
    for (let places = placesIn(field, key); places != 0; places &= places - 1) {
      const place = <u32>ctz(places);
      store<u32>(piece, first + place);
      store<u32>(piece, place, 4);
      store<u32>(piece, <u32>weights, 8);
      piece += PIECE_BYTES;
      cells |= load<u64>(maskAt + (<usize>(first + place) << 3));
    }
  }
  occupied = cells;
  piecesEnd = piece;
}

/** All places of a field, of which one has no bit; `known`: that place, then the pieces above. */
function completed(bits: u64, known: u64): u64 {
  const left = known & 0xff;
  const below = ((<u64>1) << left) - 1;
  const others = (bits & below) | ((bits & ~below) << 1);
  return popcnt(others) < known >> 32 ? others | (below + 1) : others;
}

/** The key of the mirror image; the class must be its own. */
export function mirrorKey(key: u64): u64 {
  decode(key);
  let mirrored: u64 = 0;
  for (let piece = piecesAt; piece < piecesEnd; piece += PIECE_BYTES) {
    const field = fieldOfWeights(<usize>load<u32>(piece, 8));
    const other = load<u32>(fieldsAt + <usize>field * FIELD_BYTES, 20);
    const place = <usize>load<u8>(mirrorAt + <usize>load<u32>(piece));
    mirrored += load<u64>(weightsOf(other) + (place << 3));
  }
  return mirrored;
}

/** The bits of a piece's field, and what they must be for a piece to be at a place. */
export function maskOfPair(field: u32, place: u32): u64 {
  const at = fieldsAt + <usize>field * FIELD_BYTES;
  if (load<u32>(at, 16) == PLACE) return load<u64>(at) << <u64>load<u32>(at, 8);
  return load<u64>(weightsOf(field) + (<usize>place << 3));
}
