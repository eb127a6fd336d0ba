/* Any puzzle in any disguise is read as itself, or refused with a word about what hid it. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Cells,
  WRAPPINGS,
  WRITINGS,
  wrapped,
  wrappings,
} from '../../../../../tests/arbitrary/disguises.ts';
import { essence } from '../../../../../tests/arbitrary/essence.ts';
import { blockPuzzleSpec, tilePuzzleSpec } from '../../../../../tests/arbitrary/puzzle.ts';
import { buildPuzzle } from '../../puzzle/build.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { PuzzleSpec } from '../../puzzle/spec.ts';
import { FORMS } from '../allForms.ts';
import { FormatError } from '../errors/formatError.ts';
import { ParseError } from '../errors/parseError.ts';
import { formatPuzzle } from '../formatPuzzle.ts';
import { parsePuzzle } from '../readPuzzle.ts';

/** Counts what was read; throws where something else was, or a refusal does not say why. */
function countRead(text: string, meant: Puzzle): number {
  let puzzle: Puzzle;
  try {
    puzzle = parsePuzzle(text);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    expect(error.message, text).toMatch(/(?:read|even) without|read as/);
    return 0;
  }
  if (!isDeepStrictEqual(essence(puzzle), essence(meant))) {
    throw new Error(`${JSON.stringify(text)} is read as something else`);
  }
  return 1;
}

/** The start of a tile board in rows, '' for the gap. */
function cellsOf({ board: { width, height }, pieces }: PuzzleSpec): Cells {
  const cells = Array.from({ length: width * height }, () => '');
  for (const { label, cells: places } of pieces) cells[places[0]!] = label;
  return Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width));
}

function writtenAs(puzzle: Puzzle, form: string): string | undefined {
  try {
    return formatPuzzle(puzzle, form);
  } catch (error) {
    if (error instanceof FormatError) return undefined;
    throw error;
  }
}

/** Indented rows are other rows: blanks are cells of drawings. */
const isOutside = ({ name }: { readonly name: string }) => name !== 'indent';

describe('a puzzle in any chain of disguises', () => {
  test('in any writing of its tiles', () => {
    let read = 0;
    const runs = 1500;
    fc.assert(
      fc.property(
        tilePuzzleSpec({ sideMax: 5 }),
        fc.constantFrom(...WRITINGS),
        wrappings,
        (spec, writing, ways) => {
          const rows = cellsOf(spec);
          const plain = rows.map((row) => row.map((cell) => cell || '0').join(' ')).join('/');
          const meant = parsePuzzle(`tiles: ${plain}\ngoal: standard`);
          read += countRead(wrapped(writing.write(rows), ways), meant);
        },
      ),
      { seed: 371, endOnFailure: true, numRuns: runs },
    );
    expect(read / runs).toBeGreaterThan(0.99);
  });

  test.each(FORMS.map(({ name, example }) => [name, example]))('in the form %s', (_, example) => {
    const meant = parsePuzzle(example);
    fc.assert(
      fc.property(wrappings, (ways) => {
        countRead(wrapped(example, ways.filter(isOutside)), meant);
      }),
      { seed: 372, endOnFailure: true, numRuns: 60 },
    );
    // Sentences may be taken for lines of the form.
    for (const way of WRAPPINGS.filter((one) => isOutside(one) && !/sentence/.test(one.name))) {
      expect(countRead(wrapped(example, [way]), meant), way.name).toBe(1);
    }
  });

  test('in any form that can hold it', () => {
    const labels = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const forms = FORMS.filter(({ write }) => write !== undefined).map(({ name }) => name);
    let [written, read] = [0, 0];
    fc.assert(
      fc.property(
        fc.oneof(tilePuzzleSpec({ sideMax: 5 }), blockPuzzleSpec({ labels })),
        fc.constantFrom(...forms),
        wrappings,
        (spec, name, ways) => {
          const meant = buildPuzzle(spec);
          const text = writtenAs(meant, name);
          if (text === undefined) return;
          written++;
          read += countRead(wrapped(text, ways.filter(isOutside)), meant);
        },
      ),
      { seed: 373, endOnFailure: true, numRuns: 3000 },
    );
    expect(written).toBeGreaterThan(150);
    expect(read / written).toBeGreaterThan(0.8);
  });
});
