import type { Algorithm } from './algorithm.ts';
import { ASTAR } from './astar.ts';
import { BIDIRECTIONAL } from './bidirectional.ts';
import { BFS, BFS_LATE } from './breadthFirst.ts';
import { DFS } from './dfs.ts';
import { DFS_MARKED } from './dfsMarked.ts';
import { GREEDY } from './greedy.ts';
import { IDASTAR } from './idastar.ts';
import { IDDFS } from './iddfs.ts';
import { UCS } from './ucs.ts';

export { type Algorithm, type AlgorithmOption, TIE_RULES, type TieRule } from './algorithm.ts';

/**
 * Every textbook algorithm, uninformed ones first.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { formatTileMoves } from 'glissade/core';
 * import { ALGORITHMS, puzzleSpace } from 'glissade/search';
 * const bfs = ALGORITHMS.find(({ name }) => name === 'bfs')!;
 * const searcher = bfs.start(puzzleSpace(parsePuzzle('1 2 3/4 5 6/0 7 8'), 'stm'));
 * const outcome = searcher.step(Infinity);
 * if (outcome?.status === 'solved') console.log(formatTileMoves(outcome.steps)); // → L2
 * ```
 */
export const ALGORITHMS: readonly Algorithm[] = [
  BFS,
  BFS_LATE,
  DFS,
  DFS_MARKED,
  IDDFS,
  UCS,
  GREEDY,
  ASTAR,
  IDASTAR,
  BIDIRECTIONAL,
];
