/*
 * The shortest solution that an explanation tells: of all moves that come nearer to the goal,
 * always the first in the order of the rules. It is made by the rules of core, so every move of it
 * is legal.
 */
import type { State, Steps } from '@glissade/core';
import { puzzleSpace } from '@glissade/search/problem/puzzleSpace';
import type { Successor } from '@glissade/search/problem/stateSpace';
import type { Space } from '../../analyse/space/space.ts';

export type BestLine = {
  /** The states after each move, the start first; pieces of one kind are told apart. */
  readonly states: readonly State[];
  /** Their numbers in the space. */
  readonly numbers: readonly number[];
  /** The unit steps of each move. */
  readonly moves: readonly Steps[];
  /** All that could be done before each move, in the order of the rules. */
  readonly choices: readonly (readonly Successor<State>[])[];
};

export function findBestLine({ puzzle, metric, states, graph, toGoal }: Space): BestLine {
  const { successors } = puzzleSpace(puzzle, metric);
  const choices: (readonly Successor<State>[])[] = [];
  const line = { states: [puzzle.start], numbers: [0], moves: [] as Steps[], choices };
  for (let left = toGoal[0]!; left > 0; left--) {
    const numberOf = (state: State) => states.numberBeside(graph, line.numbers.at(-1)!, state);
    const all = successors(line.states.at(-1)!);
    const nearer = all.find(({ state }) => toGoal[numberOf(state)] === left - 1);
    if (!nearer) throw new Error(`no move leads to a state ${left - 1} from the goal`);
    line.numbers.push(numberOf(nearer.state));
    line.states.push(nearer.state);
    line.moves.push(Uint32Array.from(nearer.steps));
    choices.push(all);
  }
  return line;
}

/** Moves `from` to `to` of a line as one list of steps. */
export function stepsBetween({ moves }: BestLine, from: number, to: number): Steps {
  return Uint32Array.from(moves.slice(from, to).flatMap((steps) => [...steps]));
}
