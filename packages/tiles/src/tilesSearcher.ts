import { type Metric, type Puzzle, type Steps, tileParity } from '@glissade/core';
import type { DataFolder } from '@glissade/platform/files/storage';
import type { Question } from '@glissade/search/problem/problem';
import { compileTiles, type TileProblem } from '@glissade/search/problem/tileProblem';
import {
  emptyStats,
  type RawOutcome,
  type Searcher,
  type SearchStats,
} from '@glissade/search/searcher';
import { countPushes, isSolved, stepsOfGapMoves } from './board/gapBoard.ts';
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
 * useful time. All metrics but `mtm` give the same lengths here, since a shortest line never moves
 * one tile twice in a row. Throws unless the puzzle is a tile puzzle, and CheckpointError.
 */
export function tilesSearcher(question: Question, options: TilesOptions = {}): Searcher {
  return new TilesSearcher(question, options);
}

/** One of each goal that parity allows. */
export function reachableProblems(puzzle: Puzzle): TileProblem[] {
  const parity = tileParity(puzzle);
  return puzzle.goals
    .filter((_, index) => parity.goals[index]!.isReachable)
    .map((goal) => compileTiles(puzzle, goal));
}

export class TilesSearcher implements Searcher {
  readonly stats: SearchStats = emptyStats();
  /** A shortest line, while it is not yet known to be the best of them. */
  best?: Steps;
  private readonly goals: readonly GoalSearch[];
  private readonly breaksTies: boolean;
  /** The metric by which lines are measured. */
  private readonly lineMetric: Metric;
  private readonly countsAll: boolean;
  private readonly linesMax: number;
  private readonly checkpoint: DeepeningCheckpoint | undefined;
  private outcome: RawOutcome | undefined;
  /** Goals as near as the nearest, not yet searched for ties; the first is being searched. */
  private ties: GoalSearch[] | undefined;
  private all: AllLines | undefined;
  private second = Number.POSITIVE_INFINITY;

  constructor(
    question: Question,
    options: TilesOptions,
    problems = reachableProblems(question.puzzle),
  ) {
    const { metric, tieBreak, countOptimal = false, linesMax = 0 } = question;
    const { memoryBytesMax = 1_000_000_000 } = options;
    const isDone = problems.some(({ tiles, gapGoal }) => isSolved(tiles, gapGoal));
    const counted = unitOf(metric);
    this.breaksTies = tieBreak !== undefined && unitOf(tieBreak) !== counted;
    this.lineMetric = counted;
    this.countsAll = countOptimal;
    this.linesMax = linesMax;
    if (problems.length === 0) this.outcome = { status: 'unsolvable', proof: 'parity' };
    if (isDone) this.outcome = this.solved(new Uint32Array(0), 1, [new Uint32Array(0)]);
    this.checkpoint = this.outcome ? undefined : openCheckpoint(problems, counted, options);
    this.goals = this.outcome
      ? []
      : problems.map((problem, goal) => {
          const progress = this.checkpoint?.goals[goal];
          const own = progress ? { ...options, progress } : options;
          return {
            problem,
            deepening: new IterativeDeepening(problem, counted, memoryBytesMax, own),
          };
        });
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
    if (this.outcome) return this.outcome;
    if (this.all) this.stepAll(this.all, budget);
    else if (this.ties) this.stepTies(this.ties, budget);
    else this.stepNearest(budget);
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

  /**
   * Continues with the goal of the lowest bound, so that the first line found is a shortest one.
   */
  private stepNearest(budget: number): void {
    const { lowestBoundGoal: nearest } = this;
    const { deepening } = nearest;
    const isFound = deepening.step(budget);
    if (deepening.isOutgrown) this.outcome = { status: 'undecided', limit: 'memory' };
    if (!isFound) return;
    this.keep(nearest);
    const near = this.goals.filter((goal) => goal.deepening.bound === deepening.bound);
    if (this.countsAll) {
      const secondOf = this.lineMetric === 'mtm' ? countSteps : countPushes;
      this.all = new AllLines(distinctGoals(near), {
        linesMax: this.linesMax,
        secondOf: this.breaksTies ? secondOf : undefined,
      });
      return;
    }
    if (!this.breaksTies) {
      this.finish();
      return;
    }
    this.ties = near;
    this.ties[0]!.deepening.startTies(Number.POSITIVE_INFINITY);
  }

  private stepAll(all: AllLines, budget: number): void {
    const isDone = all.step(budget);
    if (all.best) this.best = all.best;
    if (isDone) this.outcome = this.solved(this.best!, all.count, all.lines);
  }

  private stepTies(ties: GoalSearch[], budget: number): void {
    const goal = ties[0]!;
    if (!goal.deepening.stepTies(budget)) return;
    if (goal.deepening.found.line.length > 0) this.keep(goal);
    ties.shift();
    if (ties.length > 0) ties[0]!.deepening.startTies(this.second);
    else this.finish();
  }

  private keep({ problem, deepening }: GoalSearch): void {
    const { line, second } = deepening.found;
    this.best = stepsOfGapMoves(problem, line);
    this.second = second;
  }

  private finish(): void {
    this.outcome = { status: 'solved', steps: this.best! };
  }

  private solved(steps: Steps, count: number, lines: readonly Steps[]): RawOutcome {
    const counted = this.countsAll ? { optimalSolutions: BigInt(count) } : {};
    const listed = this.linesMax > 0 ? { lines } : {};
    return { status: 'solved', steps, ...counted, ...listed };
  }

  private updateStats(): void {
    const { stats, goals } = this;
    const sum = (count: (deepening: IterativeDeepening) => number) =>
      goals.reduce((total, { deepening }) => total + count(deepening), 0);
    stats.expanded = sum(({ expanded }) => expanded);
    stats.generated = sum(({ generated }) => generated);
    stats.evaluated = stats.generated;
    stats.peakBytes = Math.max(stats.peakBytes, sum(({ bytes }) => bytes) + (this.all?.bytes ?? 0));
    const bounds = goals.map(({ deepening }) => deepening.bound);
    stats.lowerBound = bounds.length > 0 ? Math.min(...bounds) : 0;
    stats.peakFrontier = Math.max(stats.peakFrontier, stats.lowerBound);
  }
}

/** Which of the two kinds of length a metric comes to in a shortest line. */
function unitOf(metric: Metric): Metric {
  return metric === 'mtm' ? 'mtm' : 'stm';
}

const countSteps = (line: Uint8Array): number => line.length;
