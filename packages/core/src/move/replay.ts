import type { Puzzle, State } from '../puzzle/puzzle.ts';
import { isGoalState } from '../state/state.ts';
import { finish, PART_STEPS } from './inParts.ts';
import { type Lengths, measuring } from './metric.ts';
import { Position } from './position.ts';
import type { Refusal } from './rules.ts';
import { requirePacked, type Steps, unpackStep } from './step.ts';

/** The result of replaying a line by the rules: where it ends, or its first illegal step. */
export type Replay = {
  /** The state after the last legal step. */
  readonly end: State;
  /** Whether that state meets a goal. */
  readonly reachesGoal: boolean;
  /** How long the legal part of the line is, in every metric of the puzzle. */
  readonly lengths: Lengths;
  /** The first step that is not legal, if any; nothing after it was played. */
  readonly illegal?: {
    /** Its index in the line. */
    readonly index: number;
    /** Why it is not legal. */
    readonly refusal: Refusal;
  };
};

/**
 * Plays a line from a state (the start by default) by the rules. The arguments are untouched. The
 * end is a new array, in which pieces keep their numbers; it is not in canonical form.
 *
 * @example
 * ```ts
 * import { parseMoves, parsePuzzle, replay } from 'glissade';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * const { reachesGoal, lengths } = replay(puzzle, parseMoves(puzzle, 'L2'));
 * console.log(reachesGoal, lengths.steps); // → true 2
 * ```
 */
export function replay(puzzle: Puzzle, steps: Steps, from: State = puzzle.start): Replay {
  return finish(replaying(puzzle, steps, from));
}

/** As `replay`, in parts: yields how many steps it has looked at since. */
export function* replaying(
  puzzle: Puzzle,
  steps: Steps,
  from: State = puzzle.start,
): Generator<number, Replay> {
  requirePacked(steps);
  const position = new Position(puzzle, from);
  for (let index = 0; index < steps.length; index++) {
    if (index % PART_STEPS === PART_STEPS - 1) yield PART_STEPS;
    const refusal = position.play(unpackStep(steps[index]!));
    if (!refusal) continue;
    const illegal = { index, refusal };
    return { ...(yield* summing(puzzle, position, steps.subarray(0, index))), illegal };
  }
  return yield* summing(puzzle, position, steps);
}

function* summing(puzzle: Puzzle, position: Position, played: Steps): Generator<number, Replay> {
  const { state } = position;
  const lengths = yield* measuring(puzzle, played);
  return { end: state, reachesGoal: isGoalState(puzzle, state), lengths };
}

/**
 * The states along a legal line, the first being `from`. Throws on an illegal step. Every state is
 * a new array: one more than there are steps.
 *
 * @example
 * ```ts
 * import { parseMoves, parsePuzzle, statesAlong } from 'glissade';
 * import { formatTiles } from 'glissade/core';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * const states = statesAlong(puzzle, parseMoves(puzzle, 'L2'));
 * console.log(states.map((state) => formatTiles(puzzle, state)).at(-1)); // → 1 2 3/4 5 6/7 8 0
 * ```
 */
export function statesAlong(puzzle: Puzzle, steps: Steps, from: State = puzzle.start): State[] {
  requirePacked(steps);
  const position = new Position(puzzle, from);
  const states = [position.state.slice()];
  for (let index = 0; index < steps.length; index++) {
    const refusal = position.play(unpackStep(steps[index]!));
    if (refusal) throw new Error(`step ${index + 1} is not legal: ${refusal.reason}`);
    states.push(position.state.slice());
  }
  return states;
}
