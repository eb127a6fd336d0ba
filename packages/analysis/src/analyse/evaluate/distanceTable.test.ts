import {
  applyStep,
  canonicalState,
  legalSteps,
  type Puzzle,
  parsePuzzle,
  type State,
} from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { blockEntry, puzzleOf } from '../../../../../tests/data/readBlocks.ts';
import { distanceTable, distanceTableSync } from './distanceTable.ts';
import type { DistanceTable } from './heldTables.ts';

const klotski = puzzleOf(blockEntry('klotski'));

function tableOf(puzzle: Puzzle): DistanceTable {
  const made = distanceTableSync(puzzle, { metric: 'steps' });
  if (made.status !== 'ready') throw new Error(`no table: ${made.status}`);
  return made.table;
}

function asked(table: DistanceTable) {
  const { puzzle } = table;
  const distanceOf = (state: State) => table.distanceOf(state);
  return { puzzle, distanceOf, known: table.distanceOf(puzzle.start) };
}

describe('a table of distances', () => {
  const table = tableOf(klotski);

  test('knows every state, canonical or not', () => {
    expect(table.count).toBe(25955);
    expect(table.distanceOf(klotski.start)).toBe(116);
    const step = legalSteps(klotski, klotski.start)[0]!;
    const next = applyStep(klotski, klotski.start, step);
    expect(table.distanceOf(next)).toBe(table.distanceOf(canonicalState(klotski, next)));
  });

  test('does not know states out of reach, or with pieces where they can never be', () => {
    const row = parsePuzzle('start:\nA.B\ngoal:\n.A.');
    const small = tableOf(row);
    expect(small.distanceOf(Uint16Array.of(2, 0))).toBeUndefined();
    expect(small.distanceOf(Uint16Array.of(0, 1))).toBe(2);
    const walled = tableOf(parsePuzzle('start:\nA.#.\ngoal:\n...A'));
    expect(walled.distanceOf(Uint16Array.of(1))).toBe(Number.POSITIVE_INFINITY);
    expect(walled.distanceOf(Uint16Array.of(3))).toBeUndefined();
  });

  test('does not know what is no state of the puzzle', () => {
    const eight = tableOf(parsePuzzle('8 6 4/0 7 2/5 1 3'));
    for (const { puzzle, distanceOf, ...table } of [eight, tableOf(klotski)].map(asked)) {
      const at = [...puzzle.start];
      const others = [at.slice(1), [...at, 0], at.map(() => 0), [-1, ...at.slice(1)]];
      const fractions = [at.map((cell) => cell + 0.5), [Number.NaN, ...at.slice(1)]];
      expect(distanceOf(puzzle.start)).toBe(table.known);
      for (const state of [...others, ...fractions, [60_000, ...at.slice(1)], []]) {
        expect(distanceOf(state as unknown as State)).toBeUndefined();
      }
    }
  });

  test('counts in what players count unless told otherwise', () => {
    const made = distanceTableSync(klotski);
    if (made.status !== 'ready') throw new Error(`no table: ${made.status}`);
    expect(made.table.metric).toBe('moves');
    expect(made.table.distanceOf(klotski.start)).toBe(81);
  });

  test('holds little more than the states themselves', () => {
    expect(table.bytes / table.count).toBeLessThan(30);
  });
});

describe('ends', () => {
  test('limits and cancelling', async () => {
    const limited = distanceTableSync(klotski, { limits: { nodes: 500 } });
    expect(limited).toMatchObject({ status: 'undecided', limit: 'nodes' });
    if (limited.status === 'undecided') expect(limited.statesMin).toBeGreaterThanOrEqual(500);
    const fifteen = parsePuzzle('1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15');
    expect(distanceTableSync(fifteen)).toMatchObject({ status: 'undecided', limit: 'memory' });
    expect(await distanceTable(klotski, { signal: AbortSignal.abort() })).toMatchObject({
      status: 'cancelled',
    });
    expect(await distanceTable(klotski, { metric: 'moves' })).toMatchObject({ status: 'ready' });
  });

  test('a metric of other puzzles is refused', () => {
    expect(() => distanceTableSync(klotski, { metric: 'stm' })).toThrow('stm is for tile');
  });
});
