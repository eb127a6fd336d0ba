/* The boards of exercises: 3×3, reached by a walk from the goal. */
import {
  formatMoves,
  oppositeOf,
  type Puzzle,
  parseMoves,
  parsePuzzle,
  type Random,
  randomWalk,
  replay,
  type State,
  tilesOf,
  unpackStep,
  unpackSteps,
} from '@glissade/core';
import { solveSync } from '@glissade/solve/solve';
import { formatLength } from '../text/numbers.ts';
import { type Drawn, words } from './exercise.ts';

export const SOLVED = parsePuzzle('1 2 3/4 5 6/7 8 0');
const WIDTH = 3;

export const puzzleFrom = (start: State): Puzzle => ({ ...SOLVED, start });
export const tilesIn = (puzzle: Puzzle) => [...tilesOf(puzzle, puzzle.start)];
export const drawn = (caption: string, tiles: readonly number[]): Drawn => ({
  caption,
  tiles,
  width: WIDTH,
});
export const GOAL = drawn('goal', tilesIn(SOLVED));

/** A board whose shortest solution has so many moves, reached by a walk. */
export function boardAt(length: number, random: Random): Puzzle {
  for (;;) {
    const puzzle = puzzleFrom(replay(SOLVED, randomWalk(SOLVED, length, random)).end);
    const outcome = solveSync(puzzle);
    if (outcome.status === 'solved' && outcome.length === length) return puzzle;
  }
}

/** A shortest solution, as moves of the tiles and of the gap. */
export function solutionOf(puzzle: Puzzle) {
  const outcome = solveSync(puzzle);
  if (outcome.status !== 'solved') throw new Error('the board was made from the goal');
  const steps = parseMoves(puzzle, outcome.moves);
  const gap = unpackSteps(steps).map(({ direction }) => oppositeOf(direction));
  return words(
    `A shortest solution has ${formatLength(outcome.length, 'moves')}: ` +
      `the gap goes ${gap.join(' ')}; ` +
      `the tiles ${[...steps].map((step) => labelOf(puzzle, step)).join(' ')} move ` +
      `(${formatMoves(puzzle, steps, 'steps')}).`,
  );
}

const labelOf = (puzzle: Puzzle, step: number) => puzzle.pieces[unpackStep(step).piece]!.label;
