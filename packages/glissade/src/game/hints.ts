/*
 * Hints along a remembered solution: a game is searched once, and then each hint costs nothing as
 * long as the player follows it. Evaluating every position anew was refused: it searches once for
 * each move that is possible.
 */
import type { Metric, Puzzle, State } from '@glissade/core';
import { defaultMetric, packSteps, statesAlong, unitsOf } from '@glissade/core/game';
import type { Outcome, SolutionLine } from '@glissade/solve/outcome';
import type { GameSolver, Hint, HintOptions } from './hintTypes.ts';
import { moveOf } from './moves.ts';

/** How long a hint searches for a shortest solution unless told. */
const HINT_MS = 2000;

type NextMove = Extract<Hint, { status: 'move' }>;

type Line = {
  /** Another may have been put in its place while this was searched for. */
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  readonly optimal: boolean;
  readonly units: readonly (readonly number[])[];
  /** By the state before it, the number of each unit. */
  readonly unitAt: ReadonlyMap<string, number>;
};

/** Gives the next move of a solution, which it keeps for the moves after that. */
export class Hints {
  private line: Line | undefined;

  async at(puzzle: Puzzle, state: State, solver: GameSolver, options: HintOptions): Promise<Hint> {
    const { metric = defaultMetric(puzzle) } = options;
    const known = this.next(puzzle, state, metric);
    if (known) return withChain(puzzle, state, known);
    const from = { ...puzzle, start: state };
    const outcome = await search(from, solver, { ...options, metric });
    const found = lineIn(outcome);
    if (!found) return outcome as Exclude<Outcome, { status: 'solved' }>;
    const optimal = outcome.status === 'solved' && outcome.optimal;
    this.line = { puzzle, ...lineOf(from, metric, found, optimal) };
    const next = this.next(puzzle, state, metric);
    return next ? withChain(puzzle, state, next) : { status: 'solved' };
  }

  forget(): void {
    this.line = undefined;
  }

  private next(puzzle: Puzzle, state: State, metric: Metric): NextMove | undefined {
    const { line } = this;
    const isFor = line?.puzzle === puzzle && line.metric === metric;
    const at = isFor ? line.unitAt.get(keyOf(state)) : undefined;
    if (!line || at === undefined) return undefined;
    const move = moveOf(puzzle, state, line.units[at]!);
    const { optimal, units } = line;
    return { status: 'move', move, length: units.length - at, metric, optimal };
  }
}

/** Says what the move is good for. */
async function withChain(puzzle: Puzzle, state: State, hint: NextMove): Promise<Hint> {
  const { reasonChain } = await import('./reasons.ts');
  const chain = reasonChain(puzzle, state, [packSteps(hint.move.steps)]);
  return chain ? { ...hint, chain } : hint;
}

/** A shortest solution; for a tile board that takes too long, a good one. */
async function search(puzzle: Puzzle, solver: GameSolver, options: HintOptions): Promise<Outcome> {
  const { limits = { timeMs: HINT_MS } } = options;
  const outcome = await solver.solve(puzzle, { ...options, limits });
  if (outcome.status !== 'undecided' || outcome.best || puzzle.type !== 'tiles') return outcome;
  return solver.solve(puzzle, { ...options, limits, anytime: true });
}

/** What a hint may follow. Nobody waits for one that was cancelled, even if there is a line. */
function lineIn(outcome: Outcome): SolutionLine | undefined {
  if (outcome.status === 'solved') return outcome;
  return outcome.status === 'undecided' ? outcome.best : undefined;
}

function lineOf(
  puzzle: Puzzle,
  metric: Metric,
  found: SolutionLine,
  optimal: boolean,
): Omit<Line, 'puzzle'> {
  const steps = packSteps(found.steps);
  const units = unitsOf(steps, metric).filter(({ length }) => length > 0);
  const states = statesAlong(puzzle, steps);
  const unitAt = new Map<string, number>();
  let at = 0;
  for (const [number, unit] of units.entries()) {
    unitAt.set(keyOf(states[at]!), number);
    at += unit.length;
  }
  return { metric, optimal, units: units.map((unit) => [...unit]), unitAt };
}

/** Pieces of one kind are told apart: the line names them. */
function keyOf(state: State): string {
  return state.join();
}
