/* What a recorded search looks like at any of its moments. */
import type { State } from '@glissade/core';
import type { HeuristicParts } from '../teaching/heuristicParts.ts';
import { type Bars, barsOf, type Counts } from './bars.ts';
import type { Iteration, LayerKind, Recorder } from './recorder.ts';
import { NO_TURN, type Turn, turnAt } from './turn.ts';

/** A search at one moment: after `at` expansions. Plain data. */
export type Snapshot = {
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
  /** What led to this moment. */
  readonly turn: Turn;
};

/** A moment as a point of a chart. */
export type Moment = Pick<Snapshot, 'at' | 'generated' | 'frontier' | 'bytes' | 'depth'>;

/** What a recording knows of its search. */
export type Recorded = {
  readonly recorder: Recorder;
  readonly layerKind: LayerKind;
  readonly start: State;
  /** The goal that was found, and its depth. */
  readonly goal: { readonly state: State; readonly depth: number } | undefined;
  readonly partsOf: ((state: State) => HeuristicParts | undefined) | undefined;
};

/** The search after so many expansions, at most as many as there were. */
export function snapshotAt(recorded: Recorded, wanted: number): Snapshot {
  const { recorder } = recorded;
  // The moment after the newest expansion is written down when the next one begins.
  const at = Math.max(0, Math.min(wanted, recorder.eventsBefore.length - 1));
  if (recorder.eventsBefore.length === 0) return beginning(recorded);
  const { depths, layers } = recorder.levels.at(recorder.eventsBefore.at(at));
  const node = at - 1;
  const goal = at === recorder.expanded ? recorded.goal : undefined;
  const h = node < 0 ? Number.NaN : recorder.estimates.at(node);
  const state = Uint16Array.from(goal?.state ?? stateAt(recorded, node));
  return {
    at,
    state: [...state],
    ...partsAt(recorded, state),
    depth: goal ? goal.depth : node < 0 ? 0 : recorder.depths.at(node),
    ...(Number.isNaN(h) || goal ? {} : { h, f: recorder.priorities.at(node) }),
    isBackward: node >= 0 && recorder.directions.at(node) === 1,
    generated: recorder.generatedBefore.at(at),
    evaluated: recorder.evaluatedBefore.at(at),
    reopened: recorder.reopenedBefore.at(at),
    frontier: recorder.frontierBefore.at(at),
    bytes: recorder.bytesBefore.at(at),
    lowerBound: recorder.bounds.at(at),
    ...barsAt(recorded.layerKind, depths, layers),
    iterations: recorder.iterations.filter(({ from }) => from < Math.max(at, 1)),
    turn: turnAt(recorder, at),
  };
}

function barsAt(layerKind: LayerKind, depths: Counts, layers: Counts) {
  if (layerKind === 'none') return { levels: barsOf(depths) };
  if (layerKind === 'f') return { levels: barsOf(depths), layers: barsOf(layers) };
  const fromOne = ({ open, closed }: Counts) =>
    barsOf({ open: open.slice(1), closed: closed.slice(1) });
  return { levels: fromOne(depths), layers: fromOne(layers) };
}

function partsAt({ partsOf }: Recorded, state: State): Pick<Snapshot, 'parts'> {
  const parts = partsOf?.(state);
  return parts ? { parts } : {};
}

function stateAt(
  { recorder, start }: Recorded,
  node: number,
): ArrayLike<number> & Iterable<number> {
  if (node < 0) return start;
  const { length } = start;
  return Array.from({ length }, (_, piece) => recorder.states.at(node * length + piece));
}

function beginning(recorded: Recorded): Snapshot {
  const { start } = recorded;
  const levels = { first: 0, width: 1, open: [1], closed: [0] };
  return {
    ...{ at: 0, state: [...start], depth: 0, isBackward: false, generated: 0 },
    ...partsAt(recorded, start),
    ...{ evaluated: 0, reopened: 0, frontier: 1, bytes: 0, lowerBound: 0, levels },
    iterations: [],
    turn: NO_TURN,
  };
}

/** Moments for a chart with a logarithmic axis, the first and the last among them. */
export function momentsOf(recorder: Recorder, count: number): Moment[] {
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
