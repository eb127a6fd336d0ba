/*
 * The locals of an expander, and expressions that its files share.
 */
import { type Code, get, i64 } from './wasm.ts';

/** Parameters: address of the next key, the end, address of the next candidate, batch limit. */
export const AT = 0;
export const END = 1;
export const NEXT = 2;
export const FULL = 3;
/**
 * i32: first candidate of a state; 1 if one may be a goal; an address; direction of a step back.
 */
export const FIRST = 4;
export const SUSPECT = 5;
export const ENTRY = 6;
export const BACK = 7;
export const I32_LOCALS = 4;
/** i64. */
export const KEY = 8;
export const FREE = 9;
export const MOVABLE = 10;
export const FROM = 11;
export const TO = 12;
export const FITS = 13;
export const REACHED = 14;
export const BEFORE = 15;
export const CELLS = 16;
export const RANK = 17;
export const OTHERS = 18;
export const SUCCESSOR = 19;
/**
 * Cells that the last unit vacated, and cells or places that later units may enter
 * (`partialOrderTags.ts`).
 */
export const VACATED = 20;
export const GOOD = 21;
/** The cells, or the place, of the piece moved last. */
export const OWN = 22;
/** Free cells shifted against U R D L; those of them that are good; those that were vacated. */
export const SHIFTED = 23;
export const SHIFTED_GOOD = 27;
export const SHIFTED_VACATED = 31;
/** The summands of the other pieces of a kind (`candidates.ts`). */
export const STAY = 35;
export const PASSED = 36;
/** The origins of each kind. */
export const ORIGINS = 37;

export const all = (codes: readonly Code[]): Code => codes.reduce((a, b) => i64.and(a, b));
export const any = (codes: readonly Code[]): Code => codes.reduce((a, b) => i64.or(a, b));
export const one = (bit: Code): Code => i64.shl(i64.of(1), bit);
export const below = (bit: Code): Code => i64.sub(one(bit), i64.of(1));
export const without = (local: number): Code => i64.and(get(local), i64.sub(get(local), i64.of(1)));
export const shifted = (value: Code, by: number): Code =>
  by === 0 ? value : i64.shr(value, i64.of(by));
export const isSet = (value: Code): Code => i64.ne(value, i64.of(0));

/** From a place to the next one up, right, down, left. */
export const deltas = (stride: number): readonly number[] => [-stride, 1, stride, -1];

/** Places, as seen from the place a step before. */
export const ahead = (places: Code, delta: number): Code =>
  delta > 0 ? i64.shr(places, i64.of(delta)) : i64.shl(places, i64.of(-delta));
