// Turns: how a tile that passes others along the cells changes the order of the tiles. It rotates a
// range of places by one. That maps a word to a word (tileOrders.ts) and keeps the bits, unless the
// tile passes the other tile of its pair: then the bit of that pair changes.
import {
  blockBytes,
  pairs,
  SOURCE,
  scratch,
  tiles,
  turnBytes,
  turns,
  WORD_LETTERS,
  width,
  wordBytes,
  words,
} from './patternMemory.ts';
import { numberOf, wordAt } from './tileOrders.ts';

/** Where a turn begins: the tile at a place goes past some others, up or down. */
// @ts-ignore: decorator
@inline
export function turnAt(isUp: bool, low: u32, passed: u32): usize {
  return turns + turnBytes * <usize>(((isUp ? 64 : 0) | (low << 3)) + passed);
}

/** Lists the turns; the words must be listed. */
export function listTurns(): void {
  for (let low = 0; low < tiles; low++) {
    for (let passed = 1; low + passed < tiles && passed < width; passed++) {
      listTurn(true, low, passed);
      listTurn(false, low, passed);
    }
  }
}

/**
 * A turn is, u16: how many words change within by each letter (4 of them), where those words are,
 * and for each word the place of what it is made of in the source.
 */
function listTurn(isUp: bool, low: i32, passed: i32): void {
  const at = turnAt(isUp, low, passed);
  const places = at + 8 + <usize>words * 2;
  let changes: i32 = 0;
  for (let letter = 0; letter < 4; letter++) {
    let own: u16 = 0;
    for (let word = 0; word < words; word++) {
      const letters = load<u64>(wordAt(word), WORD_LETTERS);
      const moved = (letters >> (<u64>(isUp ? low + passed : low) << 3)) & 255;
      if (<i32>moved != letter) continue;
      const from = <usize>numberOf(turned(letters, isUp, low, passed)) * wordBytes;
      let place = from;
      if (letter < pairs && passesTwin(letters, isUp, low, passed)) {
        store<u16>(at + 8 + (changes << 1), <u16>from);
        place = blockBytes + <usize>changes * wordBytes;
        changes++;
        own++;
      }
      store<u16>(places + (<usize>word << 1), <u16>place);
    }
    store<u16>(at + (letter << 1), own);
  }
  const end = blockBytes / wordBytes;
  for (let pad = <usize>words; pad < end; pad++) {
    store<u16>(places + (pad << 1), <u16>(pad * wordBytes));
  }
}

/** The letters before a tile went up past some, or down. */
function turned(letters: u64, isUp: bool, low: i32, passed: i32): u64 {
  const first = <u64>low << 3;
  const bitsPassed = <u64>passed << 3;
  const mask = ((<u64>1 << (bitsPassed + 8)) - 1) << first;
  if (passed == 7) {
    return isUp ? rotl<u64>(letters, 8) : rotr<u64>(letters, 8);
  }
  const part = letters & mask;
  const rest = letters & ~mask;
  const moved = isUp ? (part << 8) | (part >> bitsPassed) : (part >> 8) | (part << bitsPassed);
  return rest | (moved & mask);
}

function passesTwin(letters: u64, isUp: bool, low: i32, passed: i32): bool {
  const moved = (letters >> (<u64>(isUp ? low + passed : low) << 3)) & 255;
  const from = isUp ? low : low + 1;
  for (let place = from; place < from + passed; place++) {
    if (((letters >> (<u64>place << 3)) & 255) == moved) return true;
  }
  return false;
}

/** Adds the bits of a node to those of another, as a turn changes their words. */
export function addTurned(fresh: usize, from: usize, turn: usize): void {
  const source = scratch + SOURCE;
  memory.copy(source, from, blockBytes);
  const places = turn + 8 + <usize>words * 2;
  if (wordBytes == 1) {
    changeWords<u8>(source, turn);
    addBytes(fresh, source, places);
  } else {
    changeWords<u16>(source, turn);
    addPairs(fresh, source, places);
  }
}

/** Appends the words that change within to their source. */
// @ts-ignore: decorator
@inline
function changeWords<T>(source: usize, turn: usize): void {
  let from = turn + 8;
  let to = source + blockBytes;
  for (let letter = 0; letter < pairs; letter++) {
    const end = from + (<usize>load<u16>(turn + (letter << 1)) << 1);
    const by = <u32>1 << letter;
    // Bits of orders in which the pair of this letter stands in order.
    const ordered: u32 = letter == 0 ? 0x5555 : letter == 1 ? 0x3333 : letter == 2 ? 0x0f0f : 0xff;
    for (; from < end; from += 2, to += sizeof<T>()) {
      const word = <u32>load<T>(source + <usize>load<u16>(from));
      store<T>(to, <T>(((word & ordered) << by) | ((word >> by) & ordered)));
    }
  }
}

function addBytes(fresh: usize, source: usize, places: usize): void {
  let place = places;
  for (let at = fresh, end = fresh + blockBytes; at < end; at += 8, place += 16) {
    const low =
      byteAt(source, place, 0) |
      (byteAt(source, place, 2) << 8) |
      (byteAt(source, place, 4) << 16) |
      (byteAt(source, place, 6) << 24);
    const high =
      byteAt(source, place, 8) |
      (byteAt(source, place, 10) << 8) |
      (byteAt(source, place, 12) << 16) |
      (byteAt(source, place, 14) << 24);
    store<u64>(at, load<u64>(at) | (high << 32) | low);
  }
}

// @ts-ignore: decorator
@inline
function byteAt(source: usize, place: usize, offset: usize): u64 {
  return <u64>load<u8>(source + <usize>load<u16>(place + offset));
}

function addPairs(fresh: usize, source: usize, places: usize): void {
  let place = places;
  for (let at = fresh, end = fresh + blockBytes; at < end; at += 8, place += 8) {
    const low = pairAt(source, place, 0) | (pairAt(source, place, 2) << 16);
    const high = pairAt(source, place, 4) | (pairAt(source, place, 6) << 16);
    store<u64>(at, load<u64>(at) | (high << 32) | low);
  }
}

// @ts-ignore: decorator
@inline
function pairAt(source: usize, place: usize, offset: usize): u64 {
  return <u64>load<u16>(source + <usize>load<u16>(place + offset));
}
