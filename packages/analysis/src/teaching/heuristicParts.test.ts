import { type Puzzle, parsePuzzle, type State } from '@glissade/core';
import { goalCellsOf } from '@glissade/search/heuristic/manhattan';
import { ownHeuristic } from '@glissade/search/heuristic/ownHeuristic';
import { patternsOf } from '@glissade/search/heuristic/patterns';
import { puzzleSpace } from '@glissade/search/problem/puzzleSpace';
import { HEURISTIC_NAMES, heuristicFor } from '@glissade/solve/engines/heuristics';
import { solveSync } from '@glissade/solve/solve';
import { describe, expect, test } from 'vitest';
import { checkHeuristic } from './checkHeuristic.ts';
import { expressionParts } from './expressionParts.ts';
import { type HeuristicParts, heuristicParts } from './heuristicParts.ts';

const eight = parsePuzzle('8 6 4/0 7 2/5 1 3');
const BOARDS = [
  eight,
  parsePuzzle('8 6 7/2 5 4/3 0 1'),
  parsePuzzle('3 2 1/6 5 4/0 8 7'),
  parsePuzzle('4 5 0/1 2 3'),
  parsePuzzle('5 1 7 3/9 2 11 4/13 6 15 8/0 10 14 12'),
];

test.each(HEURISTIC_NAMES)('what the parts of %s add is the estimate', (name) => {
  for (const puzzle of BOARDS) {
    const partsOf = heuristicParts(puzzle, name);
    expect(partsOf === undefined).toBe(name === 'zero' || name === 'blocks');
    if (!partsOf) continue;
    const { tiles, lines, patterns } = partsOf(puzzle.start);
    const sum = [...tiles, ...lines, ...patterns].reduce((all, { adds }) => all + adds, 0);
    expect(sum).toBe(heuristicFor(puzzle, 'stm', name).evaluate(puzzle.start));
  }
});

test('rows, columns and conflicts are those that one sees on the board', () => {
  const puzzle = parsePuzzle('3 2 1/4 5 6/7 8 0');
  const { tiles, lines } = heuristicParts(puzzle, 'linear-conflict')!(puzzle.start);
  expect(tiles.map(({ rows, columns }) => [rows, columns]).slice(0, 4)).toEqual([
    [0, 2],
    [0, 0],
    [0, 2],
    [0, 0],
  ]);
  // 3 2 1: each pair conflicts, and two tiles must leave the row.
  expect(lines).toEqual([
    {
      line: 'row',
      at: 0,
      pairs: [
        [2, 1],
        [2, 0],
        [1, 0],
      ],
      adds: 4,
    },
  ]);
});

test('of two goals, the parts are those of the nearer one', () => {
  const text = 'tiles: 1 2 3/4 5 6/7 0 8\ngoal: 8 7 6/5 4 3/2 1 0\ngoal: 1 2 3/4 5 6/7 8 0';
  const puzzle = parsePuzzle(text);
  const { tiles } = heuristicParts(puzzle, 'manhattan')!(puzzle.start);
  expect(tiles.reduce((sum, { adds }) => sum + adds, 0)).toBe(1);
});

describe('additive pattern databases', () => {
  test('admissible and consistent on all boards of eight cells', () => {
    const seven = parsePuzzle('1 2 3 4/5 6 7 0');
    const check = checkHeuristic(seven, heuristicFor(seven, 'stm', 'patterns'));
    expect(check).toMatchObject({ admissible: true, consistent: true, states: 20_160 });
  });

  test('groups follow the goal, none larger than its table allows', () => {
    const groups = BOARDS.map((puzzle) =>
      patternsOf(puzzle, goalCellsOf(puzzle)[0]!).map(({ pieces }) => pieces.length),
    );
    expect(groups).toEqual([[4, 4], [4, 4], [4, 4], [5], [4, 4, 4, 3]]);
  });

  test('one group of all tiles knows the distance', () => {
    const five = parsePuzzle('4 5 0/1 2 3');
    const outcome = solveSync(five);
    expect(heuristicFor(five, 'stm', 'patterns').evaluate(five.start)).toBe(
      outcome.status === 'solved' && outcome.length,
    );
  });

  test('in pushes it stays below the truth', () => {
    const five = parsePuzzle('4 5 0/1 2 3');
    const check = checkHeuristic(five, heuristicFor(five, 'mtm', 'patterns'), 'mtm');
    expect(check).toMatchObject({ admissible: true, consistent: true });
  });

  test('boards of more than 49 cells are refused', () => {
    const wide = parsePuzzle(`${Array.from({ length: 55 }, (_, i) => i + 1).join(' ')} 0`, {});
    expect(() => solveSync(wide, { engine: 'astar', heuristic: 'patterns' })).toThrow(
      'up to 49 cells',
    );
  });
});

/** Some states that can be reached from the start. */
function statesOf(puzzle: Puzzle, count: number): State[] {
  const space = puzzleSpace(puzzle, 'steps');
  const met = new Map([[space.key(puzzle.start), puzzle.start]]);
  for (const state of met.values()) {
    for (const next of space.successors(state)) {
      if (met.size < count) met.set(space.key(next.state), next.state);
    }
  }
  return [...met.values()];
}

describe('block puzzles', () => {
  const KINDS = 'start:\nAB.C\n....\n.##.\n#..#\nsame: A B\ngoal:\n....\n....\nA##B\n#..#';
  const TRAYS = ['start:\nABB.\nCDD.\nCEEF\ngoal:\n...A\n....\n....', KINDS];

  test.each(TRAYS)('what the pieces add is the estimate: %s', (text) => {
    const puzzle = parsePuzzle(text);
    for (const metric of ['steps', 'slides', 'moves'] as const) {
      const { evaluate } = heuristicFor(puzzle, metric, 'blocks');
      const partsOf = heuristicParts(puzzle, 'blocks', metric)!;
      for (const state of statesOf(puzzle, 60)) {
        const { tiles } = partsOf(state);
        expect(tiles.reduce((sum, { adds }) => sum + adds, 0)).toBe(evaluate(state));
        expect(new Set(tiles.map(({ piece }) => piece)).size).toBe(tiles.length);
      }
    }
  });

  test('a piece that cannot come to its place adds infinitely much', () => {
    const puzzle = parsePuzzle('start:\nA.#.\ngoal:\n..#A');
    expect(heuristicParts(puzzle, 'blocks')!(puzzle.start).tiles).toMatchObject([
      { piece: 0, goal: 3, adds: Number.POSITIVE_INFINITY },
    ]);
  });
});

describe('expressions', () => {
  const board = parsePuzzle('3 2 1/4 5 6/7 0 8');
  const sumOf = ({ tiles, lines }: HeuristicParts) =>
    [...tiles, ...lines].reduce((sum, { adds }) => sum + adds, 0);

  test.each([
    'manhattan',
    'misplaced + 2 * conflicts',
    '1.5 * linear_conflict - rows / 2',
    '-(columns - 3 * manhattan)',
  ])('%s is what tiles and lines add', (text) => {
    for (const puzzle of BOARDS) {
      const parts = expressionParts(puzzle, text)(puzzle.start);
      expect(sumOf(parts)).toBeCloseTo(parts.total!, 9);
      expect(parts.total).toBe(ownHeuristic(puzzle, 'stm', text).evaluate(puzzle.start));
    }
  });

  test('features that belong to no tile are told with their factors', () => {
    const { features, total, tiles } = expressionParts(board, '2 * inversions + gap')(board.start);
    expect(features).toEqual([
      { name: 'inversions', value: 3, factor: 2 },
      { name: 'gap', value: 1, factor: 1 },
    ]);
    expect(total).toBe(7);
    expect(tiles.every(({ adds }) => adds === 0)).toBe(true);
  });

  test.each([
    'max(manhattan, misplaced)',
    'manhattan * misplaced',
    'floor(manhattan)',
    'abs(manhattan)',
    'manhattan / misplaced',
    'sqrt(manhattan) + misplaced',
    'max(manhattan, 0)',
  ])('%s is no sum: features alone', (text) => {
    const { features, tiles, lines } = expressionParts(board, text)(board.start);
    expect(features!.every(({ factor }) => factor === undefined)).toBe(true);
    expect(features).toContainEqual({ name: 'manhattan', value: 5 });
    expect([...tiles, ...lines].every(({ adds }) => adds === 0)).toBe(true);
  });
});
