import { type Metric, type Puzzle, replay } from '@glissade/core';
import { describe, expect, it } from 'vitest';
import { readBoards } from '../../../tests/data/readBoards.ts';
import { tilesSearcher } from './tilesSearcher.ts';

function solvedLength(puzzle: Puzzle, metric: Metric): number {
  const searcher = tilesSearcher({ puzzle, metric });
  for (;;) {
    const outcome = searcher.step(1 << 20);
    if (!outcome) continue;
    if (outcome.status !== 'solved') throw new Error(`it is ${outcome.status}`);
    const { reachesGoal, lengths } = replay(puzzle, outcome.steps);
    expect(reachesGoal).toBe(true);
    return lengths[metric]!;
  }
}

describe('tilesSearcher on whole collections', () => {
  const korf = readBoards('korf100_mtm.txt');

  it('finds the optima of Korf’s hundred', () => {
    for (const { puzzle, optima } of korf) expect(solvedLength(puzzle, 'stm')).toBe(optima[0]);
  }, 300_000);

  it('proves 80 steps for each of the farthest boards', () => {
    for (const { puzzle, optima } of readBoards('antipodes_stm80.txt')) {
      expect(solvedLength(puzzle, 'stm')).toBe(optima[0]);
    }
  }, 1_800_000);

  // Pushes by benwh1/slidy; the boards up to 28.
  it.each(korf.filter(({ optima }) => optima[1]! <= 28))(
    'number $id in pushes',
    (board) => {
      expect(solvedLength(board.puzzle, 'mtm')).toBe(board.optima[1]);
    },
    600_000,
  );
});
