/*
 * Finds the rows of numbers in any usual writing: separators, brackets, drawn frames, and an empty
 * place for the gap.
 */
import { BOARD_SIDE_MAX } from '../../../board/board.ts';
import { largest } from '../../drawings/picture.ts';
import { ParseError } from '../../errors/parseError.ts';
import { countPoints, eachToken, type SourceLine } from '../../sourceText.ts';
import type { Token } from '../text.ts';
import { placeOfToken } from '../tokenPlaces.ts';
import { isGapText } from './numberGrid.ts';

const TOKEN = /[,;/|│()[\]{}]|[^\s,;/|│()[\]{}"']+/gu;
const CELLS_MAX = BOARD_SIDE_MAX ** 2;
/** No two of them stand side by side in a token. */
const SEPARATORS = ',;/|│()[]{}';
const CLOSING = ')]}';
/** A line of a drawn frame between the rows. */
const FRAME = /^[\s+\-=|─-╿]{3,}$/u;
const FRAME_MARK = /[+=]|[-─]{2}/u;
/** A list within a list: its line ends mean nothing, its inner brackets are the rows. */
const NESTED = /[[({][^\])}]*[[({]/;

/** True for a line like `+---+---+` that only separates rows. */
export function isFrameLine(line: string): boolean {
  return FRAME.test(line) && FRAME_MARK.test(line);
}

type Row = { readonly tokens: Token[]; afterComma?: Token };

/**
 * The rows of numbers in any usual writing: on lines of their own, or ended by / or ; or by the
 * inner brackets of a list; numbers between blanks, commas or bars. Nothing between two commas or
 * two bars is an empty token, a gap. So is the one empty place of a grid without any other gap.
 * Throws ParseError for more places than any board has, before anything is made of them.
 */
export function readNumberRows(lines: readonly SourceLine[]): Token[][] {
  const nested = NESTED.test(lines.map((line) => line.text).join('\n'));
  const rows = scanRows(lines, nested);
  const width = largest(rows.map((row) => row.tokens.length));
  const filled = rows.map(({ tokens, afterComma }) =>
    afterComma && rows.length > 1 && tokens.length === width - 1 ? [...tokens, afterComma] : tokens,
  );
  return withBlankFound(filled, lines);
}

/** True for rows that are really one list: on one line, or one number a line. */
export function isList(rows: readonly (readonly Token[])[]): boolean {
  return rows.length === 1 || rows.every((row) => row.length === 1);
}

function scanRows(lines: readonly SourceLine[], nested: boolean): Row[] {
  const rows: Row[] = [];
  let tokens: Token[] = [];
  let last = '';
  let count = 0;
  const add = (token: Token) => {
    if (++count > CELLS_MAX) throw tooMany(token);
    tokens.push(token);
  };
  const endRow = (at?: Token) => {
    if (tokens.length > 0) {
      rows.push(last === ',' && at ? { tokens, afterComma: { ...at, text: '' } } : { tokens });
    }
    tokens = [];
    last = '';
  };
  for (const line of lines) {
    if (isFrameLine(line.text)) continue;
    for (const token of eachToken(line, TOKEN)) {
      if (!SEPARATORS.includes(token.text)) {
        add(token);
        last = '1';
      } else if (token.text === ',' || token.text === '|' || token.text === '│') {
        const isEmpty = last === token.text || (token.text === ',' && last === '' && !nested);
        if (isEmpty) add({ text: '', line: token.line, column: token.column });
        last = token.text;
      } else {
        endRow(token);
        if (CLOSING.includes(token.text)) last = ')';
      }
    }
    const end = { text: '', line: line.number, column: countPoints(line.text) + 1 };
    if (!nested) endRow(end);
  }
  endRow();
  return rows;
}

function tooMany(token: Token): ParseError {
  return new ParseError(
    'board-size',
    `here are more than ${CELLS_MAX} numbers`,
    placeOfToken(token),
    `both sides of a board go up to ${BOARD_SIDE_MAX}`,
    { most: BOARD_SIDE_MAX },
  );
}

/** Puts an empty token where one row of a grid without a gap leaves a place empty. */
function withBlankFound(rows: Token[][], lines: readonly SourceLine[]): Token[][] {
  const width = largest(rows.map((row) => row.length));
  const short = rows.findIndex((row) => row.length === width - 1);
  if (short < 0 || width < 2) return rows;
  const full = rows.filter((row) => row.length === width);
  const hasGap = rows.some((row) => row.some(({ text }) => isGapText(text)));
  if (full.length !== rows.length - 1 || hasGap) return rows;
  const row = rows[short]!;
  const line = lines.find(({ number }) => number === row[0]?.line);
  const at = blankByTabs(line, width) ?? blankByColumns(row, full);
  if (at === undefined) return rows;
  const near = row[Math.min(at, row.length - 1)]!;
  const column = at < row.length ? near.column : near.column + countPoints(near.text) + 1;
  const blank = { text: '', line: near.line, column };
  return rows.map((other) =>
    other === row ? [...row.slice(0, at), blank, ...row.slice(at)] : other,
  );
}

function blankByTabs(line: SourceLine | undefined, width: number): number | undefined {
  const fields = line?.text.split('\t') ?? [];
  const at = fields.findIndex((field) => field.trim() === '');
  return fields.length === width && at >= 0 ? at : undefined;
}

/** The place whose column of numbers the short row skips: right ends compared, then left ends. */
function blankByColumns(row: readonly Token[], full: readonly Token[][]): number | undefined {
  const rightOf = (token: Token) => token.column + token.text.length;
  const leftOf = (token: Token) => token.column;
  for (const edgeOf of [rightOf, leftOf]) {
    const edges = full[0]!.map(edgeOf);
    if (!full.every((other) => other.every((token, j) => edgeOf(token) === edges[j]))) continue;
    // Edges ascend, so the first that is not met is the one left out.
    const odd = row.findIndex((token, j) => edgeOf(token) !== edges[j]);
    const at = odd < 0 ? row.length : odd;
    if (row.slice(at).every((token, j) => edgeOf(token) === edges[at + 1 + j])) return at;
  }
  return undefined;
}
