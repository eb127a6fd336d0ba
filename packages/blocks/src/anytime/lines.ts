/* Converts lines of play to states of a search, and back. */
import { neighbourOf, type Steps, unpackStep } from '@glissade/core';
import { type BlockProblem, placementsOfState } from '@glissade/search/problem/blockProblem';

/** Every state of a line from the start, as placement by slot. */
export function statesOfLine(problem: BlockProblem, steps: Steps): Int32Array[] {
  const { board, start } = problem.puzzle;
  const state = start.slice();
  const states = [problem.start];
  for (const packed of steps) {
    const { piece, direction } = unpackStep(packed);
    state[piece] = neighbourOf(board, state[piece]!, direction);
    states.push(placementsOfState(problem, state)!);
  }
  return states;
}
