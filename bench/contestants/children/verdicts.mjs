// What the line of another program is worth by our rules.
import { lengthsOf, replay } from '@glissade/core';
import { printResult } from './frame.mjs';

/**
 * The length of a line, or a fault.
 * @param {import('@glissade/core').Puzzle} puzzle
 * @param {Uint32Array} steps
 * @param {import('@glissade/core').Metric} metric
 */
export function verdictOn(puzzle, steps, metric) {
  const { illegal, reachesGoal } = replay(puzzle, steps);
  if (illegal || !reachesGoal) return `${puzzle.info.id}: its line does not replay to the goal`;
  return lengthsOf(puzzle, steps)[metric];
}

/**
 * @param {import('./frame.mjs').Measured} measured
 * @param {readonly ReturnType<typeof verdictOn>[]} verdicts one for each puzzle
 */
export function printVerdicts(measured, verdicts) {
  printResult({
    ...measured,
    lengths: verdicts.map((verdict) => (typeof verdict === 'number' ? verdict : -1)),
    faults: verdicts.filter((verdict) => typeof verdict === 'string'),
  });
}
