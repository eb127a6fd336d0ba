import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS } from '../board/direction.ts';
import { buildPuzzle } from '../puzzle/build.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { canonicalState, equalStates, isGoalState, occupancyOf, stateKey } from '../state/state.ts';
import { stoppingPoints, straightStops } from './drag.ts';
import { defaultMetric, familiarMetric, lengthsOf, lineLength, metricsOf } from './metric.ts';
import { Position } from './position.ts';
import { replay, statesAlong } from './replay.ts';
import { applyStep, legalSteps, refusalOf, undoStep } from './rules.ts';
import {
  inverseSteps,
  labelSteps,
  packStep,
  packSteps,
  type Step,
  unpackStep,
  unpackSteps,
} from './step.ts';

const F = 'floor';

/** 4×3: A is a domino bound to its row, B and C are single cells, a wall and a gate on the right.
 *   A A . #
 *   B . . -
 *   C . . .   goal: B on the last cell */
const PUZZLE: Puzzle = buildPuzzle({
  board: { width: 4, height: 3, cells: [F, F, F, 'wall', F, F, F, 'gate', F, F, F, F] },
  pieces: [
    { label: 'A', cells: [0, 1], axis: 'h' },
    { label: 'B', cells: [4] },
    { label: 'C', cells: [8] },
  ],
  goals: [[{ label: 'B', cells: [11] }]],
});

const TILES: Puzzle = buildPuzzle({
  board: { width: 3, height: 2, cells: [F, F, F, F, F, F] },
  pieces: [1, 2, 3, 4, 5].map((n) => ({ label: `${n}`, cells: [n - 1] })),
  goals: [[1, 2, 3, 4, 5].map((n) => ({ label: `${n}`, cells: [n % 6] }))],
});

const play = (puzzle: Puzzle, ...steps: Step[]) => statesAlong(puzzle, packSteps(steps)).at(-1)!;

/** A random walk of legal steps, chosen by `choices`. */
function walk(puzzle: Puzzle, choices: readonly number[]): Step[] {
  const position = new Position(puzzle);
  return choices.map((choice) => {
    const legal = legalSteps(puzzle, position.state);
    const step = legal[choice % legal.length]!;
    position.play(step);
    return step;
  });
}

describe('rules', () => {
  test('each refusal has its reason', () => {
    const { start } = PUZZLE;
    expect(refusalOf(PUZZLE, start, { piece: 0, direction: 'D' })).toEqual({ reason: 'axis' });
    expect(refusalOf(PUZZLE, start, { piece: 0, direction: 'L' })).toEqual({
      reason: 'wall',
      cell: -1,
    });
    expect(refusalOf(PUZZLE, start, { piece: 1, direction: 'U' })).toEqual({
      reason: 'blocked',
      cell: 0,
      by: 0,
    });
    const moved = play(PUZZLE, { piece: 0, direction: 'R' });
    expect(refusalOf(PUZZLE, moved, { piece: 0, direction: 'R' })).toEqual({
      reason: 'wall',
      cell: 3,
    });
    expect(refusalOf(PUZZLE, start, { piece: 0, direction: 'R' })).toBeUndefined();
  });

  test('only pieces of the goal enter a gate', () => {
    const right: Step[] = ['R', 'R'].map((direction) => ({
      piece: 1,
      direction: direction as 'R',
    }));
    const b = play(PUZZLE, ...right);
    expect(refusalOf(PUZZLE, b, { piece: 1, direction: 'R' })).toBeUndefined();
    const c = play(
      PUZZLE,
      { piece: 2, direction: 'R' },
      { piece: 2, direction: 'R' },
      { piece: 2, direction: 'R' },
    );
    expect(refusalOf(PUZZLE, c, { piece: 2, direction: 'U' })).toEqual({ reason: 'gate', cell: 7 });
  });

  test('legal steps are just those not refused', () => {
    expect(legalSteps(PUZZLE, PUZZLE.start)).toEqual([
      { piece: 0, direction: 'R' },
      { piece: 1, direction: 'R' },
      { piece: 2, direction: 'R' },
    ]);
    expect(legalSteps(TILES, TILES.start)).toEqual([
      { piece: 2, direction: 'D' },
      { piece: 4, direction: 'R' },
    ]);
  });

  test('a drag stops wherever the piece can be let go, nearest first', () => {
    const points = stoppingPoints(PUZZLE, PUZZLE.start, 1);
    expect(points.map(({ cell, path }) => `${cell}:${path.join('')}`)).toEqual([
      '5:R',
      '6:RR',
      '9:RD',
      '2:RRU',
      '7:RRR',
      '10:RRD',
      '11:RRRD',
    ]);
    expect(straightStops(PUZZLE, PUZZLE.start, 1).map(({ cell }) => cell)).toEqual([5, 6, 7]);
    expect(straightStops(PUZZLE, PUZZLE.start, 0).map(({ cell }) => cell)).toEqual([1]);
  });

  test('undo takes back every step of random walks; arguments are untouched', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (choices) => {
        const steps = walk(PUZZLE, choices);
        let state = PUZZLE.start;
        for (const step of steps) {
          const before = state.slice();
          const next = applyStep(PUZZLE, state, step);
          expect(state).toEqual(before);
          expect(undoStep(PUZZLE, next, step)).toEqual(state);
          state = next;
        }
        const back = replay(PUZZLE, inverseSteps(packSteps(steps)), state);
        expect(back.illegal).toBeUndefined();
        expect(back.end).toEqual(PUZZLE.start);
      }),
      { seed: 1 },
    );
  });

  test('a position plays like the pure rules', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (choices) => {
        const steps = walk(PUZZLE, choices);
        const position = new Position(PUZZLE);
        for (const step of steps) expect(position.play(step)).toBeUndefined();
        const occupancy = occupancyOf(PUZZLE, position.state);
        for (const [cell, piece] of occupancy.entries()) expect(position.pieceAt(cell)).toBe(piece);
      }),
      { seed: 2 },
    );
    const position = new Position(PUZZLE);
    expect(position.play({ piece: 0, direction: 'D' })).toEqual({ reason: 'axis' });
    expect(position.state).toEqual(PUZZLE.start);
    expect(position.pieceAt(99)).toBe(-1);
  });
});

describe('what players count', () => {
  test('steps of tiles, slides of pieces with an axis, moves of all others', () => {
    const bound = { ...PUZZLE, pieces: PUZZLE.pieces.filter(({ axis }) => axis !== 'any') };
    expect(bound.pieces.length).toBeGreaterThan(0);
    expect([TILES, bound, PUZZLE].map(defaultMetric)).toEqual(['steps', 'slides', 'moves']);
    expect([TILES, bound, PUZZLE].map((puzzle) => familiarMetric(puzzle))).toEqual([
      'stm',
      'slides',
      'moves',
    ]);
    expect(familiarMetric(TILES, 'mtm')).toBe('mtm');
    expect(familiarMetric(PUZZLE, 'steps')).toBe('steps');
  });
});

describe('replay', () => {
  const solution: Step[] = [
    ...(['R', 'R', 'R'] as const).map((direction) => ({ piece: 1, direction })),
    { piece: 1, direction: 'D' },
  ];

  test('a solution reaches the goal and is counted in each metric', () => {
    const { reachesGoal, lengths, illegal } = replay(PUZZLE, packSteps(solution));
    expect(reachesGoal).toBe(true);
    expect(illegal).toBeUndefined();
    expect(lengths).toEqual({ steps: 4, slides: 2, moves: 1 });
  });

  test('stops at the first illegal step and says why', () => {
    const line = packSteps([solution[0]!, { piece: 2, direction: 'D' }, solution[1]!]);
    const { end, illegal, reachesGoal, lengths } = replay(PUZZLE, line);
    expect(illegal).toEqual({ index: 1, refusal: { reason: 'wall', cell: -1 } });
    expect(reachesGoal).toBe(false);
    expect(lengths.steps).toBe(1);
    expect(end[1]).toBe(5);
    expect(() => statesAlong(PUZZLE, line)).toThrow('step 2 is not legal: wall');
  });

  test('tile puzzles are measured in stm and mtm too', () => {
    const push = packSteps([
      { piece: 4, direction: 'R' },
      { piece: 3, direction: 'R' },
      { piece: 0, direction: 'D' },
    ]);
    expect(replay(TILES, push).lengths).toEqual({ steps: 3, slides: 3, moves: 3, stm: 3, mtm: 2 });
    expect(metricsOf(TILES)).toContain('mtm');
    expect(metricsOf(PUZZLE)).not.toContain('mtm');
    expect(lengthsOf(PUZZLE, push)).not.toHaveProperty('mtm');
    expect(lineLength(new Uint32Array(0), 'mtm')).toBe(0);
  });

  test('a piece goes along its own axis only', () => {
    for (const [axis, allowed] of [
      ['any', 'URDL'],
      ['h', 'RL'],
      ['v', 'UD'],
    ] as const) {
      const square = { width: 3, height: 3, cells: new Array<'floor'>(9).fill(F) };
      const pieces = [{ label: 'A', cells: [4], axis }];
      const goals = [[{ label: 'A', cells: [4] }]];
      const puzzle = buildPuzzle({ board: square, pieces, goals });
      const steps = legalSteps(puzzle, puzzle.start);
      expect(steps.map(({ direction }) => direction).join('')).toBe(allowed);
    }
  });

  test('every direction of the first piece is labelled', () => {
    const steps = DIRECTIONS.map((direction) => ({ piece: 0, direction }));
    const labelled = steps.map((step) => ({ ...step, label: 'A' }));
    expect(labelSteps(PUZZLE, packSteps(steps))).toEqual(labelled);
  });

  test('a line as data names its pieces, and packs again', () => {
    const line = packSteps(solution);
    const steps = labelSteps(PUZZLE, line);
    const { label } = PUZZLE.pieces[1]!;
    expect(steps).toEqual(solution.map((step) => ({ ...step, label })));
    expect(packSteps(steps)).toEqual(line);
    expect(labelSteps(PUZZLE, new Uint32Array(0))).toEqual([]);
  });

  test('steps pack and unpack', () => {
    for (const direction of DIRECTIONS) {
      const step = { piece: 123456, direction };
      expect(unpackStep(packStep(step))).toEqual(step);
    }
    expect(unpackSteps(packSteps(solution))).toEqual(solution);
  });
});

describe('canonical states', () => {
  const row = buildPuzzle({
    board: { width: 5, height: 1, cells: [F, F, F, F, F] },
    pieces: ['A', 'B', 'C'].map((label, cell) => ({ label, cells: [cell] })),
    goals: [[{ label: 'A', cells: [4] }]],
  });

  test('interchangeable pieces may change places, others not', () => {
    const state = Uint16Array.of(0, 1, 2);
    const swapped = Uint16Array.of(0, 2, 1);
    const other = Uint16Array.of(1, 0, 2);
    expect(equalStates(row, state, swapped)).toBe(true);
    expect(stateKey(row, state)).toBe(stateKey(row, swapped));
    expect(canonicalState(row, swapped)).toEqual(state);
    expect(swapped).toEqual(Uint16Array.of(0, 2, 1));
    expect(equalStates(row, state, other)).toBe(false);
    expect(stateKey(row, state)).not.toBe(stateKey(row, other));
  });

  test('a goal is met by any piece of its kind', () => {
    expect(isGoalState(row, Uint16Array.of(4, 1, 2))).toBe(true);
    expect(isGoalState(row, Uint16Array.of(3, 4, 2))).toBe(false);
    const same = buildPuzzle({
      board: row.board,
      pieces: ['A', 'B', 'C'].map((label, cell) => ({ label, cells: [cell] })),
      goals: [[{ label: 'A', cells: [4] }]],
      same: [['A', 'B']],
    });
    expect(isGoalState(same, Uint16Array.of(3, 4, 2))).toBe(true);
    expect(isGoalState(same, Uint16Array.of(3, 1, 4))).toBe(false);
  });
});
