import type { FormReader, FormWriter } from '../../form.ts';
import { looksLikeBoard, readNumbers } from './readNumbers.ts';
import { formatGrid, numberRowsOf, refuseTiles } from './tileWriting.ts';

/** Numbers in any usual writing: rows on lines or in brackets, or all in one list. */
export const numbers: FormReader = {
  name: 'numbers',
  looksLike: (text) => looksLikeBoard(text) || (WIDE.test(text) && looksLikeBoard(narrow(text))),
  read: (text) => readNumbers(narrow(text)),
};

/** The same form, written. */
export const numbersWriter: FormWriter = {
  refuses: (puzzle) => refuseTiles(puzzle, 'standard'),
  write: (puzzle) => formatGrid(numberRowsOf(puzzle)),
};

/** Full-width signs and the comma of lists, as Chinese and Japanese keyboards write them. */
const WIDE = /[！-～、]/;
/** From a full-width sign to its ASCII sign. */
const TO_ASCII = 0xff01 - 0x21;

/** One character for each, so that places stay those of the text. */
function narrow(text: string): string {
  if (!WIDE.test(text)) return text;
  const ascii = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - TO_ASCII);
  return text.replace(/[！-～]/g, ascii).replaceAll('、', ',');
}
