import { allRecords } from '@glissade/catalogue';
import { expect, test } from 'vitest';
import { formatListLink, LIST_MAX, parseListLink } from './listLink.ts';

test('a list is read as it was written, whatever puzzles it has', () => {
  const ids = allRecords().map(({ id }) => id);
  for (let first = 0; first < ids.length; first += LIST_MAX) {
    const some = ids.slice(first, first + LIST_MAX);
    const hash = formatListLink(some);
    expect(parseListLink(hash)).toEqual(some);
    expect(new URL(hash, 'https://example.org/').hash).toBe(hash);
  }
  expect(parseListLink(formatListLink(ids))).toHaveLength(LIST_MAX);
});

test('a sample stays valid, each puzzle once', () => {
  const list = parseListLink('#puzzles?list=klotski_hrd-002__klotski_');
  expect(list).toEqual(['klotski', 'hrd-002']);
});

test.each(['.', ')', '%20', '…', '&from=chat'])('%j after a list is no part of it', (end) => {
  expect(parseListLink(`#puzzles?list=klotski_hrd-002${end}`)).toEqual(['klotski', 'hrd-002']);
});

test.each([
  '',
  '#puzzles',
  '#puzzles?list=',
  '#puzzles?list=_',
  '#list=klotski',
  '#puzzles?list=a/b',
])('%j has no list', (hash) => expect(parseListLink(hash)).toBeUndefined());
