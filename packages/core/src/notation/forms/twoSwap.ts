/* The form of 2swap's state graphs: drawn boards whose pieces are cars, or any blocks. */
import { cellsByLabel, type DrawnPiece, type Picture, rowOf } from '../drawings/picture.ts';
import { ParseError } from '../errors/parseError.ts';
import type { FormReader } from '../form.ts';
import { drawnReading, NO_GOAL, type ToldGoal } from './blockReading.ts';
import { pictureOf } from './blockRows.ts';
import { usualGoal } from './klotski/klotskiBoard.ts';
import { exitGoal } from './rush/lane.ts';
import { endOf, type Token } from './text.ts';
import { headerSides, wordRowsOf } from './tiles/headed.ts';
import { placeOfToken } from './tokenPlaces.ts';

/** Row of the exit of a car park, six cells wide. */
const EXIT_ROW = 2;
const CAR_PARK_SIDE = 6;

const HEADER = /^\s*\d+[ \t]+\d+[ \t]+(?:sun|rush)\s*\n/;

/**
 * The inputs of 2swap's state graphs: rows, columns and the kind of puzzle, then the rows. In car
 * parks (`rush`) letters of even code move sideways, the others up and down.
 */
export const twoSwap: FormReader = {
  name: '2swap',
  looksLike: (text) => HEADER.test(text),
  read: (text) => {
    const [header, ...lines] = wordRowsOf(text);
    const size = headerSides(header, text);
    const isRush = header?.[2]?.text === 'rush';
    const start = readRows(lines, size, text);
    const blurb = lines
      .slice(size.height)
      .flat()
      .map((word) => word.text)
      .join(' ');
    const pieces = cellsByLabel(start);
    const { goals, notes } = isRush ? lastOfRow(start, pieces) : usualGoal(start, pieces);
    return drawnReading(text, {
      start,
      pieces: isRush ? pieces.map((car) => ({ ...car, axis: axisOf(car.label) })) : pieces,
      goals,
      notes,
      info: blurb === '' ? undefined : { notes: blurb },
    });
  },
};

type Size = { readonly width: number; readonly height: number };

function readRows(
  lines: readonly (readonly Token[])[],
  { width, height }: Size,
  text: string,
): Picture {
  const rows = lines.slice(0, height);
  const picture = pictureOf(
    rows.map(([word]) => rowOf(word!)),
    text,
  );
  const further = rows.find((row) => row.length > 1)?.[1];
  if (!further && picture.height === height && picture.width === width) return picture;
  const place = further ?? (picture.height < height ? endOf(text) : rows[0]![0]!);
  throw new ParseError(
    'board-size',
    further
      ? 'a row is one word'
      : `the board is ${picture.width} by ${picture.height}, the header says ${width} by ${height}`,
    'text' in place ? placeOfToken(place) : place,
    `write ${height} rows of ${width} letters, . for free cells`,
  );
}

function axisOf(label: string): 'h' | 'v' {
  return label.codePointAt(0)! % 2 === 0 ? 'h' : 'v';
}

/** The last piece of the exit's row leaves: pieces of a row never change places. */
function lastOfRow(start: Picture, pieces: readonly DrawnPiece[]): ToldGoal {
  const isUsual = start.width === CAR_PARK_SIDE && start.height === CAR_PARK_SIDE;
  const cars = pieces.filter(
    ({ label, cells }) =>
      isUsual &&
      axisOf(label) === 'h' &&
      cells.length > 1 &&
      cells.every((cell) => Math.floor(cell / start.width) === EXIT_ROW),
  );
  const last = cars.at(-1);
  return last ? exitGoal({ ...last, axis: 'h' }, start) : NO_GOAL;
}
