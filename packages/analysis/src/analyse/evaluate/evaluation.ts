/* What is known of a state and of each of its moves: the types that `evaluate` returns. */
import { formatMoves, type Lengths, type Metric, type Puzzle, type State } from '@glissade/core';
import type { Successor } from '@glissade/search/problem/stateSpace';
import type { ReasonChain } from '../../reasons/reason.ts';

/** A legal move of the metric, and what is known of the state after it. */
export type MoveValue = {
  /** Reads back with `parseMoves`. */
  readonly moves: string;
  /** From the state after it to the goal; missing where only bounds are known. */
  readonly distance?: number;
  /** Proved: no less. */
  readonly lowerBound: number;
  /** Proved: no more; missing where nothing is known. */
  readonly upperBound?: number;
  /** It begins a shortest solution. */
  readonly best: boolean;
};

type Common = {
  /** What distances and bounds are counted in. */
  readonly metric: Metric;
  /** `table`: from all distances of the space; `search`: by searching from each successor. */
  readonly method: 'table' | 'search';
};

/** What a state is worth: plain JSON, described by the published schema. */
export type Evaluation = Common &
  (
    | {
        /** The distance is known. */
        readonly status: 'evaluated';
        /** Length of a shortest solution from here. */
        readonly distance: number;
        /**
         * How long one shortest solution is in every metric. Missing where none was searched for:
         * from `evaluateWith`, and after a limit.
         */
        readonly lengths?: Lengths;
        /**
         * What the best moves are good for. Missing for tile puzzles, at the goal, where
         * none is found, and from `evaluateWith`.
         */
        readonly chain?: ReasonChain;
        /** Every best move is among the moves marked so. */
        readonly complete: boolean;
        /** The nearest first, then as the rules list them; empty where nothing can move. */
        readonly moves: readonly MoveValue[];
      }
    | {
        /** The goal cannot be reached from here. */
        readonly status: 'unsolvable';
      }
    | {
        /** A limit was reached first. */
        readonly status: 'undecided';
        /** Which limit. */
        readonly limit: 'time' | 'memory' | 'nodes' | 'depth' | 'disk';
        /** Proved: no solution is shorter. */
        readonly lowerBound: number;
        /** Length of a solution that was found; missing where none was. */
        readonly upperBound?: number;
      }
    | {
        /** The signal was aborted. */
        readonly status: 'cancelled';
        /** Proved by then: no solution is shorter. */
        readonly lowerBound: number;
      }
  );

/** Each move from a state whose distance is known, when the one after it is known as well. */
export function evaluated(
  puzzle: Puzzle,
  metric: Metric,
  distance: number,
  successors: readonly Successor<State>[],
  distanceOf: (state: State) => number,
): Evaluation {
  const moves = successors.map(({ state, steps }): MoveValue => {
    const after = distanceOf(state);
    return {
      moves: formatMoves(puzzle, Uint32Array.from(steps), metric),
      distance: after,
      lowerBound: after,
      upperBound: after,
      best: after < distance,
    };
  });
  moves.sort((a, b) => a.lowerBound - b.lowerBound);
  return { status: 'evaluated', metric, method: 'table', distance, complete: true, moves };
}

/** Stopped before anything was known. */
export function cancelled(metric: Metric): Evaluation {
  return { status: 'cancelled', metric, method: 'table', lowerBound: 0 };
}
