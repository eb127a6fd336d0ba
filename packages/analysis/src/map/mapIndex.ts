import type { Metric, Puzzle, State, Steps } from '@glissade/core';
import { puzzleSpace } from '@glissade/search/problem/puzzleSpace';
import type { StateGraph } from '../analyse/space/stateGraph.ts';
import type { StateIndex } from '../analyse/space/stateIndex.ts';

/** What the dots of a map stand for. */
export type IndexedDots = {
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  readonly states: StateIndex;
  /** Of the states. */
  readonly graph: StateGraph;
  /** States at each distance from the start, in the order of their numbers. */
  readonly levels: readonly number[];
  readonly joining: Joining;
};

/** Dot by state, -1 where it has none, and the lowest state of each dot. */
export type Joining = {
  readonly dotOf: Int32Array;
  readonly firstState: Int32Array;
};

/** The dots of a map and the states they stand for. */
export class MapIndex {
  private readonly dots: IndexedDots;

  constructor(dots: IndexedDots) {
    this.dots = dots;
  }

  /** The state of a dot, in canonical form; of several, the one first met. */
  stateAt(dot: number): State {
    return this.dots.states.stateAt(this.firstStateOf(dot));
  }

  private firstStateOf(dot: number): number {
    const state = this.dots.joining.firstState[dot];
    if (state === undefined) throw new RangeError(`there is no dot ${dot}`);
    return state;
  }

  /** The dot of a state; -1 where it cannot be reached from the start, or is not shown. */
  dotOf(state: State): number {
    const number = this.dots.states.numberOf(state);
    return number < 0 ? -1 : this.dots.joining.dotOf[number]!;
  }

  /** The unit steps of a shortest way from the start to the state of a dot. */
  wayTo(dot: number): Steps {
    const { puzzle, metric, states } = this.dots;
    const { successors } = puzzleSpace(puzzle, metric);
    let state: State = puzzle.start;
    const steps: number[] = [];
    for (const number of this.statesTo(this.firstStateOf(dot))) {
      const move = successors(state).find((next) => states.numberOf(next.state) === number);
      if (!move) throw new Error(`no move leads to state ${number}`);
      steps.push(...move.steps);
      state = move.state;
    }
    return Uint32Array.from(steps);
  }

  /** The numbers of the states on a shortest way from the start, which is left out. */
  private statesTo(last: number): number[] {
    const { graph, levels } = this.dots;
    const way: number[] = [];
    let level = 0;
    let first = 0;
    for (let end = levels[0]!; last >= end; end += levels[level]!) {
      first = end;
      level++;
    }
    for (let at = last; level > 0; level--) {
      way.push(at);
      // Of the neighbours, only those of the level before have numbers below its own level.
      let edge = graph.firsts[at]!;
      while (graph.successors[edge]! >= first) edge++;
      at = graph.successors[edge]!;
      first -= levels[level - 1]!;
    }
    return way.reverse();
  }
}
