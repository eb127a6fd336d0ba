import { excerptOf } from '../../../puzzle/excerpt.ts';
import type { PictureRow } from '../../drawings/picture.ts';
import { ParseError } from '../../errors/parseError.ts';
import { columnAt } from '../../sourceText.ts';
import { cutRows, rowOfWord, rowWords } from '../blockRows.ts';
import { blocksOf, countOf, filledLines, type Token, wordsOf } from '../text.ts';
import { behind, placeOfToken } from '../tokenPlaces.ts';

const LETTERS = /^[A-Z.ox]+$/;
const IN_ADDRESS = /#([A-Z.ox]{9,})(?:\/\d+)?$/;
const SIZED = /^(\d+)x(\d+):?$/;
/** A quick look: letters alone, or a size or a number of moves before them, or an address. */
const LOOK = /^\s*(?:[A-Z.ox\s/]+$|\d+(?:\s|x\d))|#[A-Z.ox]/;
const SIDE_MIN = 3;

/** The rows of letters, however they are written, and what is said beside them. */
export function rushSource(text: string): { rows: PictureRow[]; notes: string[] } {
  const words = wordsOf(text);
  const [first, second, third] = words;
  const address = words.length === 1 ? IN_ADDRESS.exec(first!.text) : null;
  if (address) {
    const column = first!.column + columnAt(first!.text, address.index);
    return { rows: squareRows({ ...first!, text: address[1]!, column }), notes: [] };
  }
  const isRecord = first && second && /^\d+$/.test(first.text) && LETTERS.test(second.text);
  if (isRecord) {
    requireOneRecord(words, text);
    const states = third ? `, ${excerptOf(third.text)} states` : '';
    const notes = [`the record says: ${excerptOf(first.text)} moves${states}`];
    return { rows: squareRows(second), notes };
  }
  const sized = sizedWord(words);
  if (sized) return { rows: sizedRows(sized), notes: [] };
  const rows = rowWords(text);
  return { rows: rows.length === 1 ? squareRows(rows[0]!) : rows.map(rowOfWord), notes: [] };
}

function requireOneRecord(words: readonly Token[], text: string): void {
  const lines = filledLines(text);
  if (lines.length === 1 && words.length <= 3) return;
  const further = words.find((word) => word.line !== words[0]!.line) ?? words[3]!;
  throw new ParseError(
    'several-puzzles',
    `this list has ${countOf(lines.length, 'line')}; only one puzzle can be read at a time`,
    placeOfToken(further),
    'give one line: moves, letters, cluster size',
  );
}

function squareRows(word: Token): PictureRow[] {
  const count = [...word.text].length;
  const side = Math.sqrt(count);
  if (Number.isInteger(side)) return cutRows(word, side);
  const near = Math.max(SIDE_MIN, Math.round(side));
  throw new ParseError(
    'cell-count',
    `${count} letters do not make a square board`,
    behind(word),
    `a board of ${near} by ${near} has ${near * near}; for other sizes, write / between the rows`,
    { count, wanted: near * near },
  );
}

type Sized = { readonly letters: Token; readonly width: number; readonly height: number };

/** `7x6:` with the letters behind it, with or without a blank. */
function sizedWord(words: readonly Token[]): Sized | undefined {
  const [first, second] = words;
  if (!first || words.length > 2) return undefined;
  const at = first.text.indexOf(':');
  const size = SIZED.exec(second ? first.text : first.text.slice(0, at + 1));
  if (!size) return undefined;
  const letters = second ?? {
    text: first.text.slice(at + 1),
    line: first.line,
    column: first.column + at + 1,
  };
  return { letters, width: Number(size[1]), height: Number(size[2]) };
}

function sizedRows({ letters, width, height }: Sized): PictureRow[] {
  const count = [...letters.text].length;
  if (count === width * height) return cutRows(letters, width);
  throw new ParseError(
    'cell-count',
    `${width} by ${height} are ${width * height} cells, but there are ${countOf(count, 'letter')}`,
    behind(letters),
    'write one letter for each cell, row by row',
  );
}

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
  if (!LETTERS.test(word) || !/[o.]/.test(word) || !/[A-Z]{2}/.test(word)) return false;
  const isSquare = Number.isInteger(Math.sqrt(word.length));
  return isSquare ? word.length >= SIDE_MIN ** 2 : word.length > 20;
}

/** Rows of letters with a car A or X lying, all or nearly all pieces being straight. */
function areCarRows(rows: readonly string[]): boolean {
  const width = rows[0]?.length ?? 0;
  if (rows.length < 2 || width < 2 || !rows.every((row) => LETTERS.test(row))) return false;
  if (rows.filter((row) => row.length !== width).length > 1) return false;
  const cars = [...new Set(rows.join('').replace(/[.ox]/g, ''))];
  const straight = cars.filter((car) => isStraight(rows, car));
  const hasBlock = cars.some((car) => rows.filter((row) => row.includes(car + car)).length > 1);
  const lies = (car: string) => rows.filter((row) => row.includes(car)).length === 1;
  const hasPrimary = [...'AX'].some(
    (car) => cars.includes(car) && lies(car) && isStraight(rows, car),
  );
  const isUsual = width === 6 && rows.length === 6;
  return !hasBlock && (hasPrimary || isUsual) && straight.length * 4 >= cars.length * 3;
}

function isStraight(rows: readonly string[], car: string): boolean {
  const places = rows.flatMap((row, y) =>
    [...row].flatMap((character, x) => (character === car ? [{ x, y }] : [])),
  );
  const [first] = places;
  const inRow = places.every(({ x, y }, index) => y === first!.y && x === first!.x + index);
  const inColumn = places.every(({ x, y }, index) => x === first!.x && y === first!.y + index);
  return places.length > 1 && (inRow || inColumn);
}
