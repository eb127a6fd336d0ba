/* Lines of tile puzzles that say where the gap goes, as many courses write them. */
import {
  type Direction,
  oppositeOf,
  type Puzzle,
  parseDirection,
  parseMoves,
  replay,
} from '@glissade/core';
import { isInputError } from '../../errors.ts';

/** Advice where a line is wrong as moves of tiles, but a solution as moves of the gap. */
export function gapLettersHint(puzzle: Puzzle, text: string): string | undefined {
  if (puzzle.type !== 'tiles') return undefined;
  const turned = text
    .replace(/\b(?:up|down|left|right)\b/gi, (word) => word[0]!)
    .replace(/[^\w←↑→↓]+/g, ' ')
    .trim()
    .toUpperCase()
    .replace(/[←↑→↓]/g, (arrow) => parseDirection(arrow)!)
    .replace(/[UDLR]/g, (letter) => oppositeOf(letter as Direction));
  try {
    if (!replay(puzzle, parseMoves(puzzle, turned)).reachesGoal) return undefined;
  } catch (error) {
    if (!isInputError(error)) throw error;
    return undefined;
  }
  return `directions are those of tiles; as directions of the gap, this is a solution: ${turned}`;
}
