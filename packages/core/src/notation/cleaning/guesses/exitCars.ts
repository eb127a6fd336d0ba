/* Rush Hour boards whose exit is drawn: a K outside the rectangle, or a gap in a frame. */

import type { ReadContext } from '../../form.ts';
import { laneOf } from '../../forms/rush/lane.ts';
import { filledLines, textInPlace } from '../../forms/text.ts';
import type { SourceLine } from '../../sourceText.ts';
import { carRows } from './carRows.ts';
import type { Guess } from './guess.ts';

const ROW = /^[A-Za-z.\-_*0 ]+$/;
const HEADER = /^\s*\d+(?:[\s,x]+\d+)*\s*$/i;
const EXIT = 'K';
const TARGET = 'P';

/** Rows of cars among which one K stands beside the rectangle: the target P leaves there. */
export const exitCars: Guess = (text, context) => {
  const lines = filledLines(text).filter((line) => !HEADER.test(line.text));
  const drawn = lines.map((line) => line.text).join('');
  if (drawn.split(EXIT).length !== 2 || !drawn.includes(TARGET) || !ROW.test(drawn))
    return undefined;
  const y = lines.findIndex(({ text: row }) => row.includes(EXIT));
  const exitRow = lines[y]!.text;
  // Before its row, it may move that row aside, or not.
  const isMoved =
    /^K./.test(exitRow) && lines.some(({ text: row }, at) => at !== y && !row.startsWith(' '));
  const board = lines
    .map(({ text: row, number }, at) => {
      return { text: isMoved && at === y ? row.slice(1) : row.replace(EXIT, ' '), number };
    })
    .filter(({ text: row }) => row.trim() !== '');
  const left = Math.min(...board.map(({ text: row }) => row.search(/\S/)));
  const x = (isMoved ? -1 : exitRow.indexOf(EXIT)) - left;
  const axis = board.length === lines.length ? 'h' : 'v';
  const reading = leaving(
    board,
    TARGET,
    axis === 'h' ? x < 0 : y === 0,
    `the exit ${EXIT}`,
    context,
  );
  const target = reading?.spec.pieces.find(({ label }) => label === TARGET);
  const lane = target && laneOf(axis, target.cells[0]!, reading!.spec.board.width);
  return target?.axis === axis && lane === (axis === 'h' ? y : x) ? reading : undefined;
};

/** Cars that lie. */
const LYING = /([^\W_])\1+/g;

/** Rows in a frame of one sign that is open beside one of them: its car gets out there. */
export const framedCars: Guess = (text, context) => {
  const lines = filledLines(text).map(({ text: row, number }) => ({ text: row.trim(), number }));
  const [sign = ''] = lines[0]?.text ?? '';
  const rows = lines.filter(({ text: row }) => row !== sign.repeat(row.length));
  const depth = (lines.length - rows.length) / 2;
  const edge = sign.repeat(depth);
  const [open, more] = rows.filter(({ text: row }) => !row.startsWith(edge) || !row.endsWith(edge));
  if (depth < 1 || !open || more || rows[0] !== lines[depth]) return undefined;
  const inner = rows.map(({ text: row, number }) => ({ text: row.slice(depth, -depth), number }));
  const [target, another] = open.text.slice(depth, -depth).match(LYING) ?? [];
  return target && !another
    ? leaving(inner, target[0]!, !open.text.startsWith(edge), 'the gap', context)
    : undefined;
};

/** The cars of these lines, of which one leaves at an exit at the left or above, or opposite. */
function leaving(
  lines: readonly SourceLine[],
  target: string,
  isNear: boolean,
  exit: string,
  context: ReadContext,
) {
  const reading = carRows(textInPlace(lines), { ...context, target, isExitNear: () => isNear });
  const notes = [`read as Rush Hour: target ${target} leaves at ${exit}`];
  return reading && { ...reading, notes: [...notes, ...reading.notes.slice(1)] };
}
