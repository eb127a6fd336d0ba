import { namedGoal, type Puzzle, parseMoves, parsePuzzle, replay } from '@glissade/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  goalWithGap,
  puzzlesTo,
  randomNumbers,
  shuffledTiles,
  tilePuzzle,
} from '../../../../../tests/arbitrary/tiles.ts';
import { solveByHand } from './solveByHand.ts';

/** Solves, and replays each stage from the one before. */
function check(puzzle: Puzzle) {
  const solution = solveByHand(puzzle);
  if (!solution) expect.fail('it has no solution');
  const whole = replay(puzzle, parseMoves(puzzle, solution.moves));
  expect(whole.illegal).toBeUndefined();
  expect(whole.reachesGoal).toBe(true);
  expect(whole.lengths).toMatchObject({ stm: solution.length, mtm: solution.pushes });
  let state = puzzle.start;
  let at = 0;
  const home = new Set<number>();
  for (const { from, to, moves, tiles } of solution.stages) {
    expect(from).toBe(at);
    const stage = replay(puzzle, parseMoves({ ...puzzle, start: state }, moves), state);
    expect(stage.illegal).toBeUndefined();
    expect(stage.lengths.stm ?? 0).toBe(to - from);
    state = stage.end;
    at = to;
    for (const { tile } of tiles) home.add(puzzle.pieces.findIndex(({ label }) => label === tile));
    // What is home stays home.
    for (const { piece, cell } of puzzle.goals[0]!)
      if (home.has(piece)) expect(state[piece]).toBe(cell);
  }
  expect(at).toBe(solution.length);
  expect(home.size).toBe(puzzle.pieces.length);
  return solution;
}

describe('solveByHand', () => {
  it('solves every 8-puzzle, the gap of the goal at any cell', () => {
    const random = randomNumbers(1);
    for (let gap = 0; gap < 9; gap++) {
      const puzzleOf = puzzlesTo(3, goalWithGap(3, 3, gap));
      for (let i = 0; i < 100; i++) check(puzzleOf(random(181_440)));
    }
  });

  it('solves all 3×2 and 2×3 boards', () => {
    for (const [width, height] of [
      [3, 2],
      [2, 3],
    ] as const) {
      const puzzleOf = puzzlesTo(width, goalWithGap(width, height, 5));
      for (let rank = 0; rank < 360; rank++) check(puzzleOf(rank));
    }
  });

  it('solves boards of every shape to goals of every kind', () => {
    const boards = fc.record({
      width: fc.integer({ min: 2, max: 8 }),
      height: fc.integer({ min: 2, max: 8 }),
      kind: fc.constantFrom('standard', 'blank-first', 'snake', 'spiral'),
      seed: fc.nat(),
    });
    fc.assert(
      fc.property(boards, ({ width, height, kind, seed }) => {
        const goal = namedGoal(kind, width, height);
        const start = shuffledTiles(width, goal, randomNumbers(seed));
        check(tilePuzzle(width, height, start, [goal]));
      }),
      { seed: 3, numRuns: 60 },
    );
  });

  it('names what it does', () => {
    // 3 is at the place of 2, and 2 at that of 3: the pair is caught.
    const { stages } = check(parsePuzzle('1 3 2/4 0 5/8 7 6'));
    expect(stages.map(({ type }) => type)).toEqual(['tile', 'caughtPair', 'pair', 'square']);
    expect(stages.at(-1)!.type).toBe('square');
    expect(stages[0]).toMatchObject({
      type: 'tile',
      line: { type: 'row', number: 1 },
      tiles: [{ tile: '1', at: { column: 1, row: 1 } }],
      from: 0,
      to: 0,
      moves: '',
    });
  });

  it('has no solution where parity forbids it', () => {
    expect(solveByHand(parsePuzzle('2 1 3/4 5 6/7 8 0'))).toBeUndefined();
  });

  it('refuses what is no tile board, and large ones', () => {
    const blocks = parsePuzzle('AAB/.CB/..D', { goal: '.../AA./...' });
    expect(() => solveByHand(blocks)).toThrow('tile boards');
    const goal = namedGoal('standard', 13, 12);
    expect(() => solveByHand(tilePuzzle(13, 12, goal, [goal]))).toThrow('13×12');
  });
});
