/* Which texts are Rush Hour boards. */
import { rowWords } from '../blockRows.ts';
import { blocksOf, cutInto, filledLines, wordsOf } from '../text.ts';
import { primaryLabel } from './rushPrimary.ts';
import { cellSigns, IN_ADDRESS, LETTERS, SIDE_MIN, sizedWord } from './rushSource.ts';
import { straightAxis } from './straightAxis.ts';

/** A quick look: letters alone, or a size or a number of moves before them, or an address. */
const LOOK = /^\s*(?:[A-Za-z.\s/]+$|\d+(?:\s|x\d))|#[A-Z.ox]/;

/** Letters of cars, free cells and walls, in a shape and a number that only Rush Hour has. */
export function looksLikeRush(text: string): boolean {
  if (text.length > 5000 || !LOOK.test(text)) return false;
  const word = text.trim();
  if (!/[\s/:#]/.test(word)) return isBoardWord(word);
  if (blocksOf(text).length !== 1) return false;
  const words = wordsOf(text);
  const [first, second] = words;
  if (words.length === 1 && IN_ADDRESS.test(first!.text)) return true;
  const sized = sizedWord(words);
  if (sized) return LETTERS.test(sized.letters.text);
  if (/^\d+$/.test(first!.text) && second) return isBoardWord(second.text);
  const rows = rowWords(text).map((word) => word.text);
  if (rows.length === 1) return isBoardWord(rows[0]!);
  return rows.length === filledLines(text).length || !/\s/.test(text.trim())
    ? areCarRows(rows)
    : false;
}

function isBoardWord(word: string): boolean {
  if (!LETTERS.test(word)) return areCarRows(squareOf(word));
  if (!/[o.]/.test(word) || !/[A-Z]{2}/.test(word)) return false;
  const isSquare = Number.isInteger(Math.sqrt(word.length));
  return isSquare ? word.length >= SIDE_MIN ** 2 : word.length > 20;
}

function squareOf(word: string): string[] {
  const side = Math.sqrt(word.length);
  return Number.isInteger(side) ? cutInto(word, side) : [];
}

/** Rows of letters with a car A, X or R lying, all or nearly all pieces being straight. */
function areCarRows(rows: readonly string[]): boolean {
  const width = rows[0]?.length ?? 0;
  if (rows.length < 2 || width < 2 || !rows.every((row) => /^[A-Za-z.]+$/.test(row))) return false;
  if (rows.filter((row) => row.length !== width).length > 1) return false;
  const signs = cellSigns(rows);
  const cars = [...new Set(rows.join(''))].filter((character) => !signs.has(character));
  const cells = rows.flatMap((row) => [...row.padEnd(width).slice(0, width)]);
  const cellsOf = (car: string) => cells.flatMap((cell, at) => (cell === car ? [at] : []));
  const straight = cars.filter((car) => straightAxis(cellsOf(car), width));
  const hasBlock = cars.some((car) => rows.filter((row) => row.includes(car + car)).length > 1);
  const axisOf = (car: string) => (rows.some((row) => row.includes(car + car)) ? 'h' : 'v');
  const primary = primaryLabel(cars.map((label) => ({ label, axis: axisOf(label) })));
  const lies = straight.includes(primary) && axisOf(primary) === 'h';
  const hasPrimary = lies && (/[A-Z]/.test(primary) || rows.some((row) => /[A-Z]/.test(row)));
  const isUsual = width === 6 && rows.length === 6;
  return !hasBlock && (hasPrimary || isUsual) && straight.length * 4 >= cars.length * 3;
}
