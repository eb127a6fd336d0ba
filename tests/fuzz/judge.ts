/* What every engine says of a puzzle, compared with the truth. */

import { analyseSync } from '@glissade/analysis/analyse/analyse';
import { evaluate } from '@glissade/analysis/analyse/evaluate/evaluate';
import {
  isGoalState,
  lengthsOf,
  lineLength,
  type Metric,
  metricsOf,
  type Puzzle,
  packSteps,
  parseMoves,
  replay,
} from '@glissade/core';
import { countStatesSync } from '@glissade/solve/countStates';
import type { Engine } from '@glissade/solve/engines/engine';
import { ENGINES } from '@glissade/solve/engines/engines';
import type { Outcome, SolutionLine } from '@glissade/solve/outcome';
import { solveSync } from '@glissade/solve/solve';
import { bruteForce, type Truth } from './bruteForce.ts';
import { describe, expectThat, Fault } from './target.ts';

export type Question = {
  readonly metric: Metric;
  /** For a second run of each engine, which then may give up. */
  readonly nodes: number;
  /** For a second run of the engines that can do with little memory. */
  readonly memoryBytes: number;
};

/** Depth-first engines never end on some small puzzles. */
const NODES_MAX = 4000;
const TIME_MS_MAX = 4000;

/** False: the puzzle is too large for the truth to be known. */
export async function judgePuzzle(
  puzzle: Puzzle,
  question: Question,
  statesMax: number,
): Promise<boolean> {
  const { metric } = question;
  const truth = bruteForce(puzzle, metric, statesMax);
  if (!truth) return false;
  for (const engine of ENGINES) {
    if (engine.refuses(puzzle) !== undefined) continue;
    judgeEngine(puzzle, question, engine, truth);
  }
  judgeTies(puzzle, metric, truth);
  await judgeSpace(puzzle, metric, truth);
  return true;
}

function judgeEngine(
  puzzle: Puzzle,
  { metric, nodes, memoryBytes }: Question,
  engine: (typeof ENGINES)[number],
  truth: Truth,
): void {
  const run = (limits: object, more: object = {}) => {
    const what = `${engine.name} in ${metric} with ${JSON.stringify({ ...limits, ...more })}`;
    const asked = { metric, engine: engine.name, threads: 1, limits, ...more };
    const outcome = guarded(what, () => solveSync(puzzle, asked));
    judgeOutcome(puzzle, metric, engine, outcome, truth, what);
  };
  run({ nodes: NODES_MAX, timeMs: engine.isAnytime ? 5 : TIME_MS_MAX });
  run({ nodes, timeMs: TIME_MS_MAX });
  if (engine.accepts.includes('countOptimal')) {
    run({ memoryBytes, timeMs: TIME_MS_MAX });
    run({ timeMs: TIME_MS_MAX }, { countOptimal: true });
  }
}

function guarded<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Fault('crash', `${what}: ${describe(error)}`, error);
  }
}

function judgeOutcome(
  puzzle: Puzzle,
  metric: Metric,
  engine: Engine,
  outcome: Outcome,
  { optimum, ways }: Truth,
  what: string,
): void {
  const best = optimum ?? Number.POSITIVE_INFINITY;
  const say = (why: string) => () => `${what}: ${why}, the truth is ${optimum}`;
  const { status, lowerBound } = outcome;
  if (lowerBound > best) {
    throw new Fault('wrong bound', say(`${status}, lower bound ${lowerBound}`)());
  }
  if (status === 'unsolvable') expectThat(optimum === undefined, say('called unsolvable'));
  if (status === 'solved') {
    expectThat(optimum !== undefined, say('called solved'));
    judgeLine(puzzle, metric, outcome, what);
    expectThat(outcome.length >= best, say(`length ${outcome.length}`));
    const isProved = outcome.optimal || engine.optimal;
    expectThat(!isProved || outcome.length === best, say(`proved ${outcome.length}`));
    const counted = outcome.optimalSolutions ?? ways;
    expectThat(Number(counted) === ways, () => `${what}: ${counted} ways, there are ${ways}`);
  }
  if (status === 'undecided' && outcome.best) {
    judgeLine(puzzle, metric, outcome.best, what);
    expectThat(outcome.best.length >= best, say(`best ${outcome.best.length}`));
  }
}

type Line = Pick<SolutionLine, 'moves' | 'length' | 'steps'>;

function judgeLine(puzzle: Puzzle, metric: Metric, line: Line, what: string): void {
  const { moves, length } = line;
  const steps = parseMoves(puzzle, moves);
  const isSame = equalWords(packSteps(line.steps), steps);
  expectThat(isSame, () => `${what}: the steps are not those of ${moves}`);
  const { illegal, reachesGoal, end } = replay(puzzle, steps);
  expectThat(!illegal && reachesGoal, () => `${what}: no solution: ${moves}`);
  expectThat(isGoalState(puzzle, end), () => `${what}: ends short of the goal`);
  expectThat(lineLength(steps, metric) === length, () => `${what}: is not ${length} long`);
}

function equalWords(a: Uint32Array, b: Uint32Array): boolean {
  return a.length === b.length && a.every((word, i) => word === b[i]);
}

/** The engines that break ties agree, and no line that is as short is shorter in the second. */
function judgeTies(puzzle: Puzzle, metric: Metric, { optimum }: Truth): void {
  const metrics = metricsOf(puzzle);
  const tieBreak = metrics[(metrics.indexOf(metric) + 1) % metrics.length]!;
  const limits = { timeMs: TIME_MS_MAX };
  const lengths = (['kernel', 'packed'] as const).map((engine) => {
    const what = `${engine} in ${metric}, then ${tieBreak}`;
    const outcome = guarded(what, () => solveSync(puzzle, { metric, tieBreak, engine, limits }));
    if (outcome.status !== 'solved') return undefined;
    expectThat(outcome.length === optimum, () => `${what}: ${outcome.length}, not ${optimum}`);
    const lines = lengthsOf(puzzle, parseMoves(puzzle, outcome.moves));
    return lines[tieBreak as 'steps'];
  });
  expectThat(lengths[0] === lengths[1], () => `ties in ${metric}, ${tieBreak}: ${lengths.join()}`);
}

/** What is told of the whole space, and of the start by a hint. */
async function judgeSpace(puzzle: Puzzle, metric: Metric, truth: Truth): Promise<void> {
  const counted = guarded('count', () => countStatesSync(puzzle, { metric, threads: 1 }));
  expectThat(Number(counted.states) === truth.states, () => `counts ${counted.states} states`);
  const analysis = guarded('analyse', () => analyseSync(puzzle, { metrics: [metric] }));
  if (analysis.status === 'analysed') {
    const [seen] = analysis.metrics;
    expectThat(
      seen?.levels.join() === truth.levels.join(),
      () => `analyse sees ${seen?.levels.join()}, there are ${truth.levels.join()}`,
    );
    expectThat(seen?.length === truth.optimum, () => `analyse says ${seen?.length}`);
  }
  const value = await evaluate(puzzle, puzzle.start, { metric });
  const distance = value.status === 'evaluated' ? value.distance : undefined;
  expectThat(distance === truth.optimum, () => `the hint says ${distance}, not ${truth.optimum}`);
}
