// One level of the breadth-first search: the nodes made of those of the level before.
//
// A set of taken cells belongs to odd levels or to even ones, since a step changes its colour on a
// chessboard. So a region round it has one array of bits: they hold level l - 2 until level l is
// made, and since steps can be taken back, what the neighbours of level l - 1 reach and is not in
// level l - 2 is level l. No set of all nodes seen is needed (frontier search: Korf 1999).
import {
  alive,
  blockBytes,
  FRESH,
  LEVEL_LAST,
  met,
  planeBytes,
  planes,
  scratch,
  width,
} from './patternMemory.ts';
import { all, notFirst, notLast, regionNumber, regionOfLowest } from './regions.ts';
import { bitsOf, firstRegion, gainOf, gainOfPassed, parityOf, setAt } from './cellSets.ts';
import { addTurned, turnAt } from './turns.ts';

/** Makes a level for some sets; how many regions have nodes in it. */
export function makeLevel(from: u32, to: u32, level: i32, parity: u32): u32 {
  let made: u32 = 0;
  memory.fill(scratch + FRESH, 0, blockBytes);
  for (let number = from; number < to; number++) {
    const set = setAt(number);
    if ((parityOf(set) ^ (<u32>level & 1)) == parity) made += makeSet(number, set, level);
  }
  return made;
}

function makeSet(number: u32, set: u32, level: i32): u32 {
  const first = firstRegion(number);
  const count = firstRegion(number + 1) - first;
  let made: u32 = 0;
  let rest = all & ~set;
  for (let at: u32 = 0; at < count; at++) {
    const region = count == 1 ? rest : regionOfLowest(rest, set, at);
    rest &= ~region;
    const isMade = gather(number, set, region) && settle(number, first + at, level);
    const wasAlive = load<u8>(alive + first + at) != 0;
    if (isMade) made++;
    else if (wasAlive) memory.fill(bitsOf(first + at), 0, blockBytes);
    store<u8>(alive + first + at, isMade ? 1 : 0);
  }
  return made;
}

/** Collects what steps out of a region lead to, from where they can be taken back; if anything. */
function gather(number: u32, set: u32, region: u32): bool {
  let any = false;
  for (let bits = set & ((region & notLast) << 1); bits != 0; bits &= bits - 1) {
    const cell = ctz(bits);
    if (gatherAcross(number, set, cell, cell - 1)) any = true;
  }
  for (let bits = set & ((region & notFirst) >> 1); bits != 0; bits &= bits - 1) {
    const cell = ctz(bits);
    if (gatherAcross(number, set, cell, cell + 1)) any = true;
  }
  for (let bits = set & (region << width); bits != 0; bits &= bits - 1) {
    const cell = ctz(bits);
    if (gatherAlong(number, set, cell, cell - width, false)) any = true;
  }
  for (let bits = set & (region >> width); bits != 0; bits &= bits - 1) {
    const cell = ctz(bits);
    if (gatherAlong(number, set, cell, cell + width, true)) any = true;
  }
  return any;
}

/** A tile came from a cell beside: no tile is passed, all words stay. */
// @ts-ignore: decorator
@inline
function gatherAcross(number: u32, set: u32, cell: u32, from: u32): bool {
  const place = placeOf(set, cell);
  const source = number + gainOf(cell, place, from, place);
  const region = aliveRegion(source, cell, before(set, cell, from));
  if (region < 0) return false;
  addAll(bitsOf(region));
  return true;
}

/** A tile came from the cell below or above, past those on the cells between. */
// @ts-ignore: decorator
@inline
function gatherAlong(number: u32, set: u32, cell: u32, from: u32, isFromBelow: bool): bool {
  const place = placeOf(set, cell);
  const low = isFromBelow ? cell : from;
  const between = set & (((<u32>1 << (width - 1)) - 1) << (low + 1));
  const passed = popcnt(between);
  const placeThen = isFromBelow ? place + passed : place - passed;
  const first = isFromBelow ? place + 1 : placeThen;
  const source =
    number +
    gainOf(cell, place, from, placeThen) +
    gainOfPassed(between, first, !isFromBelow);
  const region = aliveRegion(source, cell, before(set, cell, from));
  if (region < 0) return false;
  if (passed == 0) {
    addAll(bitsOf(region));
  } else {
    const turn = turnAt(!isFromBelow, min(place, placeThen), passed);
    addTurned(scratch + FRESH, bitsOf(region), turn);
  }
  return true;
}

// @ts-ignore: decorator
@inline
function placeOf(set: u32, cell: u32): u32 {
  return popcnt(set & (((<u32>1) << cell) - 1));
}

// @ts-ignore: decorator
@inline
function before(set: u32, cell: u32, from: u32): u32 {
  return set ^ ((<u32>1) << cell) ^ ((<u32>1) << from);
}

/** The region of a free cell round a set; -1 if it has no node in the level before. */
// @ts-ignore: decorator
@inline
function aliveRegion(number: u32, cell: u32, set: u32): i32 {
  const first = firstRegion(number);
  const count = firstRegion(number + 1) - first;
  const region = count == 1 ? first : first + regionNumber(cell, set);
  return load<u8>(alive + region) == 0 ? -1 : <i32>region;
}

// @ts-ignore: decorator
@inline
function addAll(from: usize): void {
  const fresh = scratch + FRESH;
  for (let at: usize = 0; at < blockBytes; at += 16) {
    v128.store(fresh + at, v128.or(v128.load(fresh + at), v128.load(from + at)));
  }
}

/**
 * Makes what was collected the nodes of a region, without those two levels before, and notes the
 * level of placements met for the first time. Whether there are any nodes.
 */
function settle(number: u32, region: u32, level: i32): bool {
  const fresh = scratch + FRESH;
  const old = bitsOf(region);
  const known = met + <usize>number * blockBytes;
  let any = i64x2.splat(0);
  let anyNew = i64x2.splat(0);
  for (let at: usize = 0; at < blockBytes; at += 16) {
    const nodes = v128.andnot(v128.load(fresh + at), v128.load(old + at));
    const before = v128.load(known + at);
    const first = v128.andnot(nodes, before);
    v128.store(old + at, nodes);
    v128.store(known + at, v128.or(before, first));
    v128.store(fresh + at, first);
    any = v128.or(any, nodes);
    anyNew = v128.or(anyNew, first);
  }
  if (!v128.any_true(any)) return false;
  if (v128.any_true(anyNew)) {
    const code = min(LEVEL_LAST, (level >> 1) + 1);
    for (let left = code; left != 0; left &= left - 1) {
      addPlane(planes + <usize>ctz(left) * planeBytes + <usize>number * blockBytes);
    }
    memory.fill(fresh, 0, blockBytes);
  }
  return true;
}

function addPlane(plane: usize): void {
  const fresh = scratch + FRESH;
  for (let at: usize = 0; at < blockBytes; at += 16) {
    v128.store(plane + at, v128.or(v128.load(plane + at), v128.load(fresh + at)));
  }
}
