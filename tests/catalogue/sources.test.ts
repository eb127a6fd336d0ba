import { readFileSync } from 'node:fs';
import { allRecords, puzzleById, puzzleOf } from '@glissade/catalogue';
import { type Puzzle, parsePuzzle } from '@glissade/core';
import { expect, it } from 'vitest';
import { likenessOf } from './likeness.ts';

type Lengths = { steps?: number; slides?: number; moves?: number };
type BlocksEntry = {
  id: string;
  start: string[];
  goals: string[][];
  same?: string[];
  axes?: 'long' | Record<string, string>;
  gatePiece?: string;
  optimal: Lengths;
  reachableStates?: number;
};

function readData(name: string): string {
  return readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8');
}

/** Lines of a data file as words, comments left out. */
function wordsOf(name: string): string[][] {
  const lines = readData(name).split('\n');
  return lines.filter((line) => /^\d/.test(line)).map((line) => line.trim().split(/\s+/));
}

function puzzleOfEntry({ start, goals, same = [], axes }: BlocksEntry): Puzzle {
  const heads = [
    ...(axes === 'long' ? ['axes: long'] : []),
    ...same.map((group) => `same: ${[...group].join(' ')}`),
  ];
  const pictures = [['start:', ...start], ...goals.map((goal) => ['goal:', ...goal])];
  return parsePuzzle([...heads, ...pictures.flat(), ''].join('\n'));
}

const blocks = (JSON.parse(readData('blocks.json')) as { puzzles: BlocksEntry[] }).puzzles.filter(
  ({ gatePiece, axes }) => gatePiece === undefined && (axes === undefined || axes === 'long'),
);

/** Records whose puzzle is in blocks.json in no form that compares cell by cell. */
const notInBlocks = ['irregular', 'rush-93'];

/** Proved since, by `tests/storage/climb15.slow.test.ts`; blocks.json has no optimum. */
const PROVED_HERE: Readonly<Record<string, object>> = { climb15: { moves: 104 } };

it('agrees with blocks.json on every puzzle that both hold', () => {
  const entryOf = new Map(blocks.map((entry) => [likenessOf(puzzleOfEntry(entry)), entry]));
  const records = allRecords().filter(({ type }) => type === 'blocks');
  const missing: string[] = [];
  for (const record of records) {
    const entry = entryOf.get(likenessOf(puzzleOf(record)));
    if (!entry) {
      missing.push(record.id);
      continue;
    }
    const isUnsolvable = entry.optimal.steps === -1;
    expect(record.solvable, record.id).toBe(!isUnsolvable);
    const known = { ...entry.optimal, ...PROVED_HERE[record.id] };
    expect(record.optimum, record.id).toEqual(isUnsolvable ? {} : known);
    if (entry.reachableStates !== undefined) {
      expect(record.stateCount, record.id).toBe(entry.reachableStates);
    }
  }
  expect(missing).toEqual(notInBlocks);
});

it('agrees with blocks.json and irregular.slide on the irregular board', () => {
  const record = puzzleById('irregular')!;
  const entry = blocks.find(({ id }) => id === 'blog')!;
  expect(record.optimum).toEqual(entry.optimal);
  expect(record.stateCount).toBe(entry.reachableStates);
  expect(likenessOf(puzzleOf(record))).toBe(likenessOf(parsePuzzle(readData('irregular.slide'))));
});

it("holds Korf's hundred with both optima, each the mirror of the board he printed", () => {
  const printed = new Map(wordsOf('korf100.txt').map((words) => [words[0]!, words]));
  for (const [number, ...rest] of wordsOf('korf100_mtm.txt')) {
    const record = puzzleById(`korf-${number!.padStart(3, '0')}`)!;
    const tiles = tilesOf(record.text);
    const [, ...original] = printed.get(number!)!;
    expect(tiles, record.id).toEqual(rest.slice(0, 16).map(Number));
    const turned = original.slice(0, 16).map((tile) => (16 - Number(tile)) % 16);
    expect(tiles, record.id).toEqual(turned.reverse());
    expect(record.optimum.stm, record.id).toBe(Number(original[16]));
    expect([record.optimum.stm, record.optimum.mtm]).toEqual(rest.slice(16, 18).map(Number));
  }
});

it('holds the farthest boards of the 15-puzzle in both metrics', () => {
  const sets = [
    ['fifteen-80-', 'antipodes_stm80.txt', 17, { steps: 80, slides: 80, moves: 80, stm: 80 }],
    ['fifteen-mtm43-', 'antipodes_mtm43.txt', 16, { mtm: 43 }],
  ] as const;
  for (const [prefix, file, count, optimum] of sets) {
    const records = allRecords().filter(({ id }) => id.startsWith(prefix));
    const expected = wordsOf(file).map((words) => words.slice(1, 17).map(Number));
    expect(records.map(({ text }) => tilesOf(text))).toEqual(expected);
    expect(records.length).toBe(count);
    for (const record of records) expect(record.optimum).toEqual(optimum);
  }
});

it("holds Korf and Felner's fifty, whose mean is 100.78 (Korf and Felner 2002)", () => {
  const records = allRecords().filter(({ id }) => id.startsWith('korf24-'));
  expect(records.length).toBe(50);
  const sum = records.reduce((total, { optimum }) => total + optimum.stm!, 0);
  expect(sum / 50).toBe(100.78);
  const { goals } = puzzleOf(records[0]!);
  expect(goals[0]!.every(({ piece, cell }) => cell === piece + 1)).toBe(true);
});

function tilesOf(text: string): number[] {
  return text.replace('tiles: ', '').trim().split(/[ /]/).map(Number);
}
