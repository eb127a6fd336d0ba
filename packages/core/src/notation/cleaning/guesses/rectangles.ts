/* Pieces as records of programs: each with its place and its sides, or with its shape. */
import { openBoard } from '../../../board/board.ts';
import { rectangleCells } from '../../../board/shape.ts';
import type { PieceSpec } from '../../../puzzle/spec.ts';
import {
  describeKlotskiGoal,
  KLOTSKI_HEIGHT,
  KLOTSKI_WIDTH,
  klotskiGoal,
  onlySquare,
} from '../../forms/klotski/klotskiBoard.ts';
import { labelGiver } from '../../forms/letters.ts';
import { placeAt } from '../../sourceText.ts';
import type { Guess } from './guess.ts';
import { recordsIn } from './records.ts';

const NUMBER = '["\']?\\s*[:=]\\s*(\\d{1,2})\\b';
const PAIR = '["\']?\\s*[:=]\\s*[[(]\\s*(\\d{1,2})\\s*,\\s*(\\d{1,2})';
const PIECES_MIN = 3;
const SIDE_MAX = 30;

/** Names of the four numbers of a rectangle. */
const FIELDS = ['x|col|column|left', 'y|row|top', 'w|width', 'h|height'].map(
  (names) => new RegExp(`(?<!\\w)(?:${names})${NUMBER}`, 'i'),
);
/** Height and width, row and column. */
const SHAPE = new RegExp(`(?<!\\w)(?:shape|size)${PAIR}`, 'i');
const POSITION = new RegExp(`(?<!\\w)(?:position|pos)${PAIR}`, 'i');

type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** A list of rectangles; the only 2×2 piece of a Klotski board goes to the bottom centre. */
export const rectangles: Guess = (text, { hasGoal }) => {
  const records = recordsIn(text).flatMap(({ inner, index }) => {
    const rectangle = rectangleOf(inner);
    return rectangle ? [{ rectangle, index }] : [];
  });
  if (records.length < PIECES_MIN) return undefined;
  const width = Math.max(...records.map(({ rectangle: [x, , w] }) => x + w));
  const lowest = Math.max(...records.map(({ rectangle: [, y, , h] }) => y + h));
  const isKlotski = width === KLOTSKI_WIDTH && lowest <= KLOTSKI_HEIGHT;
  const height = isKlotski ? KLOTSKI_HEIGHT : lowest;
  if (Math.max(width, height) > SIDE_MAX) return undefined;
  const give = labelGiver([]);
  const pieces: PieceSpec[] = records.map(({ rectangle }) => ({
    label: give(''),
    cells: cellsOf(rectangle, width),
  }));
  const square = isKlotski ? onlySquare(pieces) : undefined;
  if (!square && !hasGoal) return undefined;
  return {
    spec: {
      board: openBoard(width, height),
      pieces,
      goals: square && !hasGoal ? [klotskiGoal(square.label)] : [],
    },
    placeOf: ({ label }) => {
      const at = Math.max(
        0,
        pieces.findIndex((piece) => piece.label === label),
      );
      return placeAt(text, records[at]!.index);
    },
    notes: [
      'read as a list of rectangles, counted from 0',
      ...(square ? [describeKlotskiGoal(square.label)] : []),
    ],
  };
};

function rectangleOf(record: string): Rectangle | undefined {
  const numbers = FIELDS.map((field) => Number(field.exec(record)?.[1] ?? Number.NaN));
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
