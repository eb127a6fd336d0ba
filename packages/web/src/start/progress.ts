import type { PuzzleRecord } from '@glissade/catalogue';
import { createMemo } from 'solid-js';
import { recent } from '../play/keptGame.ts';
import { solvedAmong } from '../times/solve.ts';
import { solves } from '../times/solves.ts';
import type { CardState } from './Card.tsx';

/** How far the reader is with each puzzle, by what this device keeps; reactive. */
export function createProgress(): (record: PuzzleRecord) => CardState {
  const solved = createMemo(() => solvedAmong(solves()));
  const begun = createMemo(() => new Set(recent().map(({ game }) => game.puzzle.info?.id)));
  return (record) => {
    if (solved()(record)) return 'solved';
    return begun().has(record.id) ? 'begun' : 'new';
  };
}
