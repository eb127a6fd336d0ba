import { describe, expect, test } from 'vitest';
import { boundedMessage, excerptOf, listOfLabels } from './excerpt.ts';

const eighty = 'x'.repeat(80);

describe('an excerpt', () => {
  test('is the whole of a text of 80 characters, and the beginning of a longer one', () => {
    for (const text of ['', 'A', eighty, '🧩'.repeat(80)]) expect(excerptOf(text)).toBe(text);
    expect(excerptOf(`${eighty}y`)).toBe(`${eighty}…`);
    expect(excerptOf('🧩'.repeat(81))).toBe(`${'🧩'.repeat(80)}…`);
  });

  test('ends with the first line', () => {
    expect(excerptOf('one\ntwo')).toBe('one…');
    expect(excerptOf('one\r\ntwo')).toBe('one…');
  });
});

describe('a message', () => {
  const quoting = (label: string) => `piece ${label} is not ${label}`;

  test('quotes the beginning of a long text, wherever it names it', () => {
    const spaced = 'a b '.repeat(30);
    expect(boundedMessage(quoting(spaced), spaced)).toBe(quoting(`${spaced.slice(0, 80)}…`));
    const dollars = '$&'.repeat(60);
    expect(boundedMessage(quoting(dollars), dollars)).toBe(quoting(`${'$&'.repeat(40)}…`));
  });

  test('is left as it is where all it quotes is short', () => {
    expect(boundedMessage(quoting('A'), 'A')).toBe(quoting('A'));
    const long = `${eighty} ${eighty} and ${eighty}`;
    expect(boundedMessage(long)).toBe(long);
    expect(boundedMessage(long, 'and')).toBe(long);
    const short = 'two\nlines'.padStart(80);
    expect(boundedMessage(short, 'two\nlines')).toBe(short);
  });

  test('cuts every long word, also those it does not quote', () => {
    const word = `${eighty}x`;
    expect(boundedMessage(`${word} in front`)).toBe(`${eighty}… in front`);
    expect(boundedMessage(`in the ${word} middle`)).toBe(`in the ${eighty}… middle`);
    expect(boundedMessage(`at the very end ${word}`)).toBe(`at the very end ${eighty}…`);
    expect(boundedMessage(word)).toBe(`${eighty}…`);
  });

  test('has 600 characters at most, none of them half', () => {
    const words = 'word '.repeat(120);
    expect(boundedMessage(words)).toBe(words);
    expect(boundedMessage(`${words}!`)).toBe(`${words.slice(0, 599)}…`);
    for (const before of ['', 'a', 'ab', 'abc']) {
      const cut = boundedMessage(before + '🧩🧩 '.repeat(200));
      expect(cut.length).toBeLessThanOrEqual(600);
      expect(() => encodeURIComponent(cut)).not.toThrow();
    }
  });
});

test('a list of labels names the first forty', () => {
  const labels = Array.from({ length: 41 }, (_, i) => `${i}`);
  const forty = labels.slice(0, 40);
  expect(listOfLabels(forty)).toBe(forty.join(' '));
  expect(listOfLabels(labels)).toBe(`${forty.join(' ')} …`);
});
