import type { FormReader, FormWriter } from '../../form.ts';
import { partsOf, wordsBehind } from '../text.ts';
import { gridOfList } from './numberGrid.ts';
import { tileReading } from './tileReading.ts';
import { numberRowsOf, refuseTiles } from './tileWriting.ts';

const METHOD = /^\s*(?:python3?\s+\S+\s+)?(?:bfs|dfs|ast|ida)\s+/i;

/**
 * The arguments of Columbia's course: a method and the board in one list, the goal 0 1 2 …. The
 * list alone is read as plain numbers, with the usual goal, unless this form is named.
 */
export const columbia: FormReader = {
  name: 'columbia',
  looksLike: (text) => METHOD.test(text) && /\d\s*,/.test(text),
  read: (text) => {
    const tokens = wordsBehind(text, METHOD).flatMap((word) => partsOf(word, /[^[\]()]+/g));
    return tileReading(gridOfList(tokens, text), { name: 'blank-first' });
  },
};

/** The same form, written. */
export const columbiaWriter: FormWriter = {
  refuses: (puzzle) => refuseTiles(puzzle, 'blank-first', { square: true }),
  write: (puzzle) => `bfs ${numberRowsOf(puzzle).flat().join(',')}`,
};
