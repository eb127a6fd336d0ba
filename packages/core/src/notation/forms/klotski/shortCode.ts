import { ParseError } from '../../errors/parseError.ts';
import type { FormReader, FormWriter } from '../../form.ts';
import type { Token } from '../text.ts';
import { placeOfToken } from '../tokenPlaces.ts';
import { onlyWord, requireSigns, wrongLength } from './commonCode.ts';
import { type Layout, layoutOf, refuseLayout } from './layout.ts';
import { LAYOUT_COUNT, rankLayout, unrankLayout } from './layoutRank.ts';
import { layoutReading } from './layoutReading.ts';

const SIGNS = '123456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 5;
const RADIX = SIGNS.length;
/** Of the layout with the highest number. */
const LAST = 'VZ7Z2';
const CODE = /* @__PURE__ */ new RegExp(`^[${SIGNS}]{${LENGTH}}$`);

/** dnomd343's ShortCode: five characters, the number of a Klotski board among all legal ones. */
export const shortCode: FormReader = {
  name: 'shortcode',
  looksLike: (text) => {
    const word = text.trim();
    if (CODE.test(word)) return true;
    const isSlipped = /^[0-9A-Za-z]{5}$/.test(word) && /\d/.test(word) && /[A-Za-z]/.test(word);
    return isSlipped && !/^[0-9A-Fa-f]*0[0-9A-Fa-f]*$/.test(word);
  },
  read: (text) => {
    const word = onlyWord(text, 'a code of five characters, such as 4WVE1');
    return layoutReading(parseShortCode(word), placeOfToken(word));
  },
};

/** The same form, written. */
export const shortCodeWriter: FormWriter = {
  refuses: refuseLayout,
  write: (puzzle) => formatShortCode(layoutOf(puzzle)),
};

export function formatShortCode(layout: Layout): string {
  let rest = rankLayout(layout);
  let code = '';
  for (let index = 0; index < LENGTH; index++) {
    code = SIGNS[rest % RADIX]! + code;
    rest = Math.floor(rest / RADIX);
  }
  return code;
}

/** The layout of a code. Throws ParseError at the character that is wrong. */
export function parseShortCode(word: Token): Layout {
  const code = word.text.toUpperCase();
  if (!CODE.test(code)) {
    requireSigns(word, [...code], SIGNS, {
      code: 'code-character',
      what: 'a character of a ShortCode',
      hint: 'a ShortCode has the digits 1–9 and letters except I, L and O',
    });
    throw wrongLength(word, LENGTH, 'a ShortCode', 'characters');
  }
  let index = 0;
  for (let at = 0; at < LENGTH; at++) index = index * RADIX + SIGNS.indexOf(code[at]!);
  if (index < LAYOUT_COUNT) return unrankLayout(index);
  throw new ParseError(
    'code-range',
    `${word.text} is beyond the last board`,
    placeOfToken(word),
    `the last ShortCode is ${LAST}`,
  );
}
