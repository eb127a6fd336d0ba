/* The form of 2swap's state graphs: drawn boards whose pieces are cars, or any blocks. */
import type { GoalSpec } from '../../puzzle/spec.ts';
import { cellsByLabel, type DrawnPiece, type Picture } from '../drawings/picture.ts';
import { ParseError } from '../errors/parseError.ts';
import type { FormReader } from '../form.ts';
import { splitLines } from '../sourceText.ts';
import { drawnReading } from './blockReading.ts';
import { pictureOf, rowOfWord } from './blockRows.ts';
import {
  describeKlotskiGoal,
  KLOTSKI_HEIGHT,
  KLOTSKI_WIDTH,
  klotskiGoal,
  onlySquare,
} from './klotski/klotskiBoard.ts';
import { countOf, endOf, type Token, wordsIn } from './text.ts';
import { headerNumber } from './tiles/headed.ts';
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
    const [header, ...lines] = splitLines(text)
      .map(wordsIn)
      .filter((words) => words.length > 0);
    const height = headerNumber(header?.[0], 'the number of rows', text);
    const width = headerNumber(header?.[1], 'the number of columns', text);
    const isRush = header?.[2]?.text === 'rush';
    const start = readRows(lines, { width, height }, text);
    const blurb = lines
      .slice(height)
      .flat()
      .map((word) => word.text)
      .join(' ');
    const pieces = cellsByLabel(start);
    const { goals, notes } = isRush ? exitGoals(start, pieces) : squareGoal(start, pieces);
    return drawnReading(text, {
      start,
      pieces: isRush ? pieces.map((car) => ({ ...car, axis: axisOf(car.label) })) : pieces,
      goals,
      notes,
      ...(blurb === '' ? {} : { info: { notes: blurb } }),
    });
  },
};

type Size = { readonly width: number; readonly height: number };

function readRows(lines: readonly Token[][], { width, height }: Size, text: string): Picture {
  const rows = lines.slice(0, height);
  const long = rows.find((row) => row.length > 1)?.[1];
  if (rows.length < height || long) {
    throw new ParseError(
      'board-size',
      long
        ? 'a row is one word'
        : `the board has ${countOf(rows.length, 'row')}, but the header says ${height}`,
      long ? placeOfToken(long) : endOf(text),
      `write ${height} rows of ${width} letters, . for free cells`,
    );
  }
  const picture = pictureOf(
    rows.map(([word]) => rowOfWord(word!)),
    text,
  );
  if (picture.width === width) return picture;
  throw new ParseError(
    'board-size',
    `the rows have ${countOf(picture.width, 'cell')}, but the header says ${width}`,
    placeOfToken(rows[0]![0]!),
    `write ${height} rows of ${width} letters, . for free cells`,
  );
}

function axisOf(label: string): 'h' | 'v' {
  return label.codePointAt(0)! % 2 === 0 ? 'h' : 'v';
}

type Goals = { readonly goals: GoalSpec[][]; readonly notes: string[] };

/** The last piece of the exit's row leaves: pieces of a row never change places. */
function exitGoals(start: Picture, pieces: readonly DrawnPiece[]): Goals {
  if (start.width !== CAR_PARK_SIDE || start.height !== CAR_PARK_SIDE)
    return { goals: [], notes: [] };
  const cars = pieces.filter(
    ({ label, cells }) =>
      axisOf(label) === 'h' &&
      cells.length > 1 &&
      cells.every((cell) => Math.floor(cell / start.width) === EXIT_ROW),
  );
  const last = cars.at(-1);
  if (!last) return { goals: [], notes: [] };
  const by = start.width - 1 - (last.cells.at(-1)! % start.width);
  const goal = [{ label: last.label, cells: last.cells.map((cell) => cell + by) }];
  return { goals: [goal], notes: [`goal: piece ${last.label} at the right edge of its row`] };
}

function squareGoal(start: Picture, pieces: readonly DrawnPiece[]): Goals {
  const fits = start.width === KLOTSKI_WIDTH && start.height === KLOTSKI_HEIGHT;
  const square = fits ? onlySquare(pieces) : undefined;
  if (!square) return { goals: [], notes: [] };
  return { goals: [klotskiGoal(square.label)], notes: [describeKlotskiGoal(square.label)] };
}
