/*
 * Builds the automaton that prunes move sequences of the gap if another sequence leads to the same
 * state (Taylor and Korf, "Pruning duplicate nodes in depth-first search", AAAI 1993). Example:
 * three quarter turns round a 2×2 block one way equal five the other way. A depth-first search
 * reaches the state by each sequence, and would search the whole subtree again. Therefore all
 * sequences up to a small length are played on an unbounded board; of those with the same effect
 * all but one are forbidden, anywhere inside a longer sequence. The automaton (Aho and Corasick
 * 1975) costs the search one lookup per move.
 *
 * This is safe: a forbidden sequence always has an equivalent of no greater length that comes
 * earlier in (length, order of moves) and stays inside the same rectangle, so it is legal wherever
 * the forbidden one is. Replacing the forbidden one gives a line earlier in that order, so the
 * earliest optimal line contains no forbidden sequence. Not *every* optimal line remains: searches
 * that compare optimal lines use length 2, which only forbids taking a move back.
 *
 * Sequences of up to 10 moves (354 forbidden, listed in forbiddenSequences.ts) reduce the tree of
 * an 80-step board to about 60 %. Rejected: sequences of up to 12 (2,641 forbidden: 6 % fewer
 * nodes, but an automaton seven times as large, and no time saved); a table of visited states,
 * which prunes a little more and costs a random memory access per node.
 */
import { forbiddenSequences } from './forbiddenSequences.ts';

/** next[state * 4 + direction of the gap]: the next state, -1 where forbidden. State 0 begins. */
export type MoveAutomaton = Int16Array;

const automata = new Map<number, MoveAutomaton>();

/** The automaton of sequences up to this length (2 to 10); cached for the next caller. */
export function moveAutomaton(length: number): MoveAutomaton {
  let automaton = automata.get(length);
  if (!automaton) {
    automaton = linkSequences(forbiddenSequences(length));
    automata.set(length, automaton);
  }
  return automaton;
}

/** States are proper prefixes of forbidden sequences: the longest one that ends the line so far. */
function linkSequences(sequences: readonly string[]): MoveAutomaton {
  const forbidden = new Set(sequences);
  const lengths = [...new Set(sequences.map((sequence) => sequence.length))];
  const prefixes = new Set(['']);
  for (const sequence of sequences) {
    for (let size = 1; size < sequence.length; size++) prefixes.add(sequence.slice(0, size));
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
