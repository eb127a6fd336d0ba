/* What a recorded search is asked, and the textbook algorithm that answers. */
import { type Metric, OptionError, type Puzzle, type State } from '@glissade/core';
import type { Algorithm, TieRule } from '@glissade/search/algorithm';
import { ALGORITHMS } from '@glissade/search/algorithms';
import type { Heuristic } from '@glissade/search/heuristic/heuristic';
import { goalStates } from '@glissade/search/problem/goalStates';
import { puzzleSpace } from '@glissade/search/problem/puzzleSpace';
import type { Searcher } from '@glissade/search/searcher';
import { type HeuristicName, heuristicFor } from '@glissade/solve/engines/heuristics';
import { expressionParts } from '../teaching/expressionParts.ts';
import { type HeuristicParts, heuristicParts, type PartsOf } from '../teaching/heuristicParts.ts';
import type { LayerKind, Recorder } from './recorder.ts';

const GOAL_STATES_MAX = 50_000;

/** What is searched, and how. */
export type LaneSpec = {
  /** One of `ALGORITHMS`. */
  readonly engine: string;
  readonly heuristic?: HeuristicName;
  /** As in `SolveOptions`. */
  readonly expression?: string;
  readonly weight?: number;
  readonly ties?: TieRule;
  readonly gapOrder?: string;
  /** `defaultMetric(puzzle)` if not given. */
  readonly metric?: Metric;
  /** The search gives up after so many expansions; 200,000 if not given. */
  readonly nodesMax?: number;
};

/** A heuristic from elsewhere, which may tell what it counts. */
export type TellingHeuristic = Heuristic & {
  /** Undefined for a state of which it gives a number alone. */
  readonly partsOf?: (state: State) => HeuristicParts | undefined;
};

/** Parts of tile puzzles count single steps: in pushes the estimate is not their sum. */
export function partsFor(puzzle: Puzzle, metric: Metric, lane: LaneSpec): PartsOf | undefined {
  if (metric === 'mtm') return undefined;
  if (lane.expression !== undefined) return expressionParts(puzzle, lane.expression);
  const best = puzzle.type === 'tiles' ? 'linear-conflict' : 'blocks';
  return heuristicParts(puzzle, lane.heuristic ?? best, metric);
}

export function algorithmOf(engine: string): Algorithm {
  const algorithm = ALGORITHMS.find(({ name }) => name === engine);
  if (algorithm) return algorithm;
  const hint = `known are ${ALGORITHMS.map(({ name }) => name).join(', ')}`;
  throw new OptionError('engine', `there is no textbook algorithm "${engine}"`, hint, {
    name: engine,
  });
}

export function layerKindOf({ name, needsGoalStates, accepts }: Algorithm): LayerKind {
  if (needsGoalStates) return 'directions';
  return accepts.includes('heuristic') || name === 'ucs' ? 'f' : 'none';
}

function goalStatesOf(puzzle: Puzzle, engine: string): readonly State[] {
  const states = goalStates(puzzle, GOAL_STATES_MAX);
  if (states) return states;
  const message = `it starts from all goal states, and there are more than ${GOAL_STATES_MAX}`;
  throw new OptionError('combination', message, 'choose another algorithm', { engine });
}

type LaneRun = {
  readonly metric: Metric;
  readonly own: Heuristic | undefined;
  readonly watch: Recorder['watch'];
};

/** The search of a lane; `own` takes the place of a named heuristic. */
export function startLane(
  puzzle: Puzzle,
  algorithm: Algorithm,
  lane: LaneSpec,
  { metric, own, watch }: LaneRun,
): Searcher {
  const { heuristic, expression, weight, ties, gapOrder } = lane;
  const { accepts, needsGoalStates } = algorithm;
  const makeHeuristic = () => own ?? heuristicFor(puzzle, metric, heuristic, expression);
  return algorithm.start(puzzleSpace(puzzle, metric, gapOrder), {
    ...(accepts.includes('heuristic') ? { heuristic: makeHeuristic() } : {}),
    weight,
    ties,
    ...(needsGoalStates ? { goalStates: goalStatesOf(puzzle, lane.engine) } : {}),
    watch,
  });
}
