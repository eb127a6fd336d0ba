/** Goals of tile boards that people know by name. */
export type GoalName = 'standard' | 'blank-first' | 'snake' | 'spiral';

/**
 * Every named goal, the default first.
 *
 * @example
 * ```ts
 * import { GOAL_NAMES } from 'glissade/core';
 * console.log(GOAL_NAMES.join(' ')); // → standard blank-first snake spiral
 * ```
 */
export const GOAL_NAMES: readonly GoalName[] = ['standard', 'blank-first', 'snake', 'spiral'];

/**
 * The picture of a named goal: tile numbers by cell, row-major, 0 the gap.
 * - `standard`: row by row, the gap last
 * - `blank-first`: row by row, the gap first
 * - `snake`: rows by turns rightwards and leftwards, the gap at the end of the last
 * - `spiral`: clockwise inwards from the top left, the gap at the inner end
 *
 * A new array.
 *
 * @example
 * ```ts
 * import { namedGoal } from 'glissade/core';
 * console.log(namedGoal('snake', 3, 2)); // → [ 1, 2, 3, 0, 5, 4 ]
 * ```
 */
export function namedGoal(name: GoalName, width: number, height: number): number[] {
  const count = width * height;
  if (name === 'blank-first') return Array.from({ length: count }, (_, cell) => cell);
  const order = orderOf(name, width, height);
  const numbers = new Array<number>(count).fill(0);
  for (let i = 0; i < count - 1; i++) numbers[order[i]!] = i + 1;
  return numbers;
}

/** The cells in the order in which a goal counts its tiles, and then the gap's. */
function orderOf(name: GoalName, width: number, height: number): number[] {
  if (name === 'spiral') return spiralCells(width, height);
  return Array.from({ length: width * height }, (_, cell) => {
    const column = cell % width;
    const isBack = name === 'snake' && Math.floor(cell / width) % 2 === 1;
    return isBack ? cell + width - 1 - 2 * column : cell;
  });
}

function spiralCells(width: number, height: number): number[] {
  const cells: number[] = [];
  let [left, right, top, bottom] = [0, width - 1, 0, height - 1];
  while (cells.length < width * height) {
    for (let x = left; x <= right; x++) cells.push(top * width + x);
    for (let y = top + 1; y <= bottom; y++) cells.push(y * width + right);
    for (let x = right - 1; x >= left; x--) cells.push(bottom * width + x);
    for (let y = bottom - 1; y > top; y--) cells.push(y * width + left);
    left++;
    right--;
    top++;
    bottom--;
  }
  // A line at the inner end is walked there and back: more cells than the board has.
  return cells;
}
