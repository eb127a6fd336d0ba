import type { Puzzle, State } from '../puzzle/puzzle.ts';
import { isGoalState } from '../state/state.ts';
import { type Lengths, lengthsOf } from './metric.ts';
import { Position } from './position.ts';
import type { Refusal } from './rules.ts';
import { type Steps, unpackStep } from './step.ts';

/** What came of replaying a line by the rules. */
export type Replay = {
  /** The state after the last legal step. */
  readonly end: State;
  readonly reachesGoal: boolean;
  readonly lengths: Lengths;
  /** The first step that is not legal, if any; nothing after it was played. */
  readonly illegal?: { readonly index: number; readonly refusal: Refusal };
};

/** Plays a line from a state (the start by default) by the rules. The arguments are untouched. */
export function replay(puzzle: Puzzle, steps: Steps, from: State = puzzle.start): Replay {
  const position = new Position(puzzle, from);
  for (let index = 0; index < steps.length; index++) {
    const refusal = position.play(unpackStep(steps[index]!));
    if (refusal) return summary(puzzle, position, steps.slice(0, index), { index, refusal });
  }
  return summary(puzzle, position, steps);
}

function summary(
  puzzle: Puzzle,
  position: Position,
  played: Steps,
  illegal?: Replay['illegal'],
): Replay {
  const result = {
    end: position.state.slice(),
    reachesGoal: isGoalState(puzzle, position.state),
    lengths: lengthsOf(puzzle, played),
  };
  return illegal ? { ...result, illegal } : result;
}

/** The states along a legal line, the first being `from`. Throws on an illegal step. */
export function statesAlong(puzzle: Puzzle, steps: Steps, from: State = puzzle.start): State[] {
  const position = new Position(puzzle, from);
  const states = [position.state.slice()];
  for (let index = 0; index < steps.length; index++) {
    const refusal = position.play(unpackStep(steps[index]!));
    if (refusal) throw new Error(`step ${index + 1} is not legal: ${refusal.reason}`);
    states.push(position.state.slice());
  }
  return states;
}
