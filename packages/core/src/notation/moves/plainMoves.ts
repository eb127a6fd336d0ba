/* Lines of play in words and lists, as letters of the same length: places are kept. */
import type { Puzzle } from '../../puzzle/puzzle.ts';

/** U, R, D and L in the languages that people write. */
const WAYS = {
  U: 'up north arriba cima haut hoch oben atas вверх 上',
  R: 'right east derecha direita droite rechts kanan вправо 右',
  D: 'down south abajo baixo bas runter unten bawah вниз 下',
  L: 'left west izquierda esquerda gauche links kiri влево 左',
};
const WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WAYS).flatMap(([letter, words]) => words.split(' ').map((word) => [word, letter])),
);
const LONG = Object.keys(WORDS)
  .filter((word) => word.length > 1)
  .join('|');
/** What stands before a move: its number, or words and a colon. */
const MARK = new RegExp(
  [
    '^[ \\t]*#?\\d+\\)(?=[ \\t]*\\S)',
    '(?<=^|[,;\\s])#?\\d+\\.(?=[ \\t]+\\S|[^\\s\\d])',
    '(?<=^|[,;])[ \\t]*\\p{L}{2,}(?:[ \\t]+\\p{L}{2,})*[ \\t#\\d]*:(?=[ \\t]*[^\\s/])',
  ].join('|'),
  'gmu',
);
/** Words that say nothing that the move does not. */
const FILLER = new RegExp(
  '(?<![\\p{L}\\d])(?:moves?|slide|tile|piece|block|car|the|to|by|cells?|spaces?|step)(?!\\p{L})' +
    '|[向往移]',
  'giu',
);
/** A label and how far it moves, or where. */
const PAIR = /(?<![\p{L}\d])(\p{L})(["']?[ \t]*,[ \t]*["']?)([+-]?)(?=\d)/gu;
const AND_WAY = new RegExp(
  // The sign first: to look behind from every place takes time by the square of a row of blanks.
  `[,:](?<=(?<![\\p{L}\\d])[\\p{L}\\d]["']?[ \\t]*[,:])(?=[ \\t]*["']?(?:${LONG}))`,
  'giu',
);
const COUNTS = '一二三四五六七八九';
const WAY = new RegExp(`(?<![\\p{L}\\d])(?:${LONG})(?!\\p{L})([ \\t]*)(\\d*)|[上右下左]`, 'giu');
const COUNTED =
  /([一二三四五六七八九])[格步]?([上右下左])|([上右下左])([一二三四五六七八九])[格步]?/gu;

const blank = (match: string) => ' '.repeat(match.length);

/** Without lists and words around moves, with words as letters; the same text where none is. */
export function plainMoves(text: string): string {
  return text
    .replace(MARK, blank)
    .replace(FILLER, blank)
    .replace(PAIR, (match, label: string, _, sign: string) =>
      `${label}${sign || '+'}`.padStart(match.length),
    )
    .replace(AND_WAY, blank)
    .replace(COUNTED, (match, before, way, first, count) => {
      const digit = (before ?? count) as string;
      const at = COUNTS.indexOf(digit);
      return `${WORDS[way ?? first]}${at < 0 ? digit : at + 1}`.padEnd(match.length);
    })
    .replace(WAY, (match, blanks: string | undefined, digits: string | undefined) => {
      const word = match.slice(0, match.length - (blanks ?? '').length - (digits ?? '').length);
      return `${WORDS[word.toLowerCase()]}${digits ?? ''}`.padEnd(match.length);
    })
    .replace(/->|=>|[→⇒](?=\s*\p{L})|(?<=[urdl])-(?=[urdl])|[[\](){}"'`]/giu, blank);
}

/** The labels of a line that only names the tiles that move, or undefined. */
export function tilesNamed(
  puzzle: Puzzle,
  text: string,
): readonly (readonly [at: number, piece: number])[] | undefined {
  if (!/^[\d\s,;[\](){}"'>-]+$/.test(text) || !/\d/.test(text)) return undefined;
  const pieceOf = new Map(puzzle.pieces.map(({ label }, piece) => [label, piece]));
  const named = [...text.matchAll(/\d+/g)].map(
    ({ 0: label, index }) => [index, pieceOf.get(label) ?? -1] as const,
  );
  return named.length > 1 && named.every(([, piece]) => piece >= 0) ? named : undefined;
}
