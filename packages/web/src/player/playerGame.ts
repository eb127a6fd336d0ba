/* The game of a playable board, and its events. */
import { defaultMetric, type Lengths, parseMoves, readPuzzle } from '@glissade/core';
import {
  canRedo,
  canUndo,
  countPlayed,
  formatMoves,
  type Game,
  isSolved,
  lineOf,
  playAll,
  redo,
  restart,
  startGame,
  undo,
  unitsOf,
} from '@glissade/core/game';

/** What events tell of a game. */
export type PlayedSoFar = {
  /** All that was played from the start to here. */
  readonly moves: string;
  /** How many moves that is, as players of the puzzle count. */
  readonly count: number;
  readonly lengths: Lengths;
  readonly isSolved: boolean;
};

/** A game of the puzzle, after the moves that the host page says were played. Throws ParseError. */
export function readPlayerGame(puzzleText: string, moves: string): Game {
  const { puzzle } = readPuzzle(puzzleText);
  const line = parseMoves(puzzle, moves);
  const metric = puzzle.type === 'tiles' ? 'mtm' : 'moves';
  const units = unitsOf(line, metric).map((unit) => [...unit]);
  return playAll(startGame(puzzle), units).game;
}

export function playedSoFar(game: Game): PlayedSoFar {
  const lengths = countPlayed(game);
  return {
    moves: formatMoves(game.puzzle, lineOf(game), 'moves'),
    count: lengths[defaultMetric(game.puzzle)] ?? lengths.steps,
    lengths,
    isSolved: isSolved(game),
  };
}

/** What the buttons of a game do; each is off where it would change nothing. */
export const actions = {
  undo: { act: undo, isOn: canUndo },
  redo: { act: redo, isOn: canRedo },
  reset: { act: restart, isOn: (game: Game) => game.current !== 0 },
} as const;
