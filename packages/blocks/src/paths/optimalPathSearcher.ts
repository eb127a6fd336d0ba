/*
 * Finds all shortest solutions with a kernel: counts them, lists them, or chooses one that is also
 * shortest in a second metric, which breaks ties.
 *
 * The search completes the level in which a goal is generated, with all levels stored. A backward
 * sweep then builds the optimal-path DAG and counts its paths
 * (`packages/blocks/kernel/paths/optimalPathDag.ts`). Ties are broken by the reference search
 * (`blocks/reference/tieBreaking.ts`) on the few states of the DAG; its labels are exact for every
 * pair of metrics. It lists solutions in the same way.
 *
 * Levels go to the disk as in other searches. The sweep reads them from there, and writes its own
 * lists there if they are long. To break ties or list solutions, the states of the DAG must fit in
 * memory, because the reference search keeps them there.
 *
 * Rejected: labels in the kernel (a second expander that distinguishes pieces and directions, for
 * one state in a hundred). The search uses one thread, because the sweep needs all levels in one
 * place.
 */
import type { Steps } from '@glissade/core';
import type { Shortage } from '@glissade/platform/files/storage';
import { type BudgetedWork, workFor } from '@glissade/search/budgetedWork';
import type { Question } from '@glissade/search/problem/problem';
import type { RawOutcome, Searcher, SearchStats } from '@glissade/search/searcher';
import type { BreadthFirstSearch } from '../bfs/breadthFirstSearch.ts';
import type { KernelTask } from '../bfs/searchTask.ts';
import { MemoryMeter } from '../model/memoryMeter.ts';
import { type SearchMetric, searchMetricOf } from '../model/searchMetric.ts';
import { OptimalPathDag } from './optimalPathDag.ts';
import { openReference, type ReferenceCopy } from './referenceCopy.ts';
import { stepsAlong } from './stepsAlong.ts';

export class OptimalPathSearcher implements Searcher {
  readonly stats: SearchStats;
  /** A shortest line, while others are listed. */
  best?: Steps;
  private readonly task: KernelTask;
  private readonly search: BreadthFirstSearch;
  private readonly question: Question;
  private readonly tieMetric: SearchMetric | undefined;
  private readonly memoryBytesMax: number;
  private readonly work: BudgetedWork<RawOutcome>;
  private over = false;

  /** The search must have been opened to complete the level of its goal. */
  constructor(
    task: KernelTask,
    search: BreadthFirstSearch,
    stats: SearchStats,
    question: Question,
    memoryBytesMax: number,
  ) {
    const { puzzle, tieBreak } = question;
    const tieMetric = tieBreak && searchMetricOf(puzzle, tieBreak);
    this.task = task;
    this.search = search;
    this.stats = stats;
    this.question = question;
    this.tieMetric = tieMetric === task.metric ? undefined : tieMetric;
    this.memoryBytesMax = memoryBytesMax;
    this.work = this.searching();
  }

  step(budget: number): RawOutcome | undefined {
    const outcome = workFor(this.work, budget);
    if (outcome) this.over = outcome.status !== 'undecided';
    return outcome;
  }

  close(): void {
    this.search.close(this.over);
  }

  private *searching(): BudgetedWork<RawOutcome> {
    const { search, stats, task } = this;
    if (search.isGoalGenerated && search.levels.length === 1) {
      const steps = new Uint32Array(0);
      return this.solved(steps, BigInt(1), [steps]);
    }
    if (stats.lowerBound === 0) stats.lowerBound = 1;
    if (task.problem.goals.length === 0) return { status: 'unsolvable', proof: 'exhausted' };
    const end = yield* this.reachGoals();
    if (end) return end;
    stats.lowerBound = search.levels.length - 1;
    const dag = search.reached.optimalPathDag(
      OptimalPathDag,
      search.levels.length - 1,
      this.needsStates,
    );
    const shortage = yield* this.sweep(dag);
    if (shortage) return { status: 'undecided', limit: shortage };
    return this.needsStates
      ? yield* this.compare(dag)
      : this.solved(this.lineOn(dag), dag.pathCount);
  }

  private *reachGoals(): BudgetedWork<RawOutcome | undefined> {
    const { search, stats } = this;
    for (let budget = yield 0; ; ) {
      const before = stats.expanded;
      const progress = search.advance(budget);
      if (progress === 'memory' || progress === 'disk') {
        return { status: 'undecided', limit: progress };
      }
      if (progress === 'level') {
        if (search.isGoalGenerated) {
          return search.finish() ? undefined : { status: 'undecided', limit: search.shortage };
        }
        if (search.exhausted) return { status: 'unsolvable', proof: 'exhausted' };
        stats.lowerBound = search.levels.length;
      }
      budget = yield stats.expanded - before;
    }
  }

  /** True when the states on shortest paths must be read one by one. */
  private get needsStates(): boolean {
    return this.tieMetric !== undefined || (this.question.linesMax ?? 0) > 0;
  }

  private *sweep(dag: OptimalPathDag): BudgetedWork<Shortage | undefined> {
    for (let budget = yield 0; ; ) {
      const end = dag.advance(budget);
      this.search.record();
      this.stats.expanded += dag.expanded;
      this.stats.generated += dag.generated;
      if (end) return end === 'done' ? undefined : end;
      budget = yield budget;
    }
  }

  private lineOn(dag: OptimalPathDag): Steps {
    dag.loadGoal();
    const path = this.search.reached.pathToCurrent(dag.sizes.length - 1);
    return stepsAlong(this.task.problem, path, this.task.metric, this.tieMetric);
  }

  /** Chooses and lists lines among the states on shortest paths, in a reference search. */
  private *compare(dag: OptimalPathDag): BudgetedWork<RawOutcome> {
    const { search, stats } = this;
    const peakBefore = stats.peakBytes;
    const bytesBefore = search.releaseMemory() ? search.bytesTaken : peakBefore;
    const meter = new MemoryMeter(Math.max(0, this.memoryBytesMax - bytesBefore));
    const reference = openReference(this.task, stats, meter);
    if (!reference) return OUT_OF_MEMORY;
    const work = this.compareIn(reference, dag);
    for (;;) {
      const { done, value } = work.next();
      stats.peakBytes = Math.max(peakBefore, bytesBefore + meter.peak);
      if (done) return value;
      yield value;
    }
  }

  private *compareIn(reference: ReferenceCopy, dag: OptimalPathDag): Generator<number, RawOutcome> {
    const { search, tieMetric } = this;
    for (let level = 1; level < dag.sizes.length; level++) {
      const states = search.reached.statesOnPaths(dag, level);
      if (!(yield* reference.addLevel(states))) return OUT_OF_MEMORY;
    }
    const best = tieMetric ? yield* reference.bestLine(tieMetric) : this.lineOn(dag);
    if (!best) return OUT_OF_MEMORY;
    this.best = best;
    const { linesMax = 0 } = this.question;
    const lines = linesMax > 0 ? yield* reference.lines(linesMax, tieMetric) : [];
    return lines ? this.solved(best, dag.pathCount, lines) : OUT_OF_MEMORY;
  }

  private solved(steps: Steps, count: bigint, lines: readonly Steps[] = []): RawOutcome {
    const { countOptimal, linesMax } = this.question;
    return {
      status: 'solved',
      steps,
      ...(countOptimal ? { optimalSolutions: count } : {}),
      ...(linesMax === undefined ? {} : { lines }),
    };
  }
}

const OUT_OF_MEMORY: RawOutcome = { status: 'undecided', limit: 'memory' };
