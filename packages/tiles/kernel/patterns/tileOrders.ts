// Encodes the order of the tiles of a placement, from the lowest taken cell to the highest, as a
// word and some bits. Two tiles share each letter (0 and 1, 2 and 3, and so on). The word is the
// sequence of letters, and a bit for each pair tells whether its second tile comes first. Words are
// numbered by the two places of the first letter among all places, then by those of the second
// letter among the remaining places, and so on. A set of orders of one word is 2^pairs bits.
import {
  HOMES,
  pairs,
  tiles,
  WORD_LETTERS,
  WORDS,
  words,
} from './patternMemory.ts';
import { WORD_BYTES } from '../../src/kernel/patternsLayout.ts';

// @ts-ignore: decorator
@inline
export function wordAt(word: i32): usize {
  return WORDS + <usize>(word * WORD_BYTES);
}

/** Lists the words. */
export function listWords(): void {
  for (let word = 0; word < words; word++) spell(word);
}

/** Writes down the letters of a word, and where each stands. */
function spell(word: i32): void {
  const at = wordAt(word);
  let rest = word;
  let after = words;
  let taken: u32 = 0;
  for (let letter = 0; letter < (tiles + 1) >> 1; letter++) {
    const places = tiles - 2 * letter;
    let low = 0;
    let high = 0;
    if (letter < pairs) {
      after /= (places * (places - 1)) >> 1;
      let number = rest / after;
      rest %= after;
      while (number >= places - 1 - low) number -= places - 1 - low++;
      high = low + 1 + number;
    }
    const first = nthFree(taken, low);
    const second = nthFree(taken, high);
    store<u8>(at + (letter << 2), <u8>first);
    store<u8>(at + (letter << 2), <u8>second, 1);
    store<u8>(at + (letter << 2), <u8>(first - low), 2);
    store<u8>(at + (letter << 2), <u8>(second - high), 3);
    store<u8>(at + first, <u8>letter, WORD_LETTERS);
    store<u8>(at + second, <u8>letter, WORD_LETTERS);
    taken |= ((<u32>1) << first) | ((<u32>1) << second);
  }
}

function nthFree(taken: u32, nth: i32): i32 {
  let place = 0;
  for (let left = nth; ((taken >> place) & 1) != 0 || left-- > 0; ) place++;
  return place;
}

/** The number of a sequence of letters. */
export function numberOf(letters: u64): i32 {
  let word = 0;
  let left = letters;
  for (let letter = 0; letter < pairs; letter++) {
    const places = tiles - 2 * letter;
    let low = -1;
    let high = 0;
    let seen = 0;
    let rest: u64 = 0;
    for (let place = 0; place < places; place++) {
      const here = (left >> (<u64>place << 3)) & 255;
      if (here != letter) {
        rest |= here << (<u64>seen << 3);
        seen++;
      } else if (low < 0) {
        low = place;
      } else {
        high = place;
      }
    }
    word = word * ((places * (places - 1)) >> 1) + ((low * (2 * places - low - 1)) >> 1);
    word += high - low - 1;
    left = rest;
  }
  return word;
}

/** The number of the goal's word, times 16, plus the number of its bit. */
export function numberOfOrder(): u32 {
  let letters: u64 = 0;
  let bits: u32 = 0;
  for (let tile = 0; tile < tiles; tile++) {
    const home = load<u8>(HOMES + <usize>tile);
    let place: u64 = 0;
    for (let other = 0; other < tiles; other++) {
      if (load<u8>(HOMES + <usize>other) < home) place++;
    }
    letters |= <u64>(tile >> 1) << (place << 3);
    if ((tile & 1) != 0 && load<u8>(HOMES + <usize>tile - 1) > home) bits |= <u32>1 << (tile >> 1);
  }
  return (<u32>numberOf(letters) << 4) | bits;
}
