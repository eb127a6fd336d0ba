/* What a game is made of: a puzzle, its text, or a game that was saved. */
import type { Puzzle } from '@glissade/core';
import * as tree from '@glissade/core/game';
import { parsePuzzle, stateFault } from '@glissade/core/game';
import { GameError } from './GameError.ts';

/** Throws ParseError for text that is no puzzle, GameError for an object that is no game. */
export function treeOf(given: Puzzle | string | tree.SavedGame): tree.Game {
  if (typeof given === 'string') return tree.startGame(parsePuzzle(given));
  if (isPuzzle(given)) {
    const fault = stateFault(given, given.start);
    if (fault !== undefined) throw new GameError('bad-save', fault);
    return tree.startGame(given);
  }
  const game = tree.unpackGame(given);
  if (!game) throw new GameError('bad-save', 'this is neither a puzzle nor a saved game');
  return game;
}

function isPuzzle(given: Puzzle | tree.SavedGame | null): given is Puzzle {
  const { board, pieces, kinds, kindOf, goals, start }: Partial<Puzzle> = Object(given);
  const lists: readonly unknown[] = [board?.cells, pieces, kinds, kindOf, goals];
  const isPacked = Object.prototype.toString.call(start) === '[object Uint16Array]';
  return isPacked && lists.every(Array.isArray);
}
