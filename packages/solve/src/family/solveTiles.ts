import type { Puzzle } from '@glissade/core';
import { withParity } from '../engines/parity.ts';
import { TILES_ENGINE } from '../engines/tilesEngine.ts';
import type { Outcome } from '../outcome.ts';
import { type FamilyOptions, familyOptions, solveWith } from './solveFamily.ts';

/**
 * `solve` for tile puzzles alone, in a bundle of less than 97 kB: the engine `tiles`, which finds
 * shortest solutions. If a limit comes first, the outcome has no `best`. The puzzle is not changed.
 * Rejects with OptionError, also for a block puzzle.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { solveTiles } from 'glissade/tiles';
 * const outcome = await solveTiles(parsePuzzle('8 6 4/0 7 2/5 1 3'));
 * if (outcome.status === 'solved') console.log(outcome.length); // → 23
 * ```
 */
export async function solveTiles(puzzle: Puzzle, options: FamilyOptions = {}): Promise<Outcome> {
  return solveWith(withParity(TILES_ENGINE), puzzle, familyOptions('solveTiles', options));
}
