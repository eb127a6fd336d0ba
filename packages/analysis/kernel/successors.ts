// All states one unit of the metric away. The places a piece can reach while the others stay are
// found by a flood over the places of its kind, as bits of one word.
import {
  SURVEY_MOVES,
  SURVEY_NONE,
  SURVEY_PIECES_MAX,
  SURVEY_SLIDES,
} from '../src/survey/kernel/surveyLayout.ts';
import { decode, occupied, PIECE_BYTES, piecesAt, piecesEnd } from './fields.ts';
import { edgesEnd, maskAt, nearAt, statesMax } from './surveyMemory.ts';
import { add, states } from './states.ts';

/** Successors a state has at most. */
const SUCCESSORS_MAX: u32 = SURVEY_PIECES_MAX * 64;
const NO_NEIGHBOURS: u32 = 0xffffffff;

export let metric: i32 = SURVEY_MOVES;
/** Where the next edge goes. */
export let edgeAt: usize = 0;

export function setMetric(value: i32): void {
  metric = value;
}

export function setEdgeAt(at: usize): void {
  edgeAt = at;
}

export function haveStatesRoom(): bool {
  return statesMax - states >= SUCCESSORS_MAX;
}

export function haveEdgesRoom(): bool {
  return edgesEnd - edgeAt >= SUCCESSORS_MAX << 2;
}

/** Adds the successors of a state to the class, and their numbers to the edges. */
export function expand(key: u64): void {
  decode(key);
  const all = occupied;
  for (let piece = piecesAt; piece < piecesEnd; piece += PIECE_BYTES) {
    const placement = load<u32>(piece);
    const place = load<u32>(piece, 4);
    const weights = <usize>load<u32>(piece, 8);
    const others = all & ~load<u64>(maskAt + (<usize>placement << 3));
    const rest = key - load<u64>(weights + (<usize>place << 3));
    if (metric == SURVEY_SLIDES) slide(placement - place, place, others, rest, weights);
    else move(placement - place, place, others, rest, weights, metric == SURVEY_MOVES);
  }
}

// @ts-ignore: decorator
@inline
function move(
  first: u32,
  place: u32,
  others: u64,
  rest: u64,
  weights: usize,
  goesOn: bool,
): void {
  let seen = (<u64>1) << <u64>place;
  let todo = seen;
  do {
    let near = load<u32>(nearAt + (<usize>(first + <u32>ctz(todo)) << 2));
    todo &= todo - 1;
    for (; near != NO_NEIGHBOURS; near = (near >> 8) | 0xff000000) {
      const to = near & 255;
      if (to == SURVEY_NONE) continue;
      const bit = (<u64>1) << <u64>to;
      if ((seen & bit) != 0) continue;
      if ((load<u64>(maskAt + (<usize>(first + to) << 3)) & others) != 0) continue;
      seen |= bit;
      if (goesOn) todo |= bit;
      addEdge(rest + load<u64>(weights + (<usize>to << 3)));
    }
  } while (todo != 0);
}

function slide(first: u32, place: u32, others: u64, rest: u64, weights: usize): void {
  for (let direction: usize = 0; direction < 4; direction++) {
    let to = place;
    for (;;) {
      to = <u32>load<u8>(nearAt + (<usize>(first + to) << 2) + direction);
      if (to == SURVEY_NONE) break;
      if ((load<u64>(maskAt + (<usize>(first + to) << 3)) & others) != 0) break;
      addEdge(rest + load<u64>(weights + (<usize>to << 3)));
    }
  }
}

// @ts-ignore: decorator
@inline
function addEdge(key: u64): void {
  store<u32>(edgeAt, add(key));
  edgeAt += 4;
}
