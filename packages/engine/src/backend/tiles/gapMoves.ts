/*
 * Which words of gap moves are worth trying (Taylor and Korf, "Pruning duplicate nodes in
 * depth-first search", AAAI 1993). Different words may lead to one and the same state: three
 * quarter turns round a 2×2 block one way are five the other. A depth-first search meets the state
 * again by each, with the whole tree below it. So the words up to a small length are laid out on an
 * unbounded board, and of those with the same effect all but one are forbidden, anywhere inside a
 * longer word. The rest is an automaton (Aho and Corasick 1975) that costs the search one look-up a
 * move.
 *
 * Safe: a forbidden word always has a twin of no greater length that comes earlier in (length,
 * order of letters) and stays inside the same rectangle, so it is playable wherever the forbidden
 * one is. Putting the twin in makes a line earlier in that order; the earliest optimal line
 * therefore holds no forbidden word. (It does not keep *every* optimal line: searches that compare
 * them use words of length 2, which only forbids taking a move back.)
 *
 * Words of up to 10 moves (328 forbidden) cut the tree of an 80-step board to about 60 %. Refused:
 * a table of visited states, which cuts a little more and costs a scattered memory access a node.
 */

/** next[state * 4 + direction of the gap] is the next state, -1 for a forbidden move. State 0 starts. */
export type MoveAutomaton = Int16Array;

const DX = [0, 1, 0, -1];
const DY = [-1, 0, 1, 0];

type Word = {
  readonly letters: readonly number[];
  /** Gap's place, and the tiles out of place: where → from where. */
  readonly x: number;
  readonly y: number;
  readonly moved: ReadonlyMap<number, number>;
  /** Rectangle the gap has visited: left, top, right, bottom. */
  readonly box: readonly [number, number, number, number];
};

const ORIGIN = 64;
const PITCH = 128;

const automata = new Map<number, MoveAutomaton>();

/** The automaton of words up to this length (2 or more); kept for the next caller. */
export function moveAutomaton(length: number): MoveAutomaton {
  let automaton = automata.get(length);
  if (!automaton) {
    automaton = linkWords(forbiddenWords(length));
    automata.set(length, automaton);
  }
  return automaton;
}

/** The minimal forbidden words up to a length, as texts of digits. */
export function forbiddenWords(lengthMax: number): Set<string> {
  const forbidden = new Set<string>();
  const first: Word = { letters: [], x: 0, y: 0, moved: new Map(), box: [0, 0, 0, 0] };
  const boxesOf = new Map([[effectOf(first), [first.box]]]);
  let words = [first];
  for (let length = 1; length <= lengthMax; length++) {
    const longer: Word[] = [];
    for (const word of words) {
      for (let direction = 0; direction < 4; direction++) {
        const next = extend(word, direction);
        if (endsForbidden(next.letters, forbidden)) continue;
        const effect = effectOf(next);
        const boxes = boxesOf.get(effect);
        if (boxes?.some((box) => isWithin(box, next.box))) {
          forbidden.add(next.letters.join(''));
          continue;
        }
        if (boxes) boxes.push(next.box);
        else boxesOf.set(effect, [next.box]);
        longer.push(next);
      }
    }
    words = longer;
  }
  return forbidden;
}

function extend({ letters, x, y, moved, box }: Word, direction: number): Word {
  const [toX, toY] = [x + DX[direction]!, y + DY[direction]!];
  const [from, to] = [placeOf(x, y), placeOf(toX, toY)];
  const next = new Map(moved);
  const tile = next.get(to) ?? to;
  next.delete(to);
  if (tile === from) next.delete(from);
  else next.set(from, tile);
  return {
    letters: [...letters, direction],
    x: toX,
    y: toY,
    moved: next,
    box: [
      Math.min(box[0], toX),
      Math.min(box[1], toY),
      Math.max(box[2], toX),
      Math.max(box[3], toY),
    ],
  };
}

function placeOf(x: number, y: number): number {
  return (y + ORIGIN) * PITCH + x + ORIGIN;
}

function effectOf({ x, y, moved }: Word): string {
  const pairs = [...moved].map(([place, from]) => place * PITCH * PITCH + from);
  return `${placeOf(x, y)}:${pairs.sort((a, b) => a - b).join()}`;
}

function isWithin(inner: Word['box'], outer: Word['box']): boolean {
  const startsInside = inner[0] >= outer[0] && inner[1] >= outer[1];
  return startsInside && inner[2] <= outer[2] && inner[3] <= outer[3];
}

function endsForbidden(letters: readonly number[], forbidden: ReadonlySet<string>): boolean {
  for (let size = 2; size <= letters.length; size++) {
    if (forbidden.has(letters.slice(-size).join(''))) return true;
  }
  return false;
}

/** States are the proper prefixes of forbidden words: how much of one the line so far ends in. */
function linkWords(forbidden: ReadonlySet<string>): MoveAutomaton {
  const prefixes = new Set(['']);
  for (const word of forbidden) {
    for (let size = 1; size < word.length; size++) prefixes.add(word.slice(0, size));
  }
  const states = new Map([...prefixes].map((prefix, state) => [prefix, state]));
  const next = new Int16Array(states.size * 4).fill(-1);
  for (const [prefix, state] of states) {
    for (let direction = 0; direction < 4; direction++) {
      let rest = prefix + direction;
      const letters = [...rest].map(Number);
      if (endsForbidden(letters, forbidden)) continue;
      while (!states.has(rest)) rest = rest.slice(1);
      next[state * 4 + direction] = states.get(rest)!;
    }
  }
  return next;
}
