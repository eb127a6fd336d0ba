import { describe, expect, test } from 'vitest';
import { eachToken, KEPT_LENGTH_MAX, keptIn, placeAt, splitLines, tokensIn } from './sourceText.ts';

describe('what is made of a text', () => {
  const counting = () => {
    const made: string[] = [];
    const kept = {};
    const make = (given: string) =>
      keptIn<{ text: string }>(kept, given, (text) => {
        made.push(text);
        return { text };
      });
    return { made, make };
  };

  test('is kept until another text comes', () => {
    const { made, make } = counting();
    expect(make('a')).toBe(make('a'));
    expect(make('b')).toEqual({ text: 'b' });
    expect(make('a')).toEqual({ text: 'a' });
    expect(made).toEqual(['a', 'b', 'a']);
  });

  test('is made of an empty text before any other, and again of long ones', () => {
    const { made, make } = counting();
    expect(make('')).toEqual({ text: '' });
    const [most, long] = [KEPT_LENGTH_MAX, KEPT_LENGTH_MAX + 1].map((length) => 'x'.repeat(length));
    for (const text of [most!, most!, long!, long!]) make(text);
    expect(made.map(({ length }) => length)).toEqual([
      0,
      KEPT_LENGTH_MAX,
      KEPT_LENGTH_MAX + 1,
      KEPT_LENGTH_MAX + 1,
    ]);
  });

  test('are the same lines for whoever asks next', () => {
    expect(splitLines('a\nb')).toBe(splitLines('a\nb'));
  });
});

test('tokens have their columns in characters, whatever stands before them', () => {
  const line = { number: 3, text: ' 12 1 🙂 2 🙂🙂' };
  const columns = tokensIn(line, /\S+/g).map(({ text, column }) => [text, column]);
  expect(columns).toEqual([
    ['12', 2],
    ['1', 5],
    ['🙂', 7],
    ['2', 9],
    ['🙂🙂', 11],
  ]);
  const before = [{ text: 'x', line: 2, column: 1 }];
  expect(tokensIn({ number: 3, text: '7' }, /\d/g, 5, before)).toEqual([
    { text: 'x', line: 2, column: 1 },
    { text: '7', line: 3, column: 5 },
  ]);
});

test.each([
  [0, 1, 1],
  [1, 1, 2],
  [3, 1, 3],
  [4, 2, 1],
  [5, 2, 2],
  [6, 3, 1],
  [7, 3, 1],
  [8, 4, 1],
  [9, 4, 2],
  [10, 4, 3],
  [11, 5, 1],
  [12, 6, 1],
])('index %i is at line %i, column %i', (index, line, column) => {
  expect(placeAt('a🙂\nb\r\n\rcd\n\ne', index)).toEqual({ line, column });
});

describe('tokens of a line, one after the other', () => {
  let looks = 0;
  class Counted extends RegExp {
    override exec(text: string): RegExpExecArray | null {
      looks++;
      return super.exec(text);
    }
  }

  test('are those of all at once', () => {
    const line = { number: 3, text: ' 12 \u{1F600}, 5' };
    expect([...eachToken(line, /[^\s,]+/gu)]).toEqual(tokensIn(line, /[^\s,]+/gu));
  });

  test('are looked for as they are asked for', () => {
    const tokens = eachToken({ number: 1, text: '1,'.repeat(1000) }, new Counted('\\d', 'g'));
    expect(tokens.next().value).toEqual({ text: '1', line: 1, column: 1 });
    expect(tokens.next().value).toEqual({ text: '1', line: 1, column: 3 });
    expect(looks).toBe(2);
  });
});
