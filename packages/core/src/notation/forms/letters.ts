/* Labels of one character for pieces that a text does not name, or names alike. */

/** A–Z, a–z, then where single letters stand side by side: Chinese, more Chinese, Korean. */
const LETTERS = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0x4e00, 0x9fff],
  [0x20000, 0x2a6df],
  [0xac00, 0xd7a3],
] as const;

/** The label of piece number `index` where a form has none; enough for any board. */
export function letterAt(index: number): string {
  let rest = index;
  for (const [first, last] of LETTERS) {
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
