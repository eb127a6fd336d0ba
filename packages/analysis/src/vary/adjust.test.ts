import { formatPuzzle, type Puzzle, parsePuzzle, twinKey } from '@glissade/core';
import { solveSync } from '@glissade/solve/solve';
import { describe, expect, test } from 'vitest';
import { adjust } from './adjust.ts';
import type { AdjustOptions, AdjustOutcome } from './adjustment.ts';
import { changed } from './changed.ts';

/** Dad's Puzzle: 59 moves (M. Gardner, Sixth Book of Mathematical Diversions, 1971). */
const dads = parsePuzzle(
  'start:\nAABB\nAACC\nDE..\nFGHH\nFGII\ngoal:\n....\n....\n....\nAA..\nAA..',
);
const SMALL = 'start:\nAAB\nCDB\nC..\nE..\ngoal:\n...\n...\n...\n.AA';
const plainLength = (puzzle: Puzzle): number => {
  const outcome = solveSync(puzzle, { engine: 'packed' });
  return outcome.status === 'solved' ? outcome.length : -1;
};

/** A found puzzle, whose every step was proved again by another engine. */
async function found(puzzle: Puzzle, options: AdjustOptions) {
  const outcome = await adjust(puzzle, options);
  if (outcome.status !== 'found') throw new Error(`it ends ${outcome.status}`);
  let current = puzzle;
  for (const { change, length } of outcome.trail) {
    current = changed(current, change)!;
    expect(plainLength(current)).toBe(length ?? -1);
  }
  expect(formatPuzzle(current)).toBe(formatPuzzle(outcome.puzzle));
  expect(outcome.trail.at(-1)?.length).toBe(outcome.length);
  return outcome;
}

const told = (outcome: AdjustOutcome) =>
  'puzzle' in outcome ? [outcome.length, formatPuzzle(outcome.puzzle)] : [outcome.status];

describe('adjust', () => {
  test('makes a puzzle ten moves harder, by a trail of proved changes', async () => {
    const { before, length, trail } = await found(dads, { lengthMin: 69, seed: 1 });
    expect(before).toBe(59);
    expect(length).toBeGreaterThanOrEqual(69);
    expect(trail.length).toBeGreaterThan(0);
  });

  test('makes it easier, and exactly as long as asked, with every seed', async () => {
    const puzzle = parsePuzzle(SMALL);
    for (let seed = 1; seed <= 3; seed++) {
      const exact = await found(puzzle, { lengthMin: 10, lengthMax: 10, seed });
      expect(exact.length).toBe(10);
      const easier = await found(puzzle, { lengthMax: 5, seed });
      expect(easier.length).toBeLessThanOrEqual(5);
      expect(twinKey(exact.puzzle)).not.toBe(twinKey(puzzle));
    }
  });

  test('has one answer for one seed, and several for several', async () => {
    const puzzle = parsePuzzle(SMALL);
    const answers: string[] = [];
    for (let seed = 1; seed <= 4; seed++) {
      const options = { lengthMin: 11, seed };
      const first = told(await adjust(puzzle, options));
      expect(told(await adjust(puzzle, options))).toEqual(first);
      answers.push(first.join());
    }
    expect(new Set(answers).size).toBeGreaterThan(2);
  });

  test('ends at a limit of time as undecided, or with the nearest', async () => {
    const limits = { timeMs: 0 };
    const undecided = { status: 'undecided', limit: 'time' };
    expect(await adjust(dads, { lengthMin: 60, limits })).toMatchObject(undecided);
    const puzzle = parsePuzzle(SMALL);
    const asked = { lengthMin: 10, lengthMax: 10, seed: 1 };
    const timed = await adjust(puzzle, { ...asked, limits: { timeMs: 600_000 } });
    expect(told(timed)).toEqual(told(await adjust(puzzle, asked)));
    expect(timed).not.toHaveProperty('limit');
  });

  test('makes nothing that is known already', async () => {
    const puzzle = parsePuzzle(SMALL);
    const known = new Set<string>();
    for (let round = 0; round < 3; round++) {
      const { puzzle: made } = await found(puzzle, { lengthMin: 10, lengthMax: 11, known });
      expect(known.has(twinKey(made))).toBe(false);
      known.add(twinKey(made));
    }
  });

  test('gives the nearest where the tries end first', async () => {
    const puzzle = parsePuzzle('start:\nA.\n..\ngoal:\n..\n.A');
    const outcome = await adjust(puzzle, { lengthMin: 50, tries: 40, metric: 'steps' });
    expect(outcome.status).toBe('nearest');
    expect(outcome).toHaveProperty('before', 2);
    if (outcome.status === 'nearest') expect(outcome.tried).toBeLessThanOrEqual(40);
  });

  test('ends when cancelled, and tells what cannot be adjusted', async () => {
    const signal = AbortSignal.abort();
    expect(await adjust(dads, { lengthMin: 70, signal })).toHaveProperty('status', 'cancelled');
    const stuck = 'start:\nA#.\ngoal:\n..A'.replace('..A', '.#A');
    const closed = parsePuzzle(stuck);
    expect(await adjust(closed, { lengthMin: 2 })).toHaveProperty('status', 'unsolvable');
    await expect(adjust(dads, { lengthMin: 9, lengthMax: 3 })).rejects.toThrow('no optimum is');
    await expect(adjust(dads, { seed: 1.5 })).rejects.toThrow('not a seed');
  });
});
