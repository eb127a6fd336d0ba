/* The one game on the board, as kept from the last visit or as a first visit finds it. */
import { familiarMetric, type Metric } from '@glissade/core';
import { type SavedPuzzle, startGame, unpackPuzzle } from '@glissade/core/game';
import { createGameStore } from '../game/gameStore.ts';

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
  info: { title: 'Klotski', id: 'klotski' },
};

/** The game on the board. */
export const theGame = createGameStore(startGame(unpackPuzzle(FIRST)));
theGame.setOptimum({ steps: 116, slides: 90, moves: 81 });

/** What counts first of the game. */
export function mainMetric(): Metric {
  return familiarMetric(theGame.puzzle());
}
