/* Labels of one character for pieces that the text does not name, or names alike. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz123456789'];

/** Gives each name once as it is where it is one character, and further letters then. */
export function labelGiver(names: Iterable<string>): (name: string) => string {
  const taken = new Set<string>(names);
  const given = new Set<string>();
  let beyond = 0x4e00;
  return (name) => {
    const isOwn = [...name].length === 1 && !given.has(name);
    const free = LETTERS.find((letter) => !taken.has(letter) && !given.has(letter));
    const label = isOwn ? name : (free ?? String.fromCodePoint(beyond++));
    given.add(label);
    return label;
  };
}
