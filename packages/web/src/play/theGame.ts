import { parsePuzzle } from '@glissade/core';
import { startGame } from '../game/game.ts';
import { createGameStore } from '../game/gameStore.ts';

/** What a first visit finds on the board: Klotski, as everybody knows it. */
const FIRST =
  "title: L'âne rouge\nstart:\n2003\n2003\n4115\n4785\n6..9\ngoal:\n....\n....\n....\n.00.\n.00.\n";

/** The game on the board. */
export const theGame = createGameStore(startGame(parsePuzzle(FIRST)));
