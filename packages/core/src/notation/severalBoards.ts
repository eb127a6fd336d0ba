/* Texts of several boards, as online judges write them: behind their number, or each in a block. */
import { blocksIn, cutInto, filledLines, textOfLines } from './forms/text.ts';
import { firstLines } from './forms/textLooks.ts';
import { KEPT_LENGTH_MAX, type SourceLine } from './sourceText.ts';
import type { PuzzleText } from './splitPuzzles.ts';

type Lines = readonly SourceLine[];
/** One way to cut lines into boards; undefined where they are not cut so. */
type Cut = (lines: Lines) => readonly Lines[] | undefined;

const NUMBER = /^\s*\d{1,6}\s*$/;
/** A side, rows and columns, or these and one number more. */
const SIZE = /^\s*\d{1,3}(?:[\sx,]+\d{1,3}){0,2}\s*$/;
const PAIR = /^\s*\d{1,3}\s+\d{1,3}\s*$/;
const BEGIN = /^\s*START\b[\d\s]*$/;
const END = /^\s*END\s*$/;
const BLANK = /\n[ \t]*\r?\n/;
/** What stands behind the last board. */
const CLOSE = /^\s*(?:0(?:\s+0)*|-1|END|ENDOFINPUT)\s*$/;
const BEGINNING = /^\s*(?:\d{1,6}(?:[\sx,]+\d{1,3}){0,2}|START\b[\d \t]*)[ \t]*[\r\n]/;
/** Boards that must be puzzles: a mistake in a further one is its own. */
const JUDGED_BY = 3;
/** Nobody writes higher boards so. */
const LINES_MAX = 200;
const BLOCKS_MIN = 3;
const HEAD = 1000;

/**
 * The boards of a text that has their number in its first line, sizes before them, or `START` and
 * `END` around them, or that are three or more between blank lines; only if the first are puzzles.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { severalBoards } from 'glissade/core';
 * const isPuzzle = (text: string) => parsePuzzle(text).type === 'tiles';
 * console.log(severalBoards('2\n1 2\n3 0\n0 1\n3 2', isPuzzle)?.length); // → 2
 * ```
 */
export function severalBoards(
  text: string,
  isPuzzle: (text: string) => boolean,
): readonly PuzzleText[] | undefined {
  const areBoards = (parts: readonly Lines[] | undefined) =>
    parts
      ?.slice(0, JUDGED_BY)
      .every((part) => part.length <= LINES_MAX && isPuzzle(partOf(part).text));
  // Nobody writes many boards with one number a line.
  const head = text.length > KEPT_LENGTH_MAX ? firstLines(text, HEAD) : [];
  if (head.length === HEAD && head.every((line) => NUMBER.test(line.text))) return undefined;
  const lines = filledLines(text);
  for (const cut of BEGINNING.test(text) ? CUTS : []) {
    const parts = cut(lines);
    if (areBoards(parts)) return parts!.map(partOf);
  }
  const first = BLANK.test(text) ? blocksIn(lines, BLOCKS_MIN) : [];
  return first.length === BLOCKS_MIN && areBoards(first) ? blocksIn(lines).map(partOf) : undefined;
}

/** Their number, then so many boards; width and height of all may stand before it. */
function counted(cut: (rest: Lines, count: number) => readonly Lines[] | undefined): Cut {
  return (lines) => {
    const at = lines[0] && PAIR.test(lines[0].text) ? 1 : 0;
    const count = Number(lines[at] && NUMBER.test(lines[at].text) ? lines[at].text : 0);
    const left = lines.length - at - 1;
    if (count < 1 || left < count || left > count * LINES_MAX) return undefined;
    const parts = cut(lines.slice(at + 1), count);
    return parts?.length === count ? parts : undefined;
  };
}

/** As many lines for each. */
function inEqualParts(lines: Lines, count: number): readonly Lines[] {
  const height = lines.length / count;
  if (!Number.isInteger(height)) return [];
  return cutInto(lines, height);
}

/** A size before each board; its first or second number is the number of rows. */
function cutBySizes(which: 0 | 1): Cut {
  return (lines) => {
    const parts: Lines[] = [];
    let at = 0;
    while (at < lines.length && !(CLOSE.test(lines[at]!.text) && parts.length > 0)) {
      const size = SIZE.test(lines[at]!.text) ? lines[at]!.text.match(/\d+/g)! : [];
      const height = Number(size[which] ?? size[0]);
      const rows = lines.slice(at + 1, at + 1 + height);
      if (!(height > 1) || rows.length < height) return undefined;
      parts.push(rows);
      at += 1 + height;
    }
    return parts.length > 1 || (parts.length === 1 && at < lines.length) ? parts : undefined;
  };
}

const cutAtMarks: Cut = (lines) => {
  if (!lines[0] || !BEGIN.test(lines[0].text)) return undefined;
  const parts: Lines[] = [];
  let from = 0;
  for (const [at, { text }] of lines.entries()) {
    if (BEGIN.test(text)) from = at + 1;
    else if (END.test(text)) parts.push(lines.slice(from, at));
  }
  return parts.length > 0 ? parts.filter(({ length }) => length > 0) : undefined;
};

const CUTS: readonly Cut[] = [
  cutAtMarks,
  counted(blocksIn),
  counted(inEqualParts),
  counted(cutBySizes(0)),
  counted(cutBySizes(1)),
  cutBySizes(0),
  cutBySizes(1),
];

function partOf(lines: Lines): PuzzleText {
  return { text: `${textOfLines(lines)}\n`, line: lines[0]!.number };
}
