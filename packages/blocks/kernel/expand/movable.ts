// Finds the pieces that can move, all pieces of a kind at once.
//
// The free cells are shifted against each direction, once for all kinds, and an origin stays in the
// mask while each cell in front of its shape is free. The host provides the mask of steps that lead
// from one place of the kind to another (walls, gates, axes). Masks are listed without a branch,
// the empty ones overwritten: most states have a handful of steps among dozens of tries, which no
// branch predictor can guess.
//
// Rejected: loops over the cells in front with signed offsets and a test after each kind and
// direction (expanding a state of climb12 then takes 145 ns instead of some 80).
import {
  KIND_BASE,
  KIND_BYTES,
  KIND_CAN,
  KIND_CELLS_AT,
  KIND_CORNERS,
  KIND_FRONTS,
  KIND_FRONTS_AT,
  KIND_SHAPE,
  MOVABLE_BASE,
  ORIGINS_BASE,
  PROBLEM_TESTS_AT,
  TEST_BYTES,
  TEST_CAN,
  TEST_FRONTS,
  TEST_MORE_AT,
  TEST_ORIGINS_AT,
  TEST_RECORD,
} from '../../src/kernel/layout.ts';
import { kindsEnd } from '../problem.ts';

const KINDS: usize = KIND_BASE;
const ORIGINS: usize = ORIGINS_BASE;
const BYTES: usize = KIND_BYTES;

/** Lists the origins that can take a step, by kind and direction; returns where the list ends. */
// @ts-ignore: decorator
@inline
export function listSteps(free: u64, stride: u64): usize {
  const ups = listDirection(MOVABLE_BASE, free << stride, 0);
  const rights = listDirection(ups, free >> 1, 1);
  const downs = listDirection(rights, free >> stride, 2);
  return listDirection(downs, free << 1, 3);
}

/** The same for one direction; `free` is shifted against it. */
// @ts-ignore: decorator
@inline
function listDirection(end: usize, free: u64, d: usize): usize {
  const last = <usize>load<u32>(PROBLEM_TESTS_AT + (d << 2), 4);
  for (let at = <usize>load<u32>(PROBLEM_TESTS_AT + (d << 2)); at < last; at += TEST_BYTES) {
    const first = free >> <u64>load<u8>(at, TEST_FRONTS);
    const second = free >> <u64>load<u8>(at, TEST_FRONTS + 1);
    const origins = load<u64>(<usize>load<u32>(at, TEST_ORIGINS_AT));
    let movable = origins & load<u64>(at, TEST_CAN) & first & second;
    const more = <usize>load<u32>(at, TEST_MORE_AT);
    if (more != 0) movable &= fitting(more, free);
    end = list(end, movable, <usize>load<u32>(at, TEST_RECORD), 0);
  }
  return end;
}

/** The same for each kind, all directions together. */
// @ts-ignore: decorator
@inline
export function listPieces(free: u64, stride: u64): usize {
  const up = free << stride;
  const right = free >> 1;
  const down = free >> stride;
  const left = free << 1;
  const kinds = kindsEnd();
  let end: usize = MOVABLE_BASE;
  let at = ORIGINS;
  for (let kind = KINDS; kind < kinds; kind += BYTES, at += 8) {
    const origins = load<u64>(at);
    const vertical = movableOf(kind, origins, up, 0) | movableOf(kind, origins, down, 2);
    const horizontal = movableOf(kind, origins, right, 1) | movableOf(kind, origins, left, 3);
    end = list(end, vertical | horizontal, kind, 0);
  }
  return end;
}

// @ts-ignore: decorator
@inline
function list(end: usize, movable: u64, kind: usize, d: usize): usize {
  store<u64>(end, movable);
  store<u32>(end, <u32>(kind | d), 8);
  return end + (<usize>(movable != 0) << 4);
}

/** The origins from which a piece can take a step; `free` is shifted against the direction. */
// @ts-ignore: decorator
@inline
function movableOf(kind: usize, origins: u64, free: u64, d: usize): u64 {
  const first = free >> <u64>load<u8>(kind + (d << 1), KIND_FRONTS);
  const second = free >> <u64>load<u8>(kind + (d << 1), KIND_FRONTS + 1);
  const movable = origins & load<u64>(kind + (d << 3), KIND_CAN) & first & second;
  const more = <usize>load<u32>(kind + (d << 2), KIND_FRONTS_AT);
  return more == 0 ? movable : movable & fitting(more, free);
}

/** Origins for which all cells of a list are among the free ones. */
function fitting(cells: usize, free: u64): u64 {
  let fits = ~(<u64>0);
  const last = cells + <usize>load<u8>(cells);
  do {
    cells++;
    fits &= free >> <u64>load<u8>(cells);
  } while (cells < last);
  return fits;
}

/** Origins where the shape lies on free cells, or on those of the piece that is at an origin. */
// @ts-ignore: decorator
@inline
export function fittingWithout(kind: usize, rest: u64, origin: u64): u64 {
  const free = rest | (load<u64>(kind, KIND_SHAPE) << origin);
  const first = free >> <u64>load<u8>(kind, KIND_CORNERS);
  const second = free >> <u64>load<u8>(kind, KIND_CORNERS + 1);
  const third = free >> <u64>load<u8>(kind, KIND_CORNERS + 2);
  const fits = first & second & third & (free >> <u64>load<u8>(kind, KIND_CORNERS + 3));
  const more = <usize>load<u32>(kind, KIND_CELLS_AT);
  return more == 0 ? fits : fits & fitting(more, free);
}
