/*
 * A board behind its size, then the piece that counts and the cell where its first one has to be,
 * counted from 0: so a programming contest gives Klotski.
 */
import { cellsByLabel } from '../../drawings/picture.ts';
import { drawnReading } from '../../forms/blockReading.ts';
import { filledLines } from '../../forms/text.ts';
import { readNumberRows } from '../../forms/tiles/numberRows.ts';
import { pictureOf } from './carRows.ts';
import type { Guess } from './guess.ts';

const PAIR = /^\s*(\d{1,2})\s+(\d{1,2})\s*$/;

export const placedTarget: Guess = (text) => {
  const lines = filledLines(text);
  const [size, place] = [lines[0], lines.at(-1)].map((line) => PAIR.exec(line?.text ?? ''));
  if (!size || !place || lines.length !== Number(size[1]) + 3) return undefined;
  const width = Number(size[2]);
  const rows = readNumberRows(lines.slice(1, -2));
  const start = rows.every((row) => row.length === width) && pictureOf(rows, width);
  if (!start) return undefined;
  const name = lines.at(-2)!.text.trim();
  const first = rows.flat().findIndex((token) => token.text === name);
  const pieces = cellsByLabel(start);
  const target = pieces.find(({ cells }) => cells[0] === first);
  if (!target) return undefined;
  const by = Number(place[1]) * width + Number(place[2]) - first;
  const cells = target.cells.map((cell) => cell + by);
  return drawnReading(text, {
    start,
    pieces,
    goals: [[{ label: target.label, cells }]],
    notes: [`goal: the first cell of ${name} in row ${place[1]}, column ${place[2]}, from 0`],
  });
};
