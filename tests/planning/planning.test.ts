import {
  buildPuzzle,
  formatForPlanner,
  type Metric,
  metricsOf,
  type Puzzle,
  parsePuzzle,
  readPuzzle,
} from '@glissade/core';
import { puzzleSpace } from '@glissade/search/problem/puzzleSpace';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockPuzzleSpec } from '../arbitrary/puzzle.ts';
import { blocksPuzzle, tilePuzzle } from '../support/puzzles.ts';
import { SMALL_PUZZLES, UNSOLVABLE_PUZZLES } from '../support/smallPuzzles.ts';
import { cheapestPlan } from './cheapest.ts';
import { pddlTask } from './pddlTask.ts';
import { sasTask } from './sasTask.ts';

/** States of puzzles whose plans are looked for. */
const STATES_MAX = 400;

/** Units to the nearest goal, by breadth-first search; undefined without one within the limit. */
function shortest(puzzle: Puzzle, metric: Metric): { length?: number; states: number } {
  const { start, isGoal, key, successors } = puzzleSpace(puzzle, metric);
  const seen = new Set([key(start)]);
  let level = [start];
  for (let length = 0; level.length > 0; length++) {
    if (level.some(isGoal)) return { length, states: seen.size };
    level = level.flatMap((state) =>
      successors(state)
        .map((one) => one.state)
        .filter((next) => !seen.has(key(next)) && seen.add(key(next))),
    );
    if (seen.size > STATES_MAX) break;
  }
  return { states: seen.size };
}

const viaPddl = (puzzle: Puzzle, metric: Metric) =>
  cheapestPlan(
    pddlTask(
      formatForPlanner(puzzle, 'pddl-domain', metric),
      formatForPlanner(puzzle, 'pddl', metric),
    ),
  );
const viaSas = (puzzle: Puzzle, metric: Metric) =>
  cheapestPlan(sasTask(formatForPlanner(puzzle, 'sas', metric)));

function expectSame(puzzle: Puzzle): void {
  for (const metric of metricsOf(puzzle)) {
    const { length } = shortest(puzzle, metric);
    expect([metric, viaPddl(puzzle, metric), viaSas(puzzle, metric)]).toEqual([
      metric,
      length,
      length,
    ]);
  }
}

describe('a cheapest plan costs what a shortest solution counts', () => {
  const small = [...SMALL_PUZZLES, ...UNSOLVABLE_PUZZLES].filter(
    ([, puzzle]) => shortest(puzzle, 'steps').states <= STATES_MAX,
  );
  test.each(small)('%s', (_, puzzle) => expectSame(puzzle));

  test('random puzzles: gates, axes, several goals, equal pieces, pieces in parts', () => {
    let solved = 0;
    fc.assert(
      fc.property(blockPuzzleSpec({ sideMax: 3 }), (spec) => {
        const puzzle = buildPuzzle(spec);
        fc.pre(shortest(puzzle, 'steps').states <= STATES_MAX);
        if (shortest(puzzle, 'steps').length! > 0) solved++;
        expectSame(puzzle);
      }),
      { numRuns: 150, seed: 7 },
    );
    expect(solved).toBeGreaterThan(20);
  });

  // tests/data/blocks.json has the source of 116.
  test('Klotski in steps: 116', () => {
    expect(viaSas(blocksPuzzle('klotski'), 'steps')).toBe(116);
  });
});

describe('what is written', () => {
  test('names what planners and people can read', () => {
    const problem = formatForPlanner(
      parsePuzzle('start:\n曹曹b.\n曹曹B.\ngoal:\n..曹曹\n..曹曹'),
      'pddl',
    );
    expect(problem).toContain('; piece-1: 曹');
    expect(problem).toContain('(at piece-1 r1c1)');
    expect(problem).toContain('; piece-2: b B');
  });

  test('a problem of tiles is read back as the same board', () => {
    const puzzle = tilePuzzle(3, [8, 6, 4, 0, 7, 2, 5, 1, 3], [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    const { puzzle: read } = readPuzzle(formatForPlanner(puzzle, 'pddl'));
    expect([read.start, read.goals]).toEqual([puzzle.start, puzzle.goals]);
  });

  test('the domain of a board without several goals does not depend on its state', () => {
    const [one, other] = ['1 2 3/4 5 6/7 0 8', '8 6 4/0 7 2/5 1 3'].map((text) =>
      formatForPlanner(parsePuzzle(text), 'pddl-domain'),
    );
    expect(one).toBe(other);
  });

  test('refusals: a metric of tiles, too many operators', () => {
    const blocks = parsePuzzle('start:\nA.\ngoal:\n.A');
    expect(() => formatForPlanner(blocks, 'pddl', 'mtm')).toThrow('for tile puzzles only');
    const large = parsePuzzle(
      Array.from({ length: 23 }, (_, y) =>
        Array.from({ length: 23 }, (_, x) => (y * 23 + x + 1) % 529).join(' '),
      ).join('\n'),
    );
    expect(() => formatForPlanner(large, 'sas')).toThrow('more than 1,000,000 operators');
  });
});
