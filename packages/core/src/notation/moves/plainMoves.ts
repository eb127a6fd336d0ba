/* Lines of play in words and lists, as moves in their native form: places are kept. */
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { withArrows } from './wayWords.ts';

/** What stands before a move: its number, or words and a colon. */
const MARK = new RegExp(
  [
    '^[ \\t]*#?\\d+\\)(?=[ \\t]*\\S)',
    '^[ \\t]*#\\d+:?(?=[ \\t]+\\S)',
    '(?<=^|[,;\\s])#?\\d+\\.(?=[ \\t]+\\S|[^\\s\\d])',
    '(?<=^|[,;])[ \\t]*\\p{L}{2,}(?:[ \\t]+\\p{L}{2,})*[ \\t#\\d]*:(?=[ \\t]*[^\\s/])',
  ].join('|'),
  'gmu',
);
/** The key of a field, the class of a constant; how many moves there are; full stops. */
const NAME = new RegExp(
  [
    '["\']\\p{L}+["\'](?=[ \\t]*:)',
    '(?<![\\p{L}\\d])\\p{L}{2,}(?:\\.|::)(?=\\p{L})',
    '\\(?(?<![\\p{L}\\d])\\d+[ \\t]+(?:moves|steps|slides)(?!\\p{L})\\)?(?=[ \\t]*[.!]?\\s*$)',
    '[.!](?=\\s|$)',
  ].join('|'),
  'giu',
);
/** Words that say nothing that the move does not. */
const FILLER = new RegExp(
  '(?<![\\p{L}\\d])(?:moves?|slides?|tiles?|piece|block|car|truck|vehicle|number|the|to|by|and|' +
    'then|cells?|spaces?|squares?|positions?|steps?)(?!\\p{L})|[向往移格步]',
  'giu',
);
const GAP = new RegExp(
  '(?<![\\p{L}\\d])(?:blank|gap|hole|zero|empty)(?:[ \\t]+(?:tile|cell|space|square))?(?!\\p{L})' +
    '|空格?',
  'giu',
);
/** A number before the move on its line, or before a colon. */
const ORDINAL = /(?:^[ \t]*(\d{1,7})[ \t]|(?<=^|[,;\s])(\d{1,7})[ \t]?:)(?=[ \t]*[\p{L}←↑→↓])/gmu;
const JOINT = /->|=>|[→⇒](?=\s*\p{L})|(?<=[urdl])[->](?=[urdl])/giu;
const BRACKET = /-(?=[←↑→↓])|[[\](){}"'`:=]/gu;
const COMPASS = /^[^\p{L}]*(?:[nesw][^\p{L}]*)+$/iu;
const COMPASS_ARROW: Readonly<Record<string, string>> = { n: '↑', e: '→', s: '↓', w: '←' };

const blank = (match: string) => ' '.repeat(match.length);

/** Without lists and words around moves; the same text where none is. */
export function plainMoves(puzzle: Puzzle, text: string): string {
  const bare = withoutOrdinals(text.replace(MARK, blank)).replace(NAME, blank);
  const plain = withArrows(bare.replace(JOINT, blank))
    .replace(FILLER, blank)
    .replace(BRACKET, blank);
  return puzzle.type === 'tiles' ? plainTiles(plain) : plainBlocks(puzzle, plain);
}

/** `U→L`, `U > L`: with one kind of arrow between letters, the letters are the moves of tiles. */
export function withoutJoints({ type }: Puzzle, text: string): string {
  const areJoints = type === 'tiles' && /[urdl]\s*[→>]\s*[urdl]/iu.test(text);
  return areJoints && !/[↑↓←^<]/.test(text) ? text.replace(/[→>]/g, ' ') : text;
}

/** The line without the words for the gap, undefined where none says that it moves. */
export function movesOfGap(text: string): string | undefined {
  const without = text.replace(GAP, blank);
  return without === text ? undefined : without;
}

/** Numbers that count the moves 1, 2, 3 … or 0, 1, 2 …, each before a colon or on its line. */
export function withoutOrdinals(text: string): string {
  const numbers = [...text.matchAll(ORDINAL)].map(([, onLine, named]) => Number(onLine ?? named));
  const [first] = numbers;
  const doCount = numbers.length > 1 && numbers.every((number, i) => number === first! + i);
  return doCount && first! < 2 ? text.replace(ORDINAL, blank) : text;
}

/** Directions with their counts beside them. */
function plainTiles(text: string): string {
  const arrows = COMPASS.test(text)
    ? text.replace(/[nesw]/giu, (letter) => COMPASS_ARROW[letter.toLowerCase()]!)
    : text;
  return arrows.replace(
    /([↑→↓←])(?:[ \t]*[*x×])?[ \t]*(\d+)(?!\d|[ \t,]*[urdl↑→↓←])|([urdl])[ \t]*[*x×][ \t]*(\d+)/giu,
    (match, way, count, letter, times) => `${way ?? letter}${count ?? times}`.padEnd(match.length),
  );
}

/** A label, and which way or how far, in any order: `A 1 ↓`, `↓ A`, `A, 1`. */
function plainBlocks(puzzle: Puzzle, text: string): string {
  const labelOf = new Map<string, string>();
  for (const { label } of puzzle.pieces) labelOf.set(label.toLowerCase(), label);
  for (const { label } of puzzle.pieces) labelOf.set(label, label);
  return text.replace(recordOf(puzzle), (match, ...parts) => {
    const groups = parts.at(-1) as Readonly<Record<string, string | undefined>>;
    const word = groups.label ?? groups.behind!;
    const label = labelOf.get(word) ?? labelOf.get(word.toLowerCase());
    const way = groups.way ?? groups.last ?? groups.first;
    const far = (groups.far ?? groups.before ?? groups.after ?? '').replace(/[^\d-]/g, '');
    const move = way || far.startsWith('-') ? `${label}${way ?? ''}${far}` : `${label}+${far}`;
    return move.length > match.length ? match : move.padEnd(match.length);
  });
}

function recordOf({ pieces }: Puzzle): RegExp {
  const labels = pieces
    .map(({ label }) => label)
    .sort((a, b) => b.length - a.length)
    .map((label) => label.replace(/[^\p{L}\d]/gu, '\\$&'))
    .join('|');
  const arrow = '[←↑→↓]';
  const letter = '[urdl](?![\\p{L}\\d]|[ \\t]*[+-]?\\d)';
  const far = `(?:[+-][ \\t]*)?\\d+(?!\\d|[ \\t,:]*${arrow})`;
  const between = '[ \\t,:]*';
  return new RegExp(
    `(?<![\\p{L}\\d])(?:` +
      `(?<label>${labels})(?!\\p{L})(?:` +
      `${between}(?<before>[+-]?\\d+)[ \\t]*(?<last>${arrow}|${letter})|` +
      `${between}(?<way>${arrow}|[urdl](?![\\p{L}\\d]))(?:${between}(?<far>${far}))?|` +
      `${between}(?<after>${far}))|` +
      `(?<first>${arrow})${between}(?<behind>${labels})(?![\\p{L}\\d]))`,
    'giu',
  );
}
