/* Labels of one character for pieces that a text does not name, or names alike. */

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

/** Gives each name once as it is where it is one character, and further letters then. */
export function labelGiver(names: Iterable<string>): (name: string) => string {
  const taken = new Set<string>(names);
  const given = new Set<string>();
  let next = 0;
  return (name) => {
    let label = name;
    if ([...name].length !== 1 || given.has(name)) {
      do label = letterAt(next++);
      while (taken.has(label) || given.has(label));
    }
    given.add(label);
    return label;
  };
}
