/*
 * The facts of an explanation straight from their definitions, by the rules of core: states are
 * taken away and the goal looked for again, and all shortest solutions are listed.
 */

import { type Symmetry, symmetriesOf } from '@glissade/analysis/explain/space/symmetry';
import { isGoalState, type Metric, type Puzzle, type State, stateKey } from '@glissade/core';
import { puzzleSpace } from '@glissade/search/problem/puzzleSpace';

export type BruteState = {
  readonly state: State;
  readonly isGoal: boolean;
  /** Numbers of the neighbours. */
  readonly next: readonly number[];
};

/** The whole space; the start has number 0. Undefined if it has more states than this. */
export function bruteSpace(puzzle: Puzzle, metric: Metric, max: number): BruteSpace | undefined {
  const { key, successors } = puzzleSpace(puzzle, metric);
  const numbers = new Map([[key(puzzle.start), 0]]);
  const found: State[] = [puzzle.start];
  const states: BruteState[] = [];
  for (let i = 0; i < found.length; i++) {
    const next = successors(found[i]!).map(({ state }) => {
      const known = numbers.get(key(state)) ?? found.push(state) - 1;
      numbers.set(key(state), known);
      return known;
    });
    if (found.length > max) return undefined;
    const isGoal = isGoalState(puzzle, found[i]!);
    states.push({ state: found[i]!, isGoal, next: [...new Set(next)].filter((to) => to !== i) });
  }
  return new BruteSpace(puzzle, states, numbers);
}

export class BruteSpace {
  readonly puzzle: Puzzle;
  readonly states: readonly BruteState[];
  readonly symmetries: readonly Symmetry[];
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(puzzle: Puzzle, states: readonly BruteState[], numbers: ReadonlyMap<string, number>) {
    this.puzzle = puzzle;
    this.states = states;
    this.numbers = numbers;
    this.symmetries = symmetriesOf(puzzle).filter(
      ({ image }) => this.numberOf(image(puzzle.start)) >= 0,
    );
  }

  numberOf(state: State): number {
    return this.numbers.get(stateKey(this.puzzle, state)) ?? -1;
  }

  /** A state and its images, ascending. */
  orbit(number: number): number[] {
    const { state } = this.states[number]!;
    const images = this.symmetries.map(({ image }) => this.numberOf(image(state)));
    return [...new Set([number, ...images])].sort((a, b) => a - b);
  }

  /** What the start reaches without these states; goal states are entered and not left. */
  reached(without: (number: number) => boolean): Set<number> {
    const seen = new Set<number>();
    const queue = without(0) ? [] : [0];
    for (const number of queue) {
      if (seen.has(number)) continue;
      seen.add(number);
      const { isGoal, next } = this.states[number]!;
      if (!isGoal) queue.push(...next.filter((to) => !without(to) && !seen.has(to)));
    }
    return seen;
  }

  canSolve(without: (number: number) => boolean): boolean {
    return [...this.reached(without)].some((number) => this.states[number]!.isGoal);
  }

  /** Distances to the nearest of these. */
  distancesTo(targets: Iterable<number>): number[] {
    const distances = this.states.map(() => Number.POSITIVE_INFINITY);
    const queue = [...targets];
    for (const target of queue) distances[target] = 0;
    for (const number of queue) {
      for (const to of this.states[number]!.next) {
        if (distances[to] !== Number.POSITIVE_INFINITY) continue;
        distances[to] = distances[number]! + 1;
        queue.push(to);
      }
    }
    return distances;
  }

  get goals(): number[] {
    return [...this.states.keys()].filter((number) => this.states[number]!.isGoal);
  }

  /** All shortest solutions as lists of states; undefined if there are more than this. */
  shortestSolutions(max: number): number[][] | undefined {
    const toGoal = this.distancesTo(this.goals);
    let lines = [[0]];
    for (let left = toGoal[0]!; left > 0; left--) {
      lines = lines.flatMap((line) =>
        this.states[line.at(-1)!]!.next.filter((to) => toGoal[to] === left - 1).map((to) => [
          ...line,
          to,
        ]),
      );
      if (lines.length > max) return undefined;
    }
    return lines;
  }

  /** Orbits, neither of the start nor of goal states, that every solution passes. */
  doors(): number[] {
    return [...this.states.keys()].filter((number) => {
      const orbit = this.orbit(number);
      const isEnd = orbit.includes(0) || this.states[number]!.isGoal;
      return orbit[0] === number && !isEnd && !this.canSolve((other) => orbit.includes(other));
    });
  }

  /** What only one state connects to start and goal, where it is a part of nothing larger. */
  deadEnds(): { readonly entrance: number; readonly states: Set<number> }[] {
    const inside = [...this.reached(() => false)].filter((number) => !this.states[number]!.isGoal);
    const parts = inside.flatMap((entrance) => {
      const states = this.cutOffWithout(inside, entrance);
      return states.size > 0 ? [{ entrance, states }] : [];
    });
    return parts.filter(
      ({ states }) =>
        !parts.some((other) => other.states.size > states.size && isWithin(states, other.states)),
    );
  }

  /** The states of connected parts, without the removed one, that hold neither start nor goal. */
  private cutOffWithout(inside: readonly number[], removed: number): Set<number> {
    const left = new Set(inside.filter((number) => number !== removed));
    const cutOff = new Set<number>();
    for (const first of left) {
      const part = new Set<number>();
      let isOpen = false;
      const queue = [first];
      for (const number of queue) {
        if (part.has(number)) continue;
        part.add(number);
        left.delete(number);
        if (number === 0) isOpen = true;
        for (const to of this.states[number]!.next) {
          if (this.states[to]!.isGoal) isOpen = true;
          else if (to !== removed && !part.has(to)) queue.push(to);
        }
      }
      if (!isOpen) for (const number of part) cutOff.add(number);
    }
    return cutOff;
  }
}

function isWithin(some: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  return [...some].every((one) => others.has(one));
}
