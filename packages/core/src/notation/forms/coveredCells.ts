import { ParseError } from '../errors/parseError.ts';
import type { TextPlace } from '../form.ts';

/**
 * Counts the cells that the pieces read so far cover. Some forms write a piece of any size with a
 * few numbers, so a short text could cover a board thousands of times; reading it stops at the
 * first piece that has no space, before cells are listed.
 */
export class CoveredCells {
  private readonly most: number;
  private readonly code: 'piece-overlap' | 'goal-overlap';
  private covered = 0;

  constructor(size: { readonly width: number; readonly height: number }, part: 'start' | 'goal') {
    this.most = size.width * size.height;
    this.code = part === 'start' ? 'piece-overlap' : 'goal-overlap';
  }

  /** Throws ParseError when the pieces so far have more cells than the board. */
  add(cells: number, place: TextPlace): void {
    this.covered += cells;
    if (this.covered <= this.most) return;
    throw new ParseError(
      this.code,
      'the pieces so far have more cells than the board',
      place,
      'give each piece its own cells',
    );
  }
}
