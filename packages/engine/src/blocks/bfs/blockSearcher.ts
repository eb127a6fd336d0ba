/*
 * The exact solver for block puzzles: breadth-first search in WebAssembly. Goals are tested when
 * states are generated. The path is reconstructed level by level, from the goal to the start.
 *
 * The narrow kernel takes boards of up to 64 cells (without those that no piece can use) whose
 * states pack into 62 bits. The wide kernel takes any board, keys of up to 16 words, and pushes of
 * tiles (mtm), at a third of the speed. Very small memory limits and platforms without WebAssembly
 * use the reference search (`blocks/reference`). All three keep the same contract and give the same
 * lengths and counts. Second metrics and counts of solutions:
 * `blocks/paths/optimalPathSearcher.ts`.
 *
 * Goals that place every piece are searched from both ends (`bidirectional.ts`).
 *
 * Rejected: bidirectional search for other goals (goals of block puzzles name few pieces: they have
 * thousands of goal states, most of which cannot be reached), and A* (no heuristic that we know
 * pays on such boards).
 *
 * Cost: 8 bytes a state in the level store, and a table of the last three levels.
 *
 * Source: Moore 1959; Korf and Zhang 2000 for the closed window of three levels.
 */

import { CheckpointError } from '../../files/checkpointError.ts';
import type { Question } from '../../problem/problem.ts';
import {
  emptyStats,
  type RawOutcome,
  type Searcher,
  type SearchStats,
} from '../../search/searcher.ts';
import { searchMetricOf } from '../model/searchMetric.ts';
import { restartOnOneThread } from '../parallel/singleThread.ts';
import { OptimalPathSearcher } from '../paths/optimalPathSearcher.ts';
import { stepsAlong } from '../paths/stepsAlong.ts';
import { packedSearcher } from '../reference/packedSearcher.ts';
import { bidirectionalSearcher } from './bidirectional.ts';
import { BreadthFirstSearch } from './breadthFirst.ts';
import { FallbackSearcher } from './fallbackSearcher.ts';
import { type KernelOptions, type KernelTask, kernelTask } from './searchTask.ts';

/**
 * Uses a kernel where the puzzle fits one, and the reference search otherwise. Throws for an
 * unknown metric.
 */
export function blockSearcher(question: Question, options: KernelOptions = {}): Searcher {
  const task = kernelTask(question, options);
  const stats = emptyStats();
  const { puzzle, metric, tieBreak, countOptimal } = question;
  const breaksTies =
    tieBreak && searchMetricOf(puzzle, tieBreak) !== searchMetricOf(puzzle, metric);
  const needsAllGoals = breaksTies || countOptimal === true;
  if (task && !needsAllGoals && !options.checkpoint && options.bidirectional !== false) {
    const makeFallback = () => blockSearcher(question, { ...options, bidirectional: false });
    const searcher = bidirectionalSearcher(task, options);
    if (searcher)
      return options.temporaryFile ? new FallbackSearcher(searcher, makeFallback) : searcher;
  }
  const given = needsAllGoals ? singleThreaded(options) : options;
  const search = task && BreadthFirstSearch.open(task, given, stats, true);
  if (options.checkpoint && !search) throw new CheckpointError(NO_CHECKPOINT, CHECKPOINT_HINT);
  if (!task || !search) return packedSearcher(question, options);
  if (!needsAllGoals) return new BlockSearcher(task, options, search, stats);
  search.goToLevelEnd();
  return new OptimalPathSearcher(task, search, stats, question, options.memoryBytesMax ?? Infinity);
}

function singleThreaded(options: KernelOptions): KernelOptions {
  return { ...options, threads: 1 };
}

const NO_CHECKPOINT = 'this search cannot be taken up again from a checkpoint';
const CHECKPOINT_HINT = 'more memory';

class BlockSearcher implements Searcher {
  readonly stats: SearchStats;
  private readonly task: KernelTask;
  private readonly options: KernelOptions;
  private search: BreadthFirstSearch;
  private over = false;

  constructor(
    task: KernelTask,
    options: KernelOptions,
    search: BreadthFirstSearch,
    stats: SearchStats,
  ) {
    this.task = task;
    this.options = options;
    this.search = search;
    this.stats = stats;
  }

  step(budget: number): RawOutcome | undefined {
    const outcome = this.work(budget);
    if (outcome) this.over = outcome.status !== 'undecided';
    return outcome;
  }

  private work(budget: number): RawOutcome | undefined {
    const { stats } = this;
    if (stats.lowerBound === 0 && this.search.advance(0) === 'goal') return this.solved();
    if (stats.lowerBound === 0) stats.lowerBound = this.search.levels.length;
    if (this.task.problem.goals.length === 0) return { status: 'unsolvable', proof: 'exhausted' };
    const end = stats.expanded + budget;
    while (stats.expanded < end) {
      const { search } = this;
      const progress = search.advance(end - stats.expanded);
      if (progress === 'goal') return this.solved();
      if (progress === 'memory' && this.restartOnOneThread()) continue;
      if (progress === 'waiting') return undefined;
      if (progress === 'memory' || progress === 'disk') {
        return { status: 'undecided', limit: progress };
      }
      if (progress === 'level') {
        if (search.exhausted) return { status: 'unsolvable', proof: 'exhausted' };
        stats.lowerBound = Math.max(stats.lowerBound, search.levels.length);
      }
    }
    return undefined;
  }

  /** False: it cannot, or it runs on one thread already. */
  private restartOnOneThread(): boolean {
    const { task, options, search, stats } = this;
    const alone = restartOnOneThread(search, task, options, stats, true);
    if (alone) this.search = alone;
    return alone !== undefined;
  }

  close(): void {
    this.search.close(this.over);
  }

  private solved(): RawOutcome {
    const path = this.search.pathToGoal();
    this.stats.lowerBound = path.length - 1;
    const steps = stepsAlong(this.task.problem, path, this.task.metric);
    return { status: 'solved', steps, optimal: true };
  }
}
