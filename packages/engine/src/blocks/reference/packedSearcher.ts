import type { Steps } from '@glissade/core';
import { type BlockProblem, compileBlocks } from '../../problem/blockProblem.ts';
import { countPlacementBytes } from '../../problem/blockProblemPlacements.ts';
import type { Question } from '../../problem/problem.ts';
import {
  emptyStats,
  type RawOutcome,
  type Searcher,
  type SearchStats,
} from '../../search/searcher.ts';
import { MemoryMeter } from '../model/memoryMeter.ts';
import { type SearchMetric, searchMetricOf } from '../model/searchMetric.ts';
import { stepsAlong } from '../paths/stepsAlong.ts';
import { BreadthFirst } from './breadthFirst.ts';
import { edgeWeightsFor } from './edgeWeights.ts';
import { GoalTest } from './goalTest.ts';
import { listPaths } from './listPaths.ts';
import { PathCounter } from './pathCount.ts';
import { pathTo } from './reconstructPath.ts';
import { TieBreaking } from './tieBreaking.ts';

export type PackedOptions = {
  /** Memory limit of the search's tables; none by default. */
  readonly memoryBytesMax?: number;
};

/**
 * The reference solver for every puzzle: breadth-first search over packed states in plain
 * TypeScript, in every metric, with proof, and with ties broken in a second metric when the
 * question asks for it. It also solves small tile boards (up to about ten cells). Throws for an
 * unknown metric.
 */
export function packedSearcher(question: Question, options: PackedOptions = {}): Searcher {
  return new PackedSearcher(question, options);
}

class PackedSearcher implements Searcher {
  readonly stats: SearchStats = emptyStats();
  private readonly problem: BlockProblem;
  private readonly metric: SearchMetric;
  /** The second metric, where it differs from the first. */
  private readonly tieMetric: SearchMetric | undefined;
  private readonly meter: MemoryMeter;
  private readonly goals: GoalTest | undefined;
  private readonly search: BreadthFirst | undefined;
  /** Goal states of the optimal level; empty until one is generated. */
  private readonly goalStates: number[] = [];
  private readonly countOptimal: boolean;
  private readonly linesMax: number;
  private lines: readonly Steps[] = [];
  private pathCounter: PathCounter | undefined;
  private optimalSolutions: bigint | undefined;
  private tieBreaking: TieBreaking | undefined;

  constructor(
    { puzzle, metric, tieBreak, countOptimal = false, linesMax = 0 }: Question,
    { memoryBytesMax = Infinity }: PackedOptions,
  ) {
    this.metric = searchMetricOf(puzzle, metric);
    this.tieMetric = secondMetricOf(this.metric, tieBreak && searchMetricOf(puzzle, tieBreak));
    this.countOptimal = countOptimal;
    this.linesMax = linesMax;
    this.problem = compileBlocks(puzzle);
    this.meter = new MemoryMeter(memoryBytesMax);
    this.search = openSearch(this.problem, this.metric, this.stats, this.meter);
    this.goals = this.search && new GoalTest(this.problem, this.search.store.packing);
  }

  step(budget: number): RawOutcome | undefined {
    const { search, goals, stats } = this;
    if (!search || !goals) return { status: 'undecided', limit: 'memory' };
    if (stats.expanded === 0 && goals.firstIn(search.store, 0, 1) === 0) {
      this.optimalSolutions = BigInt(1);
      this.lines = [new Uint32Array(0)];
      return this.solved([0]);
    }
    if (stats.lowerBound === 0) stats.lowerBound = 1;
    if (!goals.possible) return { status: 'unsolvable', proof: 'exhausted' };
    const end = stats.expanded + budget;
    while (stats.expanded < end) {
      const outcome = this.advance(search, goals, end - stats.expanded);
      if (outcome || search.isAmidWork || this.isSweeping) return outcome;
    }
    return undefined;
  }

  /** The search is over: what is done then pauses by itself. */
  private get isSweeping(): boolean {
    return this.pathCounter !== undefined || this.tieBreaking !== undefined;
  }

  private advance(search: BreadthFirst, goals: GoalTest, budget: number): RawOutcome | undefined {
    if (this.tieBreaking) return this.breakTies(this.tieBreaking, budget);
    if (this.pathCounter) return this.countPaths(search, this.pathCounter, budget);
    return this.expandLevel(search, goals, budget);
  }

  /** Expands states of the current level; opens the next one when it is complete. */
  private expandLevel(
    search: BreadthFirst,
    goals: GoalTest,
    budget: number,
  ): RawOutcome | undefined {
    if (search.levelComplete) {
      if (this.goalStates.length > 0) return this.finishGoalLevel(search);
      if (!search.openLevel()) return { status: 'unsolvable', proof: 'exhausted' };
      this.stats.lowerBound = search.depth;
    }
    const goal = search.advance(budget, goals);
    if (goal === undefined) return { status: 'undecided', limit: 'memory' };
    if (goal < 0) return undefined;
    if (!this.tieMetric && !this.countOptimal) {
      return this.solved(pathTo(search, goal, search.depth));
    }
    this.collectGoals(search, goals, goal);
    return undefined;
  }

  /** One expansion can generate several goal states: collects the first and those behind it. */
  private collectGoals({ store }: BreadthFirst, goals: GoalTest, first: number): void {
    for (let goal = first; goal >= 0; goal = goals.firstIn(store, goal + 1, store.count)) {
      this.goalStates.push(goal);
    }
  }

  private finishGoalLevel(search: BreadthFirst): undefined {
    if (!this.countOptimal) this.beginTieBreaking(search);
    else this.pathCounter = new PathCounter(search, this.meter, search.depth, this.goalStates);
  }

  private countPaths(
    search: BreadthFirst,
    count: PathCounter,
    budget: number,
  ): RawOutcome | undefined {
    const done = count.advance(budget);
    if (done === undefined) return { status: 'undecided', limit: 'memory' };
    if (!done) return undefined;
    this.optimalSolutions = count.optimalSolutions;
    if (this.linesMax > 0) {
      const sets = count.layers.map((layer) => new Set(layer));
      const isOnPath = (state: number, level: number) => sets[level]!.has(state);
      const paths = listPaths(search, search.depth, isOnPath, this.linesMax);
      this.lines = paths.map((path) => this.stepsOf(path));
    }
    if (!this.tieMetric) return this.solved(pathTo(search, this.goalStates[0]!, search.depth));
    this.beginTieBreaking(search);
    return undefined;
  }

  private beginTieBreaking(search: BreadthFirst): void {
    const weights = edgeWeightsFor(this.problem, this.metric, this.tieMetric ?? this.metric);
    this.tieBreaking = new TieBreaking(search, weights, this.meter, search.depth, this.goalStates);
  }

  private breakTies(second: TieBreaking, budget: number): RawOutcome | undefined {
    const done = second.advance(budget);
    if (done === undefined) return { status: 'undecided', limit: 'memory' };
    return done ? this.solved(second.bestPath()) : undefined;
  }

  private solved(numbers: readonly number[]): RawOutcome {
    this.stats.lowerBound = numbers.length - 1;
    const { optimalSolutions, countOptimal, linesMax, lines } = this;
    const counted = countOptimal && optimalSolutions !== undefined ? { optimalSolutions } : {};
    const listed = linesMax > 0 ? { lines } : {};
    return { status: 'solved', steps: this.stepsOf(numbers), optimal: true, ...counted, ...listed };
  }

  private stepsOf(numbers: readonly number[]): Steps {
    const path = numbers.map((number) => {
      const at = new Int32Array(this.problem.slotCount);
      this.search?.store.load(number, at);
      return at;
    });
    return stepsAlong(this.problem, path, this.metric, this.tieMetric);
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
