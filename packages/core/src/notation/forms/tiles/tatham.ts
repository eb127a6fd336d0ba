import { ParseError } from '../../errors/parseError.ts';
import type { FormReader, FormWriter } from '../../form.ts';
import { wordsBehind, wordsOf } from '../text.ts';
import { placeOfToken } from '../tokenPlaces.ts';
import { gridOfSize } from './gridOfSize.ts';
import { readNumbers } from './readNumbers.ts';
import { tileReading } from './tileReading.ts';
import { numberRowsOf, refuseTiles } from './tileWriting.ts';

const GAME_ID = /^\s*(?:fifteen:)?(\d+)x(\d+)\s*([:#])/i;

/** Simon Tatham's Fifteen: the game ID `3x3:8,6,4,0,7,2,5,1,3`. */
export const tatham: FormReader = {
  name: 'tatham',
  looksLike: (text) => GAME_ID.test(text) && !/[A-Za-z.]{2}/.test(text.replace(/fifteen/i, '')),
  read: (text) => {
    const id = GAME_ID.exec(text);
    // The game copied as text is numbers, with an empty place.
    if (!id) return readNumbers(text);
    if (id[3] === '#') {
      throw new ParseError(
        'tatham-seed',
        'this is the seed of a random game, not a board',
        placeOfToken(wordsOf(text)[0]!),
        'copy the game ID with a colon and the numbers',
      );
    }
    const size = { width: Number(id[1]), height: Number(id[2]) };
    return tileReading(gridOfSize(wordsBehind(text, GAME_ID), size, text));
  },
};

/** The same form, written. */
export const tathamWriter: FormWriter = {
  refuses: (puzzle) => refuseTiles(puzzle, 'standard'),
  write: (puzzle) => {
    const { width, height } = puzzle.board;
    return `${width}x${height}:${numberRowsOf(puzzle).flat().join(',')}`;
  },
};
