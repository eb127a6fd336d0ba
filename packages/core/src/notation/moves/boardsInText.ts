/* Finds boards of a known puzzle in what programs print: frames, brackets, words between them. */
import { isOpen } from '../../board/board.ts';
import { equalShapes, shapeOf } from '../../board/shape.ts';
import type { Puzzle, State } from '../../puzzle/puzzle.ts';
import { isGapWord } from '../cleaning/permutation.ts';
import { type SourceLine, splitLines } from '../sourceText.ts';

/** A state, and the line on which its drawing begins. */
export type DrawnState = { readonly state: State; readonly line: SourceLine };

/** How a line can be cut into the cells of a row. */
type Cut = (text: string) => readonly string[];

const FREE_SIGN = /^(?:0|[_.*•·-]+|x|b)$/iu;
const RULE = /^[\s\-+=|_─━═│┃║┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬]+$/u;
const ARROW = /(?<![-=])[-=]+>|[→⇒➜]/gu;
const BETWEEN_WORDS = /[\s[\](){}<>|│┃║,;'"`/]+/u;
const AROUND = /^[^[({]*(?=[[({])|(?<=[\])}])[^\])}]*$/gu;

const words: Cut = (text) =>
  text
    .replace(ARROW, ' ')
    .replace(/[|│┃║,][ \t]+(?=[|│┃║,])/gu, '$&_')
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');

/** One character a cell: blanks are cells outside the board, or a margin; then, in a frame. */
const CHARACTERS: readonly Cut[] = [
  (text) => [...text],
  (text) => [...text.trim()],
  (text) => [...text.trim()].slice(1),
];

/** All drawings of states, in the order of the text. */
export function boardsInText(puzzle: Puzzle, text: string): DrawnState[] {
  const { width, height } = puzzle.board;
  const lines = splitLines(text).filter(
    ({ text: line }) =>
      !RULE.test(line) || line.length === width || line.trim().length % width === 0,
  );
  const found: DrawnState[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const inLine = statesInLine(puzzle, line.text);
    const states = inLine.length > 0 ? inLine : statesInRows(puzzle, lines.slice(i, i + height));
    if (states.length === 0) continue;
    for (const state of states) found.push({ state, line });
    if (inLine.length === 0) i += height - 1;
  }
  return found;
}

/** All rows on one line: `[[1, 2], [0, 3]]`, `1 2/0 3`, `1203 -> 1023`. */
function statesInLine(puzzle: Puzzle, text: string): State[] {
  const { cells } = puzzle.board;
  if (text.length < cells.length) return [];
  return text.split(ARROW).flatMap((part) => {
    const inside = part.replace(AROUND, '');
    const cuts = [words(inside), [...inside.trim()]];
    return cuts.flatMap((cut) => statesOf(puzzle, [cut], cells.length)).slice(0, 1);
  });
}

function statesInRows(puzzle: Puzzle, rows: readonly SourceLine[]): State[] {
  const { width, height } = puzzle.board;
  if (rows.length < height) return [];
  const texts = rows.map(({ text }) => text);
  for (const cut of [() => wordsWithGap(texts, width), () => texts.map(words)]) {
    const states = statesOf(puzzle, cut(), width);
    if (states.length > 0) return states;
  }
  for (const cut of CHARACTERS) {
    const cells = texts.map(cut);
    // Behind a row its frame may go on.
    if (!cells.every(({ length }) => length >= width && length <= width + 2)) continue;
    const inside = cells.map((row) => row.slice(0, width));
    const states = statesOf(puzzle, inside, width);
    if (states.length > 0) return states;
  }
  return [];
}

/** Where one row lacks a word, `_` is put under the column that no word of it stands in. */
function wordsWithGap(rows: readonly string[], width: number): (readonly string[])[] {
  const cut = rows.map((row) => [...row.matchAll(/\S+/g)]);
  const full = cut.find(({ length }) => length === width);
  return cut.map((found) => {
    const texts = found.map(([word]) => word);
    if (!full || found.length !== width - 1) return texts;
    const covers = ({ 0: word, index }: RegExpExecArray, column: RegExpExecArray) =>
      index < column.index + column[0].length && column.index < index + word.length;
    const gap = full.findIndex((column) => !found.some((word) => covers(word, column)));
    return gap < 0 ? texts : [...texts.slice(0, gap), '_', ...texts.slice(gap)];
  });
}

/** The states side by side in these rows; none unless every row is cut into whole widths. */
function statesOf(puzzle: Puzzle, rows: readonly (readonly string[])[], width: number): State[] {
  const { length } = rows[0]!;
  if (length === 0 || length % width > 0 || rows.some((row) => row.length !== length)) return [];
  const states: State[] = [];
  for (let at = 0; at < length; at += width) {
    const state = stateOf(
      puzzle,
      rows.flatMap((row) => row.slice(at, at + width)),
    );
    if (!state) return [];
    states.push(state);
  }
  return states;
}

/** The state that a word for each cell shows; undefined unless each piece is there as it is. */
function stateOf({ board, pieces }: Puzzle, shown: readonly string[]): State | undefined {
  const cellsOf = new Map<string, number[]>(pieces.map(({ label }) => [label, []]));
  for (const [cell, word] of shown.entries()) {
    if (!isOpen(board, cell)) continue;
    const cells = cellsOf.get(word);
    if (cells) cells.push(cell);
    else if (!FREE_SIGN.test(word) && !isGapWord(word)) return undefined;
  }
  const origins: number[] = [];
  for (const { label, shape } of pieces) {
    const cells = cellsOf.get(label)!;
    if (cells.length !== shape.length) return undefined;
    const drawn = shapeOf(board, cells);
    if (!equalShapes(drawn.shape, shape)) return undefined;
    origins.push(drawn.origin);
  }
  return Uint16Array.from(origins);
}
