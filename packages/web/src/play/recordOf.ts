/* The record of a solve: its puzzle, time and moves. */
import { formatState } from '@glissade/core';
import { countPlayed } from '@glissade/core/game';
import type { GameStore } from '../game/gameStore.ts';
import type { Solve } from '../times/solve.ts';
import { session } from '../times/solves.ts';

/** What counts together in the averages. */
export function eventOf(store: GameStore): string {
  const { board, type, info } = store.puzzle();
  if (type === 'tiles') return `${board.width}×${board.height}`;
  return info.title ?? `${board.width}×${board.height}`;
}

/** The record of a game just solved. */
export function recordOf(store: GameStore, timeMs: number, at: number): Solve {
  const { steps, moves } = countPlayed(store.game());
  const { stm, moves: shortest } = store.optimum();
  const optimum = store.puzzle().type === 'tiles' ? stm : shortest;
  const name = session();
  return {
    at,
    event: eventOf(store),
    timeMs: Math.round(timeMs),
    steps,
    moves,
    ...(optimum === undefined ? {} : { optimum }),
    helped: store.helps() > 0,
    ...(name === '' ? {} : { session: name }),
    start: formatState(store.puzzle(), store.puzzle().start).replaceAll('\n', '/'),
  };
}
