/* Rush Hour boards with an exit K outside the rectangle, and a target P. */
import type { PieceSpec } from '../../../puzzle/spec.ts';
import { cellsByLabel, type Picture, type PictureRow } from '../../drawings/picture.ts';
import { drawnReading } from '../../forms/blockReading.ts';
import { straightAxis } from '../../forms/rush/straightAxis.ts';
import { filledLines } from '../../forms/text.ts';
import { placeInRaw } from '../cleanText.ts';
import type { Guess } from './guess.ts';
import { laneCells, laneOf } from './lane.ts';

const ROW = /^[A-Za-z.\-_*0 ]+$/;
const HEADER = /^\s*\d+(?:[\s,x]+\d+)*\s*$/i;
const EXIT = 'K';
const TARGET = 'P';

type Exit = { readonly side: 'left' | 'right' | 'top' | 'bottom'; readonly at: number };

/** Rows of cars among which one K stands beside the rectangle: the target P leaves there. */
export const exitCars: Guess = (clean) => {
  const lines = filledLines(clean.text).filter(({ text }) => !HEADER.test(text));
  const text = lines.map((line) => line.text).join('\n');
  if (text.length > 2000 || text.split(EXIT).length !== 2 || !text.includes(TARGET))
    return undefined;
  if (!lines.every((line) => ROW.test(line.text))) return undefined;
  const found = withoutExit(lines.map(({ text: row, number }) => ({ row: row.trimEnd(), number })));
  if (!found) return undefined;
  const { rows, exit } = found;
  const start: Picture = { width: rows[0]!.characters.length, height: rows.length, rows };
  const pieces: PieceSpec[] = [];
  for (const { label, cells } of cellsByLabel(start)) {
    const axis = straightAxis(cells, start.width);
    if (!axis) return undefined;
    pieces.push({ label, cells, axis });
  }
  const goal = goalAt(exit, pieces, start);
  if (!goal) return undefined;
  const notes = [
    `read as Rush Hour: target ${TARGET}, exit ${EXIT} at the ${exit.side}`,
    'every piece moves along its long side only',
  ];
  const reading = drawnReading(clean.text, { start, pieces, goals: [[goal]], notes });
  return { ...reading, placeOf: (place) => placeInRaw(clean, reading.placeOf(place)) };
};

type Line = { readonly row: string; readonly number: number };

/** The rectangle without the exit and what is empty beside it. */
function withoutExit(lines: readonly Line[]): { rows: PictureRow[]; exit: Exit } | undefined {
  const y = lines.findIndex(({ row }) => row.includes(EXIT));
  const { row: line } = lines[y]!;
  const x = line.indexOf(EXIT);
  const isAlone = line.trim() === EXIT;
  const isLeft = !isAlone && x === 0;
  const board = isAlone ? lines.filter((_, at) => at !== y) : lines;
  const indents = board.map(({ row }) => row.length - row.trimStart().length);
  const indent = isLeft ? 0 : Math.min(...indents);
  // Of an exit at the left, the other rows may be moved aside.
  const isMoved = isLeft && indents.every((blanks, at) => blanks > 0 || at === y);
  const rows = board.map(({ row, number }, at): PictureRow => {
    const from = isMoved || (isLeft && at === y) ? 1 : indent;
    const cells = row.endsWith(EXIT) ? row.slice(from, -1).trimEnd() : row.slice(from);
    const characters = [...cells.replace(/[-_*0]/g, '.')];
    return { line: number, column: from + 1, step: 1, characters };
  });
  const width = rows[0]?.characters.length ?? 0;
  const isFull = ({ characters }: PictureRow) =>
    characters.length === width && !characters.includes(EXIT) && !characters.includes(' ');
  if (width < 2 || rows.length < 2 || !rows.every(isFull)) return undefined;
  const exit: Exit = isAlone
    ? { side: y === 0 ? 'top' : 'bottom', at: x - indent }
    : { side: isLeft ? 'left' : 'right', at: y };
  return { rows, exit };
}

/** The target at the edge beside the exit, if its lane leads there. */
function goalAt({ side, at }: Exit, pieces: readonly PieceSpec[], { width, height }: Picture) {
  const target = pieces.find(({ label }) => label === TARGET);
  if (!target) return undefined;
  const axis = side === 'left' || side === 'right' ? 'h' : 'v';
  if (target.axis !== axis) return undefined;
  const { length } = target.cells;
  if (laneOf(axis, target.cells[0]!, width) !== at) return undefined;
  const from = { left: 0, top: 0, right: width - length, bottom: height - length }[side];
  return { label: TARGET, cells: laneCells(axis, at, from, length, width) };
}
