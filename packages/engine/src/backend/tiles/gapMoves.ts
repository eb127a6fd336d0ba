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
 * Words of up to 10 moves (354 forbidden) cut the tree of an 80-step board to about 60 %. Refused:
 * a table of visited states, which cuts a little more and costs a scattered memory access a node.
 */

/** next[state * 4 + direction of the gap]: the next state, -1 where forbidden. State 0 begins. */
export type MoveAutomaton = Int16Array;

const automata = new Map<number, MoveAutomaton>();

/** The automaton of words up to this length (2 to 12); kept for the next caller. */
export function moveAutomaton(length: number): MoveAutomaton {
  let automaton = automata.get(length);
  if (!automaton) {
    automaton = linkWords(forbiddenWords(length));
    automata.set(length, automaton);
  }
  return automaton;
}

/** The minimal forbidden words up to a length, as texts of direction codes. */
export function forbiddenWords(lengthMax: number): string[] {
  const forbidden: string[] = [];
  const plane = new Plane();
  const boxesOf = new Map([[plane.effect, [plane.box]]]);
  for (let length = 1; length <= lengthMax; length++) {
    const automaton = linkWords(forbidden);
    const tryWords = (state: number, head: string): void => {
      if (head.length === length) {
        const boxes = boxesOf.get(plane.effect);
        if (!boxes) boxesOf.set(plane.effect, [plane.box]);
        else if (boxes.some((box) => isWithin(box, plane.box))) forbidden.push(head);
        else boxes.push(plane.box);
        return;
      }
      for (let direction = 0; direction < 4; direction++) {
        const next = automaton[state * 4 + direction]!;
        if (next < 0) continue;
        const { box } = plane;
        plane.move(direction);
        tryWords(next, head + direction);
        plane.move(direction ^ 2);
        plane.box = box;
      }
    };
    tryWords(0, '');
  }
  return forbidden;
}

/** Side of the plane: words are shorter than half of it, so it has no edge. */
const SIDE = 32;
const MIDDLE = SIDE / 2;
const GAP_MOVES = [-SIDE, 1, SIDE, -1];

/** An unbounded board that notes where each tile came from. */
class Plane {
  /** Tells effects apart: the sum of a number for every tile out of place, and one for the gap. */
  effect = 0;
  /** Rectangle the gap has visited: left, top, right and bottom, 5 bits each. */
  box = packBox(MIDDLE, MIDDLE, MIDDLE, MIDDLE);
  private gap = MIDDLE * SIDE + MIDDLE;
  private readonly cameFrom = Int16Array.from({ length: SIDE * SIDE }, (_, place) => place);

  move(direction: number): void {
    const { cameFrom, gap } = this;
    const from = gap + GAP_MOVES[direction]!;
    const tile = cameFrom[from]!;
    this.effect +=
      weightOf(tile, gap) - weightOf(tile, from) + weightOf(-1, from) - weightOf(-1, gap);
    cameFrom[gap] = tile;
    this.gap = from;
    this.box = widen(this.box, from % SIDE, Math.floor(from / SIDE));
  }
}

/**
 * A number for "this tile is there", 0 at home: scattered over 45 bits, so that sums of a dozen
 * stay exact and two effects of short words do not meet by chance (a test compares with exact
 * ones).
 */
function weightOf(tile: number, place: number): number {
  if (tile === place) return 0;
  const key = (tile + 1) * SIDE * SIDE + place;
  return scatter(key) * 8192 + (scatter(~key) >>> 19);
}

/** The finishing steps of MurmurHash3 (Austin Appleby): every bit of the key moves every other. */
function scatter(key: number): number {
  let bits = Math.imul(key ^ (key >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

function packBox(left: number, top: number, right: number, bottom: number): number {
  return left | (top << 5) | (right << 10) | (bottom << 15);
}

function widen(box: number, x: number, y: number): number {
  return packBox(
    Math.min(box & 31, x),
    Math.min((box >> 5) & 31, y),
    Math.max((box >> 10) & 31, x),
    Math.max(box >> 15, y),
  );
}

function isWithin(inner: number, outer: number): boolean {
  const startsInside = (inner & 31) >= (outer & 31) && ((inner >> 5) & 31) >= ((outer >> 5) & 31);
  const endsInside = ((inner >> 10) & 31) <= ((outer >> 10) & 31) && inner >> 15 <= outer >> 15;
  return startsInside && endsInside;
}

/** States are the proper prefixes of forbidden words: how much of one the line so far ends in. */
function linkWords(words: readonly string[]): MoveAutomaton {
  const forbidden = new Set(words);
  const lengths = [...new Set(words.map((word) => word.length))];
  const prefixes = new Set(['']);
  for (const word of words) {
    for (let size = 1; size < word.length; size++) prefixes.add(word.slice(0, size));
  }
  const states = new Map([...prefixes].map((prefix, state) => [prefix, state]));
  const next = new Int16Array(states.size * 4).fill(-1);
  for (const [prefix, state] of states) {
    for (let direction = 0; direction < 4; direction++) {
      let rest = prefix + direction;
      const isForbidden = (size: number) => rest.length >= size && forbidden.has(rest.slice(-size));
      if (lengths.some(isForbidden)) continue;
      while (!states.has(rest)) rest = rest.slice(1);
      next[state * 4 + direction] = states.get(rest)!;
    }
  }
  return next;
}
