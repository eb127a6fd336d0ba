import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closestWord } from './closestWord.ts';

test.each([
  ['tile', ['tiles', 'title'], 'tiles'],
  ['axse', ['axes', 'same'], 'axes'],
  ['saem', ['axes', 'same'], 'same'],
  ['START', ['start'], 'start'],
  ['ab', ['xy'], undefined],
  ['gaol', ['start', 'goal'], 'goal'],
  ['columba', ['columbia', 'colombo'], 'columbia'],
  ['notes', ['stone'], undefined],
])('%s of %j: %s', (word, known, meant) => {
  expect(closestWord(word, known)).toBe(meant);
});

/** The whole table of Damerau (1964). */
function countSlips(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, changed));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        row[j] = Math.min(row[j]!, rows[i - 2]![j - 2]! + 1);
      }
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

test('a word is meant just when the table says two slips at most, or half its length', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (given, known) => {
      const most = Math.min(2, Math.floor(given.length / 2));
      const isMeant = countSlips(given, known) <= most;
      expect(closestWord(given, [known])).toBe(isMeant ? known : undefined);
    }),
    { numRuns: 2000 },
  );
});
