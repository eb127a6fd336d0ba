import { expect, test } from 'vitest';
import { buildPuzzle } from './build.ts';
import { GOAL_NAMES, namedGoal } from './namedGoals.ts';
import { specOf } from './specOf.ts';
import { isTileBoard, tilePuzzle } from './tilePuzzle.ts';

const SHAPES = [
  [2, 2],
  [3, 3],
  [4, 2],
  [2, 7],
  [12, 13],
] as const;

/** The numbers of a board one after the other, from its last cell backwards. */
const backwards = (count: number) => Array.from({ length: count }, (_, k) => count - 1 - k);

function cellsOf(numbers: readonly number[]): number[] {
  const cells: number[] = [];
  numbers.forEach((number, cell) => {
    cells[number] = cell;
  });
  return cells;
}

test('is what the general way makes of the same board', () => {
  for (const [width, height] of SHAPES) {
    for (const name of GOAL_NAMES) {
      const goalCells = cellsOf(namedGoal(name, width, height));
      const startCells = backwards(width * height);
      const made = tilePuzzle({ width, height, startCells, goalCells });
      expect(made).toEqual(buildPuzzle(specOf(made)));
      expect(made.type).toBe('tiles');
      expect([...made.start]).toEqual(startCells.slice(1));
      expect(made.pieces.map(({ label }) => label)).toEqual(made.kindOf.map((i) => `${i + 1}`));
    }
  }
});

test('shares what is equal to the one before, and nothing else', () => {
  const goalCells = cellsOf(namedGoal('standard', 3, 3));
  const board = { width: 3, height: 3, startCells: backwards(9), goalCells };
  const first = tilePuzzle(board);
  const other = tilePuzzle({ ...board, startCells: goalCells });
  expect(other).toEqual(buildPuzzle(specOf(other)));
  expect(other.pieces).toBe(first.pieces);
  const spiral = tilePuzzle({ ...board, goalCells: cellsOf(namedGoal('spiral', 3, 3)) });
  expect(spiral).toEqual(buildPuzzle(specOf(spiral)));
  expect(spiral.goals).not.toEqual(first.goals);
});

test('shares nothing with a board of another height, or one too large to keep', () => {
  const standard = (width: number, height: number) => {
    const cells = cellsOf(namedGoal('standard', width, height));
    return tilePuzzle({ width, height, startCells: cells, goalCells: cells });
  };
  standard(3, 3);
  expect(standard(3, 4)).toEqual(buildPuzzle(specOf(standard(3, 4))));
  expect(standard(101, 100).pieces).not.toBe(standard(101, 100).pieces);
});

test('has sides from 2 to 255', () => {
  expect([isTileBoard(2, 255), isTileBoard(1, 4), isTileBoard(256, 2)]).toEqual([
    true,
    false,
    false,
  ]);
});
