import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseErrorOf } from '../../../../test/parseErrors.ts';
import { readPuzzle } from '../../readPuzzle.ts';
import { startRows } from '../blockWriting.ts';
import { formatCommonCode, parseCommonCode } from './commonCode.ts';
import { LAYOUT_COUNT, rankLayout, unrankLayout } from './layoutRank.ts';
import { formatShortCode, parseShortCode } from './shortCode.ts';

function word(text: string) {
  return { text, line: 1, column: 1 };
}

const errorOf = (text: string, from: string) => parseErrorOf(() => readPuzzle(text, { from }));

describe('layouts and their numbers', () => {
  // Pairs as the documentation of dnomd343/klotski gives them.
  test.each([
    ['1A9BF0C00', '4WVE1', 4_091_296],
    ['4FEA13400', 'AXCZN', 10_399_732],
  ])('%s is %s', (common, short, index) => {
    const layout = parseCommonCode(word(common));
    expect(rankLayout(layout)).toBe(index);
    expect(formatShortCode(layout)).toBe(short);
    expect(formatCommonCode(parseShortCode(word(short)))).toBe(common);
  });

  test('the first and the last', () => {
    expect(formatCommonCode(unrankLayout(0))).toBe('000000000');
    expect(formatShortCode(unrankLayout(0))).toBe('11111');
    const last = unrankLayout(LAYOUT_COUNT - 1);
    expect(formatCommonCode(last)).toBe('EFFFFFFF0');
    expect(rankLayout(last)).toBe(LAYOUT_COUNT - 1);
    expect(() => unrankLayout(LAYOUT_COUNT)).toThrow(RangeError);
    expect(() => unrankLayout(-1)).toThrow(RangeError);
    expect(() => unrankLayout(0.5)).toThrow(RangeError);
  });

  test('rank takes unrank back, and numbers ascend with the codes', () => {
    const index = fc.integer({ min: 0, max: LAYOUT_COUNT - 2 });
    fc.assert(
      fc.property(index, (number) => {
        const layout = unrankLayout(number);
        expect(rankLayout(layout)).toBe(number);
        const code = formatCommonCode(layout);
        expect(parseCommonCode(word(code))).toEqual(layout);
        expect(formatCommonCode(unrankLayout(number + 1)) > code).toBe(true);
      }),
      { seed: 343, numRuns: 2000 },
    );
  });

  test('neighbours in code order: no legal code lies between two successive ones', () => {
    const isLegal = (code: number) => {
      try {
        parseCommonCode(word(code.toString(16).padStart(9, '0')));
        return true;
      } catch {
        return false;
      }
    };
    const codeOf = (number: number) => Number.parseInt(formatCommonCode(unrankLayout(number)), 16);
    for (const number of [4_091_296, 10_399_732, 20_000_000]) {
      for (let code = codeOf(number) + 1; code < codeOf(number + 1); code++) {
        if (code - codeOf(number) > 5000) break;
        expect(isLegal(code)).toBe(false);
      }
    }
  });
});

describe('puzzles of codes', () => {
  test.each([
    ['4WVE1', 'shortcode', 'ABBC/ABBC/DEEF/DGHF/I..J'],
    ['4wve1', 'shortcode', 'ABBC/ABBC/DEEF/DGHF/I..J'],
    ['1A9BF0C', 'commoncode', 'ABBC/ABBC/DEEF/DGHF/I..J'],
    ['1a9bf0c00', 'commoncode', 'ABBC/ABBC/DEEF/DGHF/I..J'],
    [' 4FEA134\n', 'commoncode', 'ABCD/EEFD/EEFG/.HHG/.IJJ'],
  ])('%j', (text, form, start) => {
    const reading = readPuzzle(text);
    expect(reading.form).toBe(form);
    expect(startRows(reading.puzzle, () => '.').join('/')).toBe(start);
    expect(reading.puzzle.goals[0]![0]!.cell).toBe(13);
    expect(reading.notes).toHaveLength(2);
  });

  test.each<[from: string, text: string, code: string, column: number]>([
    ['commoncode', '1A9GF0C', 'code-digit', 4],
    ['commoncode', '1A9BF0C000', 'code-length', 10],
    ['commoncode', '3A9BF0C', 'code-illegal', 1],
    ['commoncode', 'FA9BF0C', 'code-illegal', 1],
    ['commoncode', '010', 'code-illegal', 2],
    ['commoncode', '0000000A', 'code-illegal', 8],
    ['commoncode', '155555550', 'code-illegal', 2],
    ['commoncode', '1A9BF0C01', 'code-illegal', 9],
    ['commoncode', '1FFFFFFFF', 'code-illegal', 1],
    ['commoncode', '1A9BF0C 4WVE1', 'code-missing', 9],
    ['shortcode', '4WVO1', 'code-character', 4],
    ['shortcode', '4WVE', 'code-length', 5],
    ['shortcode', '4WVE11', 'code-length', 6],
    ['shortcode', 'ZZZZZ', 'code-range', 1],
  ])('%s %j: %s at column %i', (from, text, code, column) => {
    const error = errorOf(text, from);
    expect([error.code, error.column]).toEqual([code, column]);
    expect(error.hint).not.toBe('');
  });

  test('the hint names the last code', () => {
    const last = formatShortCode(unrankLayout(LAYOUT_COUNT - 1));
    expect(errorOf('ZZZZZ', 'shortcode').hint).toContain(last);
  });
});
