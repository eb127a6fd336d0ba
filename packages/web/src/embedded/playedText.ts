/* What an assistant is told of a game that a person plays. */
import { formatState, parseMoves, readPuzzle, statesAlong } from '@glissade/core';

/** How a game stands. */
export type Standing = {
  readonly puzzle: string;
  /** All that was played, as one text. */
  readonly moves: string;
  readonly count: number;
  readonly isSolved: boolean;
};

/** The moves, whether they solve it, and the board after them. */
export function playedText({ puzzle: text, moves, count, isSolved }: Standing): string {
  const { puzzle } = readPuzzle(text);
  const state = statesAlong(puzzle, parseMoves(puzzle, moves)).at(-1)!;
  const played = count === 1 ? '1 move' : `${count} moves`;
  const line = moves === '' ? '' : `: ${moves}`;
  const outcome = isSolved ? 'That solves the puzzle.' : 'It is not solved yet.';
  const board = formatState(puzzle, state);
  return (
    `The person has played ${played} on the board${line}. ${outcome} The board now:\n${board}\n` +
    'For questions about it, give the tools the same puzzle, and these moves as "after".'
  );
}
