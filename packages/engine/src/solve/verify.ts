import {
  labelSteps,
  lengthsOf,
  lineLength,
  type Metric,
  type Puzzle,
  replay,
  type Steps,
} from '@glissade/core';
import type { Engine } from '../engines/engine.ts';
import type { SolutionLine } from './outcome.ts';

/**
 * Replays a line by the rules of `core`, a path that no engine shares, and describes it. Throws
 * when the line is not legal or does not reach the goal: that would be a defect of the engine,
 * never an answer. `format` writes it.
 */
export function verifyLine(
  puzzle: Puzzle,
  steps: Steps,
  metric: Metric,
  format: Engine['format'],
): SolutionLine {
  const { illegal, reachesGoal } = replay(puzzle, steps);
  if (illegal) {
    throw new Error(
      `broken engine: step ${illegal.index + 1} is refused (${illegal.refusal.reason})`,
    );
  }
  if (!reachesGoal) throw new Error('broken engine: the line does not reach the goal');
  return {
    length: lineLength(steps, metric),
    lengths: lengthsOf(puzzle, steps),
    moves: format(puzzle, steps, metric),
    steps: labelSteps(puzzle, steps),
  };
}
