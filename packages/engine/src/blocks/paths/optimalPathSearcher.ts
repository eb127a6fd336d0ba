/*
 * What a kernel's search knows of all shortest answers, not only of one: how many there are, and
 * which of them is shortest in a second metric too.
 *
 * The search completes the level in which a goal is made, all levels kept; a sweep backwards finds
 * the states on shortest ways and counts the ways (`assembly/blocks/paths/optimalPathDag.ts`). A
 * second metric is
 * settled
 * by the plain search's own second phase (`blocks/reference/tieBreaking.ts`) on just these states:
 * they are few, and its labels are exact for every pair of metrics. It lists answers in the same
 * way.
 *
 * Levels go to the disk as those of other searches do, and the sweep reads them from there, and
 * puts its own lists there where they are long. For a second metric, or a list of answers, the
 * states on shortest ways must fit in memory, as the plain search keeps them.
 *
 * Refused: labels in the kernel (a second expander that tells pieces and directions apart, for the
 * hundredth part of the states). One thread: the sweep needs the levels in one place.
 */
import type { Steps } from '@glissade/core';
import type { Question } from '../../problem/problem.ts';
import type { RawOutcome, Searcher, SearchStats } from '../../search/searcher.ts';
import type { BreadthFirstSearch } from '../bfs/breadthFirst.ts';
import type { KernelTask } from '../bfs/searchTask.ts';
import { MemoryMeter } from '../model/memoryMeter.ts';
import { type SearchMetric, searchMetricOf } from '../model/searchMetric.ts';
import { BreadthFirst } from '../reference/breadthFirst.ts';
import { edgeWeightsFor } from '../reference/edgeWeights.ts';
import { shortestLines } from '../reference/listPaths.ts';
import { SecondMetric } from '../reference/tieBreaking.ts';
import type { OptimalPathDag } from './optimalPathDag.ts';
import { stepsAlong } from './stepsAlong.ts';

/** The plain search with the states on shortest ways, to list them or for its second phase. */
type Plain = {
  readonly search: BreadthFirst;
  readonly second?: SecondMetric;
  readonly meter: MemoryMeter;
};

export class OptimalPathSearcher implements Searcher {
  readonly stats: SearchStats;
  private readonly task: KernelTask;
  private readonly search: BreadthFirstSearch;
  private readonly question: Question;
  private readonly tieMetric: SearchMetric | undefined;
  private readonly memoryBytesMax: number;
  private ways: OptimalPathDag | undefined;
  private swept = false;
  private over = false;
  /** The most memory taken by the kernel, and what it keeps when ties begin to be broken. */
  private kernelPeak = 0;
  private kernelBytes = 0;
  private plain: Plain | undefined;
  private lines: readonly Steps[] = [];

  /** The search must have been opened to its goal, to the end of a level. */
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
    const outcome = this.work(budget);
    if (outcome) this.over = outcome.status !== 'undecided';
    return outcome;
  }

  close(): void {
    this.search.close(this.over);
  }

  private work(budget: number): RawOutcome | undefined {
    const { search, stats, task } = this;
    if (search.isGoalGenerated && search.levels.length === 1) {
      this.lines = [new Uint32Array(0)];
      return this.solved([task.problem.start]);
    }
    if (stats.lowerBound === 0) stats.lowerBound = 1;
    if (task.problem.goals.length === 0) return { status: 'unsolvable', proof: 'exhausted' };
    if (this.plain?.second) return this.breakTies(this.plain.second, this.plain, budget);
    return this.ways ? this.sweep(this.ways, budget) : this.goOn(budget);
  }

  private goOn(budget: number): RawOutcome | undefined {
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
        this.ways = search.reached.sweepBack(search.levels.length - 1, this.needsStates);
        return undefined;
      }
      if (search.exhausted) return { status: 'unsolvable', proof: 'exhausted' };
      stats.lowerBound = search.levels.length;
    }
    return undefined;
  }

  /** All states on shortest ways are to be looked at. */
  private get needsStates(): boolean {
    return this.tieMetric !== undefined || (this.question.linesMax ?? 0) > 0;
  }

  private sweep(ways: OptimalPathDag, budget: number): RawOutcome | undefined {
    if (!this.swept) {
      const end = ways.advance(budget);
      this.search.record();
      this.stats.expanded += ways.expanded;
      this.stats.generated += ways.generated;
      if (end === 'memory' || end === 'disk') return { status: 'undecided', limit: end };
      this.swept = end === 'done';
      return undefined;
    }
    const { linesMax = 0 } = this.question;
    if (!this.needsStates) return this.solved(this.wayOn(ways));
    const plain = this.handOver(ways);
    if (!plain) return { status: 'undecided', limit: 'memory' };
    if (linesMax > 0) this.lines = this.listLines(plain, linesMax);
    if (!this.tieMetric) return this.solved(this.wayOn(ways));
    this.beginTies(plain, this.tieMetric);
    return undefined;
  }

  private wayOn(ways: OptimalPathDag): Int32Array[] {
    ways.takeGoal();
    return this.search.pathToCurrent(ways.onWays.length - 1);
  }

  /** Hands the states on shortest ways over to the plain search. */
  private handOver(ways: OptimalPathDag): Plain | undefined {
    const { search } = this;
    this.kernelPeak = this.stats.peakBytes;
    this.kernelBytes = search.releaseMemory() ? search.bytesTaken : this.kernelPeak;
    const meter = new MemoryMeter(Math.max(0, this.memoryBytesMax - this.kernelBytes));
    const plain = openPlain(this.task, this.stats, meter);
    const depth = ways.onWays.length - 1;
    for (let level = 1; level <= depth; level++) {
      if (!plain?.addLevel(search.reached.statesOn(ways, level))) return undefined;
    }
    return plain && { search: plain, meter };
  }

  private beginTies({ search, meter }: Plain, tieMetric: SearchMetric): void {
    const { problem, metric } = this.task;
    const weights = edgeWeightsFor(problem, metric, tieMetric);
    const depth = search.depth - 1;
    const first = search.levels[depth]!;
    const count = search.levels[depth + 1]! - first;
    const goals = Array.from({ length: count }, (_, index) => first + index);
    const second = new SecondMetric(search, weights, meter, depth, goals);
    this.plain = { search, second, meter };
  }

  private listLines({ search, meter }: Plain, countMax: number): Steps[] {
    const { problem, metric } = this.task;
    const { levels, depth } = search;
    // The plain search knows no other states.
    const isOnWays = (state: number, level: number) =>
      state >= levels[level]! && state < levels[level + 1]!;
    const ways = shortestLines(search, depth - 1, isOnWays, countMax);
    this.notePeak(meter);
    return ways.map((way) => stepsAlong(problem, this.placed(search, way), metric, this.tieMetric));
  }

  private placed(search: BreadthFirst, way: readonly number[]): Int32Array[] {
    return way.map((number) => {
      const at = new Int32Array(this.task.problem.slotCount);
      search.store.load(number, at);
      return at;
    });
  }

  private notePeak({ peak }: MemoryMeter): void {
    this.stats.peakBytes = Math.max(this.kernelPeak, this.kernelBytes + peak);
  }

  private breakTies(
    second: SecondMetric,
    { search, meter }: Plain,
    budget: number,
  ): RawOutcome | undefined {
    const done = second.advance(budget);
    this.notePeak(meter);
    if (done === undefined) return { status: 'undecided', limit: 'memory' };
    if (!done) return undefined;
    return this.solved(this.placed(search, second.way()));
  }

  private solved(way: readonly Int32Array[]): RawOutcome {
    const { problem, metric } = this.task;
    this.stats.lowerBound = way.length - 1;
    const steps = stepsAlong(problem, way, metric, this.tieMetric);
    const optimalSolutions = this.question.countOptimal
      ? (this.ways?.ways ?? BigInt(1))
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

function openPlain(
  { problem, metric }: KernelTask,
  stats: SearchStats,
  meter: MemoryMeter,
): BreadthFirst | undefined {
  try {
    return new BreadthFirst(problem, metric, stats, meter);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
