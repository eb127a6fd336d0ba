import { allRecords, puzzleById, puzzleOf } from '@glissade/catalogue';
import {
  applyStep,
  equalStates,
  legalSteps,
  type Puzzle,
  type State,
  stateKey,
} from '@glissade/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proveRecord, statedMetrics } from './proveRecord.ts';

/** Records that the engine proves in a blink. */
const small = allRecords().filter(
  ({ type, stateCount = Infinity }) => type === 'blocks' && stateCount <= 30_000,
);

describe('optima of block puzzles', () => {
  it('are proved again for a sample of the small ones, in every metric', () => {
    expect(small.length).toBeGreaterThan(150);
    fc.assert(
      fc.property(fc.constantFrom(...small), (record) => {
        proveRecord(record, ['steps', 'slides', 'moves']);
      }),
      { seed: 1909, numRuns: 24 },
    );
  });

  it.each(['klotski', 'dads', 'quzzle', 'simplicity', 'motorcar', 'hrd-easy', 'no-way-out'])(
    'are proved again for %s',
    (id) => {
      proveRecord(puzzleById(id)!, ['steps', 'slides', 'moves']);
    },
  );
});

describe('optima of tile puzzles', () => {
  it.each(['tiles-2x2-hardest', 'tiles-3x2-hardest', 'eight', 'eight-hardest-1', 'fifteen-easy'])(
    'are proved again for %s',
    (id) => {
      const record = puzzleById(id)!;
      proveRecord(record, statedMetrics(record));
    },
  );

  it('are proved again for the unsolvable 14-15 puzzle, by parity', () => {
    proveRecord(puzzleById('loyd')!, ['stm']);
  });

  it.each(['tiles-2x2-hardest', 'tiles-3x2-hardest'])(
    '%s is the only board of its size so far from the goal',
    (id) => {
      const record = puzzleById(id)!;
      const levels = levelsFromGoal(puzzleOf(record));
      expect(levels.length - 1).toBe(record.optimum.stm);
      expect(levels.flat().length).toBe(record.stateCount);
      const farthest = levels.at(-1)!;
      expect(farthest.length).toBe(1);
      expect(equalStates(puzzleOf(record), farthest[0]!, puzzleOf(record).start)).toBe(true);
    },
  );
});

/** Every state by its distance from the goal, found with the plain rules alone. */
function levelsFromGoal(puzzle: Puzzle): State[][] {
  const goal = Uint16Array.from(puzzle.goals[0]!, () => 0);
  for (const { piece, cell } of puzzle.goals[0]!) goal[piece] = cell;
  const seen = new Set([stateKey(puzzle, goal)]);
  const levels: State[][] = [[goal]];
  for (;;) {
    const next: State[] = [];
    for (const state of levels.at(-1)!) {
      for (const step of legalSteps(puzzle, state)) {
        const after = applyStep(puzzle, state, step);
        const key = stateKey(puzzle, after);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(after);
      }
    }
    if (next.length === 0) return levels;
    levels.push(next);
  }
}
