import {
  finish,
  formattingMoves,
  labelling,
  type Metric,
  type Puzzle,
  type Replay,
  replaying,
  type Steps,
} from '@glissade/core';
import type { Engine } from './engines/engine.ts';
import type { SolutionLine } from './outcome.ts';

/**
 * Replays a line by the rules of `core`, which no engine uses, and describes it. Throws if the line
 * is not legal or does not reach the goal, which would be a defect of the engine. `format` writes
 * the line.
 */
export function verifyLine(
  puzzle: Puzzle,
  steps: Steps,
  metric: Metric,
  format: Engine['format'],
): SolutionLine {
  return finish(verifyingLine(puzzle, steps, metric, format));
}

/** As `verifyLine`, in parts: yields how many steps it has looked at since. */
export function* verifyingLine(
  puzzle: Puzzle,
  steps: Steps,
  metric: Metric,
  format: Engine['format'],
): Generator<number, SolutionLine> {
  const { lengths } = yield* checking(puzzle, steps);
  const moves = yield* formattingMoves(puzzle, steps, metric, format);
  return { length: lengths[metric]!, lengths, moves, steps: yield* labelling(puzzle, steps) };
}

/** The text of a line that was verified in the same way. */
export function* verifyingMoves(
  puzzle: Puzzle,
  steps: Steps,
  metric: Metric,
  format: Engine['format'],
): Generator<number, string> {
  yield* checking(puzzle, steps);
  return yield* formattingMoves(puzzle, steps, metric, format);
}

function* checking(puzzle: Puzzle, steps: Steps): Generator<number, Replay> {
  const replayed = yield* replaying(puzzle, steps);
  const { illegal, reachesGoal } = replayed;
  if (illegal) {
    throw new Error(
      `broken engine: step ${illegal.index + 1} is refused (${illegal.refusal.reason})`,
    );
  }
  if (!reachesGoal) throw new Error('broken engine: the line does not reach the goal');
  return replayed;
}
