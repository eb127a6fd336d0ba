// All classes of a goal piece in its start: depth-first over the multisets of other kinds, each
// with the list of its packings, which are the starts of the class. A multiset's list is made from
// that of the multiset without its last piece, so nothing is tried that cannot be completed, and no
// packing is made twice: kinds ascend, and so do the places of the pieces of a kind.
//
// Of two classes that are mirror images only the one with the lesser list of kinds is searched.
//
// Rejected: all packings of the board sorted by class (N. Bickford, 2012): the lists of 4×4 would
// take a gigabyte, and nothing could be told before the last one is known.
import { SURVEY_PREFIX } from '../src/survey/kernel/surveyLayout.ts';
import { weightsOf } from './fields.ts';
import { areaOf, firstOf, kindOf, mirrorOf, piecesOf, placesOf, setField } from './kinds.ts';
import { listsAt, listsEnd, maskAt } from './surveyMemory.ts';

/** Bytes of a packing in a list, places of its pieces within it, and how many there can be. */
const PACKING_BYTES: usize = 32;
const PLACES: usize = 8;
const DEPTH_MAX: i32 = 24;

/** Levels of 24 bytes: address of the list, its end, kind, next kind to try, free cells. */
const LEVEL_BYTES: usize = 24;
const levelsAt: usize = memory.data(25 * 24, 8);
let level: usize = levelsAt;
/** The level of the kinds that all classes of the job have. */
let root: usize = levelsAt;
let kinds: u32 = 0;
/** u32 by number of cells: the first kind that has no more; larger kinds come first. */
const FITTING_MAX: i32 = 64;
const fittingAt: usize = memory.data(65 * 4, 4);
let fewest: i32 = 0;
let deepest: i32 = 0;
let goalKind: u32 = 0;
let goalPlace: u32 = 0;
let goalIsOwnMirror: bool = false;
/** The kinds that can come next at the root end here. */
let firstEnd: u32 = 0;
let hasRootClass: bool = false;
/** u32: the kinds of the mirror image, sorted. */
const mirroredAt: usize = memory.data(25 * 4, 4);
/** u32 by depth: address of the weights of the field of that piece. */
const depthWeightsAt: usize = memory.data(25 * 4, 4);
let seed: usize = 0;
let fields: u32 = 0;

/**
 * Begins a job: the classes with this goal piece and the kinds of the prefix, whose next kind is
 * one of a range; with the class that has no other kind, if asked. Returns as `nextMultiset`.
 */
export function openMultisets(
  cells: i32,
  kindCount: u32,
  goal: u32,
  place: u32,
  from: u32,
  end: u32,
  othersFrom: i32,
  othersTo: i32,
  withRoot: bool,
  prefix: i32,
): i32 {
  if (kinds != kindCount) findFitting(kindCount);
  fewest = othersFrom;
  deepest = min(othersTo, DEPTH_MAX);
  goalKind = goal;
  goalPlace = place;
  goalIsOwnMirror = mirrorOf(goal) == goal;
  firstEnd = end;
  hasRootClass = withRoot;
  level = levelsAt;
  const placement = firstOf(goal) + place;
  store<u64>(listsAt, load<u64>(maskAt + (<usize>placement << 3)));
  store<u32>(level, <u32>listsAt);
  store<u32>(level, <u32>(listsAt + PACKING_BYTES), 4);
  store<i32>(level, cells - areaOf(goal), 16);
  for (let n = 0; n < prefix; n++) {
    const found = addKind(load<u32>(<usize>SURVEY_PREFIX + (<usize>n << 2)));
    if (found <= 0) return found;
  }
  root = level;
  store<u32>(level, from, 12);
  return 1;
}

/** Kinds stay the same while the kernel lives. */
function findFitting(count: u32): void {
  kinds = count;
  let kind: u32 = 0;
  for (let cells = FITTING_MAX; cells >= 0; cells--) {
    while (kind < kinds && areaOf(kind) > cells) kind++;
    store<u32>(fittingAt + (<usize>cells << 2), kind);
  }
}

// @ts-ignore: decorator
@inline
function depth(): i32 {
  return <i32>((level - levelsAt) / LEVEL_BYTES);
}

/** Other pieces of the class, and cells that its starts leave free. */
export function otherPieces(): i32 {
  return depth();
}

export function freeCells(): i32 {
  return load<i32>(level, 16);
}

/** Goes to the next class: 1; 0: there is none; -1: a list has no space. */
export function nextMultiset(): i32 {
  if (hasRootClass) {
    hasRootClass = false;
    return 1;
  }
  while (true) {
    const kind = load<u32>(level, 12);
    const isRoot = level == root;
    if (kind >= (isRoot ? firstEnd : kinds) || depth() >= deepest) {
      if (isRoot) return 0;
      level -= LEVEL_BYTES;
      continue;
    }
    store<u32>(level, kind + 1, 12);
    const found = addKind(kind);
    if (found != 0) return found;
  }
}

/** Goes down to the packings with one more piece: 1; 0: there is none; -1: no space. */
function addKind(kind: u32): i32 {
  const free = load<i32>(level, 16) - areaOf(kind);
  // The rest may all be single cells.
  if (free < 0 || depth() + 1 + free < fewest) return 0;
  const end = extend(kind, level != levelsAt && load<u32>(level, 8) == kind);
  if (end == 0) return -1;
  const from = load<u32>(level, 4);
  if (end == <usize>from) return 0;
  level += LEVEL_BYTES;
  store<u32>(level, from);
  store<u32>(level, <u32>end, 4);
  store<u32>(level, kind, 8);
  store<u32>(level, max(kind, load<u32>(fittingAt + (<usize>free << 2))), 12);
  store<i32>(level, free, 16);
  return 1;
}

/** Writes each packing of the level with one more piece behind the list; returns the new end. */
function extend(kind: u32, isSame: bool): usize {
  const first = maskAt + (<usize>firstOf(kind) << 3);
  const count = placesOf(kind);
  const listEnd = <usize>load<u32>(level, 4);
  const pieces = <usize>depth();
  let end = listEnd;
  for (let packing = <usize>load<u32>(level); packing < listEnd; packing += PACKING_BYTES) {
    const taken = load<u64>(packing);
    let place: u32 = isSame ? <u32>load<u8>(packing + PLACES + pieces - 1) + 1 : 0;
    for (; place < count; place++) {
      const mask = load<u64>(first + (<usize>place << 3));
      if ((mask & taken) != 0) continue;
      if (end + PACKING_BYTES > listsEnd) return 0;
      store<u64>(end, taken | mask);
      store<u64>(end, load<u64>(packing, 8), 8);
      store<u64>(end, load<u64>(packing, 16), 16);
      store<u64>(end, load<u64>(packing, 24), 24);
      store<u8>(end + PLACES + pieces, <u8>place);
      end += PACKING_BYTES;
    }
  }
  return end;
}

/**
 * How many classes this one stands for: 0 where its mirror image stands for both, 1 where it is its
 * own, 2 otherwise.
 */
export function mirrorWeight(): i32 {
  if (!goalIsOwnMirror) return 2;
  const pieces = depth();
  for (let n = 0; n < pieces; n++) {
    const kind = load<u32>(levelsAt + <usize>(n + 1) * LEVEL_BYTES, 8);
    const mirror = mirrorOf(kind);
    let at = mirroredAt + (<usize>n << 2);
    for (; at > mirroredAt && load<u32>(at - 4) > mirror; at -= 4) {
      store<u32>(at, load<u32>(at - 4));
    }
    store<u32>(at, mirror);
  }
  for (let n = 0; n < pieces; n++) {
    const kind = load<u32>(levelsAt + <usize>(n + 1) * LEVEL_BYTES, 8);
    const mirror = load<u32>(mirroredAt + (<usize>n << 2));
    if (mirror != kind) return mirror < kind ? 0 : 2;
  }
  return 1;
}

/** Writes the kinds of the class, the goal piece's first; returns how many fields there are. */
export function writeFields(): u32 {
  setField(0, goalKind, 1);
  fields = 1;
  for (let n = 0; n < depth(); n++) {
    const kind = load<u32>(levelsAt + <usize>(n + 1) * LEVEL_BYTES, 8);
    if (fields > 1 && kindOf(fields - 1) == kind) {
      setField(fields - 1, kind, piecesOf(fields - 1) + 1);
    } else setField(fields++, kind, 1);
    store<u32>(depthWeightsAt + (<usize>n << 2), <u32>weightsOf(fields - 1));
  }
  return fields;
}

/** How many starts the class has. */
export function startCount(): u32 {
  return (load<u32>(level, 4) - load<u32>(level)) / <u32>PACKING_BYTES;
}

/** Whether the goal piece has one place on the board. */
export function isGoalFixed(): bool {
  return placesOf(goalKind) == 1;
}

/** Goes back to the first start of the class. */
export function rewindStarts(): void {
  seed = <usize>load<u32>(level);
}

export function hasStart(): bool {
  return seed < <usize>load<u32>(level, 4);
}

/** The key of the next start. */
export function nextStart(): u64 {
  let key = load<u64>(weightsOf(0) + (<usize>goalPlace << 3));
  const pieces = <usize>depth();
  for (let n: usize = 0; n < pieces; n++) {
    const weights = <usize>load<u32>(depthWeightsAt + (n << 2));
    key += load<u64>(weights + (<usize>load<u8>(seed + PLACES + n) << 3));
  }
  seed += PACKING_BYTES;
  return key;
}
