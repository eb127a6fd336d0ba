/** Round trips through the forms, for tests of single forms and of known puzzles. */
import { buildPuzzle, FORMS, type Form, type Puzzle } from '@glissade/core';
import { expect } from 'vitest';
import { essence } from './essence.ts';

export function formOf(name: string): Form {
  const form = FORMS.find((candidate) => candidate.name === name);
  if (!form) throw new Error(`there is no form ${name}`);
  return form;
}

/** Reads back what the form wrote, which must be known by its look, and compares. */
export function requireBack(name: string, puzzle: Puzzle): void {
  const form = formOf(name);
  expect(form.refuses?.(puzzle)).toBe(undefined);
  const text = form.write!(puzzle);
  expect(FORMS.find((candidate) => candidate.looksLike(text))?.name).toBe(name);
  expect(essence(buildPuzzle(form.read(text).spec))).toEqual(essence(puzzle));
}
