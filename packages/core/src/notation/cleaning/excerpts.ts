/* The parts of a text that may be a board: lists in brackets, texts in quotes, lines of cells. */
import { type CleanText, replacing } from './cleanText.ts';

/** A part of a text, as a text of its own. */
export type Excerpt = {
  readonly clean: CleanText;
  /** Where it stands in the whole. */
  readonly from: number;
  readonly to: number;
};

type Span = readonly [from: number, to: number];

/** Texts with more of them are programs, not boards. */
const EXCERPTS_MAX = 24;
const ROW_MAX = 2000;
const LIST_MIN = 8;
const LIST = new RegExp(`[[({]([^[\\](){}]{3,${ROW_MAX}})[\\])}]`, 'g');
const BETWEEN_LISTS = /^[\s,;]*(?:new\s+\w+(?:\[\])*\s*)?$/;
const QUOTED = new RegExp(
  `"((?:[^"\\\\\\r\\n]|\\\\.){3,${ROW_MAX}})"|'([^'\\\\\\r\\n]{3,${ROW_MAX}})'|` +
    `\`([^\`]{3,${ROW_MAX}})\``,
  'g',
);
const BETWEEN_QUOTED = /^[\s,+]*$/;
/** A line of cells: no words, one letter at most. */
const CELLS = /^(?=[^\n]*\d)[^\p{L}\n]*(?:\p{L}(?!\p{L})[^\p{L}\n]*)?$/gmu;
const COMMAND = /(?<!\w)(?:bfs|dfs|ast|ida) +\d+(?:,\d+){3,}/g;
/** What a comment begins its lines with. */
const COMMENT = /^[ \t]*(?:\*|\/\/|;+|%|#)(?=[ \t])/gm;
/** Runs of numbers within a line. */
const RUN = /[^\p{L}\r\n]{7,}/gu;
const EDGE = /[\d[\](){}"']/;

/** Boards behind the search that a course begins its command with: its goal is another. */
export function commands(text: string): Excerpt[] {
  return spansOf(text, COMMAND).map((span) => excerptOf(text, [span]));
}

/** Lists of cells in brackets: rows that follow each other are one board. */
export function bracketed(text: string): Excerpt[] {
  return joined(text, LIST, BETWEEN_LISTS).filter(({ from, to }) => to - from > LIST_MIN);
}

/** Texts in quotes: those that follow each other, all as long or added, are rows. */
export function quoted(text: string): Excerpt[] {
  return joined(text, QUOTED, BETWEEN_QUOTED).map((excerpt) => ({
    ...excerpt,
    clean: replacing(excerpt.clean, /\\n\n?/g, '\n'),
  }));
}

/** Lines of cells one below the other, in comments, too. */
export function cellLines(text: string): Excerpt[] {
  const lines = spansOf(text, CELLS);
  const blocks = grouped(lines, ([, from], [to]) => /^\r?\n$/.test(text.slice(from, to)));
  return limited(blocks).map((spans) => {
    const excerpt = excerptOf(text, spans);
    return {
      ...excerpt,
      clean: replacing(excerpt.clean, COMMENT, (sign) => ' '.repeat(sign.length)),
    };
  });
}

/** Runs of numbers between words, without the commas and stops of the sentence around them. */
export function numberRuns(text: string): Excerpt[] {
  const runs = spansOf(text, RUN).flatMap(([from, to]): Span[][] => {
    // By code units, as places in the text are.
    const characters = text.slice(from, to).split('');
    const first = characters.findIndex((character) => EDGE.test(character));
    const last = characters.findLastIndex((character) => EDGE.test(character));
    return first < 0 ? [] : [[[from + first, from + last + 1]]];
  });
  return limited(runs).map((spans) => excerptOf(text, spans));
}

function joined(text: string, pattern: RegExp, between: RegExp): Excerpt[] {
  const spans = spansOf(text, pattern).map(([from, to]): Span => [from + 1, to - 1]);
  const groups = grouped(spans, (one, next) => {
    const gap = text.slice(one[1] + 1, next[0] - 1);
    const areAlike = pattern !== QUOTED || gap.includes('+') || lengthOf(one) === lengthOf(next);
    return areAlike && between.test(gap);
  });
  return limited(groups).map((group) => excerptOf(text, group));
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
