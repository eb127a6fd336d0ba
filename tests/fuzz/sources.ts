/* Good puzzles and texts, from which inputs are made. */
import { allRecords, puzzleOf } from '@glissade/catalogue';
import {
  buildPuzzle,
  FORMS,
  findForm,
  formatPuzzle,
  type Puzzle,
  parsePuzzle,
} from '@glissade/core';
import fc from 'fast-check';
import { blockPuzzleSpec, tilePuzzleSpec } from '../arbitrary/puzzle.ts';

/** Every so many puzzles of the catalogue one: enough of each family. */
const EVERY = 7;

let catalogueKnown: readonly Puzzle[] | undefined;

export function cataloguePuzzles(): readonly Puzzle[] {
  catalogueKnown ??= allRecords()
    .filter((_, index) => index % EVERY === 0)
    .map(puzzleOf);
  return catalogueKnown;
}

/** The puzzle in every form that can hold it. */
export function textsOf(puzzle: Puzzle): string[] {
  return FORMS.flatMap((form) =>
    form.write && form.refuses?.(puzzle) === undefined ? [form.write(puzzle)] : [],
  );
}

let textsKnown: readonly string[] | undefined;

/** Examples of all forms, and puzzles of the catalogue in each that can hold them. */
export function goodTexts(): readonly string[] {
  textsKnown ??= [
    ...FORMS.flatMap(({ example }) => Array<string>(8).fill(example)),
    ...cataloguePuzzles()
      .flatMap(textsOf)
      .filter((text) => text.length < 3000),
  ];
  return textsKnown;
}

/** A good text: a known one, or a random puzzle in the native form. */
export function goodText(): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: fc.constantFrom(...goodTexts()), weight: 6 },
    { arbitrary: blockPuzzleSpec({ withInfo: true }).map(writtenNative), weight: 1 },
    { arbitrary: tilePuzzleSpec({ withInfo: true }).map(writtenNative), weight: 1 },
  );
}

/** Few puzzles are not supported: with a row that would be read as a key. */
function writtenNative(spec: Parameters<typeof buildPuzzle>[0]): string {
  const puzzle = buildPuzzle(spec);
  const isHeld = findForm('native')?.refuses?.(puzzle) === undefined;
  return isHeld ? formatPuzzle(puzzle) : '';
}

const SMALL_TEXTS: readonly string[] = [
  '8 6 4/0 7 2/5 1 3',
  '1 2 3/0 4 5',
  '1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0',
  'start:\nA.\n..\ngoal:\n..\n.A',
  'axes: long\nstart:\nAAB.\n..B.\n....\ngoal:\n..AA\n....\n....',
  'same: A B\nstart:\nA.B\n.C-\n.#.\ngoal:\nB..\n..C\n...',
  'start:\nAA.\nB..\n..C\ngoal:\n.AA\n...\n...\ngoal:\nB..\n...\nC..',
  'start:\nA.A\n.B.\n...\ngoal:\n...\nA.A\n.B.',
  'start:\nAB.C\n....\ngoal:\n..BA\n....',
];

let smallKnown: readonly Puzzle[] | undefined;

/** A few puzzles of each sort, each solved within milliseconds. */
export function smallPuzzles(): readonly Puzzle[] {
  smallKnown ??= SMALL_TEXTS.map((text) => parsePuzzle(text));
  return smallKnown;
}

export function smallTexts(): readonly string[] {
  return SMALL_TEXTS;
}
