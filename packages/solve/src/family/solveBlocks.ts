import { narrowSearcher } from '@glissade/blocks/bfs/shortestSearcher';
import { formatMoves, OptionError, type Puzzle } from '@glissade/core';
import { temporaryFile } from '@glissade/platform/storage-port';
import { isLongToCompile } from '@glissade/search/problem/blockProblem';
import type { Engine } from '../engines/engine.ts';
import { fileFor } from '../options/fileFor.ts';
import type { Outcome } from '../outcome.ts';
import { type FamilyOptions, familyOptions, HINT, solveWith } from './solveFamily.ts';

/**
 * `solve` for block puzzles alone, in a bundle of less than 97 kB: breadth-first search in
 * WebAssembly, which finds shortest solutions. It takes puzzles on at most 64 cells whose states
 * pack into 62 bits: Klotski, Rush Hour and most others. The puzzle is not changed. Rejects with
 * OptionError, also for a larger puzzle and if there is no WebAssembly.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { solveBlocks } from 'glissade/blocks';
 * const outcome = await solveBlocks(parsePuzzle('start:\nAA.\nB..\ngoal:\n.AA\n...'));
 * if (outcome.status === 'solved') console.log(outcome.moves); // → AR
 * ```
 */
export async function solveBlocks(puzzle: Puzzle, options: FamilyOptions = {}): Promise<Outcome> {
  const own = familyOptions('solveBlocks', options);
  const forgoFile = await fileFor(own);
  try {
    return await solveWith(NARROW_ENGINE, puzzle, own);
  } finally {
    await forgoFile?.();
  }
}

const NARROW_ENGINE: Engine = {
  name: 'kernel',
  title: 'breadth-first search over states of 62 bits in WebAssembly',
  optimal: true,
  complete: true,
  accepts: [],
  format: formatMoves,
  refuses: (puzzle) => (isLongToCompile(puzzle) ? TOO_LARGE : undefined),
  start: (question, { memoryBytesMax, threads = 1 }) => {
    const searcher = narrowSearcher(question, { memoryBytesMax, threads, temporaryFile });
    if (searcher) return searcher;
    throw new OptionError('combination', `solveBlocks cannot take it: ${TOO_LARGE}`, HINT);
  },
};

const TOO_LARGE = 'its states do not pack into 62 bits, or there is no WebAssembly or memory';
