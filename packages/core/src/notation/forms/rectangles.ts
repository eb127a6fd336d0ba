/* Pieces as records of programs: each with its place and its sides, or with its shape. */
import { openBoard } from '../../board/board.ts';
import { rectangleCells } from '../../board/shape.ts';
import type { PieceSpec } from '../../puzzle/spec.ts';
import type { FormReading } from '../form.ts';
import { placeAt } from '../sourceText.ts';
import { letterAt } from './letters.ts';
import { numberIn, pairIn, type RecordInText, recordsIn } from './records.ts';

/** Names of the four numbers of a rectangle. */
const FIELDS = ['x|col|column|left', 'y|row|top', 'w|width|cols', 'h|height|rows'];

/** Its first cell, and how many columns and rows it covers. */
export type Rectangle = readonly [x: number, y: number, width: number, height: number];

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

export function rectanglesReading(text: string, listed: Listed): FormReading {
  const { width, height, blocks, goal, notes } = listed;
  const pieces = blocks.map(({ rectangle, axis }, index) => ({
    label: letterAt(index),
    cells: cellsOf(rectangle, width),
    ...(axis && { axis }),
  }));
  return {
    spec: {
      board: openBoard(width, height),
      pieces,
      goals: goal ? [[{ label: letterAt(goal.block), cells: cellsOf(goal.at, width) }]] : [],
    },
    placeOf: ({ part, label }) => {
      const block =
        blocks[
          Math.max(
            0,
            pieces.findIndex((piece) => piece.label === label),
          )
        ];
      return placeAt(text, (part === 'goal' ? goal?.index : undefined) ?? block!.index);
    },
    notes,
  };
}

function cellsOf([x, y, width, height]: Rectangle, boardWidth: number): number[] {
  return rectangleCells(y * boardWidth + x, width, height, boardWidth);
}
