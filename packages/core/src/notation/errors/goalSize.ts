import type { TextPlace } from '../form.ts';
import { ParseError } from './parseError.ts';

type Sides = { readonly width: number; readonly height: number };

const byOf = ({ width, height }: Sides) => `${width} by ${height}`;

/** Throws ParseError unless a goal has the sides of its start; `place` is that of the goal. */
export function requireGoalSize(
  start: Sides,
  goal: Sides,
  place: TextPlace,
  hint = 'write the goal in the size of the start',
): void {
  if (goal.width === start.width && goal.height === start.height) return;
  const message = `the start is ${byOf(start)}, but the goal is ${byOf(goal)}`;
  throw new ParseError('goal-size', message, place, hint);
}
