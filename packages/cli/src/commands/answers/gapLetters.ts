/* Lines of tile puzzles that say where the gap goes, as many courses write them. */
import { formatMoves, type Puzzle, parseMoves, replay } from '@glissade/core';
import { isInputError } from '../../errors.ts';

/** Advice where a line is wrong as moves of tiles, but a solution as moves of the gap. */
export function gapLettersHint(puzzle: Puzzle, text: string): string | undefined {
  if (puzzle.type !== 'tiles') return undefined;
  try {
    const steps = parseMoves(puzzle, text, { dialect: 'gap' });
    if (!replay(puzzle, steps).reachesGoal) return undefined;
    const moves = formatMoves(puzzle, steps);
    return `directions are those of tiles; as directions of the gap, this is a solution: ${moves}`;
  } catch (error) {
    if (!isInputError(error)) throw error;
    return undefined;
  }
}
