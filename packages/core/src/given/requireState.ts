import type { Puzzle, State } from '../puzzle/puzzle.ts';
import { stateFault } from '../state/stateFault.ts';
import { OptionError } from './optionError.ts';

/** The state that was given, as a copy. Throws OptionError for one that the puzzle cannot have. */
export function requireState(puzzle: Puzzle, given: State | readonly number[]): State {
  const fault = stateFault(puzzle, given);
  if (fault === undefined) return Uint16Array.from(given);
  throw new OptionError('state', fault, 'use a state that parseState or applyStep returns');
}
