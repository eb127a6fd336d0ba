import type { Metric, Puzzle, State, Steps } from '@glissade/core';
import type { Distances } from '../analyse/distances.ts';
import type { StateGraph } from '../analyse/stateGraph.ts';
import type { StateIndex } from '../analyse/stateIndex.ts';
import { puzzleSpace } from '../problem/puzzleSpace.ts';

/** What the dots of a map stand for. */
export type IndexedDots = {
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  readonly states: StateIndex;
  readonly graph: StateGraph;
  readonly fromStart: Distances;
  /** Dot by state, and the lowest state of each dot; undefined where each state is its own dot. */
  readonly folding: { readonly classOf: Int32Array; readonly firstState: Int32Array } | undefined;
};

/** The dots of a map and the states they stand for. */
export class MapIndex {
  private readonly dots: IndexedDots;

  constructor(dots: IndexedDots) {
    this.dots = dots;
  }

  /** The state of a dot, in canonical form; of folded images, the one first met. */
  stateAt(dot: number): State {
    const { states, folding, graph } = this.dots;
    if (!Number.isInteger(dot) || dot < 0 || dot >= graph.count) {
      throw new RangeError(`there is no dot ${dot}`);
    }
    return states.stateAt(folding ? folding.firstState[dot]! : dot);
  }

  /** The dot of a state; -1 where it cannot be reached from the start. */
  dotOf(state: State): number {
    const { states, folding } = this.dots;
    const number = states.numberOf(state);
    return number >= 0 && folding ? folding.classOf[number]! : number;
  }

  /** The unit steps of a shortest way from the start to a dot, or to an image of its state. */
  wayTo(dot: number): Steps {
    const { puzzle, metric, graph, fromStart } = this.dots;
    const way = [dot];
    for (let at = dot; fromStart[at]! > 0; way.push(at)) {
      let edge = graph.firsts[at]!;
      while (fromStart[graph.successors[edge]!]! >= fromStart[at]!) edge++;
      at = graph.successors[edge]!;
    }
    const { successors } = puzzleSpace(puzzle, metric);
    let state: State = puzzle.start;
    const steps: number[] = [];
    for (const next of way.reverse().slice(1)) {
      const move = successors(state).find((successor) => this.dotOf(successor.state) === next);
      if (!move) throw new Error(`no move leads to dot ${next}`);
      steps.push(...move.steps);
      state = move.state;
    }
    return Uint32Array.from(steps);
  }
}
