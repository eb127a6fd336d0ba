import { BOARD_SIDE_MAX } from '../../../board/board.ts';
import { permutationOf } from '../../cleaning/permutation.ts';
import { requireGoalSize } from '../../errors/goalSize.ts';
import type { FormReading } from '../../form.ts';
import { type Kept, keptIn, type SourceLine } from '../../sourceText.ts';
import { blocksIn, charactersOf, cutInto, type Token, wordsOf } from '../text.ts';
import { firstLines } from '../textLooks.ts';
import { gridOfList, gridOfRows, isGapText, isNumberText, type NumberGrid } from './numberGrid.ts';
import { isFrameLine, isList, readNumberRows } from './numberRows.ts';
import { tileReading } from './tileReading.ts';

/** Digits without anything between them, for boards of at most ten places: `123/4_5/678`. */
const PACKED_CELLS_MAX = 10;
const PACKED = /^[\d_.xX\-\s/]+$/;
const COLUMBIA_NOTE =
  'goal: for the goal 0 1 2 … of Columbia, choose the form columbia or the goal blank-first';

/** True when a text looks like a grid of numbers. */
export function looksLikeBoard(text: string): boolean {
  return looksPacked(text) || looksLikeNumbers(text);
}

/** Reads a grid of numbers, or a start and its goal. */
export function readNumbers(text: string): FormReading {
  if (looksPacked(text)) {
    const notes = ['every digit is a tile'];
    return tileReading(gridOfRows(packedRows(text)), undefined, notes);
  }
  const [start, goal, ...more] = blocksIn(numberLines(text), 3);
  if (start && goal && more.length === 0 && start.length === goal.length) {
    return readPair(start, goal, text);
  }
  const { grid, notes } = readGrid(numberLines(text), text);
  return tileReading(grid, undefined, notes);
}

/** Two grids with a blank line between them: start and goal. */
function readPair(start: readonly SourceLine[], goal: readonly SourceLine[], text: string) {
  const from = readGrid(start, text);
  const to = readGrid(goal, text).grid;
  const hint = 'write the goal in the size of the start; without a goal, no blank line';
  requireGoalSize(from.grid, to, to.tokens[0]!, hint);
  return tileReading(from.grid, { grid: to }, from.notes);
}

function readGrid(
  lines: readonly SourceLine[],
  text: string,
): { grid: NumberGrid; notes: string[] } {
  const rows = readNumberRows(lines);
  const notes: string[] = [];
  const blank = rows.flat().find(isBlank);
  if (blank) notes.push(`the empty place in line ${blank.line} is the gap`);
  if (!isList(rows)) return { grid: gridOfRows(rows), notes };
  const grid = gridOfList(rows.flat(), text);
  if (grid.width !== grid.height) {
    notes.push(`${grid.tokens.length} numbers in one list: ${grid.height} rows of ${grid.width}`);
  }
  if (/^\s*\d+(?:,\d+)+\s*$/.test(text)) notes.push(COLUMBIA_NOTE);
  return { grid, notes };
}

const isBlank = (token: Token) => token.text === '';

const OTHER_SIGNS = /[:=#\\@]|\d[.*_]|[.*_]\d/;
/** Quick looks: four numbers take so many characters, and codes are one word. */
const SHORTEST = 7;
const SEPARATED = /[\s,;/|│()[\]{}"']./;

/** Mostly numbers, and nothing that another form begins with. */
function looksLikeNumbers(text: string): boolean {
  if (text.length < SHORTEST || !/\d/.test(text) || OTHER_SIGNS.test(text) || !SEPARATED.test(text))
    return false;
  let [count, numeric, shortest, longest] = [0, 0, Infinity, 0];
  for (const line of numberLines(text)) {
    if (isFrameLine(line.text)) continue;
    for (const token of line.text.match(/[^\s,;/|│()[\]{}"']+/gu) ?? []) {
      count++;
      if (isNumberText(token) || isGapText(token)) numeric++;
      shortest = Math.min(shortest, token.length);
      longest = Math.max(longest, token.length);
    }
    if (longest > LENGTH_MAX) return false;
  }
  // Words of one length and more than one character are rows of a picture rather than numbers.
  const isPicture = shortest === longest && longest > 1;
  return count >= 4 && numeric * 5 >= count * 3 && !isPicture;
}

/** The largest tile has five digits. */
const LENGTH_MAX = 5;
/** No start and goal have more lines. */
const LINES_MAX = 2 * BOARD_SIDE_MAX ** 2;
const lines: Kept<readonly SourceLine[]> = {};

function numberLines(text: string): readonly SourceLine[] {
  return keptIn(lines, text, () => firstLines(text, LINES_MAX));
}

function packedRows(text: string): Token[][] {
  const rows = wordsOf(text.replaceAll('/', ' '));
  const single = rows.length === 1 && rows[0]!.text.length === 9;
  if (!single) return rows.map(charactersOf);
  return cutInto(charactersOf(rows[0]!), 3);
}

function looksPacked(text: string): boolean {
  if (text.length > 100 || !PACKED.test(text) || !/[^\s/]{2}/.test(text)) return false;
  if (text.replace(/[\s/]+/g, '').length > PACKED_CELLS_MAX) return false;
  const rows = packedRows(text);
  const width = rows[0]?.length ?? 0;
  const cells = rows.flat();
  const digits = cells.map((token) => token.text).filter(isNumberText);
  const isBoard = rows.length > 1 && width > 1 && rows.every((row) => row.length === width);
  if (!isBoard || digits.length + 1 < cells.length) return false;
  // In rows, a mistake is told.
  const isSingleWord = !/[\s/]/.test(text.trim());
  return isSingleWord
    ? permutationOf(cells) !== undefined
    : new Set(digits).size >= cells.length - 2;
}
