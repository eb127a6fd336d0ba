import type { PuzzleRecord } from '@glissade/catalogue';
import { createMemo } from 'solid-js';
import { recent } from '../play/keptGame.ts';
import { solves } from '../times/solves.ts';
import type { CardState } from './Card.tsx';

/** How far the reader is with each puzzle, by what this device keeps; reactive. */
export function createProgress(): (record: PuzzleRecord) => CardState {
  const solved = createMemo(() => new Set(solves().map(({ event }) => event)));
  const begun = createMemo(() => new Set(recent().map(({ game }) => game.puzzle.info?.id)));
  return ({ id, title }) => {
    if (solved().has(title)) return 'solved';
    return begun().has(id) ? 'begun' : 'new';
  };
}
