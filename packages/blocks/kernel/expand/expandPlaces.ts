// Generates the successors of a state in the wide kernel: piece by piece, place by place.
//
// For slides and moves the cells of the piece are cleared first, since an odd shape may enter cells
// that it leaves. A push of several tiles is generated from the gap outwards: each longer push is
// the successor of the shorter one with one more tile moved.
import {
  METRIC_LINES,
  METRIC_MOVES,
  METRIC_STEPS,
  NO_PLACE,
  PLACE_FRONTS,
  PROBLEM_METRIC,
  PROBLEM_QUEUE_AT,
  PROBLEM_SEEN_AT,
  PROBLEM_TAKEN_AT,
  SLOT_BYTES,
  SLOT_HERE,
  SLOT_IN_GOAL,
} from '../../src/kernel/layout.ts';
import { nextCandidate, commitCandidate } from '../closed/candidateBatch.ts';
import { testPlaceGoal } from '../encoding/placeGoal.ts';
import {
  setCells,
  placeAt,
  slotsAt,
  slotsEnd,
  occupyCells,
  unpackPlaces,
  writeMoved,
} from '../encoding/places.ts';

/** Marks the places that the current flood fill has reached; changes with every piece. */
let floodStamp: u32 = 0;

/** Adds every successor of the state whose key is at an address. */
export function expandPlaces(key: usize): void {
  unpackPlaces(key);
  occupyCells();
  const metric = load<i32>(PROBLEM_METRIC);
  const end = slotsEnd();
  if (metric == METRIC_LINES) indexTiles();
  for (let slot = slotsAt(); slot < end; slot += SLOT_BYTES) {
    if (metric == METRIC_MOVES) {
      flood(key, slot);
      continue;
    }
    for (let d: usize = 0; d < 4; d++) {
      const to = stepFrom(load<u32>(slot, SLOT_HERE), d);
      if (to == NO_PLACE) continue;
      if (metric == METRIC_STEPS) addSuccessor(key, slot, to);
      else if (metric == METRIC_LINES) push(key, slot, to, d);
      else slide(key, slot, to, d);
    }
  }
}

/** The place one step further, or NO_PLACE if there is none or a piece is in the way. */
// @ts-ignore: decorator
@inline
function stepFrom(place: u32, d: usize): u32 {
  const record = placeAt(place) + (d << 2);
  const to = load<u32>(record);
  if (to == NO_PLACE) return to;
  const taken = <usize>load<u32>(PROBLEM_TAKEN_AT);
  let at = <usize>load<u32>(record, PLACE_FRONTS);
  const end = at + (<usize>load<u16>(at) << 1);
  let blocked: u8 = 0;
  while (at < end) {
    at += 2;
    blocked |= load<u8>(taken + <usize>load<u16>(at));
  }
  return blocked != 0 ? NO_PLACE : to;
}

/** Adds the state with one slot moved. */
function addSuccessor(key: usize, slot: usize, to: u32): void {
  writeMoved(nextCandidate, key, slot, to);
  if (load<u32>(slot, SLOT_IN_GOAL) != 0) testPlaceGoal(nextCandidate, slot, to);
  commitCandidate();
}

function slide(key: usize, slot: usize, first: u32, d: usize): void {
  const here = load<u32>(slot, SLOT_HERE);
  setCells(here, 0);
  for (let to = first; to != NO_PLACE; to = stepFrom(to, d)) addSuccessor(key, slot, to);
  setCells(here, 1);
}

function flood(key: usize, slot: usize): void {
  const seen = <usize>load<u32>(PROBLEM_SEEN_AT);
  const here = load<u32>(slot, SLOT_HERE);
  let at = <usize>load<u32>(PROBLEM_QUEUE_AT);
  let end = at + 4;
  store<u32>(at, here);
  store<u32>(seen + (<usize>here << 2), ++floodStamp);
  setCells(here, 0);
  for (; at < end; at += 4) {
    const place = load<u32>(at);
    for (let d: usize = 0; d < 4; d++) {
      const to = stepFrom(place, d);
      if (to == NO_PLACE || load<u32>(seen + (<usize>to << 2)) == floodStamp) continue;
      store<u32>(seen + (<usize>to << 2), floodStamp);
      store<u32>(end, to);
      end += 4;
      addSuccessor(key, slot, to);
    }
  }
  setCells(here, 1);
}

/** Writes which slot is at each place, or 0. All tiles have the same places. */
function indexTiles(): void {
  const seen = <usize>load<u32>(PROBLEM_SEEN_AT);
  memory.fill(seen, 0, (<usize>load<u32>(PROBLEM_QUEUE_AT) - seen));
  const end = slotsEnd();
  for (let slot = slotsAt(); slot < end; slot += SLOT_BYTES) {
    store<u32>(seen + (<usize>load<u32>(slot, SLOT_HERE) << 2), <u32>slot);
  }
}

/** Pushes the tile beside the gap, then that one with the tile behind it, and so on. */
function push(key: usize, first: usize, gap: u32, d: usize): void {
  const seen = <usize>load<u32>(PROBLEM_SEEN_AT);
  const back = (d ^ 2) << 2;
  let from = key;
  let slot = first;
  let to = gap;
  while (true) {
    const here = load<u32>(slot, SLOT_HERE);
    writeMoved(nextCandidate, from, slot, to);
    store<u32>(slot, to, SLOT_HERE);
    testPlaceGoal(nextCandidate, slot, to);
    from = nextCandidate;
    commitCandidate();
    to = here;
    const behind = load<u32>(placeAt(here) + back);
    if (behind == NO_PLACE) break;
    slot = <usize>load<u32>(seen + (<usize>behind << 2));
  }
  // Moves each tile one step back, the last one first.
  for (; ; to = load<u32>(placeAt(to) + (d << 2))) {
    const moved = <usize>load<u32>(seen + (<usize>to << 2));
    store<u32>(moved, to, SLOT_HERE);
    if (moved == first) break;
  }
}
