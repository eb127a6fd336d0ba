/** Round trips through the forms, for tests of single forms and of known puzzles. */
import { buildPuzzle, FORMS, type Form, type Puzzle } from '@glissade/core';
import { expect } from 'vitest';

export function formOf(name: string): Form {
  const form = FORMS.find((candidate) => candidate.name === name);
  if (!form) throw new Error(`there is no form ${name}`);
  return form;
}

/**
 * What a form must keep: all but titles and the like, the numbers of the pieces, and which piece of
 * a kind a goal names.
 */
export function essence({ board, pieces, kinds, kindOf, start, goals, type }: Puzzle) {
  const kindNames = kinds.map((kind) => kind.pieces.map((piece) => pieces[piece]!.label).sort());
  const placed = pieces.map(({ label, shape, axis }, piece) => {
    return { label, shape, axis, kind: kindNames[kindOf[piece]!], cell: start[piece] };
  });
  const wanted = goals.map((goal) =>
    goal.map(({ kind, cell }) => `${cell} ${kindNames[kind]!.join(' ')}`).sort(),
  );
  return { board, type, placed: placed.sort((a, b) => (a.label < b.label ? -1 : 1)), wanted };
}

/** Reads back what the form wrote, which must be known by its look, and compares. */
export function requireBack(name: string, puzzle: Puzzle): void {
  const form = formOf(name);
  expect(form.refuses?.(puzzle)).toBe(undefined);
  const text = form.write!(puzzle);
  expect(FORMS.find((candidate) => candidate.looksLike(text))?.name).toBe(name);
  expect(essence(buildPuzzle(form.read(text).spec))).toEqual(essence(puzzle));
}
