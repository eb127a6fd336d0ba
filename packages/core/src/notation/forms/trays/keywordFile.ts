import { excerptOf } from '../../../puzzle/excerpt.ts';
import {
  cellsByLabel,
  type Picture,
  type PictureRow,
  requireSides,
} from '../../drawings/picture.ts';
import { ParseError } from '../../errors/parseError.ts';
import { severalPuzzles } from '../../errors/severalPuzzles.ts';
import type { FormReader } from '../../form.ts';
import { requireDrawable, type SourceLine, splitLines } from '../../sourceText.ts';
import { drawnReading } from '../blockReading.ts';
import { endOf, type Token, wordsIn } from '../text.ts';
import { withoutComment } from '../textLooks.ts';
import { placeOfToken } from '../tokenPlaces.ts';

const KEYWORDS = ['display', 'size', 'step', 'initial', 'target', 'equiv', 'color', 'end'];
const PICTURES = ['initial', 'target'];
const SIZE_LINE = /^[^\S\r\n]*size[ \t]+\d+[ \t]+\d+[ \t]*$/im;
const INITIAL_LINE = /^[^\S\r\n]*initial[ \t]*$/im;

/**
 * Files of "Classic Sliding-Block Puzzles": lines that begin with a keyword, `;` before comments,
 * pictures of the start and the goal under `initial` and `target`; `equiv 12` for pieces that the
 * goal does not tell apart.
 */
export const keywordFile: FormReader = {
  name: 'keywords',
  looksLike: (text) => SIZE_LINE.test(text) && INITIAL_LINE.test(text),
  read: (text) => {
    const { lines, pictures } = cut(text);
    const word = (name: string) => lines.filter(([first]) => first!.text.toLowerCase() === name);
    const start = pictures.initial;
    if (!start) {
      throw new ParseError(
        'start-missing',
        'the start is missing',
        endOf(text),
        'draw the start under initial',
      );
    }
    const title = word('display')[0]
      ?.slice(1)
      .map(({ text }) => text)
      .join(' ');
    const step = word('step')[0]?.[1]?.text;
    const reading = drawnReading(text, {
      start,
      pieces: cellsByLabel(start),
      goals: pictures.target ? [cellsByLabel(pictures.target)] : [],
      goalPictures: pictures.target && [pictures.target],
      info: title ? { title } : undefined,
      notes: step ? [`the file states ${excerptOf(step)} moves`] : [],
    });
    const same = word('equiv').map((tokens) => [...(tokens[1]?.text ?? '')]);
    return { ...reading, spec: { ...reading.spec, same } };
  },
};

/** What stands on the lines that are no pictures, and the pictures. */
type Parts = {
  readonly lines: readonly (readonly Token[])[];
  readonly pictures: Readonly<Partial<Record<string, Picture>>>;
};

function cut(text: string): Parts {
  const all = splitLines(text);
  const lines: Token[][] = [];
  const pictures: Record<string, Picture> = {};
  let sizeLine: readonly Token[] = [];
  for (let at = 0; at < all.length; at++) {
    const words = wordsIn({ ...all[at]!, text: withoutComment(all[at]!.text, ';') });
    const [first] = words;
    if (!first) continue;
    const keyword = first.text.toLowerCase();
    if (!KEYWORDS.includes(keyword)) throw unknownKeyword(first);
    if (keyword === 'end') {
      requireLast(all.slice(at + 1));
      break;
    }
    lines.push(words);
    if (keyword === 'size' && sizeLine.length === 0) sizeLine = words;
    if (!PICTURES.includes(keyword)) continue;
    if (pictures[keyword]) throw repeatedPicture(first);
    const size = sizeOf(sizeLine, first);
    pictures[keyword] = pictureOf(all.slice(at + 1, at + 1 + size.height), size, first);
    at += size.height;
  }
  return { lines, pictures };
}

type Size = { readonly width: number; readonly height: number };

function sizeOf([keyword, ...sides]: readonly Token[], picture: Token): Size {
  if (!keyword) {
    throw new ParseError(
      'board-size',
      'the size is missing',
      placeOfToken(picture),
      'write the size in the first line',
    );
  }
  const [width = 0, height = 0] = sides.map(({ text }) => Number(text) || 0);
  const size = { width, height };
  requireSides(size, placeOfToken(keyword));
  return size;
}

/** The rows under a keyword, filled up with free cells; blanks and points are free. */
function pictureOf(lines: readonly SourceLine[], { width, height }: Size, place: Token): Picture {
  const rows = Array.from({ length: height }, (_, row): PictureRow => {
    const { number, text } = lines[row] ?? { number: lines.at(-1)?.number ?? place.line, text: '' };
    const characters = [...text.trimEnd().replaceAll(' ', '.').padEnd(width, '.')];
    requireDrawable(characters, number, 1);
    const count = characters.length;
    if (count === width) return { line: number, column: 1, step: 1, characters };
    throw new ParseError(
      'picture-ragged',
      `row ${row + 1} has ${count} cells, but the size says ${width}`,
      { line: number, column: width + 1, found: characters[width]! },
      `draw ${height} rows of at most ${width} characters`,
      { row: row + 1, count, wanted: width },
    );
  });
  return { width, height, rows };
}

function unknownKeyword(token: Token): ParseError {
  return new ParseError(
    'key-unknown',
    `"${token.text}" is not a keyword`,
    placeOfToken(token),
    `the keywords are ${KEYWORDS.join(', ')}; comments start with ;`,
  );
}

function repeatedPicture(token: Token): ParseError {
  return new ParseError(
    'key-repeated',
    `the keyword "${token.text}" occurs twice`,
    placeOfToken(token),
    'keep one of them; separate several puzzles in one text by a line ---',
  );
}

function requireLast(lines: readonly SourceLine[]): void {
  const next = lines.find(({ text }) => withoutComment(text, ';').trim() !== '');
  if (!next) return;
  throw severalPuzzles('several', { line: next.number, column: 1 });
}
