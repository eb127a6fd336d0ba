import type { Metric } from '@glissade/core';
import { startGame } from '../game/game.ts';
import { createGameStore } from '../game/gameStore.ts';
import { type SavedPuzzle, unpackPuzzle } from '../game/savedPuzzle.ts';

/** What a first visit finds on the board: Klotski, as everybody knows it. */
const FIRST: SavedPuzzle = {
  width: 4,
  cells: 'f'.repeat(20),
  pieces: [
    ['2', [0, 4]],
    ['0', [1, 2, 5, 6]],
    ['3', [3, 7]],
    ['4', [8, 12]],
    ['1', [9, 10]],
    ['5', [11, 15]],
    ['7', [13]],
    ['8', [14]],
    ['6', [16]],
    ['9', [19]],
  ],
  goals: [[['0', [13, 14, 17, 18]]]],
  info: { title: "L'âne rouge", id: 'klotski' },
};

/** The game on the board. */
export const theGame = createGameStore(startGame(unpackPuzzle(FIRST)));
theGame.setOptimum({ steps: 116, slides: 90, moves: 81 });

/** What counts first: tiles in stm, blocks in moves, as people are used to. */
export function mainMetric(): Metric {
  return theGame.puzzle().type === 'tiles' ? 'stm' : 'moves';
}
