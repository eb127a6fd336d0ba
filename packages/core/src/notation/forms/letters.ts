/* Labels for pieces that a form does not name. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Where single letters stand side by side: Chinese, more Chinese, Korean; enough for any board. */
const FURTHER_LETTERS = [
  { first: 0x4e00, last: 0x9fff },
  { first: 0x20000, last: 0x2a6df },
  { first: 0xac00, last: 0xd7a3 },
];

/** The label of piece number `index` where a form has none: A–Z, a–z, then other single letters. */
export function letterAt(index: number): string {
  if (index < ALPHABET.length) return ALPHABET[index]!;
  let rest = index - ALPHABET.length;
  for (const { first, last } of FURTHER_LETTERS) {
    if (first + rest <= last) return String.fromCodePoint(first + rest);
    rest -= last - first + 1;
  }
  throw new RangeError(`there is no letter number ${index}`);
}
