import type { Metric, Steps } from '@glissade/core';
import type { DataFolder } from '@glissade/platform/files/storage';
import { type BudgetedWork, workFor } from '@glissade/search/budgetedWork';
import type { Question } from '@glissade/search/problem/problem';
import type { TileProblem } from '@glissade/search/problem/tileProblem';
import {
  emptyStats,
  type RawOutcome,
  type Searcher,
  type SearchStats,
} from '@glissade/search/searcher';
import { countPushes, isSolved, stepsOfGapMoves } from './board/gapBoard.ts';
import { reachableProblems } from './goalProblems.ts';
import { AllLines, distinctGoals, type GoalSearch } from './idaStar/allSolutions.ts';
import { type DeepeningCheckpoint, openCheckpoint } from './idaStar/checkpoint.ts';
import { IterativeDeepening } from './idaStar/iterativeDeepening.ts';
import type { TierOptions } from './idaStar/tiers/heuristicTier.ts';

export type TilesOptions = TierOptions & {
  /** Limit of memory: tables that would exceed it are not built, and the search does without. */
  readonly memoryBytesMax?: number;
  /** Folder of the checkpoint, and how often it is written at least (default: a few seconds). */
  readonly checkpoint?: DataFolder;
  readonly checkpointMs?: number;
};

/**
 * Solves tile puzzles of any size and goal optimally by IDA*; above 16 cells it may not end in
 * useful time. All metrics but `mtm` give the same lengths here, because a shortest line never
 * moves one tile twice in a row. Throws CheckpointError, and throws if the puzzle is not a tile
 * puzzle.
 */
export function tilesSearcher(question: Question, options: TilesOptions = {}): Searcher {
  return new TilesSearcher(question, options);
}

export class TilesSearcher implements Searcher {
  readonly stats: SearchStats = emptyStats();
  /** A shortest line, while it is not yet known to be the best of them. */
  best?: Steps;
  private readonly goals: readonly GoalSearch[];
  private readonly question: Question;
  /** The metric by which lines are measured. */
  private readonly lineMetric: Metric;
  private readonly checkpoint: DeepeningCheckpoint | undefined;
  private readonly work: BudgetedWork<RawOutcome>;
  private outcome: RawOutcome | undefined;
  /** Bytes of the lines that are kept for a list. */
  private listBytes = 0;

  constructor(
    question: Question,
    options: TilesOptions,
    problems = reachableProblems(question.puzzle),
  ) {
    const { memoryBytesMax = 1_000_000_000 } = options;
    this.question = question;
    this.lineMetric = unitOf(question.metric);
    const isSolvedAlready = problems.some(({ tiles, gapGoal }) => isSolved(tiles, gapGoal));
    const isSearched = problems.length > 0 && !isSolvedAlready;
    this.checkpoint = isSearched ? openCheckpoint(problems, this.lineMetric, options) : undefined;
    const goalSearch = (problem: TileProblem, goal: number): GoalSearch => {
      const progress = this.checkpoint?.goals[goal];
      const own = progress ? { ...options, progress } : options;
      const deepening = new IterativeDeepening(problem, this.lineMetric, memoryBytesMax, own);
      return { problem, deepening };
    };
    this.goals = isSearched ? problems.map(goalSearch) : [];
    this.work = this.searching(problems.length > 0);
    this.updateStats();
  }

  get preparing(): boolean {
    return this.goals.some(({ deepening }) => deepening.isPreparing);
  }

  /** Of the goal that is being searched for, while lines are not compared. */
  get iterationNodes(): IterativeDeepening['iterationNodes'] {
    if (this.best || this.goals.length === 0) return undefined;
    return this.lowestBoundGoal.deepening.iterationNodes;
  }

  step(budget: number): RawOutcome | undefined {
    this.outcome ??= workFor(this.work, budget);
    this.updateStats();
    return this.outcome;
  }

  close(): void {
    for (const { deepening } of this.goals) deepening.close();
    if (this.outcome && this.outcome.status !== 'undecided') this.checkpoint?.clear();
    else this.checkpoint?.save();
  }

  private get lowestBoundGoal(): GoalSearch {
    return this.goals.reduce((a, b) => (b.deepening.bound < a.deepening.bound ? b : a));
  }

  private *searching(isSolvable: boolean): BudgetedWork<RawOutcome> {
    if (!isSolvable) return { status: 'unsolvable', proof: 'parity' };
    if (this.goals.length === 0) {
      const steps = new Uint32Array(0);
      return this.solved(steps, 1, [steps]);
    }
    const nearest = yield* this.findNearest();
    if (!nearest) return { status: 'undecided', limit: 'memory' };
    this.best = lineFound(nearest);
    const near = this.goals.filter(({ deepening }) => deepening.bound === nearest.deepening.bound);
    if (this.question.countOptimal) return yield* this.findAll(near);
    if (this.breaksTies) yield* this.breakTies(near, nearest.deepening.found.second);
    return { status: 'solved', steps: this.best };
  }

  private get breaksTies(): boolean {
    const { tieBreak } = this.question;
    return tieBreak !== undefined && unitOf(tieBreak) !== this.lineMetric;
  }

  /**
   * Continues with the goal of the lowest bound, so that the first line found is a shortest one.
   */
  private *findNearest(): BudgetedWork<GoalSearch | undefined> {
    for (let budget = yield 0; ; budget = yield budget) {
      const goal = this.lowestBoundGoal;
      if (goal.deepening.step(budget)) return goal;
      if (goal.deepening.isOutgrown) return undefined;
    }
  }

  /** Counts and lists all lines to these goals; the best of them is the answer. */
  private *findAll(near: readonly GoalSearch[]): BudgetedWork<RawOutcome> {
    const { linesMax = 0 } = this.question;
    const secondOf = this.lineMetric === 'mtm' ? countSteps : countPushes;
    const all = new AllLines(distinctGoals(near), {
      linesMax,
      secondOf: this.breaksTies ? secondOf : undefined,
    });
    for (let budget = yield 0; ; budget = yield budget) {
      const isDone = all.step(budget);
      this.best = all.best ?? this.best;
      this.listBytes = all.bytes;
      if (isDone) return this.solved(this.best!, all.count, all.lines);
    }
  }

  /** Looks for lines to these goals that are shorter in the second metric. */
  private *breakTies(near: readonly GoalSearch[], second: number): BudgetedWork<void> {
    let [best, bound] = [second, Number.POSITIVE_INFINITY];
    for (const goal of near) {
      const { deepening } = goal;
      deepening.startTies(bound);
      for (let budget = yield 0; !deepening.stepTies(budget); ) budget = yield budget;
      if (deepening.found.line.length > 0) {
        this.best = lineFound(goal);
        best = deepening.found.second;
      }
      bound = best;
    }
  }

  private solved(steps: Steps, count: number, lines: readonly Steps[]): RawOutcome {
    const { countOptimal, linesMax = 0 } = this.question;
    const counted = countOptimal ? { optimalSolutions: BigInt(count) } : {};
    const listed = linesMax > 0 ? { lines } : {};
    return { status: 'solved', steps, ...counted, ...listed };
  }

  private updateStats(): void {
    const { stats, goals } = this;
    const sum = (count: (deepening: IterativeDeepening) => number) =>
      goals.reduce((total, { deepening }) => total + count(deepening), 0);
    stats.expanded = sum(({ expanded }) => expanded);
    stats.generated = sum(({ generated }) => generated);
    stats.evaluated = stats.generated;
    stats.peakBytes = Math.max(stats.peakBytes, sum(({ bytes }) => bytes) + this.listBytes);
    const bounds = goals.map(({ deepening }) => deepening.bound);
    stats.lowerBound = bounds.length > 0 ? Math.min(...bounds) : 0;
    stats.peakFrontier = Math.max(stats.peakFrontier, stats.lowerBound);
  }
}

function lineFound({ problem, deepening }: GoalSearch): Steps {
  return stepsOfGapMoves(problem, deepening.found.line);
}

/** Which of the two kinds of length a metric comes to in a shortest line. */
function unitOf(metric: Metric): Metric {
  return metric === 'mtm' ? 'mtm' : 'stm';
}

const countSteps = (line: Uint8Array): number => line.length;
