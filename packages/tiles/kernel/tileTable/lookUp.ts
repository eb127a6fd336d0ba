// Reads the table of a tile board: the distance of one position, and the positions farthest away.
import { nextSet, orderOfRank, rankOfOrder, rankOfSet } from '../shared/ranks.ts';
import {
  frontier,
  high,
  lead,
  leadParity,
  low,
  orders,
  parityOf,
  planeBytes,
  sets,
  tail,
  tailParityOf,
  wordOf,
} from './positions.ts';

/** u8 by place: the tiles of a list to be looked up, each its place in the goal's list. */
const list: usize = memory.data(16);

export function listAt(): usize {
  return list;
}

/** Distance modulo 3 of the list with the gap in a cell; 3: it cannot be reached. */
export function valueAt(gap: i32): i32 {
  let leadPlaces: u32 = 0;
  let leadOrder: u32 = 0;
  let tailOrder: u32 = 0;
  let leads = 0;
  let tails = 0;
  for (let place = 0; place < lead + tail; place++) {
    const tile = <u32>load<u8>(list + place);
    if (tile < <u32>lead) {
      leadPlaces |= 1 << place;
      leadOrder |= tile << (leads++ << 2);
    } else tailOrder |= (tile - lead) << (tails++ << 2);
  }
  const odd = tailParityOf(gap, leadPlaces) ^ parityOf(leadOrder, lead);
  if (odd != parityOf(tailOrder, tail)) return 3;
  const at = wordOf(gap, rankOfSet(leadPlaces)) + (rankOfOrder(leadOrder, lead) << 3);
  const bit = <u64>(rankOfOrder(tailOrder, tail) >> 1);
  const lowBit = (load<u64>(low + at) >> bit) & 1;
  return <i32>(lowBit | (((load<u64>(high + at) >> bit) & 1) << 1));
}

/**
 * Lists the position number `n` of the farthest from the goal, once a level was empty: its gap's
 * cell, or -1 if there are no more.
 */
export function farthest(n: i32): i32 {
  let left = n;
  for (let at: usize = 0; at < planeBytes; at += 8) {
    let bits = load<u64>(frontier + at);
    const count = <i32>popcnt(bits);
    if (left >= count) {
      left -= count;
      continue;
    }
    for (; left > 0; left--) bits &= bits - 1;
    return listPosition(<u32>(at >> 3), <u32>ctz(bits));
  }
  return -1;
}

function listPosition(word: u32, half: u32): i32 {
  const order = word % orders;
  const gap = <i32>(word / orders / sets);
  let leadPlaces: u32 = (1 << lead) - 1;
  for (let i = (word / orders) % sets; i > 0; i--) leadPlaces = nextSet(leadPlaces);
  const parity = tailParityOf(gap, leadPlaces) ^ load<u8>(leadParity + order);
  let leadOrder = orderOfRank(order, lead);
  let tailOrder = orderOfRank(2 * half, tail);
  if (parityOf(tailOrder, tail) != parity) tailOrder = orderOfRank(2 * half + 1, tail);
  for (let place = 0; place < lead + tail; place++) {
    if (((leadPlaces >> place) & 1) != 0) {
      store<u8>(list + place, leadOrder & 15);
      leadOrder >>= 4;
    } else {
      store<u8>(list + place, (tailOrder & 15) + lead);
      tailOrder >>= 4;
    }
  }
  return gap;
}
