/* A search that is run once and looked at as often as one likes, at any of its moments. */
import {
  defaultMetric,
  formatMoves,
  lineLength,
  type Metric,
  type Puzzle,
  type State,
  type Steps,
  statesAlong,
} from '@glissade/core';
import { type HeuristicName, heuristicFor } from '../engines/heuristics.ts';
import { parityProof } from '../engines/parity.ts';
import type { Heuristic } from '../heuristic/heuristic.ts';
import { goalStates } from '../problem/goalStates.ts';
import { puzzleSpace } from '../problem/puzzleSpace.ts';
import type { Algorithm, TieRule } from '../search/algorithm.ts';
import { ALGORITHMS } from '../search/algorithms.ts';
import { Portion } from '../search/portion.ts';
import type { RawOutcome, Searcher, SearchStats } from '../search/searcher.ts';
import { OptionError } from '../solve/options/optionError.ts';
import { verifyLine } from '../solve/verify.ts';
import { effectiveBranchingFactor } from '../teaching/branching.ts';
import { expressionParts } from '../teaching/expressionParts.ts';
import { type HeuristicParts, heuristicParts, type PartsOf } from '../teaching/heuristicParts.ts';
import { type Bars, barsOf } from './levels.ts';
import { type Iteration, type LayerKind, Recorder } from './recorder.ts';
import { type NumberOf, StateMarks } from './stateMarks.ts';

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

/** How a recorded search has ended. */
export type RecordingEnd = {
  /** `limit`: it has given up. */
  readonly status: 'solved' | 'unsolvable' | 'limit';
  readonly stats: SearchStats;
  /** Of a solution. */
  readonly length?: number;
  readonly optimal?: boolean;
  readonly moves?: string;
  readonly branching?: number;
};

/** A search at one moment: after `at` expansions. Plain data. */
export type Glimpse = {
  readonly at: number;
  /** The state expanded last; the start before the first expansion, the goal at the end. */
  readonly state: readonly number[];
  readonly depth: number;
  readonly h?: number;
  readonly f?: number;
  readonly isBackward: boolean;
  /** What the heuristic counts on this board, if that is known. */
  readonly parts?: HeuristicParts;
  readonly generated: number;
  readonly evaluated: number;
  readonly reopened: number;
  readonly frontier: number;
  /** Bytes of the tables of the search, at their largest so far. */
  readonly bytes: number;
  readonly lowerBound: number;
  /** Nodes by depth; in a search that deepens, those of the current iteration. */
  readonly levels: Bars;
  /** Nodes by f; or, from the goal, by depth. */
  readonly layers?: Bars;
  /** The iterations begun so far. */
  readonly iterations: readonly Iteration[];
};

/** A moment as a point of a chart. */
export type Moment = Pick<Glimpse, 'at' | 'generated' | 'frontier' | 'bytes' | 'depth'>;

const NODES_MAX_DEFAULT = 200_000;
const GOAL_STATES_MAX = 50_000;

/**
 * Prepares a search by a textbook algorithm. It takes as long as it takes: call `work` until it
 * returns an end. Its counts are those of `solve` with the same options. `own` takes the place of a
 * named heuristic. Throws OptionError where the algorithm cannot take the puzzle.
 *
 *     const recording = startRecording(parsePuzzle('8 6 4/0 7 2/5 1 3'), { engine: 'astar' });
 *     while (!recording.work()) {}
 *     recording.look(10).frontier; // nodes that wait after ten expansions
 */
export function startRecording(puzzle: Puzzle, lane: LaneSpec, own?: TellingHeuristic): Recording {
  return new Recording(puzzle, lane, own);
}

export class Recording {
  private readonly puzzle: Puzzle;
  private readonly metric: Metric;
  private readonly layerKind: LayerKind;
  private readonly recorder: Recorder;
  private readonly searcher: Searcher;
  private readonly nodesMax: number;
  private readonly portion = new Portion(1 << 12);
  private readonly partsOf: TellingHeuristic['partsOf'];
  private goal: State | undefined;
  private ended: RecordingEnd | undefined;

  constructor(puzzle: Puzzle, lane: LaneSpec, own?: TellingHeuristic) {
    const algorithm = algorithmOf(lane.engine);
    this.puzzle = puzzle;
    this.metric = lane.metric ?? defaultMetric(puzzle);
    this.nodesMax = lane.nodesMax ?? NODES_MAX_DEFAULT;
    this.layerKind = layerKindOf(algorithm);
    const weight = lane.engine === 'astar' ? (lane.weight ?? 1) : 1;
    const partsOf = () => (own ? own.partsOf : partsFor(puzzle, this.metric, lane));
    this.partsOf = algorithm.usesHeuristic ? partsOf() : undefined;
    const priority =
      lane.engine === 'greedy'
        ? (_: number, h: number) => h
        : (g: number, h: number) => g + weight * h;
    this.recorder = new Recorder(this.layerKind, priority, () => this.searcher.stats);
    this.searcher = parityProof(puzzle) ?? this.startSearch(algorithm, lane, own);
  }

  /** Expansions so far. */
  get expanded(): number {
    return this.recorder.expanded;
  }

  get end(): RecordingEnd | undefined {
    return this.ended;
  }

  /** Searches for some milliseconds; returns the end once there is one. */
  work(): RecordingEnd | undefined {
    if (this.ended) return this.ended;
    const left = this.nodesMax - this.recorder.expanded;
    if (left <= 0) return this.finish('limit');
    const raw = this.portion.take((units) => this.searcher.step(Math.min(units, left)));
    return raw && this.finish(raw);
  }

  private startSearch(algorithm: Algorithm, lane: LaneSpec, own: Heuristic | undefined): Searcher {
    const { puzzle, metric } = this;
    const { heuristic, expression, weight, ties, gapOrder } = lane;
    const { usesHeuristic, usesWeight, ordersTies, needsGoalStates } = algorithm;
    const makeHeuristic = () => own ?? heuristicFor(puzzle, metric, heuristic, expression);
    return algorithm.start(puzzleSpace(puzzle, metric, gapOrder), {
      ...(usesHeuristic ? { heuristic: makeHeuristic() } : {}),
      ...(usesWeight && weight !== undefined ? { weight } : {}),
      ...(ordersTies && ties !== undefined ? { ties } : {}),
      ...(needsGoalStates ? { goalStates: goalStatesOf(puzzle, lane.engine) } : {}),
      watch: this.recorder.watch,
    });
  }

  private finish(raw: RawOutcome | 'limit'): RecordingEnd {
    const { puzzle, metric, recorder } = this;
    const { stats } = this.searcher;
    recorder.markMoment(stats.lowerBound);
    checkCounts(recorder, stats);
    if (raw === 'limit' || raw.status === 'undecided') this.ended = { status: 'limit', stats };
    else if (raw.status === 'unsolvable') this.ended = { status: 'unsolvable', stats };
    else {
      const { moves } = verifyLine(puzzle, raw.steps, metric, formatMoves);
      const length = lineLength(raw.steps, metric);
      const branching = effectiveBranchingFactor(stats.generated, length);
      this.goal = endOf(puzzle, raw.steps);
      const known = branching === undefined ? {} : { branching };
      const { optimal } = raw;
      this.ended = { status: 'solved', stats, length, optimal, moves, ...known };
    }
    return this.ended;
  }

  /** The nodes on the frontier and those expanded, by numbers of their states below `count`. */
  marks(count: number, numberOf: NumberOf): StateMarks {
    return new StateMarks(this.recorder, this.puzzle.start.length, count, numberOf);
  }

  /** How many events came before the moment of a glimpse: where its marks are. */
  eventsBefore(at: number): number {
    const { eventsBefore } = this.recorder;
    const last = eventsBefore.length - 1;
    return last < 0 ? 0 : eventsBefore.at(Math.min(at, last));
  }

  /** The search after so many expansions, at most as many as there were. */
  look(wanted: number): Glimpse {
    const { recorder } = this;
    // The moment after the newest expansion is written down when the next one begins.
    const at = Math.max(0, Math.min(wanted, recorder.eventsBefore.length - 1));
    if (recorder.eventsBefore.length === 0) return this.beginning();
    const { depths, layers } = recorder.levels.at(recorder.eventsBefore.at(at));
    const node = at - 1;
    const goal = at === recorder.expanded ? this.goal : undefined;
    const h = node < 0 ? Number.NaN : recorder.estimates.at(node);
    const state = Uint16Array.from(goal ?? this.stateAt(node));
    return {
      at,
      state: [...state],
      ...this.partsAt(state),
      depth: goal ? this.ended!.length! : node < 0 ? 0 : recorder.depths.at(node),
      ...(Number.isNaN(h) || goal ? {} : { h, f: recorder.priorities.at(node) }),
      isBackward: node >= 0 && recorder.directions.at(node) === 1,
      generated: recorder.generatedBefore.at(at),
      evaluated: recorder.evaluatedBefore.at(at),
      reopened: recorder.reopenedBefore.at(at),
      frontier: recorder.frontierBefore.at(at),
      bytes: recorder.bytesBefore.at(at),
      lowerBound: recorder.bounds.at(at),
      ...this.barsAt(depths, layers),
      iterations: recorder.iterations.filter(({ from }) => from < Math.max(at, 1)),
    };
  }

  private barsAt(depths: Parameters<typeof barsOf>[0], layers: Parameters<typeof barsOf>[0]) {
    if (this.layerKind === 'none') return { levels: barsOf(depths) };
    if (this.layerKind === 'f') return { levels: barsOf(depths), layers: barsOf(layers) };
    const fromOne = ({ open, closed }: typeof depths) =>
      barsOf({ open: open.slice(1), closed: closed.slice(1) });
    return { levels: fromOne(depths), layers: fromOne(layers) };
  }

  private partsAt(state: State): Pick<Glimpse, 'parts'> {
    const parts = this.partsOf?.(state);
    return parts ? { parts } : {};
  }

  private stateAt(node: number): ArrayLike<number> & Iterable<number> {
    if (node < 0) return this.puzzle.start;
    const { length } = this.puzzle.start;
    return Array.from({ length }, (_, piece) => this.recorder.states.at(node * length + piece));
  }

  private beginning(): Glimpse {
    const levels = { first: 0, width: 1, open: [1], closed: [0] };
    return {
      ...{ at: 0, state: [...this.puzzle.start], depth: 0, isBackward: false, generated: 0 },
      ...this.partsAt(this.puzzle.start),
      ...{ evaluated: 0, reopened: 0, frontier: 1, bytes: 0, lowerBound: 0, levels },
      iterations: [],
    };
  }

  /** Moments for a chart with a logarithmic axis, the first and the last among them. */
  moments(count: number): Moment[] {
    const { recorder } = this;
    const last = recorder.eventsBefore.length - 1;
    if (last < 0) return [];
    const wanted = Array.from({ length: count }, (_, i) =>
      Math.round((last + 1) ** (i / (count - 1)) - 1),
    );
    return [...new Set(wanted)].map((at) => ({
      at,
      generated: recorder.generatedBefore.at(at),
      frontier: recorder.frontierBefore.at(at),
      bytes: recorder.bytesBefore.at(at),
      depth: at === 0 ? 0 : recorder.depths.at(at - 1),
    }));
  }
}

/** Parts of tile puzzles count single steps: in pushes the estimate is not their sum. */
function partsFor(puzzle: Puzzle, metric: Metric, lane: LaneSpec): PartsOf | undefined {
  if (metric === 'mtm') return undefined;
  if (lane.expression !== undefined) return expressionParts(puzzle, lane.expression);
  const best = puzzle.type === 'tiles' ? 'linear-conflict' : 'blocks';
  return heuristicParts(puzzle, lane.heuristic ?? best, metric);
}

function algorithmOf(engine: string): Algorithm {
  const algorithm = ALGORITHMS.find(({ name }) => name === engine);
  if (algorithm) return algorithm;
  const hint = `known are ${ALGORITHMS.map(({ name }) => name).join(', ')}`;
  throw new OptionError('engine', `there is no textbook algorithm "${engine}"`, hint, {
    name: engine,
  });
}

function layerKindOf({ name, needsGoalStates, usesHeuristic }: Algorithm): LayerKind {
  if (needsGoalStates) return 'directions';
  return usesHeuristic || name === 'ucs' ? 'f' : 'none';
}

function goalStatesOf(puzzle: Puzzle, engine: string): readonly State[] {
  const states = goalStates(puzzle, GOAL_STATES_MAX);
  if (states) return states;
  const message = `it starts from all goal states, and there are more than ${GOAL_STATES_MAX}`;
  throw new OptionError('combination', message, 'choose another algorithm', { engine });
}

function endOf(puzzle: Puzzle, steps: Steps): State {
  return statesAlong(puzzle, steps).at(-1)!;
}

/** Throws where the events are not as many as the search has counted. */
function checkCounts(recorder: Recorder, stats: SearchStats): void {
  const { expanded, generated, evaluated, reopened } = recorder;
  const told = [expanded, generated, evaluated, reopened].join();
  const counted = [stats.expanded, stats.generated, stats.evaluated, stats.reopened].join();
  if (told !== counted) throw new Error(`recorded ${told}, the search counted ${counted}`);
}
