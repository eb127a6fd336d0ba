import { ParseError, splitMichaelKim, splitPuzzles } from '@glissade/core';

/** Sides, then the number of boards, more than one, that follow. */
const HEADER = /^\s*(?<width>\d+)[ \t]+(?<height>\d+)\s*\n\s*(?!1\s*\n)[1-9]\d*\s*\n/;

/** One puzzle's share of a text. */
export type Section = {
  readonly text: string;
  readonly lineOffset: number;
  /** It is one of many that stand on a line each. */
  readonly isLine?: boolean;
};

/** A whole tile puzzle on one line: numbers in rows parted by slashes. */
const TILE_LINE = /^\s*\d+([ \t,]+\d+)*\s*(\/\s*\d+([ \t,]+\d+)*\s*)+$/;
/** A whole game ID on one line: `4x4:1,2,3…`. */
const ID_LINE = /^\s*\d+x\d+:[\d,\s]+$/;
/** A whole board on one line of letters and dots, such as the 36 of Rush Hour. */
const LETTER_LINE = /^\s*(?=.*[.o])[A-Za-z.]{16,}\s*$/;
/** A key of the native form: rows of wide boards under it look like boards of letters. */
const KEY_LINE = /^\s*[A-Za-z]+:/;

/**
 * The puzzles of a text: parted by lines of `---`, or one a line where most lines are whole puzzles
 * by themselves. A text without any is one empty section.
 */
export function sectionsOf(text: string): Section[] {
  const parts = splitPuzzles(text);
  if (parts.length === 0) return [{ text: '', lineOffset: 0 }];
  if (parts.length > 1) {
    return parts.map((part) => ({ text: part.text, lineOffset: part.line - 1 }));
  }
  if (HEADER.test(text)) return byHeader(text);
  const lines = text.split(/\r\n|\r|\n/);
  const filled = lines.filter((line) => line.trim() !== '' && !line.trim().startsWith('//'));
  return areWholePuzzles(filled) ? byLine(lines) : [{ text, lineOffset: 0 }];
}

/** True for lines, filled ones, of which most are puzzles by themselves. */
export function areWholePuzzles(lines: readonly string[]): boolean {
  const whole = lines.filter(isWholePuzzle).length;
  return whole >= 2 && whole * 2 > lines.length && !lines.some((line) => KEY_LINE.test(line));
}

/** True for the line between two puzzles. */
export function isSeparatorLine(line: string): boolean {
  return /^---\s*$/.test(line);
}

/** True for a line that is a puzzle by itself. */
export function isWholePuzzle(line: string): boolean {
  return TILE_LINE.test(line) || ID_LINE.test(line) || LETTER_LINE.test(line);
}

/** True for a line that cannot be the row of a larger board either, as letters can. */
export function isWholeAlone(line: string): boolean {
  return TILE_LINE.test(line) || ID_LINE.test(line);
}

function byHeader(text: string): Section[] {
  const height = Number(HEADER.exec(text)!.groups?.height);
  try {
    return splitMichaelKim(text).map((board, i) => ({ text: board, lineOffset: i * height }));
  } catch (error) {
    // The reader says what is wrong, and where.
    if (!(error instanceof ParseError)) throw error;
    return [{ text, lineOffset: 0 }];
  }
}

/** Each line a puzzle; comments and what is empty left out. */
export function byLine(lines: readonly string[]): Section[] {
  return lines
    .map((text, lineOffset) => ({ text, lineOffset, isLine: true }))
    .filter(({ text }) => text.trim() !== '' && !text.trim().startsWith('//'));
}
