import type { Algorithm } from './algorithm.ts';
import { ASTAR } from './astar.ts';
import { BIDIRECTIONAL } from './bidirectional.ts';
import { BFS, BFS_LATE } from './breadthFirst.ts';
import { DFS } from './dfs.ts';
import { GREEDY } from './greedy.ts';
import { IDASTAR } from './idastar.ts';
import { IDDFS } from './iddfs.ts';
import { UCS } from './ucs.ts';

export type { Algorithm } from './algorithm.ts';

/** Every reference algorithm, uninformed ones first. */
export const ALGORITHMS: readonly Algorithm[] = [
  BFS,
  BFS_LATE,
  DFS,
  IDDFS,
  UCS,
  GREEDY,
  ASTAR,
  IDASTAR,
  BIDIRECTIONAL,
];
