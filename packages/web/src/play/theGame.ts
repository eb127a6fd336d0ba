import type { Metric } from '@glissade/core';
import { startGame } from '../game/game.ts';
import { createGameStore } from '../game/gameStore.ts';
import { type SavedPuzzle, unpackPuzzle } from '../game/savedPuzzle.ts';

/** What a first visit finds: `klotski` of the catalogue, which is not fetched for it. */
const FIRST: SavedPuzzle = {
  width: 4,
  cells: 'f'.repeat(20),
  pieces: [
    ['A', [0, 4]],
    ['B', [1, 2, 5, 6]],
    ['C', [3, 7]],
    ['D', [8, 12]],
    ['E', [9, 10]],
    ['F', [11, 15]],
    ['G', [13]],
    ['H', [14]],
    ['I', [16]],
    ['J', [19]],
  ],
  goals: [[['B', [13, 14, 17, 18]]]],
  info: { title: "L'âne rouge", id: 'klotski' },
};

/** The game on the board. */
export const theGame = createGameStore(startGame(unpackPuzzle(FIRST)));
theGame.setOptimum({ steps: 116, slides: 90, moves: 81 });

/** What counts first: tiles in stm, blocks in moves, as people are used to. */
export function mainMetric(): Metric {
  return theGame.puzzle().type === 'tiles' ? 'stm' : 'moves';
}
