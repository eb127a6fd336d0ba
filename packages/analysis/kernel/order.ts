// Which of several starts equally far is told: that with the lowest key, or, for families in which
// a component is known by its lowest state, that with the lowest cells of its first fields (cars in
// rows), then of the others. Sets of cells are compared as numbers, the last cell counting most.
import { SURVEY_NONE } from '../src/survey/kernel/surveyLayout.ts';
import { decode, fieldOfWeights, occupied, PIECE_BYTES, piecesAt, piecesEnd } from './fields.ts';
import { maskAt, nearAt } from './surveyMemory.ts';

/** Directions in the order of `near`. */
const UP: usize = 0;
const LEFT: usize = 3;

/** 0: by key. */
export let firstFields: u32 = 0;

export function orderByCells(fields: u32): void {
  firstFields = fields;
}

export function isBefore(key: u64, other: u64): bool {
  if (firstFields == 0) return key < other;
  const cells = cellsOf(key, true);
  const others = cellsOf(other, true);
  return cells != others ? cells < others : cellsOf(key, false) < cellsOf(other, false);
}

/** The cells of the pieces of the first fields, or of the others. */
function cellsOf(key: u64, ofFirst: bool): u64 {
  decode(key);
  let cells: u64 = 0;
  for (let piece = piecesAt; piece < piecesEnd; piece += PIECE_BYTES) {
    const isFirst = fieldOfWeights(<usize>load<u32>(piece, 8)) < firstFields;
    if (isFirst == ofFirst) cells |= load<u64>(maskAt + (<usize>load<u32>(piece) << 3));
  }
  return cells;
}

/** Whether no piece of a state can go up or left. */
export function isCornered(key: u64): bool {
  decode(key);
  for (let piece = piecesAt; piece < piecesEnd; piece += PIECE_BYTES) {
    if (canGo(piece, UP) || canGo(piece, LEFT)) return false;
  }
  return true;
}

// @ts-ignore: decorator
@inline
function canGo(piece: usize, direction: usize): bool {
  const placement = <usize>load<u32>(piece);
  const to = <u32>load<u8>(nearAt + (placement << 2) + direction);
  if (to == SURVEY_NONE) return false;
  const there = placement - <usize>load<u32>(piece, 4) + <usize>to;
  const others = occupied & ~load<u64>(maskAt + (placement << 3));
  return (load<u64>(maskAt + (there << 3)) & others) == 0;
}
