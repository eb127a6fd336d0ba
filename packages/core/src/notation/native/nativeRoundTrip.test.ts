import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockPuzzleSpec, tilePuzzleSpec } from '../../../../../tests/arbitrary/puzzle.ts';
import { buildPuzzle } from '../../puzzle/build.ts';
import type { PuzzleSpec } from '../../puzzle/spec.ts';
import { formatPuzzle, formatPuzzles } from '../formatPuzzle.ts';
import { parsePuzzle, parsePuzzles } from '../readPuzzle.ts';
import { NATIVE } from './native.ts';
import { refusesNative } from './nativeWrite.ts';

const DATA = new URL('../../../../../tests/data/', import.meta.url);
const SEEDED = { seed: 20_261, numRuns: 400 };

describe('native text comes back as the puzzle it was made of', () => {
  test('block puzzles', () => {
    let held = 0;
    fc.assert(
      fc.property(blockPuzzleSpec({ withInfo: true }), (spec) => {
        const puzzle = buildPuzzle(spec);
        if (refusesNative(puzzle) !== undefined) return;
        held++;
        const text = formatPuzzle(puzzle);
        expect(NATIVE.looksLike(text)).toBe(true);
        expect(parsePuzzle(text)).toEqual(puzzle);
      }),
      SEEDED,
    );
    expect(held).toBeGreaterThan(380);
  });

  test('control characters of a title, which are never written as they are', () => {
    const title = 'a\x1b[31m\x9b2J\x7f';
    const puzzle = { ...parsePuzzle('1 2 3/4 5 6/7 0 8'), info: { title } };
    const text = formatPuzzle(puzzle);
    for (const control of ['\x1b', '\x7f', '\x9b']) expect(text).not.toContain(control);
    expect(parsePuzzle(text).info).toEqual(puzzle.info);
  });

  test('tile puzzles', () => {
    fc.assert(
      fc.property(tilePuzzleSpec({ withInfo: true }), (spec) => {
        const puzzle = buildPuzzle(spec);
        expect(parsePuzzle(formatPuzzle(puzzle))).toEqual(puzzle);
      }),
      SEEDED,
    );
  });

  test('several puzzles in one text', () => {
    fc.assert(
      fc.property(
        fc.array(tilePuzzleSpec({ sideMax: 3 }), { minLength: 1, maxLength: 4 }),
        (specs) => {
          const puzzles = specs.map(buildPuzzle);
          expect(parsePuzzles(formatPuzzles(puzzles))).toEqual(puzzles);
        },
      ),
      { seed: 3, numRuns: 50 },
    );
  });

  test('tile boards with a wall, two gaps and a goal in part', () => {
    const text =
      'tiles:\n 1  2  #  4\n 3  0  0  5\n 6  7  8  9\n10 11 12  -\n' +
      'goal:\n 2  1  #  .\n .  .  .  .\n .  .  .  .\n .  .  .  -\n';
    expect(formatPuzzle(parsePuzzle(text))).toBe(text);
  });
});

type Known = {
  readonly id: string;
  readonly start: readonly string[];
  readonly goals: readonly (readonly string[])[];
  readonly axes?: 'long' | Readonly<Record<string, string>>;
  readonly same?: readonly string[];
};

function textOf({ start, goals, axes, same = [] }: Known): string {
  const axesText =
    typeof axes === 'object'
      ? Object.entries(axes)
          .map(([label, axis]) => `${label}=${axis}`)
          .join(' ')
      : axes;
  return [
    ...(axesText ? [`axes: ${axesText}`] : []),
    ...same.map((group) => `same: ${[...group].join(' ')}`),
    'start:',
    ...start,
    ...goals.flatMap((goal) => ['goal:', ...goal]),
  ].join('\n');
}

test('the 371 collected puzzles are read and come back', () => {
  // Source: tests/data/blocks.json, whose entries name theirs.
  const { puzzles } = JSON.parse(readFileSync(new URL('blocks.json', DATA), 'utf8')) as {
    puzzles: Known[];
  };
  expect(puzzles).toHaveLength(371);
  for (const known of puzzles) {
    const puzzle = parsePuzzle(textOf(known));
    expect(parsePuzzle(formatPuzzle(puzzle)), known.id).toEqual(puzzle);
  }
});

describe('what a picture cannot hold is refused', () => {
  const board = { width: 3, height: 1, cells: ['floor', 'floor', 'floor'] } as const;
  const specOf = (label: string): PuzzleSpec => ({
    board,
    pieces: [{ label, cells: [0] }],
    goals: [[{ label, cells: [2] }]],
  });

  test.each(['truck', '.', '#', '-', ' ', '\t', '\u200B', '\u0301', '\u00A0'])(
    'label %j',
    (label) => {
      const puzzle = buildPuzzle(specOf(label));
      expect(refusesNative(puzzle)).toContain('is not one visible character');
      expect(() => formatPuzzle(puzzle)).toThrow('cannot express this puzzle');
    },
  );

  test('rows that read as keys or as the line between puzzles', () => {
    const row = (characters: string) =>
      buildPuzzle({
        board: { width: 3, height: 2, cells: [...'......'].map(() => 'floor' as const) },
        pieces: [...characters].map((label, cell) => ({ label, cells: [cell] })),
        goals: [[{ label: characters[0]!, cells: [3] }]],
      });
    expect(formatPuzzle(row('id:'))).toBe('start: id:/...\ngoal:\n...\ni..\n');
    expect(formatPuzzle(row('ab:'))).toContain('start: ab:/...\n');
    expect(formatPuzzle(row('a:b'))).toContain('start:\na:b\n');
    const gates = buildPuzzle({
      board: { width: 3, height: 2, cells: ['floor', 'floor', 'floor', 'gate', 'gate', 'gate'] },
      pieces: [{ label: 'A', cells: [0] }],
      goals: [[{ label: 'A', cells: [3] }]],
    });
    expect(formatPuzzle(gates)).toBe('start: A../---\ngoal:\n...\nA--\n');
    const slashed = { ...gates, pieces: [{ ...gates.pieces[0]!, label: '/' }] };
    expect(refusesNative(slashed)).toContain('"---"');
  });

  test('labels of several digits without a gap, or outside cells among them', () => {
    const pieces = Array.from({ length: 10 }, (_, i) => ({ label: String(i + 1), cells: [i] }));
    const goals = [[{ label: '1', cells: [1] }]];
    const cells = pieces.map(() => 'floor' as const);
    const full = buildPuzzle({ board: { width: 10, height: 1, cells }, pieces, goals });
    expect(refusesNative(full)).toContain('"10"');
    const outside = buildPuzzle({
      board: { width: 12, height: 1, cells: [...cells, 'outside', 'floor'] },
      pieces,
      goals,
    });
    expect(refusesNative(outside)).toContain('"10"');
  });
});
