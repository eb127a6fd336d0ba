/* Cuts a whole text into the texts of its puzzles. */
import {
  ParseError,
  PUZZLE_LENGTH_MAX,
  severalBoards,
  splitMichaelKim,
  splitPuzzles,
} from '@glissade/core';
import { areLines, isFilled, type ReadAs } from './lineLooks.ts';

/** Sides, then the number of boards, more than one, that follow. */
const HEADER = /^\s*(?<width>\d+)[ \t]+(?<height>\d+)\s*\n\s*(?!1\s*\n)[1-9]\d*\s*\n/;

/** Words: no board has so short ones, but for rows of a drawing. */
const HEADING =
  /^[^\d/]*\p{L}{2}[^\d/]*:\s*$|^\s*\p{Lu}?\p{Ll}{2,15}(?:[ ,;]+\p{L}{1,15}){1,8}\s*$/u;

/** One puzzle's share of a text. */
export type Section = {
  readonly text: string;
  readonly lineOffset: number;
  /** It is one of many that stand on a line each. */
  readonly isLine?: boolean;
};

/**
 * The puzzles of a text: parted by lines of `---`, each part one puzzle, or one a line where it is
 * none by itself but its lines are. A text without any is one empty section.
 */
export function sectionsOf(text: string, readAs: ReadAs): Section[] {
  const parts = splitPuzzles(text);
  if (parts.length === 0) return [{ text: '', lineOffset: 0 }];
  if (parts.length === 1) return sectionsOfPart(text, readAs);
  return parts.flatMap((part) => moved(sectionsOfPart(part.text, readAs), part.line - 1));
}

/** The same sections behind so many lines more. */
export function moved(sections: readonly Section[], lines: number): Section[] {
  return sections.map((section) => ({ ...section, lineOffset: section.lineOffset + lines }));
}

function sectionsOfPart(text: string, readAs: ReadAs): Section[] {
  // Reading it says so.
  if (text.length > PUZZLE_LENGTH_MAX) return [{ text, lineOffset: 0 }];
  if (HEADER.test(text)) return byHeader(text);
  const lines = text.split(/\r\n|\r|\n/);
  const whole = lines.length > 1 ? readAs(text) : undefined;
  if (whole && whole.form === undefined && whole.fault === 'several-puzzles') {
    const boards = severalBoards(text, (board) => readAs(board).form !== undefined);
    if (boards) return boards.map((board) => ({ text: board.text, lineOffset: board.line - 1 }));
  }
  return areLines(text, lines.filter(isFilled), readAs) ? byLine(lines) : [{ text, lineOffset: 0 }];
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

/** Each line a puzzle; comments, what is empty, and a heading above them left out. */
export function byLine(lines: readonly string[]): Section[] {
  const [first, ...more] = lines
    .map((text, lineOffset) => ({ text, lineOffset, isLine: true }))
    .filter(({ text }) => isFilled(text));
  if (!first) return [];
  return more.length > 0 && HEADING.test(first.text) ? more : [first, ...more];
}
