import { buildPuzzle, namedGoal } from '@glissade/core';
import { describe, expect, it } from 'vitest';
import { tilePuzzle } from '../../../../tests/arbitrary/tiles.ts';
import { compileTiles } from './tileProblem.ts';

describe('compileTiles', () => {
  it('names tiles by their goal cells', () => {
    const puzzle = tilePuzzle(3, 2, [5, 1, 0, 4, 3, 2], [namedGoal('blank-first', 3, 2)]);
    const problem = compileTiles(puzzle);
    expect(Array.from(problem.tiles)).toEqual([5, 1, 0, 4, 3, 2]);
    expect(problem).toMatchObject({ width: 3, height: 2, gap: 2, gapGoal: 0 });
  });

  it('takes a goal with the gap anywhere, and knows the pieces', () => {
    const puzzle = tilePuzzle(2, 2, [3, 1, 0, 2], [namedGoal('standard', 2, 2), [2, 0, 1, 3]]);
    const problem = compileTiles(puzzle, puzzle.goals[1]);
    expect(problem.gapGoal).toBe(1);
    expect(Array.from(problem.tiles)).toEqual([3, 2, 1, 0]);
    const labels = [0, 2, 3].map((id) => puzzle.pieces[problem.pieceOf[id]!]!.label);
    expect(labels).toEqual(['2', '1', '3']);
  });

  it('refuses block puzzles', () => {
    const puzzle = buildPuzzle({
      board: { width: 2, height: 1, cells: ['floor', 'floor'] },
      pieces: [{ label: 'A', cells: [0] }],
      goals: [[{ label: 'A', cells: [1] }]],
    });
    expect(() => compileTiles(puzzle)).toThrow(/tile puzzle/);
  });
});
