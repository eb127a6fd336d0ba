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
import { anytimeBlocks } from '../engines/anytimeBlocks.ts';
import type { Engine } from '../engines/engine.ts';

/** The search that makes this line shorter, as an engine. */
export function windowsEngine(line: Steps): Engine {
  return {
    name: 'windows',
    title: 'a given solution made shorter',
    optimal: false,
    complete: true,
    accepts: [],
    isAnytime: true,
    refuses: () => undefined,
    format: formatMoves,
    start: (question, options) =>
      question.puzzle.type === 'tiles'
        ? windowsSearcher(question, line)
        : anytimeBlocks(question, { ...options, incumbent: line }),
  };
}

/** Throws OptionError for a line that is no solution of the puzzle. */
export function checkGivenLine(puzzle: Puzzle, line: Steps): void {
  if (requireLine(puzzle, line).reachesGoal) return;
  throw new OptionError('line', 'the line does not reach the goal', VERIFY_HINT);
}
