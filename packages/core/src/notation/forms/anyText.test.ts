import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORMS } from '../allForms.ts';
import { ParseError } from '../errors/parseError.ts';

const DIALECTS = FORMS.slice(1);

describe('any text at all', () => {
  const sign = fc.constantFrom(...'0123456789ABXZabxo.*_-#@ \n/,:;()[]{}"\'|\té鸟🙂+=');
  const text = fc.oneof(
    fc.string({ unit: sign, maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc
      .tuple(fc.constantFrom(...DIALECTS.map((form) => form.example)), fc.nat(80), sign)
      .map(([example, at, inserted]) => example.slice(0, at) + inserted + example.slice(at + 1)),
  );

  test('is read or refused with a place, by every form', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...DIALECTS), (given, form) => {
        form.looksLike(given);
        const lines = given.split(/\r\n|\r|\n/);
        try {
          const { spec, placeOf } = form.read(given);
          const place = placeOf({ part: 'start', label: spec.pieces[0]?.label ?? '' });
          expect(place.line).toBeGreaterThan(0);
        } catch (error) {
          if (!(error instanceof ParseError)) throw error;
          expect(error.hint).not.toBe('');
          expect(error.line).toBeGreaterThan(0);
          expect(error.line).toBeLessThanOrEqual(lines.length);
          expect(error.column).toBeLessThanOrEqual([...lines[error.line - 1]!].length + 1);
        }
      }),
      { seed: 99, numRuns: 8000 },
    );
  });
});
