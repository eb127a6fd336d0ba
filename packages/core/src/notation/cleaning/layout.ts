/* How a program lays a list out as a board: by rows or by columns, and whether it turns it. */
import type { NumberGrid } from '../forms/tiles/numberGrid.ts';

/** The calls right before a list, up to its own bracket. */
const CALLS = /(?:[\w.]{0,40} ?[([{]\/?\s*)+$/;
const BEFORE_MAX = 80;
const BEHIND_MAX = 200;

/** Functions that fill a board of given sides; those of R, Julia, Fortran … do so by columns. */
const FILL = /(?<![\w.])(?:matrix|array)\s*\(\s*c\s*\(|\breshape\s*\(/;
const METHOD = /^[^\n;=,]{0,40}?\.(?:reshape|view)\s*\(/;
const BY_ROWS = /\.\s*reshape\s*\(|\bbyrow\s*=\s*T|order\s*=\s*\W+2\b/;
const BY_COLUMNS = /order\s*=\s*["']F/;
const TURN = /(?<![\w.])(?:t|cbind|hcat)\s*\(|\b(?:transpose|permutedims|column_stack)\s*\(/g;
const TURN_BEHIND = /^\s*(?:\.?'|[^\n;=]{0,60}?\.(?:T\b|transpose\(\)))/;
const QUOTED = /["'][\s([{]*$/;

/** A board as a program lays it out, and a note about that; undefined where none does. */
export function laidOut(
  grid: NumberGrid,
  text: string,
  from: number,
  to: number,
): { readonly grid: NumberGrid; readonly note: string } | undefined {
  const before = text.slice(Math.max(0, from - BEFORE_MAX), from);
  const calls = CALLS.exec(before)?.[0] ?? '';
  const end = endOfCalls(text, to, calls.replace(/[^([{]/g, '').length);
  const behind = text.slice(end, end + BEHIND_MAX);
  const turnsBehind = TURN_BEHIND.test(behind) && !QUOTED.test(before) ? 1 : 0;
  const isTurned = ((calls.match(TURN)?.length ?? 0) + turnsBehind) % 2 > 0;
  const filled = sidesIn(grid, calls, text.slice(to, end), behind);
  const noteOf = (way: string) => `read as a list that fills the board by ${way}`;
  if (!filled) return isTurned ? { grid: turned(grid), note: noteOf('columns') } : undefined;
  const { said, sides } = filled;
  const isByRows = BY_ROWS.test(said) || /\bnumpy\b/.test(text);
  const isDown = (BY_COLUMNS.test(said) || !isByRows) !== isTurned;
  const { width, height } = isTurned ? { width: sides.height, height: sides.width } : sides;
  const { tokens } = grid;
  return {
    grid: isDown ? turned({ width: height, height: width, tokens }) : { width, height, tokens },
    note: noteOf(isDown ? 'columns' : 'rows'),
  };
}

/** Where so many brackets are closed. */
function endOfCalls(text: string, from: number, open: number): number {
  let at = from;
  for (let depth = open; at < Math.min(text.length, from + BEHIND_MAX) && depth > 0; at++) {
    if ('([{'.includes(text[at]!)) depth++;
    else if (')]}'.includes(text[at]!)) depth--;
  }
  return at;
}

/** The sides that a call around a list or a method behind it gives, and all that they say. */
function sidesIn(grid: NumberGrid, calls: string, inside: string, behind: string) {
  const method = METHOD.exec(behind)?.[0] ?? '';
  if (!method && !FILL.test(calls)) return undefined;
  const said = method ? behind.slice(0, endOfCalls(behind, method.length, 1)) : inside;
  const dims = said.slice(method.length).replace(/\border\b.*/s, '');
  const [one = 0, two = 0] = (dims.match(/(?<![-\w])\d{1,3}/g) ?? []).map(Number);
  const { length } = grid.tokens;
  // The columns stand first where the rows are left open.
  const isByColumns = /^\W*ncol|^\W*(?:-1|\[\])/.test(dims);
  const width = isByColumns ? one : two || length / one;
  const sides = one > 0 ? { width, height: length / width } : grid;
  return sides.width % 1 || sides.height % 1 ? undefined : { said: calls + said, sides };
}

function turned({ width, height, tokens }: NumberGrid): NumberGrid {
  const cells = tokens.map((_, at) => tokens[(at % height) * width + Math.floor(at / height)]!);
  return { width: height, height: width, tokens: cells };
}
