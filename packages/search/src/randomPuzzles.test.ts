import { cellsOfPiece, lineLength, type Puzzle, replay } from '@glissade/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnPuzzle } from '../../../tests/support/puzzles.ts';
import { distanceToGoal, reachableStates, solutionOf } from '../../../tests/support/spaces.ts';
import { ALGORITHMS } from './algorithms.ts';
import { blocksHeuristic } from './heuristic/blocks.ts';
import { goalStates } from './problem/goalStates.ts';
import { puzzleSpace } from './problem/puzzleSpace.ts';

const WIDTH = 4;
const HEIGHT = 3;

/** Rows of a picture from its marks. */
function rowsOf(marks: readonly string[]): string[] {
  return Array.from({ length: HEIGHT }, (_, row) =>
    marks.slice(row * WIDTH, (row + 1) * WIDTH).join(''),
  );
}

/** Any marks make a start, and any state it can reach makes a goal for the piece A. */
const puzzles = fc
  .tuple(
    fc.array(fc.constantFrom('.', '.', '.', '#', 'A', 'B', 'C', 'D'), {
      minLength: WIDTH * HEIGHT,
      maxLength: WIDTH * HEIGHT,
    }),
    fc.nat(),
  )
  .filter(([marks]) => marks.includes('A'))
  .map(([marks, choice]) => {
    const states = reachableStates(puzzleSpace(goalAtStart(marks), 'steps'));
    return withGoalOf(marks, states[choice % states.length]!);
  });

function goalAtStart(marks: readonly string[]): Puzzle {
  const goal = marks.map((mark) => (mark === 'A' ? mark : '.'));
  return drawnPuzzle(rowsOf(marks), [rowsOf(goal)]);
}

function withGoalOf(marks: readonly string[], state: Uint16Array): Puzzle {
  const puzzle = goalAtStart(marks);
  const a = puzzle.pieces.findIndex(({ label }) => label === 'A');
  const goal = marks.map(() => '.');
  for (const cell of cellsOfPiece(puzzle, state, a)) goal[cell] = 'A';
  return drawnPuzzle(rowsOf(marks), [rowsOf(goal)]);
}

test('every optimal algorithm finds the same length on boards and shapes of any kind', () => {
  const algorithms = ALGORITHMS.filter(({ name }) => name !== 'idastar');
  fc.assert(
    fc.property(puzzles, fc.constantFrom('steps', 'slides', 'moves'), (puzzle, metric) => {
      const space = puzzleSpace(puzzle, metric);
      const length = distanceToGoal(space)!;
      const heuristic = blocksHeuristic(puzzle, metric);
      const options = { heuristic, goalStates: goalStates(puzzle, 10_000)! };
      for (const { start, optimal } of algorithms) {
        const { steps } = solutionOf(start(space, options));
        expect(replay(puzzle, steps)).toMatchObject({ reachesGoal: true });
        const found = lineLength(steps, metric);
        if (optimal) expect(found).toBe(length);
        else expect(found).toBeGreaterThanOrEqual(length);
      }
    }),
    { seed: 2024, numRuns: 150 },
  );
});
