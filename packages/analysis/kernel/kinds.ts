// The kinds of a family as the host writes them: placements of one shape, without turning.
import {
  KIND_AREA,
  KIND_BYTES,
  KIND_FIRST,
  KIND_MIRROR,
  KIND_PLACES,
  SURVEY_BEST,
  SURVEY_BEST_BYTES,
  SURVEY_FIELD_KIND,
  SURVEY_FIELD_PIECES,
} from '../src/survey/kernel/surveyLayout.ts';
import { kindsAt } from './surveyMemory.ts';

// @ts-ignore: decorator
@inline
function recordOf(kind: u32): usize {
  return kindsAt + <usize>kind * <usize>KIND_BYTES;
}

// @ts-ignore: decorator
@inline
export function firstOf(kind: u32): u32 {
  return load<u32>(recordOf(kind), KIND_FIRST);
}

// @ts-ignore: decorator
@inline
export function placesOf(kind: u32): u32 {
  return load<u32>(recordOf(kind), KIND_PLACES);
}

// @ts-ignore: decorator
@inline
export function areaOf(kind: u32): i32 {
  return load<i32>(recordOf(kind), KIND_AREA);
}

// @ts-ignore: decorator
@inline
export function mirrorOf(kind: u32): u32 {
  return load<u32>(recordOf(kind), KIND_MIRROR);
}

/** The kind of a field of the class. */
// @ts-ignore: decorator
@inline
export function kindOf(field: u32): u32 {
  return load<u32>(<usize>SURVEY_FIELD_KIND + (<usize>field << 2));
}

/** The number of its pieces. */
// @ts-ignore: decorator
@inline
export function piecesOf(field: u32): u32 {
  return load<u32>(<usize>SURVEY_FIELD_PIECES + (<usize>field << 2));
}

export function setField(field: u32, kind: u32, pieces: u32): void {
  store<u32>(<usize>SURVEY_FIELD_KIND + (<usize>field << 2), kind);
  store<u32>(<usize>SURVEY_FIELD_PIECES + (<usize>field << 2), pieces);
}

// @ts-ignore: decorator
@inline
export function bestAt(rank: i32): usize {
  return <usize>SURVEY_BEST + <usize>rank * <usize>SURVEY_BEST_BYTES;
}
