import { describe, expect, test } from 'vitest';
import { parseErrorOf } from '../../test/parseErrors.ts';
import { FORMS } from './allForms.ts';
import { ParseError } from './errors/parseError.ts';
import { parseAllCommon } from './parseAllCommon.ts';
import { parseCommon } from './parseCommon.ts';
import { parsePuzzle, readPuzzle } from './readPuzzle.ts';

describe('parseCommon', () => {
  test.each(FORMS.map(({ name, example }) => [name, example] as const))(
    'reads the example of %s as all forms together do, or not at all',
    (_, example) => {
      const puzzle = attempt(example);
      if (puzzle instanceof ParseError) expect(puzzle.hint).not.toBe('');
      else expect(puzzle).toEqual(parsePuzzle(example));
      expect(parseCommon(example, { forms: FORMS })).toEqual(parsePuzzle(example));
    },
  );

  test('reads the common forms', () => {
    for (const name of ['native', 'numbers', 'drawing']) {
      const { example } = FORMS.find((form) => form.name === name)!;
      expect(parseCommon(example)).toEqual(parsePuzzle(example));
      expect(parseCommon(example, { from: name })).toEqual(parsePuzzle(example));
    }
  });

  test('says where the other forms are', () => {
    // The text that solve takes in the README.
    for (const text of ['{"blocks": []}', '2003/2003/4115/4785/6..9']) {
      const { code, message, hint } = parseErrorOf(() => parseCommon(text));
      expect([code, message]).toEqual([
        'form-unknown',
        'this text is not native, in numbers or a drawing with its goal',
      ]);
      expect(hint).toContain('readPuzzle(text).puzzle of glissade/core');
      expect(hint).toContain('new Game');
    }
    const text = '2003/2003/4115/4785/6..9';
    expect(parseCommon(text, { forms: FORMS })).toEqual(readPuzzle(text).puzzle);
  });

  test('reads several, with a goal', () => {
    const puzzles = parseAllCommon('1 2/3 0\n---\n0 1/3 2', { goal: 'blank-first' });
    expect(puzzles.map(({ goals }) => goals[0]![0]!.cell)).toEqual([1, 1]);
  });
});

function attempt(text: string) {
  try {
    return parseCommon(text);
  } catch (error) {
    if (error instanceof ParseError) return error;
    throw error;
  }
}
