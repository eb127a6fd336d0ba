// All states one unit of the metric away, as cliques (cliques.ts). A clique is listed once: in
// moves by the first of its states that is expanded, which marks the piece in the others as listed;
// in slides by the state where the piece is as far left or up as it can go; in steps by the left or
// upper one of two states. So a state is found about as often as it has cliques, and not once from
// each of its neighbours (klotski: 15).
//
// The directions that are free are found at once: a piece needs certain cells to go one step.
//
// Rejected: to make all keys of a state first and load their slots and records, so that the
// processor waits for several at once (1.0 times as fast on simple and rush, 1.1 on klotski).
import {
  SURVEY_MOVES,
  SURVEY_PIECES_MAX,
  SURVEY_SLIDES,
} from '../src/survey/kernel/surveyLayout.ts';
import { addMember, beginClique } from './cliques.ts';
import {
  FIELD_BYTES, fieldsAt, fieldsEnd, firstPlacement, placesIn, WEIGHTS_BYTES, weightsAt,
} from './fields.ts';
import { maskAt, nearAt, needAt, statesMax } from './surveyMemory.ts';
import { add, cellsOf, keyOf, listedOf, stateAt, states } from './states.ts';

/** Successors a state has at most. */
const SUCCESSORS_MAX: u32 = SURVEY_PIECES_MAX * 64;

/** Directions in the order of `near`. */
const UP: u32 = 0;
const RIGHT: u32 = 1;
const DOWN: u32 = 2;
const LEFT: u32 = 3;

let metric: i32 = SURVEY_MOVES;
/** Whether cliques are kept, for distances. */
let areKept: bool = false;

/** The piece that goes: its state, first placement, weights of its field; and the other pieces. */
let number: u32 = 0;
let first: u32 = 0;
let weights: usize = 0;
let otherCells: u64 = 0;
let otherKey: u64 = 0;

export function setMetric(value: i32): void {
  metric = value;
}

export function keepCliques(keep: bool): void {
  areKept = keep;
}

export function haveStatesRoom(): bool {
  return statesMax - states >= SUCCESSORS_MAX;
}

/** Adds the successors of a state to the class, and their cliques. */
export function expand(state: u32): void {
  const at = stateAt(state);
  const key = keyOf(state);
  const cells = cellsOf(at);
  const listed = listedOf(at);
  number = state;
  weights = weightsAt;
  for (let field = fieldsAt; field < fieldsEnd; field += FIELD_BYTES, weights += WEIGHTS_BYTES) {
    first = firstPlacement(field);
    for (let places = placesIn(field, key); places != 0; places &= places - 1) {
      const place = <u32>ctz(places);
      const own = maskOf(place);
      const isListed = (listed & lowest(own)) != 0;
      const free = select<u32>(0, freeDirections(place, cells), isListed);
      if (free == 0) continue;
      otherCells = cells ^ own;
      otherKey = key - weightOf(place);
      if (metric == SURVEY_MOVES) move(place, free);
      else if (metric == SURVEY_SLIDES) slide(place, free);
      else go(place, free);
    }
  }
}

// @ts-ignore: decorator
@inline
function lowest(cells: u64): u64 {
  return cells & (0 - cells);
}

// @ts-ignore: decorator
@inline
function maskOf(place: u32): u64 {
  return load<u64>(maskAt + (<usize>(first + place) << 3));
}

// @ts-ignore: decorator
@inline
function weightOf(place: u32): u64 {
  return load<u64>(weights + (<usize>place << 3));
}

// @ts-ignore: decorator
@inline
function placeAt(place: u32, direction: u32): u32 {
  return <u32>load<u8>(nearAt + (<usize>(first + place) << 2) + <usize>direction);
}

/** The directions in which a piece can go one step where these cells are taken, as bits. */
// @ts-ignore: decorator
@inline
function freeDirections(place: u32, cells: u64): u32 {
  const at = needAt + (<usize>(first + place) << 5);
  const taken = i64x2.splat(cells);
  const none = i64x2.splat(0);
  const upRight = i64x2.eq(v128.and(v128.load(at), taken), none);
  const downLeft = i64x2.eq(v128.and(v128.load(at, 16), taken), none);
  return i64x2.bitmask(upRight) | (i64x2.bitmask(downLeft) << 2);
}

/** The state in which the piece is at another place. */
// @ts-ignore: decorator
@inline
function reached(place: u32): u32 {
  return add(otherKey + weightOf(place), otherCells | maskOf(place), 0);
}

// @ts-ignore: decorator
@inline
function isFree(free: u32, direction: u32): bool {
  return ((free >> direction) & 1) != 0;
}

/** All places that the piece can reach, by a flood over the places of its kind as bits. */
function move(place: u32, free: u32): void {
  let seen = (<u64>1) << <u64>place;
  let todo: u64 = 0;
  if (areKept) beginClique(number);
  for (let from = place; ; ) {
    for (; free != 0; free &= free - 1) {
      const to = placeAt(from, ctz(free));
      const bit = (<u64>1) << <u64>to;
      if ((seen & bit) != 0) continue;
      seen |= bit;
      todo |= bit;
      const own = maskOf(to);
      const state = add(otherKey + weightOf(to), otherCells | own, lowest(own));
      if (areKept) addMember(state);
    }
    if (todo == 0) return;
    from = <u32>ctz(todo);
    todo &= todo - 1;
    free = freeDirections(from, otherCells | maskOf(from));
  }
}

function slide(place: u32, free: u32): void {
  slideAlong(place, free, LEFT, RIGHT);
  slideAlong(place, free, UP, DOWN);
}

function slideAlong(place: u32, free: u32, back: u32, forth: u32): void {
  if (isFree(free, back)) {
    reached(placeAt(place, back));
    return;
  }
  if (!isFree(free, forth)) return;
  if (areKept) beginClique(number);
  for (let to = place; isFree(freeDirections(to, otherCells | maskOf(to)), forth); ) {
    to = placeAt(to, forth);
    const state = reached(to);
    if (areKept) addMember(state);
  }
}

function go(place: u32, free: u32): void {
  for (; free != 0; free &= free - 1) {
    const direction = ctz(free);
    const state = reached(placeAt(place, direction));
    if (!areKept || (direction != RIGHT && direction != DOWN)) continue;
    beginClique(number);
    addMember(state);
  }
}
