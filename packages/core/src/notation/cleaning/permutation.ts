/* Cells that name the tiles of a board, each once: in numbers, digits of any base, or letters. */
import type { Token } from '../forms/text.ts';

const GAP_NAME = ':?\\w{0,20}(?:blank|empty|space|gap|hole|square)\\w{0,12}';
const GAP = new RegExp(`^(?:[^\\p{Nd}=]|nan?|undefined|${GAP_NAME}|)$`, 'iu');
/** Words for a gap or a free cell. */
const GAP_WORD = /^(?:-1|none|nothing|null|nil|blank|empty|gap|空.?|\u3000)$/i;

/** True for a word that means a gap or a free cell, whatever the board is. */
export function isGapWord(word: string): boolean {
  return GAP_WORD.test(word);
}
const CELLS_MIN = 4;

/** Tokens as numbers from 0, the gap, up; and how they were written. */
export type Permutation = { readonly tokens: readonly Token[]; readonly note: string | undefined };

/** One way to write tiles: the number of a token, or undefined. */
type Numbering = {
  readonly note?: string;
  readonly numberOf: (text: string) => number;
  /** Beside tile 0, an empty place may be a mistake. */
  readonly isFromZero?: true;
};

const SPELLED =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen';
/** Numbers in words. */
export const WORDS: readonly string[] = /* @__PURE__ */ SPELLED.split(' ');
const decimal = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN);
const NUMBERINGS: readonly Numbering[] = [
  { numberOf: decimal },
  { numberOf: (text) => WORDS.indexOf(text.toLowerCase()) },
  {
    note: 'the tiles are counted from 0',
    numberOf: (text) => decimal(text) + 1,
    isFromZero: true,
  },
  {
    note: 'the cells are digits of base 16 or 36: A is tile 10',
    numberOf: (text) => (/^[\da-z]$/i.test(text) ? Number.parseInt(text, 36) : Number.NaN),
  },
  {
    note: 'the cells are letters: A is tile 1',
    numberOf: (text) => (/^[a-z]$/i.test(text) ? Number.parseInt(text, 36) - 9 : Number.NaN),
  },
];

/**
 * The tokens as 0 … n, if that is what they are in one of the ways to write tiles. Where 1 … n are
 * there and one token is none of them, that one is the gap, if it is a sign or a word for it.
 */
export function permutationOf(tokens: readonly Token[]): Permutation | undefined {
  if (tokens.length < CELLS_MIN) return undefined;
  for (const { numberOf, note, isFromZero } of NUMBERINGS) {
    const found = numbered(tokens, numberOf);
    if (!found) continue;
    const { text: sign, line } = tokens[found.indexOf(0)]!;
    if (sign === '' && isFromZero) continue;
    const told = `${sign || `the empty place in line ${line}`} is the gap`;
    const gap = /^[0_.xX*-]$/.test(sign) ? undefined : told;
    const notes = [note, gap].filter((one) => one !== undefined);
    return {
      tokens: tokens.map((token, at) => ({ ...token, text: String(found[at]) })),
      note: notes.length > 0 ? notes.join('; ') : undefined,
    };
  }
  return undefined;
}

function numbered(
  tokens: readonly Token[],
  numberOf: (text: string) => number,
): readonly number[] | undefined {
  const count = tokens.length;
  const cellOf = new Map<number, number>();
  let odd = -1;
  for (const [at, { text }] of tokens.entries()) {
    const number = numberOf(text);
    const isTile = number >= 0 && number < count && !cellOf.has(number);
    if (isTile) cellOf.set(number, at);
    else if (odd >= 0) return undefined;
    else odd = at;
  }
  const sign = tokens[odd]?.text ?? '';
  if (odd >= 0 && (cellOf.has(0) || !(GAP.test(sign) || isGapWord(sign)))) return undefined;
  return tokens.map(({ text }, at) => (at === odd ? 0 : numberOf(text)));
}
