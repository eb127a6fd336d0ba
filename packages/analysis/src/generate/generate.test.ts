import { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import {
  applyStep,
  buildPuzzle,
  formatPuzzle,
  formatState,
  isGoalState,
  legalSteps,
  type Puzzle,
  parseMoves,
  parsePuzzle,
  replay,
  specOf,
  twinKey,
} from '@glissade/core';
import { emptyStats } from '@glissade/search/searcher';
import { solveSync } from '@glissade/solve/solve';
import { describe, expect, test } from 'vitest';
import { someOf } from '../../../../tests/support/oneIn.ts';
import { exploreStates, type Space } from '../analyse/space/space.ts';
import { explainSync } from '../explain/explain.ts';
import {
  DIFFICULTIES,
  DIFFICULTY_LENGTHS,
  type Difficulty,
  PUZZLE_FAMILIES,
  type PuzzleFamily,
} from './family.ts';
import { generate, generateSync } from './generate.ts';
import type { GenerateOutcome, GenerateProgress } from './generateOutcome.ts';
import { requirementsOf } from './requirements.ts';
import { canAllMove } from './useful.ts';

const made = (outcome: GenerateOutcome) => {
  if (outcome.status !== 'generated') throw new Error(outcome.status);
  return outcome;
};

const drawn = new Map<string, ReturnType<typeof made>>();

/** Several tests ask of the same puzzles. */
function puzzleOf(family: PuzzleFamily, level: Difficulty, seed: number) {
  const name = `${family}, ${level}, ${seed}`;
  const one = drawn.get(name) ?? made(generateSync({ family, level, seed }));
  drawn.set(name, one);
  return one;
}

function spaceOf(puzzle: Puzzle): Space {
  const exploring = exploreStates(puzzle, 'moves', new MemoryMeter(1e8), emptyStats());
  for (;;) {
    const { done, value } = exploring.next();
    if (done) return value!;
  }
}

/** Pieces that stay where they are in every state: by the rules alone, a step at a time. */
function countFixed(puzzle: Puzzle): number {
  const fixed = new Set(puzzle.pieces.keys());
  const met = new Map([[puzzle.start.join(), puzzle.start]]);
  for (const state of met.values()) {
    for (const step of legalSteps(puzzle, state)) {
      fixed.delete(step.piece);
      const next = applyStep(puzzle, state, step);
      met.set(next.join(), next);
    }
  }
  return fixed.size;
}

describe('a generated puzzle', () => {
  const asked = PUZZLE_FAMILIES.flatMap((family) =>
    DIFFICULTIES.map((level) => ({ family, level })),
  );

  test.each(asked)('$family, $level: has the optimum it says, by replay', ({ family, level }) => {
    const [min, max] = DIFFICULTY_LENGTHS[family][level];
    const starts = new Set<string>();
    // Of the hard ones with cars, seeds that are found soon.
    const seeds = someOf(family === 'rush' && level === 'hard' ? [6, 7, 12] : [1, 2, 3, 4], 2);
    for (const seed of seeds) {
      const { puzzle, length, states } = puzzleOf(family, level, seed);
      expect(length).toBeGreaterThanOrEqual(min);
      expect(length).toBeLessThanOrEqual(max);
      expect(states).toBeGreaterThan(length);
      // Another engine, and the rules alone for its line.
      const outcome = solveSync(puzzle, { metric: 'moves', engine: 'kernel' });
      if (outcome.status !== 'solved') throw new Error(outcome.status);
      expect(outcome.length).toBe(length);
      const { end } = replay(puzzle, parseMoves(puzzle, outcome.moves));
      expect(isGoalState(puzzle, end)).toBe(true);
      starts.add(formatState(puzzle, puzzle.start));
    }
    expect(starts.size).toBe(seeds.length);
  });

  test('has an optimum that the plain reference finds as well', () => {
    const { puzzle, length } = made(generateSync({ family: 'rush', level: 'easy', seed: 9 }));
    const outcome = solveSync(puzzle, { metric: 'moves', engine: 'bfs' });
    expect(outcome.status === 'solved' && outcome.length).toBe(length);
  });

  test.each(asked)('$family, $level: has no piece that could be left out', ({ family, level }) => {
    for (const seed of level === 'hard' ? [6] : someOf([1, 2, 3], 3)) {
      const { puzzle, length } = puzzleOf(family, level, seed);
      const spec = specOf(puzzle);
      for (const { label } of spec.pieces.slice(1)) {
        const pieces = spec.pieces.filter((piece) => piece.label !== label);
        const outcome = solveSync(buildPuzzle({ ...spec, pieces }), { metric: 'moves' });
        if (outcome.status !== 'solved') throw new Error(outcome.status);
        expect(outcome.length, label).toBeLessThan(length);
      }
    }
  });

  test('has no piece that can never move', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { puzzle } = made(generateSync({ family: 'rush', level: 'easy', seed }));
      expect(countFixed(puzzle)).toBe(0);
    }
    const stuck = parsePuzzle('axes: long\nstart:\nAA.B\nCC#B\ngoal:\n.AA.\n....\n');
    expect(countFixed(stuck)).toBe(2);
    expect(canAllMove(spaceOf(stuck))).toBe(false);
    const free = parsePuzzle('axes: long\nstart:\nAA.B\nCC.B\n....\ngoal:\n.AA.\n....\n....\n');
    expect(canAllMove(spaceOf(free))).toBe(true);
  });

  test('is as hard, and of as many chapters, as asked; explain tells the same', () => {
    const requirements = { difficultyMin: 2.5, difficultyMax: 3.5, chaptersMin: 2 } as const;
    const asked = { family: 'rush', level: 'easy', lengthMax: 10, ...requirements } as const;
    const one = made(generateSync({ ...asked, seed: 3 }));
    const told = explainSync(one.puzzle, { metric: 'moves' });
    if (told.status !== 'explained') throw new Error(told.status);
    expect([one.difficulty, one.chapters, one.length]).toEqual([
      told.difficulty.score,
      told.chapters.length,
      told.length,
    ]);
    expect(one.chapters).toBeGreaterThanOrEqual(2);
    expect(one.difficulty).toBeGreaterThanOrEqual(2.5);
    expect(one.difficulty).toBeLessThanOrEqual(3.5);
    expect(one.length).toBeLessThanOrEqual(10);
  });

  test('is no twin of what is known', () => {
    const options = { family: 'rush', level: 'easy', seed: 1 } as const;
    const first = made(generateSync(options));
    const { width } = first.puzzle.board;
    const mirrored = (cells: readonly number[]) =>
      cells.map((cell) => cell - (cell % width) + (width - 1 - (cell % width)));
    const spec = specOf(first.puzzle);
    const twin = buildPuzzle({
      ...spec,
      pieces: spec.pieces.map((piece) => ({ ...piece, cells: mirrored(piece.cells) })),
      goals: spec.goals.map((goal) => goal.map((one) => ({ ...one, cells: mirrored(one.cells) }))),
    });
    const other = made(generateSync({ ...options, known: new Set([twinKey(twin)]) }));
    expect(twinKey(other.puzzle)).not.toBe(twinKey(first.puzzle));
  });

  test.each([
    [{}, [13, 20]],
    [{ tries: 5, limits: { timeMs: 1000 } }, [13, 20]],
    [{ level: 'hard' }, [21, 60]],
    [{ level: 'hard', lengthMin: 1, lengthMax: 30 }, [21, 30]],
    [{ level: 'easy', lengthMin: 8, lengthMax: 40 }, [8, 12]],
    [{ lengthMin: 3 }, [3, Infinity]],
    [{ lengthMin: 30 }, [30, Infinity]],
    [{ lengthMax: 4 }, [4, 4]],
    [{ lengthMax: 40 }, [6, 40]],
    [{ difficultyMin: 3 }, [6, Infinity]],
  ] as const)('%j: the lengths that the level and the bounds both allow', (asked, length) => {
    expect(requirementsOf({ family: 'rush', seed: 1, ...asked }).length).toEqual(length);
  });

  test('is not found where a few drawings cannot give it', () => {
    const asked = { family: 'rush', difficultyMin: 9, tries: 2, seed: 1 } as const;
    expect(generateSync(asked)).toEqual({ status: 'not-found', drawings: 2 });
    const timed = generateSync({ ...asked, tries: 1_000_000, limits: { timeMs: 0 } });
    expect(timed).toEqual({ status: 'not-found', drawings: 0, limit: 'time' });
  });

  // Golden: a change of these changes every daily puzzle that was ever played.
  test('is that of its seed, on every machine', () => {
    const rush = made(generateSync({ family: 'rush', level: 'medium', seed: 1 }));
    expect(formatPuzzle(rush.puzzle)).toMatchInlineSnapshot(`
      "axes: long
      start:
      ..BBBC
      ..DE.C
      AADEFG
      H...FG
      H.IIFG
      H..JJ.
      goal:
      ......
      ......
      ....AA
      ......
      ......
      ......
      "
    `);
    const klotski = made(generateSync({ family: 'hua-rong-dao', level: 'hard', seed: 1 }));
    expect(formatPuzzle(klotski.puzzle)).toMatchInlineSnapshot(`
      "start:
      BAAC
      BAAC
      DEFF
      DEG.
      .HIJ
      goal:
      ....
      ....
      ....
      .AA.
      .AA.
      "
    `);
    const again = made(generateSync({ family: 'rush', level: 'medium', seed: 2 ** 32 + 1 }));
    expect(formatPuzzle(again.puzzle)).toBe(formatPuzzle(rush.puzzle));
  });

  test('comes in slices as it does at once', async () => {
    const options = { family: 'rush', level: 'medium', seed: 3 } as const;
    const seen: GenerateProgress[] = [];
    const sliced = made(await generate({ ...options, onProgress: (one) => seen.push(one) }));
    const whole = made(generateSync(options));
    expect(formatPuzzle(sliced.puzzle)).toBe(formatPuzzle(whole.puzzle));
    expect(sliced.drawings).toBe(whole.drawings);
    expect(seen[0]!.drawings).toBeGreaterThan(0);
  });

  test('can be cancelled', async () => {
    const abort = new AbortController();
    const options = { family: 'rush', level: 'hard', seed: 1 } as const;
    const outcome = await generate({
      ...options,
      signal: abort.signal,
      onProgress: () => abort.abort(),
    });
    expect(outcome.status).toBe('cancelled');
  });

  test.each([
    [{ family: 'cars', level: 'easy', seed: 1 }, 'family'],
    [{ family: 'rush', level: 'harder', seed: 1 }, 'level'],
    [{ family: 'rush', level: 'easy', seed: 1.5 }, 'seed'],
    [{ family: 'rush', difficultyMin: 6, difficultyMax: 5, seed: 1 }, 'combination'],
    [{ family: 'rush', tries: 0, seed: 1 }, 'combination'],
    [{ family: 'rush', lengthMin: 9, lengthMax: 8, seed: 1 }, 'combination'],
    [{ family: 'rush', level: 'easy', lengthMin: 13, seed: 1 }, 'combination'],
    [{ family: 'rush', level: 'hard', lengthMax: 20, seed: 1 }, 'combination'],
  ])('refuses %j', (options, code) => {
    expect(() => generateSync(options as never)).toThrow(expect.objectContaining({ code }));
  });

  test('a family that is not given is missing', () => {
    const message = 'the family is missing';
    expect(() => generateSync({ seed: 1 } as never)).toThrow(expect.objectContaining({ message }));
  });
});
