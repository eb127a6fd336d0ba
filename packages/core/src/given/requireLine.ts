import { type Replay, replay } from '../move/replay.ts';
import { requirePacked, type Steps } from '../move/step.ts';
import type { Puzzle, State } from '../puzzle/puzzle.ts';
import { OptionError } from './optionError.ts';

/** The replay of a line that was given. Throws OptionError at its first step that is not legal. */
export function requireLine(puzzle: Puzzle, line: Steps, from: State = puzzle.start): Replay {
  requirePacked(line);
  // The rules know nothing of pieces that are not there.
  const stranger = line.findIndex((step) => step >>> 2 >= puzzle.pieces.length);
  const replayed = replay(puzzle, stranger < 0 ? line : line.subarray(0, stranger), from);
  const illegal = replayed.illegal?.index ?? stranger;
  if (illegal < 0) return replayed;
  const step = illegal + 1;
  throw new OptionError('line', `step ${step} is not legal`, VERIFY_HINT, { step });
}

export const VERIFY_HINT = 'glissade verify shows where the line fails';
