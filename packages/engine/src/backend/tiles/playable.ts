import type { MoveAutomaton } from './gapMoves.ts';

/** Directions that the automaton and the edges allow, as bits: [word * cells + gap]. */
export function playableMoves(automaton: MoveAutomaton, neighbours: Int16Array): Uint8Array {
  const count = neighbours.length / 4;
  const playable = new Uint8Array((automaton.length / 4) * count);
  for (let i = 0; i < playable.length; i++) {
    const word = Math.floor(i / count);
    const gap = i % count;
    for (let direction = 0; direction < 4; direction++) {
      const isAllowed = automaton[word * 4 + direction]! >= 0;
      if (isAllowed && neighbours[gap * 4 + direction]! >= 0) playable[i]! |= 1 << direction;
    }
  }
  return playable;
}
