/* Rush Hour boards in rows of any signs: other free cells, separated cells, numbers, lists. */
import { columnsOfRectangle } from '../../../board/shape.ts';
import { cellsByLabel, type Picture } from '../../drawings/picture.ts';
import { drawnReading } from '../../forms/blockReading.ts';
import {
  describeKlotskiGoal,
  KLOTSKI_HEIGHT,
  KLOTSKI_WIDTH,
  klotskiGoal,
  onlySquare,
} from '../../forms/klotski/klotskiBoard.ts';
import { carsReading } from '../../forms/rush/rush.ts';
import { primaryLabel } from '../../forms/rush/rushPrimary.ts';
import { straightAxis } from '../../forms/rush/straightAxis.ts';
import { filledLines, type Token } from '../../forms/text.ts';
import { readNumberRows } from '../../forms/tiles/numberRows.ts';
import { type CleanText, placeInRaw } from '../cleanText.ts';
import { labelGiver } from './freeLabels.ts';
import { GUESSED_LENGTH_MAX, type Guess } from './guess.ts';

const FREE = /^(?:\.+|[-_*~0o]|-1|None|null|nil|[Ee]mpty|EMPTY|[Bb]lank|BLANK|)$/;
const FREE_SIGNS = ['.', '', '-1', '0', '_', '-', '*', '~', 'None', 'null', 'nil', 'o'];
const CELL = /^(?:[A-Za-z]{1,2}\d?|\d{1,2})$/;
/** A piece of a list, named by a word. */
const WORD = /^\p{L}[\p{L}\d_]{0,11}$/u;
const SIDE_MIN = 4;
const SIDE_MAX = 30;
const CARS_MIN = 3;
const LENGTH_MAX = 5;

/** Rows of straight pieces, with free cells: a car X, R, A or 1, or the one asked for, gets out. */
export const carRows: Guess = (clean, context) => {
  const start = rowsIn(clean);
  if (!start) return undefined;
  const { width } = start;
  const cars = cellsByLabel(start);
  if (cars.length < CARS_MIN) return undefined;
  const axisOf = new Map(cars.map(({ label, cells }) => [label, straightAxis(cells, width)]));
  const axes = new Set(axisOf.values());
  const areCars = cars.every(({ cells }) => cells.length <= LENGTH_MAX);
  if (!areCars || axes.size !== 2 || axes.has(undefined)) return undefined;
  const named = [...axisOf.keys()].some((label) => /[A-Za-z]/.test(label));
  const target = context.target ?? (named ? undefined : '1');
  const primary =
    target ?? primaryLabel(cars.map(({ label }) => ({ label, axis: axisOf.get(label)! })));
  if (context.target === undefined && !context.hasGoal && axisOf.get(primary) !== 'h')
    return undefined;
  const asked = { ...context, target: primary };
  const reading = carsReading(clean.text, start, ['read as Rush Hour'], asked);
  return { ...reading, placeOf: (place) => placeInRaw(clean, reading.placeOf(place)) };
};

/** Pieces on the board of Klotski, all rectangles, one of them a square of four. */
export const klotskiRows: Guess = (clean, { hasGoal }) => {
  const start = rowsIn(clean);
  if (hasGoal || start?.width !== KLOTSKI_WIDTH || start.height !== KLOTSKI_HEIGHT)
    return undefined;
  const pieces = cellsByLabel(start);
  const areRectangles = pieces.every(({ cells }) => columnsOfRectangle(start, cells) > 0);
  const square = areRectangles && onlySquare(pieces);
  if (!square) return undefined;
  const goals = [klotskiGoal(square.label)];
  const notes = [describeKlotskiGoal(square.label)];
  const reading = drawnReading(clean.text, { start, pieces, goals, notes });
  return { ...reading, placeOf: (place) => placeInRaw(clean, reading.placeOf(place)) };
};

/** The rows of a text as a picture, if they are of one length. */
function rowsIn(clean: CleanText): Picture | undefined {
  if (clean.text.length > GUESSED_LENGTH_MAX) return undefined;
  const rows = cellsOf(clean.text);
  const width = rows?.[0]?.length ?? 0;
  if (!rows || Math.min(width, rows.length) < SIDE_MIN || Math.max(width, rows.length) > SIDE_MAX)
    return undefined;
  return rows.some((row) => row.length !== width) ? undefined : pictureOf(rows, width);
}

/** One token a cell; words of several signs are rows of cells. */
function cellsOf(text: string): Token[][] | undefined {
  const lines = filledLines(text);
  const words = lines.map((line) => line.text.trim().replace(/^[|"']|[|"',]+$/g, ''));
  if (words.every((word) => /^[A-Za-z0-9.\-_*~]{4,}$/.test(word))) {
    return lines.map(({ text: line, number }, at) => {
      const column = line.indexOf(words[at]!) + 1;
      return [...words[at]!].map((cell, x) => ({ text: cell, line: number, column: column + x }));
    });
  }
  const rows = readNumberRows(lines);
  const name = /[,|]/.test(text) ? WORD : CELL;
  const isCell = ({ text: cell }: Token) => FREE.test(cell) || CELL.test(cell) || name.test(cell);
  return rows.flat().every(isCell) ? rows : undefined;
}

/** The rows as a picture: one sign is free, all else are cars. */
export function pictureOf(rows: readonly (readonly Token[])[], width: number): Picture | undefined {
  const names = new Set(rows.flat().map(({ text }) => text));
  const free = [...FREE_SIGNS, ...names].find((sign) => names.has(sign) && FREE.test(sign));
  if (free === undefined) return undefined;
  const give = labelGiver(names);
  const labelOf = new Map<string, string>();
  // An o or a 0 among dots is a car.
  const isCar = (name: string) => !FREE.test(name) || (/[o0]$/.test(name) && name !== free);
  for (const name of names) if (isCar(name)) labelOf.set(name, give(name));
  const characters = (row: readonly Token[]) => row.map(({ text }) => labelOf.get(text) ?? '.');
  return {
    width,
    height: rows.length,
    rows: rows.map((row) => ({
      line: row[0]!.line,
      column: row[0]!.column,
      step: width > 1 ? Math.max(1, row[1]!.column - row[0]!.column) : 1,
      characters: characters(row),
    })),
  };
}
