/* What the colour of a border says of it. */
import type { Border } from './borders.ts';
import type { CellColor } from './cellColors.ts';
import { type Color, distance } from './color.ts';
import { ALIKE } from './guesses.ts';

/**
 * What parts two pieces has the colour of what parts the others, which a drawing seldom has: the
 * odds of a border by its colour, learned from those above the threshold and below it.
 */
export function lineOddsOf(
  cells: readonly CellColor[],
  borders: readonly Border[],
  threshold: number,
  floor: Color,
): (border: Border) => number {
  const isFloor = (cell: number) => distance(cells[cell]!.color, floor) < ALIKE;
  const ofPieces = borders.filter(({ a, b }) => !isFloor(a) && !isFloor(b));
  const parted = ofPieces.filter(({ change }) => change > threshold);
  const joined = ofPieces.filter(({ change }) => change <= threshold);
  const line = commonestOf(parted.map(({ middle }) => middle));
  const isLine = ({ middle }: Border) => distance(middle, line) < ALIKE;
  const [some, others] = [shareOf(parted, isLine), shareOf(joined, isLine)];
  if (some < others) return () => 0;
  const [asLine, asDrawn] = [Math.log(some / others), Math.log((1 - some) / (1 - others))];
  return (border) => {
    if (isFloor(border.a) || isFloor(border.b)) return 0;
    return isLine(border) ? asLine : asDrawn;
  };
}

/** A share that is never sure, as there are few. */
const shareOf = <T>(all: readonly T[], isOne: (one: T) => boolean) =>
  Math.max(0.03, Math.min(0.97, (all.filter(isOne).length + 1) / (all.length + 2)));

/** The one that most others are near. */
export function commonestOf(colors: readonly Color[]): Color {
  const countNear = (one: Color) => colors.filter((other) => distance(one, other) < ALIKE).length;
  return colors.reduce((best, one) => (countNear(one) > countNear(best) ? one : best), [0, 0, 0]);
}
