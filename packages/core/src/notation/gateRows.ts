/* Which lines `---` are rows of a drawing three cells wide: gates from edge to edge. */
import { BOARD_SIDE_MAX } from '../board/board.ts';

const PICTURE_KEY = /^ *(?:start|(goal)) *: *$/i;
const START_KEY = /^ *start *: *$/i;
/** Keys that go on with a puzzle whose start was drawn. */
const FURTHER_KEY = /^ *(?:goal|axes|same) *:/i;
const NOTHING = /^(?:---)?\s*$/;

/** True for a line of three hyphens alone, blanks after them allowed: most lie between puzzles. */
export function isSeparator(line = ''): boolean {
  return line.startsWith('---') && line.slice(3).trim() === '';
}

/**
 * True for such a line that belongs to a drawing of the puzzle that begins at line `from`: one
 * under `start:` or `goal:` that is not at its end, or one of a start and a goal without keys that
 * both have it.
 */
export function isGateRow(lines: readonly string[], from: number, at: number): boolean {
  let top = at;
  while (top > from && isRow(lines[top - 1]) && at - top < BOARD_SIDE_MAX) top--;
  const key = top > from && PICTURE_KEY.exec(lines[top - 1]!);
  if (!key) return at > from && isInBoth(lines, from, top, at);
  if (key[1]) {
    let start = from;
    while (start < top && !START_KEY.test(lines[start]!)) start++;
    return start < top && at - top < blockLength(lines, start + 1);
  }
  let next = at + 1;
  while (NOTHING.test(lines[next] ?? '-')) next++;
  const isWide = top === at || lines.slice(top, at).some((line) => line.length === 3);
  return isWide && (isRow(lines[next]) || FURTHER_KEY.test(lines[next] ?? ''));
}

/** A line that may be a row of such a drawing. */
function isRow(line = ''): boolean {
  return line !== '' && line.trimEnd().length <= 3;
}

/** How many rows follow from this line on. */
function blockLength(lines: readonly string[], from: number): number {
  let to = from;
  while (isRow(lines[to]) && to - from <= BOARD_SIDE_MAX) to++;
  return to - from;
}

/** True where the first drawing of a puzzle and the next, as high, have the row of one at `top`. */
function isInBoth(lines: readonly string[], from: number, top: number, at: number): boolean {
  const afterBlanks = (line: number) => {
    let first = line;
    while (lines[first]?.trim() === '') first++;
    return first;
  };
  const start = afterBlanks(from);
  const height = blockLength(lines, start);
  const goal = afterBlanks(start + height);
  const length = blockLength(lines, goal);
  const row = at - top;
  return (
    row < height &&
    (length === height || (length > height && isSeparator(lines[goal + height]))) &&
    isSeparator(lines[start + row]) &&
    isSeparator(lines[goal + row])
  );
}
