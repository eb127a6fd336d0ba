/*
 * The exact search for block puzzles: breadth-first in WebAssembly. Goals are tested when states
 * are generated. The path is reconstructed level by level, from the goal to the start.
 *
 * The narrow kernel takes boards of up to 64 cells (not counting those that no piece can use) whose
 * states pack into 62 bits. The wide kernel takes any board, keys of up to 16 words, and pushes of
 * tiles (mtm), at a third of the speed. With very little memory, or without WebAssembly, the
 * reference search runs (`blocks/reference`). All three give the same lengths and counts.
 * `blocks/paths/optimalPathSearcher.ts` handles second metrics and counts of solutions,
 * `bidirectional.ts` goals that place every piece.
 *
 * Rejected: bidirectional search for other goals (they name few pieces, so they have thousands of
 * goal states, most of which cannot be reached), and A* (no heuristic that we know saves more time
 * on such boards than it takes).
 *
 * Cost: 8 bytes per state in the level store, and a table of the last three levels.
 *
 * Source: Moore 1959; Korf and Zhang 2000 for the closed window of three levels.
 */

import { CheckpointError } from '@glissade/platform/files/checkpointError';
import type { Question } from '@glissade/search/problem/problem';
import { emptyStats, type Searcher } from '@glissade/search/searcher';
import { searchMetricOf } from '../model/searchMetric.ts';
import { OptimalPathSearcher } from '../paths/optimalPathSearcher.ts';
import { packedSearcher } from '../reference/packedSearcher.ts';
import { BreadthFirstSearch } from './breadthFirstSearch.ts';
import { kernelTask } from './kernelTask.ts';
import type { KernelOptions, KernelTask } from './searchTask.ts';
import { shortestSearcher } from './shortestSearcher.ts';

/**
 * Uses a kernel where the puzzle fits one, and the reference search otherwise. Throws for an
 * unknown metric.
 */
export function blockSearcher(question: Question, options: KernelOptions = {}): Searcher {
  const task = kernelTask(question, options);
  const { puzzle, metric, tieBreak, countOptimal } = question;
  const breaksTies =
    tieBreak && searchMetricOf(puzzle, tieBreak) !== searchMetricOf(puzzle, metric);
  const needsAllGoals = breaksTies || countOptimal === true;
  const fromStart = () => blockSearcher(question, { ...options, bidirectional: false });
  const searcher =
    task &&
    (needsAllGoals
      ? optimalPathSearcher(task, question, options)
      : shortestSearcher(task, options, fromStart));
  if (options.checkpoint && !searcher) throw new CheckpointError(NO_CHECKPOINT, CHECKPOINT_HINT);
  return searcher ?? packedSearcher(question, options);
}

/** Undefined: no WebAssembly, or too little memory. */
function optimalPathSearcher(
  task: KernelTask,
  question: Question,
  options: KernelOptions,
): Searcher | undefined {
  const stats = emptyStats();
  const search = BreadthFirstSearch.toGoal(task, { ...options, threads: 1 }, stats);
  search?.completeGoalLevel();
  const { memoryBytesMax = Infinity } = options;
  return search && new OptimalPathSearcher(task, search, stats, question, memoryBytesMax);
}

const NO_CHECKPOINT = 'this search cannot be taken up again from a checkpoint';
const CHECKPOINT_HINT = 'more memory';
