import type { State } from '@glissade/core';
import type { BoardMarks } from '../game/gameStore.ts';
import type { ReasonChain } from '../worker/reasons.ts';

/**
 * A chain of reasons on the board: a number on each piece, an arrow along each way that is still
 * blocked, and the piece to move lit. Where that one goes is for the next hint.
 */
export function reasonMarks({ links }: ReasonChain, state: State, piece: number): BoardMarks {
  const blocked = links.filter(({ blockers }) => blockers.length > 0);
  const arrows = blocked.map((link) => ({ ...link, from: state[link.piece]! }));
  const texts = new Map<number, string>();
  for (const [i, link] of links.entries()) {
    const before = texts.get(link.piece);
    texts.set(link.piece, before === undefined ? `${i + 1}` : `${before}·${i + 1}`);
  }
  return { pieces: [piece], arrows, ...(links.length > 1 ? { texts } : {}) };
}
