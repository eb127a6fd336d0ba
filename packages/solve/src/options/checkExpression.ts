import { OptionError, type Puzzle } from '@glissade/core';
import { ExpressionError } from '@glissade/search/heuristic/expressionError';
import { ownHeuristic } from '@glissade/search/heuristic/ownHeuristic';

/** Throws OptionError unless a heuristic as an expression can be read and fits the puzzle. */
export function checkExpression(
  puzzle: Puzzle,
  expression: string,
  heuristic: string | undefined,
): void {
  if (heuristic !== undefined) {
    const message = 'a heuristic is given by its name and as an expression';
    throw new OptionError('combination', message, 'leave out one of the two');
  }
  if (puzzle.type !== 'tiles') {
    const message = 'heuristics as expressions are for tile puzzles only';
    throw new OptionError('expression', message, 'leave it out');
  }
  try {
    ownHeuristic(puzzle, 'steps', expression);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    const { column, message } = error;
    throw new OptionError(
      'expression',
      `the expression cannot be read: ${message} (column ${column})`,
      'write something like manhattan + 2 * conflicts',
      { column },
    );
  }
}
