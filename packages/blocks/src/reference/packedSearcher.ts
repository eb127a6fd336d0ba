import type { Steps } from '@glissade/core';
import { type BudgetedWork, workFor } from '@glissade/search/budgetedWork';
import { type BlockProblem, compileBlocks } from '@glissade/search/problem/blockProblem';
import { countPlacementBytes } from '@glissade/search/problem/blockProblemPlacements';
import type { Question } from '@glissade/search/problem/problem';
import {
  emptyStats,
  type RawOutcome,
  type Searcher,
  type SearchStats,
} from '@glissade/search/searcher';
import { MemoryMeter } from '../model/memoryMeter.ts';
import { type SearchMetric, searchMetricOf } from '../model/searchMetric.ts';
import { stepsAlong } from '../paths/stepsAlong.ts';
import { edgeWeightsFor } from './edgeWeights.ts';
import { GoalTest } from './goalTest.ts';
import { listLines } from './listLines.ts';
import { type PathLayers, sweepPaths } from './optimalPathDag.ts';
import { BreadthFirst } from './packedBreadthFirst.ts';
import { countPaths, positionOf } from './pathCount.ts';
import { pathTo } from './reconstructPath.ts';
import { bestPath } from './tieBreaking.ts';

export type PackedOptions = {
  /** Memory limit of the search's tables; none by default. */
  readonly memoryBytesMax?: number;
};

/**
 * The reference search for every puzzle: breadth-first over packed states in plain TypeScript, in
 * every metric, with proof, and with ties broken in a second metric if the question asks for it. It
 * also solves small tile boards (up to about ten cells). Throws for an unknown metric.
 */
export function packedSearcher(question: Question, options: PackedOptions = {}): Searcher {
  return new PackedSearcher(question, options);
}

class PackedSearcher implements Searcher {
  readonly stats: SearchStats = emptyStats();
  /** A shortest line, while others are counted, listed or compared with it. */
  best?: Steps;
  private readonly problem: BlockProblem;
  private readonly question: Question;
  private readonly metric: SearchMetric;
  /** The second metric, where it differs from the first. */
  private readonly tieMetric: SearchMetric | undefined;
  private readonly meter: MemoryMeter;
  private readonly work: BudgetedWork<RawOutcome>;

  constructor(question: Question, { memoryBytesMax = Infinity }: PackedOptions) {
    const { puzzle, metric, tieBreak } = question;
    this.question = question;
    this.metric = searchMetricOf(puzzle, metric);
    this.tieMetric = secondMetricOf(this.metric, tieBreak && searchMetricOf(puzzle, tieBreak));
    this.problem = compileBlocks(puzzle);
    this.meter = new MemoryMeter(memoryBytesMax);
    const search = openSearch(this.problem, this.metric, this.stats, this.meter);
    this.work = this.searching(search);
  }

  step(budget: number): RawOutcome | undefined {
    return workFor(this.work, budget);
  }

  private *searching(search: BreadthFirst | undefined): BudgetedWork<RawOutcome> {
    if (!search) return OUT_OF_MEMORY;
    const goals = new GoalTest(this.problem, search.store.packing);
    if (goals.firstIn(search.store, 0, 1) === 0) {
      const steps = new Uint32Array(0);
      return this.solved(steps, BigInt(1), [steps]);
    }
    this.stats.lowerBound = 1;
    if (!goals.possible) return { status: 'unsolvable', proof: 'exhausted' };
    const found: number[] = [];
    const end = yield* this.reachGoals(search, goals, found);
    if (end) return end;
    const path = pathTo(search, found[0]!, search.depth);
    this.best = this.stepsOf(search, path);
    this.stats.lowerBound = search.depth;
    return this.asksForAll ? yield* this.compare(search, found) : this.solved(this.best);
  }

  /** Whether one shortest line is not enough. */
  private get asksForAll(): boolean {
    return this.tieMetric !== undefined || this.question.countOptimal === true;
  }

  /** Generates levels until goals are found: all of the level where all lines are asked for. */
  private *reachGoals(
    search: BreadthFirst,
    goals: GoalTest,
    found: number[],
  ): BudgetedWork<RawOutcome | undefined> {
    const { stats } = this;
    for (let budget = yield 0; ; ) {
      if (search.levelComplete) {
        if (found.length > 0) return undefined;
        if (!search.openLevel()) return { status: 'unsolvable', proof: 'exhausted' };
        stats.lowerBound = search.depth;
      }
      const before = stats.expanded;
      const goal = search.advance(budget, goals);
      if (goal === undefined) return OUT_OF_MEMORY;
      if (goal >= 0) collectGoals(search, goals, goal, found);
      if (goal >= 0 && !this.asksForAll) return undefined;
      budget = yield stats.expanded - before;
    }
  }

  /** Counts, lists and compares the lines to these goals, as far as it is asked. */
  private *compare(search: BreadthFirst, found: readonly number[]): BudgetedWork<RawOutcome> {
    const { meter, tieMetric } = this;
    const { countOptimal, linesMax = 0 } = this.question;
    const layers = yield* sweepPaths(search, meter, search.depth, found);
    if (!layers) return OUT_OF_MEMORY;
    const count = countOptimal ? yield* countPaths(search, layers) : undefined;
    if (tieMetric) {
      const weights = edgeWeightsFor(this.problem, this.metric, tieMetric);
      const path = yield* bestPath(search, weights, meter, layers);
      if (!path) return OUT_OF_MEMORY;
      this.best = this.stepsOf(search, path);
    }
    const lines = linesMax > 0 ? yield* this.list(search, layers, linesMax) : [];
    return lines ? this.solved(this.best!, count, lines) : OUT_OF_MEMORY;
  }

  private list(search: BreadthFirst, layers: PathLayers, countMax: number) {
    const isOnPath = (state: number, level: number) => positionOf(layers[level]!, state) >= 0;
    const lineOf = (path: readonly number[]) => this.stepsOf(search, path);
    const { meter } = this;
    return listLines({ search, meter, depth: search.depth, isOnPath, countMax, lineOf });
  }

  private solved(steps: Steps, count?: bigint, lines: readonly Steps[] = []): RawOutcome {
    const { countOptimal, linesMax = 0 } = this.question;
    const counted = countOptimal && count !== undefined ? { optimalSolutions: count } : {};
    const listed = linesMax > 0 ? { lines } : {};
    return { status: 'solved', steps, ...counted, ...listed };
  }

  private stepsOf({ store }: BreadthFirst, numbers: readonly number[]): Steps {
    const path = numbers.map((number) => {
      const at = new Int32Array(this.problem.slotCount);
      store.load(number, at);
      return at;
    });
    return stepsAlong(this.problem, path, this.metric, this.tieMetric);
  }
}

const OUT_OF_MEMORY: RawOutcome = { status: 'undecided', limit: 'memory' };

/** One expansion can generate several goal states: collects the first and those behind it. */
function collectGoals(
  { store }: BreadthFirst,
  goals: GoalTest,
  first: number,
  found: number[],
): void {
  for (let goal = first; goal >= 0; goal = goals.firstIn(store, goal + 1, store.count)) {
    found.push(goal);
  }
}

function secondMetricOf(
  first: SearchMetric,
  second: SearchMetric | undefined,
): SearchMetric | undefined {
  return second === first ? undefined : second;
}

/** The search at its start, or undefined when the memory limit does not even allow that. */
export function openSearch(
  problem: BlockProblem,
  metric: SearchMetric,
  stats: SearchStats,
  meter: MemoryMeter,
): BreadthFirst | undefined {
  if (!meter.claim(countPlacementBytes(problem.placements))) return undefined;
  try {
    return new BreadthFirst(problem, metric, stats, meter);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
