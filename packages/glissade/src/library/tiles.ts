/**
 * Tile puzzles alone, for pages that count their bytes.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { solveTiles } from 'glissade/tiles';
 * const outcome = await solveTiles(parsePuzzle('5 1 2 4/9 6 3 8/13 10 7 11/0 14 15 12'));
 * if (outcome.status === 'solved') console.log(outcome.length); // → 9
 * ```
 * @packageDocumentation
 */
export type { FamilyOptions } from '@glissade/solve/family/solveFamily';
export { solveTiles } from '@glissade/solve/family/solveTiles';
