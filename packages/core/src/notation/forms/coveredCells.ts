import { rectangleCells } from '../../board/shape.ts';
import { ParseError } from '../errors/parseError.ts';
import type { TextPlace } from '../form.ts';

type Size = { readonly width: number; readonly height: number };
/** Its first cell, and how many columns and rows it covers. */
export type Rectangle = readonly [x: number, y: number, width: number, height: number];

/**
 * Counts the cells that the pieces read so far cover. Some forms write a piece of any size with a
 * few numbers, so a short text could cover a board thousands of times; reading it stops at the
 * first piece that has no space, before cells are listed.
 */
export class CoveredCells {
  private readonly size: Size;
  private readonly code: 'piece-overlap' | 'goal-overlap';
  private covered = 0;

  constructor(size: Size, part: 'start' | 'goal') {
    this.size = size;
    this.code = part === 'start' ? 'piece-overlap' : 'goal-overlap';
  }

  /** Throws ParseError when the pieces so far have more cells than the board. */
  add(cells: number, placeOf: () => TextPlace): void {
    this.covered += cells;
    if (this.covered <= this.size.width * this.size.height) return;
    throw new ParseError(
      this.code,
      'the pieces so far have more cells than the board',
      placeOf(),
      'give each piece its own cells',
    );
  }

  /**
   * The cells of a rectangle. Throws ParseError where it is not on the board; to find the place of
   * every one would take time by the square of their number.
   */
  rectangle([x, y, columns, rows]: Rectangle, placeOf: () => TextPlace): number[] {
    const { width, height } = this.size;
    if (x + columns > width || y + rows > height) {
      throw new ParseError(
        'block-outside',
        'this block extends beyond the board',
        placeOf(),
        `the board has ${height} rows and ${width} columns, counted from 0`,
      );
    }
    this.add(columns * rows, placeOf);
    return rectangleCells(y * width + x, columns, rows, width);
  }
}
