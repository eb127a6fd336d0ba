/*
 * Finds all shortest solutions with a kernel: counts them, lists them, or chooses one that is also
 * shortest in a tieBreaking metric.
 *
 * The search completes the level in which a goal is generated, with all levels stored. A backward
 * sweep then builds the optimal-path DAG and counts its paths
 * (`assembly/blocks/paths/optimalPathDag.ts`). Ties in a tieBreaking metric are broken by the
 * reference search (`blocks/reference/tieBreaking.ts`) on the states of the DAG alone: they are
 * few, and its labels are exact for every pair of metrics. It lists solutions in the same way.
 *
 * Levels go to the disk as in other searches. The sweep reads them from there, and writes its own
 * lists there where they are long. For a tieBreaking metric or a list of solutions the states of
 * the DAG must fit in memory, because the reference search keeps them there.
 *
 * Rejected: labels in the kernel (a tieBreaking expander that distinguishes pieces and directions,
 * for one state in a hundred). One thread: the sweep needs all levels in one place.
 */
import type { Steps } from '@glissade/core';
import type { Question } from '../../problem/problem.ts';
import type { RawOutcome, Searcher, SearchStats } from '../../search/searcher.ts';
import type { BreadthFirstSearch } from '../bfs/breadthFirst.ts';
import type { KernelTask } from '../bfs/searchTask.ts';
import { MemoryMeter } from '../model/memoryMeter.ts';
import { type SearchMetric, searchMetricOf } from '../model/searchMetric.ts';
import type { TieBreaking } from '../reference/tieBreaking.ts';
import { OptimalPathDag } from './optimalPathDag.ts';
import { openReference, type ReferenceCopy } from './referenceCopy.ts';
import { stepsAlong } from './stepsAlong.ts';

export class OptimalPathSearcher implements Searcher {
  readonly stats: SearchStats;
  private readonly task: KernelTask;
  private readonly search: BreadthFirstSearch;
  private readonly question: Question;
  private readonly tieMetric: SearchMetric | undefined;
  private readonly memoryBytesMax: number;
  private dag: OptimalPathDag | undefined;
  private swept = false;
  private over = false;
  /** Peak memory of the kernel, and what it still holds when ties are broken. */
  private kernelPeak = 0;
  private kernelBytes = 0;
  private reference: ReferenceCopy | undefined;
  private tieBreaking: TieBreaking | undefined;
  private lines: readonly Steps[] = [];

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
  }

  step(budget: number): RawOutcome | undefined {
    const outcome = this.advance(budget);
    if (outcome) this.over = outcome.status !== 'undecided';
    return outcome;
  }

  close(): void {
    this.search.close(this.over);
  }

  private advance(budget: number): RawOutcome | undefined {
    const { search, stats, task } = this;
    if (search.isGoalGenerated && search.levels.length === 1) {
      this.lines = [new Uint32Array(0)];
      return this.solved([task.problem.start]);
    }
    if (stats.lowerBound === 0) stats.lowerBound = 1;
    if (task.problem.goals.length === 0) return { status: 'unsolvable', proof: 'exhausted' };
    if (this.reference && this.tieBreaking)
      return this.breakTies(this.tieBreaking, this.reference, budget);
    return this.dag ? this.sweep(this.dag, budget) : this.searchForward(budget);
  }

  private searchForward(budget: number): RawOutcome | undefined {
    const { search, stats } = this;
    const end = stats.expanded + budget;
    while (stats.expanded < end) {
      const progress = search.advance(end - stats.expanded);
      if (progress === 'memory' || progress === 'disk') {
        return { status: 'undecided', limit: progress };
      }
      if (progress !== 'level') continue;
      if (search.isGoalGenerated) {
        if (!search.finish()) return { status: 'undecided', limit: search.shortage };
        this.dag = search.reached.optimalPathDag(
          OptimalPathDag,
          search.levels.length - 1,
          this.needsStates,
        );
        return undefined;
      }
      if (search.exhausted) return { status: 'unsolvable', proof: 'exhausted' };
      stats.lowerBound = search.levels.length;
    }
    return undefined;
  }

  /** True when the states on shortest paths must be read one by one. */
  private get needsStates(): boolean {
    return this.tieMetric !== undefined || (this.question.linesMax ?? 0) > 0;
  }

  private sweep(dag: OptimalPathDag, budget: number): RawOutcome | undefined {
    if (!this.swept) {
      const end = dag.advance(budget);
      this.search.record();
      this.stats.expanded += dag.expanded;
      this.stats.generated += dag.generated;
      if (end === 'memory' || end === 'disk') return { status: 'undecided', limit: end };
      this.swept = end === 'done';
      return undefined;
    }
    const { linesMax = 0 } = this.question;
    if (!this.needsStates) return this.solved(this.pathOn(dag));
    const reference = this.copyStates(dag);
    if (!reference) return { status: 'undecided', limit: 'memory' };
    if (linesMax > 0) {
      this.lines = reference.lines(linesMax, this.tieMetric);
      this.recordPeak(reference.meter);
    }
    if (!this.tieMetric) return this.solved(this.pathOn(dag));
    this.tieBreaking = reference.tieBreaking(this.tieMetric);
    this.reference = reference;
    return undefined;
  }

  private pathOn(dag: OptimalPathDag): Int32Array[] {
    dag.loadGoal();
    return this.search.reached.pathToCurrent(dag.sizes.length - 1);
  }

  /** Copies the states on shortest paths into a reference search. */
  private copyStates(dag: OptimalPathDag): ReferenceCopy | undefined {
    const { search } = this;
    this.kernelPeak = this.stats.peakBytes;
    this.kernelBytes = search.releaseMemory() ? search.bytesTaken : this.kernelPeak;
    const meter = new MemoryMeter(Math.max(0, this.memoryBytesMax - this.kernelBytes));
    const reference = openReference(this.task, this.stats, meter);
    const depth = dag.sizes.length - 1;
    for (let level = 1; level <= depth; level++) {
      if (!reference?.addLevel(search.reached.statesOnPaths(dag, level))) return undefined;
    }
    return reference;
  }

  private recordPeak({ peak }: MemoryMeter): void {
    this.stats.peakBytes = Math.max(this.kernelPeak, this.kernelBytes + peak);
  }

  private breakTies(
    tieBreaking: TieBreaking,
    reference: ReferenceCopy,
    budget: number,
  ): RawOutcome | undefined {
    const done = tieBreaking.advance(budget);
    this.recordPeak(reference.meter);
    if (done === undefined) return { status: 'undecided', limit: 'memory' };
    if (!done) return undefined;
    return this.solved(reference.placementsOf(tieBreaking.bestPath()));
  }

  private solved(path: readonly Int32Array[]): RawOutcome {
    const { problem, metric } = this.task;
    this.stats.lowerBound = path.length - 1;
    const steps = stepsAlong(problem, path, metric, this.tieMetric);
    const optimalSolutions = this.question.countOptimal
      ? (this.dag?.pathCount ?? BigInt(1))
      : undefined;
    return {
      status: 'solved',
      steps,
      optimal: true,
      ...(optimalSolutions === undefined ? {} : { optimalSolutions }),
      ...(this.question.linesMax === undefined ? {} : { lines: this.lines }),
    };
  }
}
