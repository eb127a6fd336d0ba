// The neighbours of one state in a small hash table, to be met by many keys.
import { BATCH_BASE, NEIGHBOURS_BASE, NEIGHBOURS_SLOTS } from '../src/layout.ts';
import { dropCandidates, next } from './batch.ts';
import { expand } from './expand.ts';
import { hashOf } from './recent.ts';

const TABLE: usize = NEIGHBOURS_BASE;
/** The high bits of a hash of 32. */
const SLOT_SHIFT: u64 = 20;
const SLOT_MASK: usize = NEIGHBOURS_SLOTS - 1;

/** Fills the table. Candidates that wait in the batch are forgotten. */
export function noteNeighbours(key: u64): void {
  memory.fill(TABLE, 0, NEIGHBOURS_SLOTS << 3);
  dropCandidates();
  expand(key);
  for (let at: usize = BATCH_BASE; at < next; at += 8) {
    const neighbour = load<u64>(at) + 1;
    let slot = <usize>(hashOf(neighbour - 1) >> SLOT_SHIFT);
    while (load<u64>(TABLE + (slot << 3)) != 0) slot = (slot + 1) & SLOT_MASK;
    store<u64>(TABLE + (slot << 3), neighbour);
  }
  dropCandidates();
}

// @ts-ignore: decorator
@inline
export function isNeighbour(key: u64): bool {
  let slot = <usize>(hashOf(key) >> SLOT_SHIFT);
  while (true) {
    const entry = load<u64>(TABLE + (slot << 3));
    if (entry == 0) return false;
    if (entry == key + 1) return true;
    slot = (slot + 1) & SLOT_MASK;
  }
}
