// What becomes of a thread's own parts: full ones are looked up at once, the others at the end of
// a level. Among threads that is as soon as all own states are expanded, while others still send;
// from then on what comes is looked up together with what waits in its part.
import { addAll, touch, touchAll } from './duplicateCheck.ts';
import { beginOf, cursorOf, cursors, partBits, partBytes } from './partitionRoom.ts';
import { useTableOf } from './closedWindow.ts';
import { slotWith } from './windowTable.ts';
import { self } from '../parallel/hashDistribution.ts';

/** Parts looked up between two looks at what others have sent. */
const PARTS_AT_ONCE: usize = 16;
const NONE: usize = <usize>-1;

/** Own parts, from the first on, that no longer wait for more of the level; NONE: all wait. */
let drained: usize = NONE;
let levelDrained: u32 = 0;

/** All parts wait. */
export function forgetDrain(): void {
  drained = NONE;
}

/** Takes in a run from another thread, for the part of this one that it names. False: no memory. */
export function takeRunIn(number: u32, from: usize, to: usize, level: u32): bool {
  const part = (<usize>self << partBits) + <usize>number;
  if (to - from >= partBytes()) return lookUp(<usize>number, from, to, level);
  // The same stretch of the set for both.
  if (drained != NONE) return flushPart(part, level) && lookUp(<usize>number, from, to, level);
  const end = beginOf(part) + partBytes();
  while (from < to) {
    const cursor = <usize>load<u32>(cursorOf(part));
    const bytes = min(to - from, end - cursor);
    memory.copy(cursor, from, bytes);
    store<u32>(cursorOf(part), <u32>(cursor + bytes));
    from += bytes;
    if (cursor + bytes == end && !flushPart(part, level)) return false;
  }
  return true;
}

/** Nothing more of the level comes from this thread itself: own parts need not wait. */
export function openDrain(level: u32): void {
  if (drained != NONE) return;
  drained = 0;
  levelDrained = level;
}

/**
 * While other threads are waited for: looks up some of what waits here, once all own states are
 * expanded. 1: done, call again; 0: nothing is left; -1: no memory.
 */
export function lookUpSome(): i32 {
  if (drained >= ownParts()) return 0;
  return drain(PARTS_AT_ONCE) ? 1 : -1;
}

function ownParts(): usize {
  return <usize>1 << partBits;
}

/** Looks up the candidates of so many more own parts. False: no memory. */
function drain(most: usize): bool {
  const first = <usize>self << partBits;
  const end = min(drained + most, ownParts());
  for (; drained < end; drained++) {
    if (!flushPart(first + drained, levelDrained)) return false;
  }
  return true;
}

/** Looks up the candidates of all own parts, at the end of a level. False: no memory. */
export function flushParts(level: u32): bool {
  if (cursors == 0) return true;
  openDrain(level);
  if (!drain(ownParts())) return false;
  drained = NONE;
  return true;
}

/** Looks up the candidates of an own part. */
export function flushPart(part: usize, level: u32): bool {
  const from = beginOf(part);
  const to = <usize>load<u32>(cursorOf(part));
  if (to == from) return true;
  store<u32>(cursorOf(part), <u32>from);
  return lookUp(part - (<usize>self << partBits), from, to, level);
}

/** Looks up candidates of one part, by its number among those of a thread. */
function lookUp(number: usize, from: usize, to: usize, level: u32): bool {
  const shift = <u64>(32 - partBits);
  useTableOf(number, <usize>1 << partBits);
  const first = slotWith(<u64>number << shift);
  const end = slotWith((<u64>(number + 1) << shift) - 1);
  if (end - first < to - from << 3) touchAll(first, end);
  else touch(from, to);
  return addAll(from, to, level);
}
