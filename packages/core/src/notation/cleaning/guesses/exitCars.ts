/* Rush Hour boards with an exit K outside the rectangle, and a target P. */
import { cellsByLabel, type Picture, type PictureRow } from '../../drawings/picture.ts';
import { atEnd, laneOf } from '../../forms/rush/lane.ts';
import { carsReading } from '../../forms/rush/rush.ts';
import { straightAxis } from '../../forms/rush/straightAxis.ts';
import { filledLines } from '../../forms/text.ts';
import type { SourceLine } from '../../sourceText.ts';
import type { Guess } from './guess.ts';

const ROW = /^[A-Za-z.\-_*0 ]+$/;
const HEADER = /^\s*\d+(?:[\s,x]+\d+)*\s*$/i;
const EXIT = 'K';
const TARGET = 'P';

/** Rows of cars among which one K stands beside the rectangle: the target P leaves there. */
export const exitCars: Guess = (text) => {
  const lines = filledLines(text).filter((line) => !HEADER.test(line.text));
  const drawn = lines.map((line) => line.text).join('');
  const isOne = drawn.split(EXIT).length === 2 && drawn.includes(TARGET) && ROW.test(drawn);
  const { start, x, y } = isOne ? withoutExit(lines) : { start: undefined, x: 0, y: 0 };
  if (!start || !isRectangle(start)) return undefined;
  const areCars = cellsByLabel(start).every(({ cells }) => straightAxis(cells, start.width));
  if (!areCars) return undefined;
  const notes = [`read as Rush Hour: target ${TARGET} leaves at the exit ${EXIT}`];
  const { spec, ...reading } = carsReading(text, start, notes, { hasGoal: true });
  const target = spec.pieces.find(({ label }) => label === TARGET);
  const [axis, lane, along] =
    x < 0 || x >= start.width ? (['h', y, x] as const) : (['v', x, y] as const);
  if (target?.axis !== axis || laneOf(axis, target.cells[0]!, start.width) !== lane)
    return undefined;
  return { ...reading, spec: { ...spec, goals: [[atEnd({ ...target, axis }, start, along > 0)]] } };
};

/** All that is drawn but the exit, and where that stands beside it. */
function withoutExit(lines: readonly SourceLine[]) {
  const y = lines.findIndex(({ text }) => text.includes(EXIT));
  // Before its row, it may move that row aside, or not.
  const isMoved =
    /^K./.test(lines[y]!.text) && lines.some(({ text }, at) => at !== y && !text.startsWith(' '));
  const x = isMoved ? -1 : lines[y]!.text.indexOf(EXIT);
  const board = lines
    .map(({ text, number }, at) => {
      const cells = isMoved && at === y ? text.slice(1) : text.replace(EXIT, ' ');
      return { cells: cells.trimEnd().replace(/[-_*0]/g, '.'), number };
    })
    .filter(({ cells }) => cells !== '');
  const left = Math.min(...board.map(({ cells }) => cells.search(/\S/)));
  const rows = board.map(
    ({ cells, number }): PictureRow => ({
      line: number,
      column: left + 1,
      step: 1,
      characters: [...cells.slice(left)],
    }),
  );
  const start: Picture = { width: rows[0]?.characters.length ?? 0, height: rows.length, rows };
  return { start, x: x - left, y };
}

function isRectangle({ width, height, rows }: Picture): boolean {
  const isFull = ({ characters }: PictureRow) =>
    characters.length === width && !characters.includes(' ');
  return width > 1 && height > 1 && rows.every(isFull);
}
