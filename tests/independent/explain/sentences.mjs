/** The sentences of a page in English, and what each claims: `[type of block, pattern, check]`. */
import { CHAPTER_SENTENCES } from './chapterSentences.mjs';
import { REASON_SENTENCES } from './reasonSentences.mjs';
import { SPACE_SENTENCES } from './spaceSentences.mjs';

const HEADINGS = [
  'What every solution must do',
  'The chapters of the shortest solutions',
  'Where intuition fails',
  'Dead ends',
  'Mirror images and idle pieces',
  'How hard it is',
];

const WORDS = '(state|solution|place|pair|part|room|end|tile|row|column|step|slide|move|trap|edge)';
const COUNTED = new RegExp(
  '(?<!column |row )(?<!\\d)(\\d+(?:,\\d{3})*|one) ' +
    `(?:more |dead |tempting |shortest )?${WORDS}(s?)\\b`,
  'g',
);
const PUSHES = /(?<!\d)(\d+(?:,\d{3})*|one) (push(?:es)?)\b/g;

/** One is followed by one word in the singular, other numbers by the plural. */
export function checkNumberWords(text, must) {
  for (const [whole, number, , plural] of text.matchAll(COUNTED)) {
    // "row 1, column 2 …" numbers places, and "one of" picks among several.
    if (/^(one|1) \w+ ?ways?/.test(whole)) continue;
    must((number === '1' || number === 'one') === (plural === ''), `"${whole}" in "${text}"`);
  }
  for (const [whole, number, word] of text.matchAll(PUSHES)) {
    must((number === '1' || number === 'one') === (word === 'push'), `"${whole}" in "${text}"`);
  }
}

export const SENTENCES = [
  [
    'heading',
    /^P: the shortest solution takes ([\d,]+) (\w+)$/,
    (r, length, noun) => r.units(length, noun, r.left[0], 'length in the headline'),
  ],
  ['heading', new RegExp(`^(${HEADINGS.join('|')})$`), () => undefined],
  ...REASON_SENTENCES,
  ...SPACE_SENTENCES,
  ...CHAPTER_SENTENCES,
];
