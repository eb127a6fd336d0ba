/* The times of moves: when each node of the game was last played. */
import { lineOf, wayTo } from '@glissade/core/game';
import type { GameStore } from '../game/gameStore.ts';

/** When each node of the game was last played, on its clock. */
let stamps: number[] = [];

export function resetStamps(known: readonly number[] = []): void {
  stamps = [...known];
}

export function stampsNow(): readonly number[] {
  return stamps;
}

export function stamp(node: number, ms: number): void {
  while (stamps.length < node) stamps.push(0);
  stamps[node] = Math.round(ms);
}

/** The line to where the game is, with the time of each step since the first; never falling. */
export function timedLine(store: GameStore): {
  readonly steps: number[];
  readonly times: number[];
} {
  const game = store.game();
  let last = 0;
  const times = wayTo(game, game.current).flatMap((node) => {
    last = Math.max(last, stamps[node] ?? 0);
    return game.nodes[node]!.steps.map(() => last);
  });
  return { steps: [...lineOf(game)], times };
}
