/* The parts of a text that may be a board: lists in brackets, texts in quotes, lines of cells. */
import { type CleanText, replacing } from './cleanText.ts';
import { undisguised } from './disguises.ts';
import { withBlanks } from './joinedCells.ts';

/** A part of a text, as a text of its own. */
export type Excerpt = {
  readonly clean: CleanText;
  /** Where it stands in the whole. */
  readonly from: number;
  readonly to: number;
  /** What was assumed to find it. */
  readonly notes?: readonly string[];
};

type Span = readonly [from: number, to: number];

/** Texts with more of them are programs, not boards. */
const EXCERPTS_MAX = 60;
const ROW_MAX = 2000;
const LIST_MIN = 8;
/** A list with so many times the cells is no row of the same board. */
const ROWS_RATIO_MAX = 4;
const LIST = new RegExp(`[[({]([^[\\](){}]{3,${ROW_MAX}})[\\])}]`, 'g');
const BETWEEN_LISTS = /^(?:[\s,;]*(?:new\s+\w+(?:\[\])*\s*)?|,\s*\w{1,20}!?)$/;
const QUOTED = new RegExp(
  `"((?:[^"\\\\\\n]|\\\\.){3,${ROW_MAX}})"|'([^'\\\\\\n]{3,${ROW_MAX}})'|` +
    `\`([^\`]{3,${ROW_MAX}})\``,
  'g',
);
const BETWEEN_QUOTED = /^[\s,+]*$/;
/** A line of cells or of a frame: no words, one letter at most but for the gaps of boards. */
const CELLS = /^(?=[^\n]*[\d+─-╿])(?:[^\p{L}\n]|\bx\b)*(?:\p{L}(?!\p{L})[^\p{L}\n]*)?$/gimu;
const TABLE = /<table\b[\s\S]{1,4000}?<\/table>/gi;
const COMMAND = /(?<!\w)(?:bfs|dfs|ast|ida) +\d+(?:,\d+){3,}/g;
/** What a comment begins its lines with. */
const SIGN = '[ \\t]*(?:\\*|//|;+|%|#|!)';
const COMMENT = new RegExp(`^${SIGN}(?=[ \\t])`, 'gm');
/** What begins each row of a list. */
const BULLET = /^[ \t]*[-+](?=[ \t])/gm;
/** Runs of numbers within a line. */
const RUN = /[^\p{L}\n]{7,}/gu;
/** The same within a cell of a table. */
const RUN_IN_CELL = /(?<=\|)[^\p{L}\n|]{7,}(?=\|)/gu;
const CELLS_DRAWN = '(?:[\\w.*#@~,;-]{4,}|[\\w.*-]([ \\t]+[\\w.*-]){3,}|K)';
/** Before a row of a drawing: a comment, too. A star in an indented line is that of one. */
const BEFORE_DRAWN = `(?:^(?![ \\t]+\\*[ \\t])|(?<=^${SIGN})(?=[ \\t]))[ \\t]*`;
const BARRED = /(?<=^[ \t]*[|│])[^|│>,\n]{3,}(?=[|│>][ \t]*$)/gm;
const LONG_WORD = /(?<![^\s"'`(])[^\s"'`()]{16,}/g;
/** A board that lacks so many signs is a damaged one, and no other word. */
const CUT_MAX = 2;
const ROWS_MIN = 3;
const LINE_END = new RegExp(`^\\n(?:${SIGN})?$`);
const EDGE = /[\d[\](){}"']/;
/** The end of a name, and the number of a board in a list. */
const NAME_END = /^[\d_]+(?=\s*[=:])/;
const NUMBERED = /^\W*\d+:(?=\s)/;
/** Between boards side by side. */
const ARROW = /[-=]+>|→/g;
/** Between boards, wider than between their cells. */
const GAP = /(?<=#) {3,}(?=#)/g;
/** The upper or lower edge of a frame. */
const FRAME_EDGE = /[+\-=─-╿]{5,}/g;

/** Boards behind the search that a course begins its command with: its goal is another. */
export function commands(text: string): Excerpt[] {
  return spansOf(text, COMMAND).map((span) => excerptOf(text, [span]));
}

/** Tables of a page. */
export function tables(text: string): Excerpt[] {
  return limited(spansOf(text, TABLE)).map((span) => {
    const excerpt = excerptOf(text, [span]);
    return { ...excerpt, clean: undisguised(excerpt.clean, true).clean };
  });
}

/** From where to where each of several boards side by side goes in its lines. */
export function frameEdges(text: string): readonly (readonly [from: number, to: number])[] {
  const lines = text.split('\n');
  const frames = lines.map((line) => spansOf(line, FRAME_EDGE));
  const arrows = lines.map((line) => spansOf(line, ARROW)).find(({ length }) => length > 1);
  const cuts = arrows ?? gapsIn(lines);
  const between = cuts.map(([from], at): Span => [cuts[at - 1]?.[1] ?? 0, from]);
  const last = cuts.at(-1);
  return frames.find(({ length }) => length > 1) ?? (last ? [...between, [last[1], Infinity]] : []);
}

/** The wide gaps that all lines have in common. */
function gapsIn(lines: readonly string[]): readonly Span[] {
  const drawn = Array.from(lines[0]!, (_, at) =>
    lines.every((line) => (line[at] ?? ' ') === ' ') ? ' ' : '#',
  );
  return spansOf(drawn.join(''), GAP);
}

/** Lists of cells in brackets: rows that follow each other are one board. */
export function bracketed(text: string): Excerpt[] {
  return joined(text, LIST, BETWEEN_LISTS).filter(({ from, to }) => to - from > LIST_MIN);
}

/** Texts in quotes: those that follow each other, all as long or added, are rows. */
export function quoted(text: string): Excerpt[] {
  return joined(text, QUOTED, BETWEEN_QUOTED).map((excerpt) => {
    const clean = replacing(excerpt.clean, /\\n\n?/g, '\n');
    return { ...excerpt, clean: haveBlanks(clean.text) ? replacing(clean, / /g, '.') : clean };
  });
}

/** True for rows as long as each other, of which some have blanks and some have none. */
function haveBlanks(text: string): boolean {
  const rows = text.split('\n');
  const blank = rows.filter((row) => row.includes(' ')).length;
  const areLong = rows.every((row) => row.length === rows[0]!.length && !/[,;|]/.test(row));
  return areLong && blank > 0 && blank < rows.length;
}

/** Lines of cells one below the other, in comments, too; with empty lines between all of them. */
export function cellLines(text: string): Excerpt[] {
  const lines = spansOf(text, CELLS);
  const groupedBy = (end: RegExp) =>
    grouped(lines, ([, to], [next]) => end.test(text.slice(to, next)));
  const close = groupedBy(LINE_END);
  const blocks = close.length === lines.length ? groupedBy(/^\s*$/) : close;
  return limited(blocks).map((spans) => {
    const excerpt = excerptOf(text, spans);
    const isList = excerpt.clean.text.match(BULLET)?.length === spans.length;
    const signs = isList ? BULLET : COMMENT;
    return {
      ...excerpt,
      clean: replacing(excerpt.clean, signs, (sign) => ' '.repeat(sign.length)),
    };
  });
}

/** Drawings without words: rows of one word, or of single signs. */
export function drawings(text: string): Excerpt[] {
  const isRow = '(?=\\S)(?=.*[A-Za-z]|\\.|0[0 ]*$)';
  const drawn = new RegExp(`${BEFORE_DRAWN}${isRow}${CELLS_DRAWN}[ \\t]*$`, 'gm');
  const rowOf = ([from, to]: Span) => text.slice(from, to).trim();
  // A row with an exit K beside it is longer; an exit above or below has a line of its own.
  const areAlike = (one: string, two: string) =>
    one.length === two.length ||
    hasExit(one, two) ||
    hasExit(two, one) ||
    [one, two].includes('K') ||
    haveFree([one, two]);
  const blocks = grouped(
    spansOf(text, drawn),
    (one, next) => LINE_END.test(text.slice(one[1], next[0])) && areAlike(rowOf(one), rowOf(next)),
  );
  return limited(blocks.filter(({ length }) => length >= ROWS_MIN)).map((spans) =>
    excerptOf(text, spans),
  );
}

/** Drawings between bars, in which a blank is a free cell. */
export function barred(text: string): Excerpt[] {
  const blocks = grouped(spansOf(text, BARRED), (one, next) => {
    const between = text.slice(one[1], next[0]);
    const isNext =
      lengthOf(one) === lengthOf(next) || haveFree([one, next].map((span) => text.slice(...span)));
    return isNext && /^[|│>][ \t]*\n[ \t]*[|│]$/.test(between);
  });
  const excerpts = blocks
    .filter(({ length }) => length >= ROWS_MIN)
    .map((spans) => excerptOf(text, spans))
    .filter(({ clean }) => /\p{L}/u.test(clean.text));
  return limited(excerpts).map((excerpt) => {
    const tight = replacing(excerpt.clean, /^ (?=\S)|(?<=\S) $/gm, '');
    return { ...excerpt, clean: withBlanks(tight) ?? replacing(excerpt.clean, / /g, '.') };
  });
}

/** Words as long as a board in one word, and addresses: of several boards none is meant alone. */
export function longWords(text: string): Excerpt[] {
  const words = limited(spansOf(text, LONG_WORD));
  const isAlone = (one: Span) =>
    words.every((other) => other === one || Math.abs(lengthOf(one) - lengthOf(other)) > CUT_MAX);
  return words.filter(isAlone).map((span) => excerptOf(text, [span]));
}

/** Runs of numbers between words, without the commas and stops of the sentence around them. */
export function numberRuns(text: string): Excerpt[] {
  return [RUN, RUN_IN_CELL].flatMap((run) => runsOf(text, run));
}

function runsOf(text: string, pattern: RegExp): Excerpt[] {
  const runs = spansOf(text, pattern).flatMap(([from, to]): Span[][] => {
    const run = text.slice(from, to);
    const name = /\p{L}/u.test(text.charAt(from - 1)) ? NAME_END.exec(run) : null;
    const start = from + ((name ?? NUMBERED.exec(run))?.[0].length ?? 0);
    // By code units, as places in the text are.
    const characters = text.slice(start, to).split('');
    const first = characters.findIndex((character) => EDGE.test(character));
    const last = characters.findLastIndex((character) => EDGE.test(character));
    return first < 0 ? [] : [[[start + first, start + last + 1]]];
  });
  return limited(runs).map((spans) => excerptOf(text, spans));
}

function joined(text: string, pattern: RegExp, between: RegExp): Excerpt[] {
  const spans = spansOf(text, pattern).map(([from, to]): Span => [from + 1, to - 1]);
  const groups = grouped(spans, (one, next) => {
    const gap = text.slice(one[1] + 1, next[0] - 1);
    if (!between.test(gap)) return false;
    if (pattern === QUOTED)
      return (
        gap.includes('+') ||
        (lengthOf(one) === lengthOf(next) && !text.slice(...one).includes('\\n'))
      );
    const counts = [one, next].map(
      (span) =>
        text
          .slice(...span)
          .trim()
          .split(/[\s,]+/).length,
    );
    return Math.max(...counts) <= ROWS_RATIO_MAX * Math.min(...counts);
  });
  return limited(groups).map((group) => excerptOf(text, group));
}

/** Rows with free cells are of one board, which may be damaged. */
function haveFree(rows: readonly string[]): boolean {
  return rows.every((row) => row.includes('.'));
}

function hasExit(row: string, other: string): boolean {
  return row.length === other.length + 1 && /^K|K$/.test(row);
}

function lengthOf([from, to]: Span): number {
  return to - from;
}

function limited<T>(all: readonly T[]): readonly T[] {
  return all.length > EXCERPTS_MAX ? [] : all;
}

function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => [index, index + match.length]);
}

/** Spans of which each follows the one before. */
function grouped(
  spans: readonly Span[],
  follows: (one: Span, next: Span) => boolean,
): readonly (readonly Span[])[] {
  const groups: Span[][] = [];
  for (const span of spans) {
    const last = groups.at(-1)?.at(-1);
    if (last && follows(last, span)) groups.at(-1)!.push(span);
    else groups.push([span]);
  }
  return groups;
}

/** The spans as lines of a text that knows where they stood. */
function excerptOf(text: string, spans: readonly Span[]): Excerpt {
  const [from] = spans[0]!;
  const [, to] = spans.at(-1)!;
  const origins: number[] = [];
  for (const [start, end] of spans) for (let at = start; at <= end; at++) origins.push(at);
  const rows = spans.map(([start, end]) => text.slice(start, end));
  return { clean: { text: rows.join('\n'), raw: text, origins }, from, to };
}
