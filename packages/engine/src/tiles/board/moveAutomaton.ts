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
 * Words of up to 10 moves (354 forbidden, listed in forbiddenSequences.ts) cut the tree of an
 * 80-step board
 * to about 60 %. Refused: words of up to 12 (2,641 forbidden: 6 % fewer nodes, but an automaton
 * seven times as large, and no time saved); a table of visited states, which cuts a little more and
 * costs a scattered memory access a node.
 */
import { forbiddenWords } from './forbiddenSequences.ts';

/** next[state * 4 + direction of the gap]: the next state, -1 where forbidden. State 0 begins. */
export type MoveAutomaton = Int16Array;

const automata = new Map<number, MoveAutomaton>();

/** The automaton of words up to this length (2 to 10); kept for the next caller. */
export function moveAutomaton(length: number): MoveAutomaton {
  let automaton = automata.get(length);
  if (!automaton) {
    automaton = linkWords(forbiddenWords(length));
    automata.set(length, automaton);
  }
  return automaton;
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
