// The states one unit of the metric away from a state, packed and hashed, in the order of the
// reference search (reference/maskSuccessors.ts and successorPackers.ts), so that
// states have the same numbers.
//
// All are packed and hashed before the first is looked up, so that the cache misses of their
// look-ups overlap. A piece that touches no free cell is passed over after one test of its rim.
import { STATE_GRAPH_SLOTS_MAX } from '../../src/kernel/stateGraphLayout.ts';
import { MADE_BYTES, madeAt, masksAt, nearAt, rimsAt, SLOT_BYTES, slotsAt } from './graphMemory.ts';
import { finish, mix, words } from './states.ts';

let slots: u32 = 0;
/** Cells of a straight slide at most; 0: moves, any way that a piece can go. */
let distanceMax: u32 = 0;

/** u32 by slot: placements of the state that is expanded. */
const at: usize = memory.data(STATE_GRAPH_SLOTS_MAX * 4, 16);
/** u32 each: placements reached in a flood, at most one for each cell. */
const reached: usize = memory.data(65 * 4, 16);

let word0: u32 = 0;
let word1: u32 = 0;
let word2: u32 = 0;
let made: u32 = 0;

export function openSuccessors(slotCount: u32, most: u32): void {
  slots = slotCount;
  distanceMax = most;
}

/** Puts the successors of the state at this address to `madeAt`; how many there are. */
export function makeSuccessors(state: usize): u32 {
  made = 0;
  word0 = load<u32>(state);
  word1 = words > 1 ? load<u32>(state, 4) : 0;
  word2 = words > 2 ? load<u32>(state, 8) : 0;
  let taken: u64 = 0;
  for (let slot: u32 = 0; slot < slots; slot++) {
    const record = slotsAt + slot * SLOT_BYTES;
    const word = load<u32>(state + <usize>load<u32>(record, 32));
    const placement = load<u32>(record) + ((word >> load<u32>(record, 8)) & load<u32>(record, 4));
    store<u32>(at + (<usize>slot << 2), placement);
    taken |= load<u64>(masksAt + (<usize>placement << 3));
  }
  for (let slot: u32 = 0; slot < slots; slot++) {
    const here = load<u32>(at + (<usize>slot << 2));
    if ((load<u64>(rimsAt + (<usize>here << 3)) & ~taken) == 0) continue;
    const others = taken ^ load<u64>(masksAt + (<usize>here << 3));
    if (distanceMax == 0) flood(slot, here, others);
    else slide(slot, here, others);
  }
  return made;
}

function slide(slot: u32, here: u32, others: u64): void {
  for (let direction: usize = 0; direction < 16; direction += 4) {
    let next = here;
    for (let left = distanceMax; left > 0; left--) {
      next = load<u32>(nearAt + (<usize>next << 4) + direction);
      if (<i32>next < 0 || (load<u64>(masksAt + (<usize>next << 3)) & others) != 0) break;
      make(slot, next);
    }
  }
}

function flood(slot: u32, start: u32, others: u64): void {
  const first = load<u32>(slotsAt + slot * SLOT_BYTES);
  let seen = (<u64>1) << <u64>(start - first);
  let here = start;
  let head: usize = 0;
  let tail: usize = 0;
  for (;;) {
    const near = nearAt + (<usize>here << 4);
    for (let direction: usize = 0; direction < 16; direction += 4) {
      const next = load<u32>(near + direction);
      if (<i32>next < 0) continue;
      const bit = (<u64>1) << <u64>(next - first);
      if ((seen & bit) != 0 || (load<u64>(masksAt + (<usize>next << 3)) & others) != 0) continue;
      seen |= bit;
      store<u32>(reached + tail, next);
      tail += 4;
      make(slot, next);
    }
    if (head == tail) return;
    here = load<u32>(reached + head);
    head += 4;
  }
}

/**
 * The state with one piece elsewhere. Placements of a kind ascend, so each piece of the kind that
 * the moved one passes takes the slot before (or after) its own. A field is changed by adding the
 * difference times its place value.
 */
function make(moved: u32, target: u32): void {
  let slot = moved;
  const isUp = target > load<u32>(at + (<usize>slot << 2));
  const end = load<u32>(slotsAt + slot * SLOT_BYTES + (isUp ? 16 : 12));
  let first = word0;
  let second = word1;
  let third = word2;
  for (;;) {
    const here = load<u32>(at + (<usize>slot << 2));
    const beside = isUp ? slot + 1 : slot - 1;
    let next = target;
    let isPassed = false;
    if (slot != end) {
      const other = load<u32>(at + (<usize>beside << 2));
      isPassed = isUp ? other < target : other > target;
      if (isPassed) next = other;
    }
    const change = next - here;
    const record = slotsAt + slot * SLOT_BYTES;
    first += change * load<u32>(record, 20);
    second += change * load<u32>(record, 24);
    third += change * load<u32>(record, 28);
    if (!isPassed) break;
    slot = beside;
  }
  const to = madeAt + made * MADE_BYTES;
  let hash = mix(0, first);
  store<u32>(to, first);
  if (words > 1) {
    store<u32>(to, second, 4);
    hash = mix(hash, second);
  }
  if (words > 2) {
    store<u32>(to, third, 8);
    hash = mix(hash, third);
  }
  store<u32>(to, finish(hash), 12);
  made++;
}
