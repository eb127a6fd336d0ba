/* A solution that the caller has, and that an anytime search makes shorter. */
import {
  formatMoves,
  OptionError,
  type Puzzle,
  requireLine,
  type Steps,
  VERIFY_HINT,
} from '@glissade/core';
import { windowsSearcher } from '@glissade/tiles/anytime/windows/windowsSearcher';
import type { Engine } from '../engines/engine.ts';

/** The search that re-solves stretches of this line, as an engine. */
export function windowsEngine(line: Steps): Engine {
  return {
    name: 'windows',
    title: 'stretches of a given solution solved anew',
    optimal: false,
    complete: true,
    breaksTies: false,
    countsOptimal: false,
    isAnytime: true,
    refuses: () => undefined,
    format: formatMoves,
    start: (question) => windowsSearcher(question, line),
  };
}

/** Throws OptionError for a line that is no solution of a tile puzzle. */
export function checkGivenLine(puzzle: Puzzle, line: Steps): void {
  if (puzzle.type !== 'tiles') {
    throw new OptionError(
      'line',
      'only lines of tile puzzles can be shortened',
      'leave out the line; a block puzzle is solved in the fewest moves at once',
    );
  }
  if (requireLine(puzzle, line).reachesGoal) return;
  throw new OptionError('line', 'the line does not reach the goal', VERIFY_HINT);
}
