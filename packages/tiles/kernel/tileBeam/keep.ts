// Writes the successors that are kept as states of the next level: those below the cut, and as many
// of those at the cut as there is space for, drawn at random in each part.
import { binOf } from './scoreHistogram.ts';
import {
  successorLookaheads,
  successorHashes,
  successorLinks,
  successorScores,
  head,
  levels,
  neighbours,
  partAt,
  partRoom,
  stateAt,
  stateBytes,
  stateCells,
} from './beamMemory.ts';
import {
  BASE,
  CUT,
  PART_BEGINS,
  PART_DRAWN,
  PART_NEW,
  PART_TIED,
  SEED,
  STATE_BOARD,
  STATE_GAP,
  STATE_LAST,
  STATE_SCORE,
} from './beamRecords.ts';

let random: u32 = 0;

/** Writes the successors of a part that are kept as states of the next level, and their links. */
export function keepSuccessors(depth: i32, part: i32): void {
  const info = partAt(part);
  const begins = <usize>part * partRoom;
  const end = begins + <usize>load<i32>(info + PART_NEW);
  const cut = load<i32>(head + CUT);
  const base = load<i32>(head + BASE);
  let room = load<u32>(info + PART_DRAWN);
  let tied = load<u32>(info + PART_TIED);
  let index = load<i32>(info + PART_BEGINS);
  const link = <usize>load<u32>(levels + (<usize>depth << 2));
  seedChance(load<u32>(head + SEED), depth, part);
  for (let successor = begins; successor < end; successor++) {
    const bin = binOf(load<i32>(successorScores + (successor << 2)), base);
    if (bin > cut) continue;
    if (bin == cut) {
      // Of the tied successors that remain, as many are drawn as there is space for.
      const isDrawn = chance() % tied < room;
      tied--;
      if (!isDrawn) continue;
      room--;
    }
    keep(depth, successor, index);
    store<u32>(link + (<usize>index << 2), load<u32>(successorLinks + (successor << 2)));
    index++;
  }
}

function seedChance(seed: u32, depth: u32, part: u32): void {
  random = seed ^ (depth * 0x9e3779b1) ^ (part * 0x85ebca6b);
  random = (random ^ (random >> 16)) * 0x7feb352d;
  random = (random ^ (random >> 15)) | 1;
}

function chance(): u32 {
  random ^= random << 13;
  random ^= random >> 17;
  random ^= random << 5;
  return random;
}

/** Writes a successor as a state of the next level. */
// @ts-ignore: decorator
@inline
function keep(depth: i32, successor: usize, index: i32): void {
  const link = load<u32>(successorLinks + (successor << 2));
  const parent = stateAt(depth, link >> 2);
  const state = stateAt(depth + 1, index);
  const board = state + STATE_BOARD;
  for (let byte = STATE_BOARD; byte < stateBytes; byte += 16) {
    v128.store(state + byte, v128.load(parent + byte));
  }
  const gap = <usize>load<u8>(parent + STATE_GAP);
  const from = <usize>load<u8>(neighbours + (gap << 2) + (link & 3));
  const id = load<u8>(parent + STATE_BOARD + gap);
  const tile = load<u8>(parent + STATE_BOARD + from);
  store<u8>(board + gap, tile);
  store<u8>(board + from, id);
  store<u8>(state + stateCells + tile, <u32>gap);
  store<u8>(state + stateCells + id, <u32>from);
  store<u64>(state, load<u64>(successorHashes + (successor << 3)));
  const lookahead = load<i16>(successorLookaheads + (successor << 1));
  store<i32>(state + STATE_SCORE, load<i32>(successorScores + (successor << 2)) - lookahead);
  store<u8>(state + STATE_GAP, <u32>from);
  store<u8>(state + STATE_LAST, link & 3);
}
