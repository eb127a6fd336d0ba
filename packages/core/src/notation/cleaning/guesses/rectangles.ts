/* Lists of rectangles as programs write them, of which one is as large as the goal. */
import type { Rectangle } from '../../forms/coveredCells.ts';
import { KLOTSKI_HEIGHT, KLOTSKI_WIDTH } from '../../forms/klotski/klotskiBoard.ts';
import { letterAt } from '../../forms/letters.ts';
import { rectanglesIn, rectanglesReading } from '../../forms/rectangles.ts';
import type { Guess } from './guess.ts';

const PIECES_MIN = 3;
const SIDE_MAX = 30;

/** The bottom centre. */
const KLOTSKI_GOAL: Rectangle = [1, 3, 2, 2];

/** A list of rectangles, of which one is as large as the goal: that of Klotski, or one named so. */
export const rectangles: Guess = (text, { hasGoal }) => {
  const all = rectanglesIn(text).flatMap(({ rectangle, ...record }) =>
    rectangle ? [{ ...record, rectangle }] : [],
  );
  const named = all.find(({ key }) => /goal/i.test(key ?? ''));
  const blocks = all.filter((record) => record !== named);
  if (blocks.length < PIECES_MIN) return undefined;
  const [width, lowest] = [0, 1].map((at) =>
    Math.max(...all.map(({ rectangle }) => rectangle[at]! + rectangle[at + 2]!)),
  ) as [number, number];
  const isKlotski = width === KLOTSKI_WIDTH && lowest <= KLOTSKI_HEIGHT;
  const height = isKlotski ? KLOTSKI_HEIGHT : lowest;
  if (Math.max(width, height) > SIDE_MAX) return undefined;
  const at = named?.rectangle ?? (isKlotski ? KLOTSKI_GOAL : undefined);
  const fitting = blocks.filter(({ rectangle }) => at && sidesOf(rectangle) === sidesOf(at));
  if (!hasGoal && fitting.length !== 1) return undefined;
  const block = blocks.indexOf(fitting[0]!);
  return rectanglesReading(text, {
    width,
    height,
    blocks,
    goal: at && !hasGoal ? { block, at } : undefined,
    notes: [
      'read as a list of rectangles, counted from 0',
      ...(hasGoal ? [] : [`goal: piece ${letterAt(block)} at column ${at![0]}, row ${at![1]}`]),
    ],
  });
};

const sidesOf = (rectangle: Rectangle) => String(rectangle.slice(2));
