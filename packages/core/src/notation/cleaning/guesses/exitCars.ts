/* Rush Hour boards with an exit K outside the rectangle, and a target P. */
import { laneOf } from '../../forms/rush/lane.ts';
import { filledLines, textInPlace } from '../../forms/text.ts';
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
  const isExitNear = () => (axis === 'h' ? x < 0 : y === 0);
  const asked = { ...context, target: TARGET, isExitNear };
  const reading = carRows(textInPlace(board), asked);
  const target = reading?.spec.pieces.find(({ label }) => label === TARGET);
  const lane = target && laneOf(axis, target.cells[0]!, reading!.spec.board.width);
  if (target?.axis !== axis || lane !== (axis === 'h' ? y : x)) return undefined;
  const note = `read as Rush Hour: target ${TARGET} leaves at the exit ${EXIT}`;
  return { ...reading!, notes: [note, ...reading!.notes.slice(1)] };
};
