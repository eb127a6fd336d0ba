import { ParseError } from '../../errors/parseError.ts';
import type { Form } from '../../form.ts';
import type { Token } from '../text.ts';
import { charPlace } from '../textLooks.ts';
import { behind, placeOfToken } from '../tokenPlaces.ts';
import { onlyWord } from './commonCode.ts';
import { type Layout, layoutOf, refuseLayout } from './layout.ts';
import { LAYOUT_COUNT, rankLayout, unrankLayout } from './layoutRank.ts';
import { layoutReading } from './layoutReading.ts';

const SIGNS = '123456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 5;
const RADIX = SIGNS.length;

/** dnomd343's ShortCode: five characters, the number of a Klotski board among all legal ones. */
export const shortCode: Form = {
  name: 'shortcode',
  title: "dnomd343's ShortCode",
  example: '4WVE1',
  looksLike: (text) => {
    const word = text.trim();
    const isUsual = /^[1-9A-HJKMNP-Z]{5}$/.test(word);
    const isSlipped = /^[0-9A-Za-z]{5}$/.test(word) && /\d/.test(word) && /[A-Za-z]/.test(word);
    return isUsual || (isSlipped && !/^[0-9A-Fa-f]*0[0-9A-Fa-f]*$/.test(word));
  },
  read: (text) => {
    const word = onlyWord(text, 'a code of five characters, such as 4WVE1');
    return layoutReading(parseShortCode(word), placeOfToken(word));
  },
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
  const characters = [...word.text.toUpperCase()];
  const bad = characters.findIndex((character) => !SIGNS.includes(character));
  if (bad >= 0) {
    throw new ParseError(
      'code-character',
      `${[...word.text][bad]} is not a character of a ShortCode`,
      charPlace(word, bad),
      'a ShortCode has the digits 1–9 and letters except I, L and O',
    );
  }
  if (characters.length !== LENGTH) {
    throw new ParseError(
      'code-length',
      `the code has ${characters.length} characters`,
      characters.length > LENGTH ? charPlace(word, LENGTH) : behind(word),
      `a ShortCode has ${LENGTH} characters`,
      { count: characters.length, wanted: LENGTH },
    );
  }
  const index = characters.reduce((sum, sign) => sum * RADIX + SIGNS.indexOf(sign), 0);
  if (index < LAYOUT_COUNT) return unrankLayout(index);
  throw new ParseError(
    'code-range',
    `${word.text} is beyond the last board`,
    placeOfToken(word),
    `the last ShortCode is ${formatShortCode(unrankLayout(LAYOUT_COUNT - 1))}`,
  );
}
