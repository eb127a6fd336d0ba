// Lays out table offsets slot by slot for a chunk of successors, so that vector additions make
// addresses (scores.ts). An offset is what a cell, or an id, adds to an address in a table.
import { MOVED_FROM, SLOT_BYTES } from '../../src/kernel/beamLayout.ts';
import { cells, slotOffsets, moves, offsets, parents, slotFirsts, slots } from './beamMemory.ts';
import { CHUNK } from './beamRecords.ts';

/**
 * Lays out the slots of a tile, or of a move (whose keys follow those of the tiles), for some
 * successors. Beyond the last successor it writes zeros up to a multiple of four.
 */
export function fillSlots(key: i32, begins: usize, count: usize): void {
  const end = slots + load<u16>(slotFirsts + (key << 1), 2) * SLOT_BYTES;
  const last = cells - 1;
  const bytes = count << 2;
  let to = slotOffsets;
  let slot = slots + load<u16>(slotFirsts + (key << 1)) * SLOT_BYTES;
  while (slot < end) {
    const offset = offsets + <usize>load<u32>(slot);
    const id = load<i32>(slot, 4);
    const beside = slot + SLOT_BYTES;
    if (id > last) {
      fillMoved(to, bytes, offset, moves + (begins << 1) + (id - last - MOVED_FROM));
    } else if (beside < end && load<i32>(beside, 4) == id) {
      // Two lists of offsets for one cell: each cell is read once for both.
      const other = offsets + <usize>load<u32>(beside);
      fillTwo(to, bytes, offset, other, parents + (begins << 2), id);
      endSlot(to, bytes);
      to += CHUNK << 2;
      slot = beside;
    } else {
      fillOther(to, bytes, offset, parents + (begins << 2), id);
    }
    endSlot(to, bytes);
    to += CHUNK << 2;
    slot += SLOT_BYTES;
  }
}

// @ts-ignore: decorator
@inline
function endSlot(to: usize, bytes: usize): void {
  for (let at = to + bytes; at & 15; at += 4) store<u32>(at, 0);
}

// @ts-ignore: decorator
@inline
function fillMoved(to: usize, bytes: usize, offset: usize, moved: usize): void {
  let move = moved;
  for (let at = to; at < to + bytes; at += 4) {
    store<u32>(at, load<u32>(offset + (<usize>load<u8>(move) << 2)));
    move += 2;
  }
}

// @ts-ignore: decorator
@inline
function fillOther(to: usize, bytes: usize, offset: usize, parent: usize, id: usize): void {
  for (let at: usize = 0; at < bytes; at += 4) {
    const cell = <usize>load<u8>(load<u32>(parent + at) + id);
    store<u32>(to + at, load<u32>(offset + (cell << 2)));
  }
}

// @ts-ignore: decorator
@inline
function fillTwo(
  to: usize,
  bytes: usize,
  offset: usize,
  other: usize,
  parent: usize,
  id: usize,
): void {
  for (let at: usize = 0; at < bytes; at += 4) {
    const cell = <usize>load<u8>(load<u32>(parent + at) + id) << 2;
    store<u32>(to + at, load<u32>(offset + cell));
    store<u32>(to + at, load<u32>(other + cell), CHUNK << 2);
  }
}

// @ts-ignore: decorator
@inline
export function slotOf(column: usize, slot: u32): v128 {
  return v128.load(column + slot * (CHUNK << 2));
}

// @ts-ignore: decorator
@inline
export function numberAt(address: i32): i32 {
  return load<i16>(<usize>(<u32>address));
}
