/*
 * One shortest solution by breadth-first search with a kernel: from both ends where goals place
 * every piece, from the start otherwise.
 */

import { orWithLessMemory } from '@glissade/search/combine';
import { compileBlocks } from '@glissade/search/problem/blockProblem';
import type { Question } from '@glissade/search/problem/problem';
import {
  emptyStats,
  type RawOutcome,
  type Searcher,
  type SearchStats,
} from '@glissade/search/searcher';
import { searchMetricOf } from '../model/searchMetric.ts';
import { stepsAlong } from '../paths/stepsAlong.ts';
import { bidirectionalSearcher } from './bidirectional.ts';
import { BreadthFirstSearch } from './breadthFirstSearch.ts';
import { RestartingSearch } from './restartingSearch.ts';
import { type KernelOptions, type KernelTask, narrowTask } from './searchTask.ts';

/**
 * Searches from both ends where that pays, and otherwise from the start. Undefined: no WebAssembly,
 * or too little memory. `fromStart`: what searches from the start after a search from both ends
 * that had too little memory.
 */
export function shortestSearcher(
  task: KernelTask,
  options: KernelOptions,
  fromStart: () => Searcher,
): Searcher | undefined {
  if (!options.checkpoint && options.bidirectional !== false) {
    const searcher = bidirectionalSearcher(task, options);
    if (searcher) {
      return options.temporaryFile ? orWithLessMemory(searcher, fromStart) : searcher;
    }
  }
  return searcherFromStart(task, options);
}

/** Undefined: no WebAssembly, or too little memory. */
function searcherFromStart(task: KernelTask, options: KernelOptions): Searcher | undefined {
  const stats = emptyStats();
  const search = RestartingSearch.open(BreadthFirstSearch.toGoal, task, options, stats);
  return search && new ShortestSearcher(task, search, stats);
}

/**
 * The same with the narrow kernel alone, for pages that load nothing else. Undefined where the
 * puzzle does not fit it, without WebAssembly, and with too little memory.
 */
export function narrowSearcher(question: Question, options: KernelOptions): Searcher | undefined {
  const { puzzle, metric } = question;
  const task = narrowTask(compileBlocks(puzzle), searchMetricOf(puzzle, metric), options);
  if (!task) return undefined;
  const fromStart = () => searcherFromStart(task, options) ?? outOfMemory();
  return shortestSearcher(task, options, fromStart);
}

function outOfMemory(): Searcher {
  return { stats: emptyStats(), step: () => ({ status: 'undecided', limit: 'memory' }) };
}

class ShortestSearcher implements Searcher {
  readonly stats: SearchStats;
  private readonly task: KernelTask;
  private readonly search: RestartingSearch;
  private over = false;

  constructor(task: KernelTask, search: RestartingSearch, stats: SearchStats) {
    this.task = task;
    this.search = search;
    this.stats = stats;
  }

  step(budget: number): RawOutcome | undefined {
    const outcome = this.work(budget);
    if (outcome) this.over = outcome.status !== 'undecided';
    return outcome;
  }

  private work(budget: number): RawOutcome | undefined {
    const { stats, search } = this;
    if (stats.lowerBound === 0 && search.advance(0) === 'goal') return this.solved();
    if (stats.lowerBound === 0) stats.lowerBound = search.levels.length;
    if (this.task.problem.goals.length === 0) return { status: 'unsolvable', proof: 'exhausted' };
    const end = stats.expanded + budget;
    while (stats.expanded < end) {
      const progress = search.advance(end - stats.expanded);
      if (progress === 'goal') return this.solved();
      if (progress === 'memory' || progress === 'disk') {
        return { status: 'undecided', limit: progress };
      }
      if (progress === 'level') {
        if (search.exhausted) return { status: 'unsolvable', proof: 'exhausted' };
        stats.lowerBound = Math.max(stats.lowerBound, search.levels.length);
      }
      // The budget says nothing of it: what other threads expand comes in leaps.
      if (search.isParallel) return undefined;
    }
    return undefined;
  }

  close(): void {
    this.search.close(this.over);
  }

  private solved(): RawOutcome {
    const path = this.search.pathToGoal();
    this.stats.lowerBound = path.length - 1;
    const steps = stepsAlong(this.task.problem, path, this.task.metric);
    return { status: 'solved', steps };
  }
}
