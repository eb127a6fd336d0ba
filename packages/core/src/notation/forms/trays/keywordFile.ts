import { excerptOf } from '../../../puzzle/excerpt.ts';
import { requireSides } from '../../drawings/picture.ts';
import { ParseError } from '../../errors/parseError.ts';
import { severalPuzzles } from '../../errors/severalPuzzles.ts';
import type { FormReader } from '../../form.ts';
import { readNative } from '../../native/nativeRead.ts';
import { countPoints, type SourceLine, splitLines } from '../../sourceText.ts';
import { endOf, type Token, wordsIn } from '../text.ts';
import { withoutComment } from '../textLooks.ts';
import { placeOfToken } from '../tokenPlaces.ts';

/** What begins a line, and the key of the native form that says the same. */
const KEYS: Readonly<Record<string, string>> = {
  display: 'title',
  initial: 'start',
  target: 'goal',
  equiv: 'same',
  size: '',
  step: '',
  color: '',
};
const SIZE_LINE = /^[^\S\r\n]*size[ \t]+\d+[ \t]+\d+[ \t]*$/im;
const INITIAL_LINE = /^[^\S\r\n]*initial[ \t]*$/im;
const STEP_LINE = /^[^\S\r\n]*step[ \t]+(\S+)/im;

/**
 * Files of "Classic Sliding-Block Puzzles": lines that begin with a keyword, `;` before comments,
 * pictures of the start and the goal under `initial` and `target`; `equiv 12` for pieces that the
 * goal does not tell apart. Each of its lines is one of the native form.
 */
export const keywordFile: FormReader = {
  name: 'keywords',
  looksLike: (text) => SIZE_LINE.test(text) && INITIAL_LINE.test(text),
  read: (text) => {
    const reading = readNative(nativeLines(text).join('\n'));
    const step = STEP_LINE.exec(text)?.[1];
    return { ...reading, notes: step ? [`the file states ${excerptOf(step)} moves`] : [] };
  },
};

/** Line by line, so that places stay; up to the end of the file. */
function nativeLines(text: string): string[] {
  const lines = splitLines(text);
  const made: string[] = [];
  let size: Size | undefined;
  let rows = 0;
  for (const line of lines) {
    const [keyword, ...values] = wordsIn({ ...line, text: withoutComment(line.text, ';') });
    const name = keyword?.text.toLowerCase() ?? '';
    if (rows > 0) made.push(rowOf(line, size!, rows--));
    else if (name === 'end') {
      requireLast(lines.slice(line.number));
      break;
    } else {
      if (name === 'size') size ??= sizeOf(keyword!, values);
      const key = keyword ? keyOf(keyword) : '';
      const isPicture = key === 'start' || key === 'goal';
      if (isPicture && !size) {
        const place = placeOfToken(keyword!);
        const hint = 'write it in the first line';
        throw new ParseError('board-size', 'the size is missing', place, hint);
      }
      if (isPicture) rows = size!.height;
      const said = values.map(({ text }) => text).join(key === 'same' ? '' : ' ');
      const value = key === 'same' ? [...said].join(' ') : said;
      made.push(key === '' ? '' : `${key}: ${isPicture ? '' : value}`);
    }
  }
  for (; rows > 0; rows--) made.push('.'.repeat(size!.width));
  if (!made.includes('start: ')) {
    throw new ParseError(
      'start-missing',
      'the start is missing',
      endOf(text),
      'draw it under initial',
    );
  }
  return made;
}

type Size = { readonly width: number; readonly height: number };

function sizeOf(keyword: Token, sides: readonly Token[]): Size {
  const [width = 0, height = 0] = sides.map(({ text }) => Number(text) || 0);
  requireSides({ width, height }, placeOfToken(keyword));
  return { width, height };
}

/** A row, filled up with free cells; blanks and points are free. */
function rowOf({ number, text }: SourceLine, { width, height }: Size, left: number): string {
  const row = text.trimEnd().replaceAll(' ', '.');
  const count = countPoints(row);
  if (count <= width) return row + '.'.repeat(width - count);
  throw new ParseError(
    'picture-ragged',
    `row ${height - left + 1} has ${count} cells, but the size says ${width}`,
    { line: number, column: width + 1, found: [...row][width]! },
    `draw ${height} rows of at most ${width} characters`,
    { row: height - left + 1, count, wanted: width },
  );
}

function keyOf(keyword: Token): string {
  const key = KEYS[keyword.text.toLowerCase()];
  if (key !== undefined) return key;
  throw new ParseError(
    'key-unknown',
    `"${keyword.text}" is not a keyword`,
    placeOfToken(keyword),
    `the keywords are ${Object.keys(KEYS).join(', ')}, end; comments start with ;`,
  );
}

function requireLast(lines: readonly SourceLine[]): void {
  const next = lines.find(({ text }) => withoutComment(text, ';').trim() !== '');
  if (next) throw severalPuzzles('several', { line: next.number, column: 1 });
}
