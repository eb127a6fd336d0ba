/**
 * Block puzzles alone, for pages that count their bytes.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { solveBlocks } from 'glissade/blocks';
 * const outcome = await solveBlocks(parsePuzzle('start:\nA.B\n...\ngoal:\nB..\n...'));
 * if (outcome.status === 'solved') console.log(outcome.length); // → 2
 * ```
 * @packageDocumentation
 */

export { solveBlocks } from '@glissade/solve/family/solveBlocks';
export type { FamilyOptions } from '@glissade/solve/family/solveFamily';
