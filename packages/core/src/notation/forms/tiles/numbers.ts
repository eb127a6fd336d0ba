import type { Form } from '../../form.ts';
import { numbersReader } from './numbersReader.ts';
import { formatGrid, numberRowsOf, refuseTiles } from './tileWriting.ts';

/** Numbers in any usual writing: rows on lines or in brackets, or all in one list. */
export const numbers: Form = {
  ...numbersReader,
  example: '8 6 4\n0 7 2\n5 1 3',
  refuses: (puzzle) => refuseTiles(puzzle, 'standard'),
  write: (puzzle) => formatGrid(numberRowsOf(puzzle)),
};
