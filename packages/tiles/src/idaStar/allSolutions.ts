/*
 * Finds all shortest lines of a question: repeats the last bound of IDA* and continues after each
 * line, for every goal that is as near as the nearest.
 *
 * These searches prune only the move back, because longer forbidden sequences would also drop
 * shortest lines (tiles/board/moveAutomaton.ts). They expand some 1.7 times the nodes of an
 * iteration that only proves. Rejected: counting with a table of all states at every depth (it
 * saves few nodes in the last iteration of boards that can be solved at all).
 */
import type { Steps } from '@glissade/core';
import { lineBytes } from '@glissade/search/lineBytes';
import type { TileProblem } from '@glissade/search/problem/tileProblem';
import { stepsOfGapMoves } from '../board/gapBoard.ts';
import type { IterativeDeepening } from './iterativeDeepening.ts';

/** The search towards one goal. */
export type GoalSearch = { readonly problem: TileProblem; readonly deepening: IterativeDeepening };

export type AllLinesOptions = {
  /** Lines to be kept. */
  readonly linesMax: number;
  /** What the best line has least of, given the directions of the gap. */
  readonly secondOf?: ((line: Uint8Array) => number) | undefined;
};

export class AllLines {
  /** Of the lines found so far. */
  count = 0;
  readonly lines: Steps[] = [];
  /** Bytes of the lines that are kept. */
  bytes = 0;
  /** The first line that is best in the second metric. */
  best: Steps | undefined;
  private second = Number.POSITIVE_INFINITY;
  private readonly todo: GoalSearch[];
  private readonly options: AllLinesOptions;

  /** The goals must be different ones, each at the bound that the nearest was found with. */
  constructor(goals: readonly GoalSearch[], options: AllLinesOptions) {
    this.todo = [...goals];
    this.options = options;
    this.todo[0]?.deepening.startAll();
  }

  /** Expands about `budget` nodes; true when all lines are known. */
  step(budget: number): boolean {
    const [goal, next] = this.todo;
    if (!goal) return true;
    const { deepening } = goal;
    const end = deepening.expanded + budget;
    while (deepening.expanded < end) {
      const status = deepening.stepAll(end - deepening.expanded);
      if (status === 'found') this.keep(goal);
      if (status !== 'exhausted') continue;
      this.todo.shift();
      next?.deepening.startAll();
      break;
    }
    return this.todo.length === 0;
  }

  private keep({ problem, deepening }: GoalSearch): void {
    const { linesMax, secondOf } = this.options;
    const { line } = deepening.found;
    this.count++;
    const second = secondOf?.(line) ?? 0;
    const isBest = second < this.second;
    if (!isBest && this.lines.length >= linesMax) return;
    const steps = stepsOfGapMoves(problem, line);
    if (this.lines.length < linesMax) {
      this.lines.push(steps);
      this.bytes += lineBytes(steps);
    }
    if (!isBest) return;
    this.best = steps;
    this.second = second;
  }
}

/** Each goal once, even if the puzzle names it several times. */
export function distinctGoals(goals: readonly GoalSearch[]): GoalSearch[] {
  const nameOf = ({ problem }: GoalSearch) => `${problem.gapGoal} ${problem.pieceOf.join()}`;
  return [...new Map(goals.map((goal) => [nameOf(goal), goal])).values()];
}
