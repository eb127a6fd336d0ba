import { namedGoal, replay } from '@glissade/core';
import { compileTiles } from '@glissade/search/problem/tileProblem';
import { describe, expect, it } from 'vitest';
import { randomNumbers, shuffledTiles, tilePuzzle } from '../../../../../tests/arbitrary/tiles.ts';
import { stepsOfGapMoves } from '../../board/gapBoard.ts';
import { StagedBeams } from './stages.ts';

describe('Stages', () => {
  const goal = namedGoal('standard', 6, 6);
  const puzzle = tilePuzzle(6, 6, shuffledTiles(6, goal, randomNumbers(2)), [goal]);
  const problem = compileTiles(puzzle);

  function solved(beginning?: Uint8Array): Uint8Array | undefined {
    const stages = new StagedBeams(problem, { expanded: 0, generated: 0, bytes: 0 });
    const work = stages.solve({ width: 30, seed: 1, depthMax: 600 }, beginning);
    for (;;) {
      const { done, value } = work.next(10_000);
      if (done) return value;
    }
  }

  const whole = solved()!;

  it('goes on from where a line ends, whether pieces are home there or not', () => {
    for (const moves of [3, whole.length - 20, whole.length]) {
      const beginning = whole.subarray(0, moves);
      const line = solved(beginning)!;
      expect(line.subarray(0, moves)).toEqual(beginning);
      expect(replay(puzzle, stepsOfGapMoves(problem, line)).reachesGoal).toBe(true);
      if (moves === whole.length) expect(line).toEqual(whole);
    }
  });
});
