/* Which lines `---` are rows of a drawing three cells wide: gates from edge to edge. */
import { BOARD_SIDE_MAX } from '../board/board.ts';

const WIDTH = 3;
const PICTURE_KEY = /^ *(start|goal) *: *$/i;
const START_KEY = /^ *start *:(.*)$/i;
/** Keys that go on with a puzzle whose start was drawn. */
const FURTHER_KEY = /^ *(?:goal|axes|same) *:/i;

/**
 * True for a line `---` that belongs to a drawing of the puzzle that begins at line `from`: one under
 * `start:` or `goal:` that is not at its end, or one of a start and a goal without keys that both
 * have it.
 */
export function isGateRow(lines: readonly string[], from: number, at: number): boolean {
  // Nothing is drawn yet.
  if (at === from) return false;
  let top = at;
  while (top > from && isRow(lines[top - 1]!) && at - top < BOARD_SIDE_MAX) top--;
  const key = top > from ? PICTURE_KEY.exec(lines[top - 1]!)?.[1]?.toLowerCase() : undefined;
  if (key === 'goal') return at - top < heightOfStart(lines, from, top);
  const isWide = top === at || lines.slice(top, at).some((line) => line.length === WIDTH);
  if (key === 'start') return isWide && goesOn(lines, at);
  return isInBoth(lines, from, at);
}

/** A line that may be a row of such a drawing. */
function isRow(line: string | undefined): boolean {
  return line !== undefined && line !== '' && line.trimEnd().length <= WIDTH;
}

function heightOfStart(lines: readonly string[], from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const start = START_KEY.exec(lines[at]!);
    if (!start) continue;
    const value = start[1]!.trim();
    return value === '' ? blockLength(lines, at + 1) : value.split('/').length;
  }
  return 0;
}

/** How many rows follow from this line on. */
function blockLength(lines: readonly string[], from: number): number {
  let to = from;
  while (isRow(lines[to]) && to - from <= BOARD_SIDE_MAX) to++;
  return to - from;
}

/** True where the start goes on below, or its goal follows. */
function goesOn(lines: readonly string[], at: number): boolean {
  const end = at + 1 + blockLength(lines, at + 1);
  if (lines.slice(at + 1, end).some((line) => !line.startsWith('---'))) return true;
  const next = lines.slice(end, end + 2).find((line) => line.trim() !== '');
  return next !== undefined && FURTHER_KEY.test(next);
}

/** True where the first drawing of the puzzle and the next, as high, have this row. */
function isInBoth(lines: readonly string[], begin: number, at: number): boolean {
  let from = begin;
  while (from < at && lines[from]!.trim() === '') from++;
  const height = blockLength(lines, from);
  if (height > BOARD_SIDE_MAX || !lines.slice(from, from + height).some((line) => /[.#]/.test(line)))
    return false;
  let second = from + height;
  while (second < lines.length && lines[second]!.trim() === '') second++;
  const length = blockLength(lines, second);
  const ends = length === height || lines[second + height]?.startsWith('---');
  if (length < height || !ends) return false;
  // Each further drawing has as many rows, and a blank line before it.
  let top = from;
  while (top + height <= at) {
    top += height;
    if (isRow(lines[top])) return false;
    while (top < at && lines[top]!.trim() === '') top++;
  }
  const row = at - top;
  return [from, second].every((block) => lines[block + row]?.startsWith('---'));
}
