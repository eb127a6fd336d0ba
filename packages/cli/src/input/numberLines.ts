/*
 * Tile boards as they come by the thousand, a line each: `8 6 4/0 7 2/5 1 3`. One that differs from
 * one that was read before only in where its numbers stand is read as that one, with another start,
 * in a tenth of the time. All else, and so all that is wrong, is left to the reader of all forms.
 */
import type { Board, Puzzle, Reading } from '@glissade/core';

const FORM = 'slidysim';
const [BLANK, SLASH, ZERO, NINE] = [32, 47, 48, 57];
/** No board has so many cells. */
const NOWHERE = 0xffff;

export class NumberLines {
  /** Of the last line that was learnt. */
  private known: Reading | undefined;

  /** Takes in what the reader of all forms has made of a text. */
  learn(text: string, reading: Reading): void {
    const { puzzle, form } = reading;
    if (form !== FORM || puzzle.type !== 'tiles') return;
    // What was left out of a text is told of that text alone.
    if (startOf(text, puzzle.board)) this.known = reading;
  }

  /** Undefined for what is not such a line. */
  read(text: string): Reading | undefined {
    const { known } = this;
    const start = known && startOf(text, known.puzzle.board);
    return start && { ...known, puzzle: { ...known.puzzle, start, info: {} } };
  }
}

/** The cell of each tile; undefined unless each number stands there once. */
function startOf(text: string, { width, height }: Board): Puzzle['start'] | undefined {
  const cells = width * height;
  const start = new Uint16Array(cells - 1).fill(NOWHERE);
  let [hasGap, at] = [false, 0];
  for (let cell = 0; cell < cells; cell++) {
    let number = 0;
    const first = at;
    for (let code = text.charCodeAt(at); code >= ZERO && code <= NINE; ) {
      number = 10 * number + code - ZERO;
      code = text.charCodeAt(++at);
    }
    if (at === first || number >= cells) return undefined;
    if (number === 0 ? hasGap : start[number - 1] !== NOWHERE) return undefined;
    if (number === 0) hasGap = true;
    else start[number - 1] = cell;
    const isLast = cell === cells - 1;
    const end = (cell + 1) % width === 0 ? SLASH : BLANK;
    if (!isLast && text.charCodeAt(at++) !== end) return undefined;
  }
  return at === text.length ? start : undefined;
}
