/*
 * Which cells of a start are one piece, read from the picture of a record: some hundred layouts are
 * compared in the time in which one puzzle is built.
 */
import { occupancyOf, type Puzzle } from '@glissade/core';
import type { PuzzleRecord } from './record.ts';

/** The piece on each cell, row by row, numbered in reading order; -1 where there is none. */
export type Layout = readonly number[];

const numbered = <T>(cells: readonly T[], isPiece: (one: T) => boolean): Layout => {
  const order = [...new Set(cells.filter(isPiece))];
  return cells.map((one) => order.indexOf(one));
};

export const layoutOf = (puzzle: Puzzle): Layout =>
  numbered([...occupancyOf(puzzle, puzzle.start)], (piece) => piece >= 0);

/** The layout of a record of block puzzles: it is written with one character a piece. */
export function layoutOfRecord({ text }: PuzzleRecord): Layout {
  const [, start] = /start:\n(.*?)goal:/s.exec(text)!;
  return numbered([...start!.replaceAll('\n', '')], (cell) => /[^.#\s-]/.test(cell));
}

/** The same seen in a mirror beside it. */
export const mirrored = (layout: Layout, width: number): Layout =>
  renumbered(layout.map((_, cell) => layout[cell + width - 1 - 2 * (cell % width)]!));

/** The same with rows for columns. */
const transposed = (layout: Layout, width: number): Layout => {
  const height = layout.length / width;
  return renumbered(
    layout.map((_, cell) => layout[Math.floor(cell / height) + (cell % height) * width]!),
  );
};

const renumbered = (cells: readonly number[]) => numbered(cells, (piece) => piece >= 0);

/** A text for a layout of that width. */
export const layoutText = (layout: Layout, width: number) => `${width}:${layout}`;

/** The texts of a layout turned and mirrored in every way. */
export function imagesOf(layout: Layout, width: number): ReadonlySet<string> {
  const texts = new Set<string>();
  let [image, columns] = [layout, width];
  for (let turn = 0; turn < 4; turn++) {
    texts.add(layoutText(image, columns)).add(layoutText(mirrored(image, columns), columns));
    // Transposed and then mirrored is a quarter turn.
    [image, columns] = [transposed(image, columns), image.length / columns];
    image = mirrored(image, columns);
  }
  return texts;
}
