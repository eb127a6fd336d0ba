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
import { Portion } from '@glissade/search/portion';
import type { RawOutcome, Searcher, SearchStats } from '@glissade/search/searcher';
import { parityProof } from '@glissade/solve/engines/parity';
import { verifyLine } from '@glissade/solve/verify';
import { effectiveBranchingFactor } from '../teaching/branching.ts';
import {
  algorithmOf,
  type LaneSpec,
  layerKindOf,
  partsFor,
  startLane,
  type TellingHeuristic,
} from './lane.ts';
import { type LayerKind, Recorder } from './recorder.ts';
import { type Moment, momentsOf, type Recorded, type Snapshot, snapshotAt } from './snapshot.ts';
import { type NumberOf, StateMarks } from './stateMarks.ts';

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

const NODES_MAX_DEFAULT = 200_000;

/**
 * Prepares a search by a textbook algorithm. It takes as long as it takes: call `work` until it
 * returns an end. Its counts are those of `solve` with the same options. `own` takes the place of a
 * named heuristic. Throws OptionError where the algorithm cannot take the puzzle.
 *
 *     const recording = startRecording(parsePuzzle('8 6 4/0 7 2/5 1 3'), { engine: 'astar' });
 *     while (!recording.work()) {}
 *     recording.snapshotAt(10).frontier; // nodes that wait after ten expansions
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
  private goal: Recorded['goal'];
  private ended: RecordingEnd | undefined;

  constructor(puzzle: Puzzle, lane: LaneSpec, own?: TellingHeuristic) {
    const algorithm = algorithmOf(lane.engine);
    this.puzzle = puzzle;
    this.metric = lane.metric ?? defaultMetric(puzzle);
    this.nodesMax = lane.nodesMax ?? NODES_MAX_DEFAULT;
    this.layerKind = layerKindOf(algorithm);
    const weight = lane.engine === 'astar' ? (lane.weight ?? 1) : 1;
    const partsOf = () => (own ? own.partsOf : partsFor(puzzle, this.metric, lane));
    this.partsOf = algorithm.accepts.includes('heuristic') ? partsOf() : undefined;
    const priority =
      lane.engine === 'greedy'
        ? (_: number, h: number) => h
        : (g: number, h: number) => g + weight * h;
    this.recorder = new Recorder(this.layerKind, priority, () => this.searcher.stats);
    const { metric } = this;
    const { watch } = this.recorder;
    this.searcher =
      parityProof(puzzle) ?? startLane(puzzle, algorithm, lane, { own, metric, watch });
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
      this.goal = { state: endOf(puzzle, raw.steps), depth: length };
      const known = branching === undefined ? {} : { branching };
      const optimal = length <= stats.lowerBound;
      this.ended = { status: 'solved', stats, length, optimal, moves, ...known };
    }
    return this.ended;
  }

  /** The nodes on the frontier and those expanded, by numbers of their states below `count`. */
  marks(count: number, numberOf: NumberOf): StateMarks {
    return new StateMarks(this.recorder, this.puzzle.start.length, count, numberOf);
  }

  /** How many events came before the moment of a snapshot: where its marks are. */
  eventsBefore(at: number): number {
    const { eventsBefore } = this.recorder;
    const last = eventsBefore.length - 1;
    return last < 0 ? 0 : eventsBefore.at(Math.min(at, last));
  }

  /** The search after so many expansions, at most as many as there were. */
  snapshotAt(wanted: number): Snapshot {
    return snapshotAt(this.recorded, wanted);
  }

  /** Moments for a chart with a logarithmic axis, the first and the last among them. */
  moments(count: number): Moment[] {
    return momentsOf(this.recorder, count);
  }

  private get recorded(): Recorded {
    const { recorder, layerKind, puzzle, partsOf, goal } = this;
    return { recorder, layerKind, start: puzzle.start, partsOf, goal };
  }
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
