import { readFileSync } from 'node:fs';
import { namedGoal, replay } from '@glissade/core';
import { describe, expect, it } from 'vitest';
import { tilePuzzle } from '../../../../../tests/arbitrary/tiles.ts';
import { tilesSearcher } from './tilesSearcher.ts';

const DATA = new URL('../../../../../tests/data/', import.meta.url);
const GOAL = namedGoal('standard', 4, 4);

function readBoards(file: string): { tiles: number[]; optimum: number }[] {
  return readFileSync(new URL(file, DATA), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map((numbers) => ({ tiles: numbers.slice(1, 17), optimum: numbers[17]! }));
}

function solvedLength(tiles: readonly number[]): number {
  const puzzle = tilePuzzle(4, 4, tiles, [GOAL]);
  const searcher = tilesSearcher({ puzzle, metric: 'stm' });
  for (;;) {
    const outcome = searcher.step(1 << 20);
    if (!outcome) continue;
    if (outcome.status !== 'solved') throw new Error(`it is ${outcome.status}`);
    const { reachesGoal, lengths } = replay(puzzle, outcome.steps);
    expect(reachesGoal).toBe(true);
    return lengths.steps;
  }
}

describe('tilesSearcher on whole collections', () => {
  it('finds the optima of Korf’s hundred', () => {
    for (const { tiles, optimum } of readBoards('korf100_mtm.txt')) {
      expect(solvedLength(tiles)).toBe(optimum);
    }
  }, 300_000);

  it('proves 80 steps for each of the farthest boards', () => {
    for (const { tiles, optimum } of readBoards('antipodes_stm80.txt')) {
      expect(solvedLength(tiles)).toBe(optimum);
    }
  }, 1_800_000);
});
