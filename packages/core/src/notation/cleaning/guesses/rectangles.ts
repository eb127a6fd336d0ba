/* Pieces as records of programs: each with its place and its sides, or with its shape. */
import { openBoard } from '../../../board/board.ts';
import { rectangleCells } from '../../../board/shape.ts';
import { KLOTSKI_HEIGHT, KLOTSKI_WIDTH } from '../../forms/klotski/klotskiBoard.ts';
import { labelGiver } from '../../forms/letters.ts';
import { placeAt } from '../../sourceText.ts';
import type { Guess } from './guess.ts';
import { number, pair, recordsIn } from './records.ts';

const PIECES_MIN = 3;
const SIDE_MAX = 30;

/** Names of the four numbers of a rectangle. */
const FIELDS = ['x|col|column|left', 'y|row|top', 'w|width|cols', 'h|height|rows'].map(number);
/** Height and width, row and column. */
const SHAPE = pair('shape|size');
const POSITION = pair('position|pos');

type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** The bottom centre. */
const KLOTSKI_GOAL: Rectangle = [1, 3, 2, 2];

/** A list of rectangles, of which one is as large as the goal: that of Klotski, or one named so. */
export const rectangles: Guess = (text, { hasGoal }) => {
  const all = recordsIn(text).flatMap(({ key, inner, index }) => {
    const rectangle = rectangleOf(inner);
    return rectangle ? [{ key, rectangle, index }] : [];
  });
  const named = all.find(({ key }) => /goal/i.test(key ?? ''));
  const records = all.filter((record) => record !== named);
  if (records.length < PIECES_MIN) return undefined;
  const [width, lowest] = [0, 1].map((at) =>
    Math.max(...all.map(({ rectangle }) => rectangle[at]! + rectangle[at + 2]!)),
  ) as [number, number];
  const isKlotski = width === KLOTSKI_WIDTH && lowest <= KLOTSKI_HEIGHT;
  const height = isKlotski ? KLOTSKI_HEIGHT : lowest;
  if (Math.max(width, height) > SIDE_MAX) return undefined;
  const goal = named?.rectangle ?? (isKlotski ? KLOTSKI_GOAL : undefined);
  const give = labelGiver([]);
  const pieces = records.map(({ rectangle }) => ({
    label: give(''),
    cells: cellsOf(rectangle, width),
  }));
  const fits = (_: unknown, at: number) => sidesOf(records[at]!.rectangle) === sidesOf(goal!);
  const fitting = goal && !hasGoal ? pieces.filter(fits) : [];
  if (!hasGoal && fitting.length !== 1) return undefined;
  return {
    spec: {
      board: openBoard(width, height),
      pieces,
      goals: fitting.map(({ label }) => [{ label, cells: cellsOf(goal!, width) }]),
    },
    placeOf: (place) => {
      const at = pieces.findIndex(({ label }) => label === place.label);
      return placeAt(text, records[Math.max(0, at)]!.index);
    },
    notes: [
      'read as a list of rectangles, counted from 0',
      ...fitting.map(({ label }) => `goal: piece ${label} at column ${goal![0]}, row ${goal![1]}`),
    ],
  };
};

const sidesOf = (rectangle: Rectangle) => String(rectangle.slice(2));

function rectangleOf(record: string): Rectangle | undefined {
  const numbers = FIELDS.map((field) => Number(field.exec(record)?.[1]));
  const shape = SHAPE.exec(record);
  const position = POSITION.exec(record);
  const [x, y, width, height] =
    shape && position
      ? [Number(position[2]), Number(position[1]), Number(shape[2]), Number(shape[1])]
      : numbers;
  return width! > 0 && height! > 0 && x! >= 0 && y! >= 0 ? [x!, y!, width!, height!] : undefined;
}

function cellsOf([x, y, width, height]: Rectangle, boardWidth: number): number[] {
  return rectangleCells(y * boardWidth + x, width, height, boardWidth);
}
