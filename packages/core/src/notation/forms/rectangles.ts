/* Pieces as records of programs: each with its place and its sides, or with its shape. */
import { openBoard } from '../../board/board.ts';
import type { PieceSpec } from '../../puzzle/spec.ts';
import type { FormReading } from '../form.ts';
import { placeAt } from '../sourceText.ts';
import { CoveredCells, type Rectangle } from './coveredCells.ts';
import { letterAt } from './letters.ts';
import { numberIn, pairIn, type RecordInText, recordsIn } from './records.ts';

/** Names of the four numbers of a rectangle. */
const FIELDS = ['x|col|column|left', 'y|row|top', 'w|width|cols', 'h|height|rows'];

/** A record, and the rectangle that it describes, if it does. */
export type RectangleRecord = RecordInText & { readonly rectangle: Rectangle | undefined };

/** All records of a text. */
export function rectanglesIn(text: string): readonly RectangleRecord[] {
  return recordsIn(text).map((record) => ({ ...record, rectangle: rectangleOf(record.inner) }));
}

function rectangleOf(record: string): Rectangle | undefined {
  const [rows, columns] = pairIn(record, 'shape|size') ?? [];
  const [row, column] = pairIn(record, 'position|pos') ?? [];
  const rectangle =
    rows !== undefined && row !== undefined
      ? [column!, row, columns!, rows]
      : FIELDS.map((names) => numberIn(record, names));
  const [x, y, width, height] = rectangle as [number, number, number, number];
  return width > 0 && height > 0 && x >= 0 && y >= 0 ? [x, y, width, height] : undefined;
}

/** Rectangles on an open board, pieces A B C … in order, of which one may have a place to reach. */
export type Listed = {
  readonly width: number;
  readonly height: number;
  readonly blocks: readonly {
    readonly rectangle: Rectangle;
    readonly index: number;
    readonly axis?: PieceSpec['axis'];
  }[];
  /** Where the block of this number must end, and the index in the text of what says so. */
  readonly goal?:
    | { readonly block: number; readonly at: Rectangle; readonly index?: number | undefined }
    | undefined;
  readonly notes: readonly string[];
};

/** Throws ParseError where a rectangle is not on the board. */
export function rectanglesReading(text: string, listed: Listed): FormReading {
  const { width, height, blocks, goal, notes } = listed;
  const covered = new CoveredCells(listed, 'start');
  const pieces = blocks.map(({ rectangle, axis, index }, at) => ({
    label: letterAt(at),
    cells: covered.rectangle(rectangle, () => placeAt(text, index)),
    ...(axis && { axis }),
  }));
  const placeOf: FormReading['placeOf'] = ({ part, label }) => {
    const block = blocks[pieces.findIndex((piece) => piece.label === label)] ?? blocks[0]!;
    return placeAt(text, (part === 'goal' ? goal?.index : undefined) ?? block.index);
  };
  const goalOf = ({ block, at }: NonNullable<Listed['goal']>) => {
    const cells = new CoveredCells(listed, 'goal').rectangle(at, () => placeOf({ part: 'goal' }));
    return [{ label: letterAt(block), cells }];
  };
  return {
    spec: { board: openBoard(width, height), pieces, goals: goal ? [goalOf(goal)] : [] },
    placeOf,
    notes,
  };
}
