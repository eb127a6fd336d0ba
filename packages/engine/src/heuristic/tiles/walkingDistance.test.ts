import { rankReachable, tileClassOf, unrankReachable } from '@glissade/core';
import { describe, expect, it } from 'vitest';
import {
  goalWithGap,
  stepped,
  tileDistances,
  tilePuzzle,
} from '../../../../../tests/arbitrary/tiles.ts';
import { compileTiles } from '../../problem/tileProblem.ts';
import { type AxisPair, axisPair, axisStates } from './axisPair.ts';
import { buildWalkingDistance } from './walkingDistance.ts';

const BOARDS = [
  { width: 3, height: 2, gaps: [5, 1] },
  { width: 2, height: 4, gaps: [0, 3, 7] },
  { width: 3, height: 3, gaps: [8, 4] },
] as const;

/** Ids by cell of a picture, for the goal with tiles in order and the gap on a cell. */
function idsOf(tiles: readonly number[], goal: readonly number[]): number[] {
  return tiles.map((tile) => goal.indexOf(tile));
}

/** Both distances of a picture along both axes. */
function judge(axes: AxisPair, width: number, ids: readonly number[], gap: number) {
  const { row, column } = axisStates(axes, width, ids, gap);
  return {
    steps: axes.rows.steps[row]! + axes.columns.steps[column]!,
    vertical: axes.rows.pushes()[row]!,
    horizontal: axes.columns.pushes()[column]!,
  };
}

describe('walking distance', () => {
  it('has 24,964 states on an axis of the 4×4 board, the farthest 35 steps away', () => {
    // Takahashi's table has 24,964 entries.
    const { steps, isExact } = buildWalkingDistance(4, 4, 3);
    expect(steps.length).toBe(24_964);
    expect(Math.max(...steps)).toBe(35);
    expect(isExact).toBe(true);
  });

  it.each(BOARDS)('never exceeds the true distance on $width×$height', (board) => {
    const { width, height, gaps } = board;
    for (const gapGoal of gaps) {
      const goal = goalWithGap(width, height, gapGoal);
      const stm = tileDistances(width, goal, 'stm');
      const mtm = tileDistances(width, goal, 'mtm');
      const axes = axisPair(width, height, gapGoal);
      const classOfGoal = tileClassOf(goal, width);
      let wrong = 0;
      let sum = 0;
      for (let rank = 0; rank < stm.length; rank++) {
        const tiles = Array.from(unrankReachable(rank, width, height, classOfGoal));
        const { steps, vertical, horizontal } = judge(
          axes,
          width,
          idsOf(tiles, goal),
          tiles.indexOf(0),
        );
        if (steps > stm[rank]! || (stm[rank]! - steps) % 2 !== 0) wrong++;
        if (vertical + horizontal > mtm[rank]!) wrong++;
        if ((steps === 0) !== (rank === rankReachable(goal))) wrong++;
        sum += steps / Math.max(1, stm[rank]!);
      }
      expect(wrong).toBe(0);
      expect(sum / stm.length).toBeGreaterThan(0.6);
    }
  });

  it('changes by at most 1 a step, along one axis only', () => {
    const goal = goalWithGap(3, 3, 4);
    const axes = axisPair(3, 3, 4);
    for (let rank = 0; rank < 181_440; rank += 7) {
      const tiles = Array.from(unrankReachable(rank, 3, 3, tileClassOf(goal, 3)));
      const here = judge(axes, 3, idsOf(tiles, goal), tiles.indexOf(0));
      for (const direction of [0, 1, 2, 3]) {
        const next = stepped(3, tiles, direction);
        if (!next) continue;
        const there = judge(axes, 3, idsOf(next, goal), next.indexOf(0));
        if (Math.abs(there.steps - here.steps) !== 1) expect.fail(tiles.join(' '));
        const other = direction & 1 ? 'vertical' : 'horizontal';
        if (there[other] !== here[other]) expect.fail(tiles.join(' '));
      }
    }
  });

  it('stays admissible when lines are counted as one', () => {
    const goal = goalWithGap(2, 4, 7);
    const exact = buildWalkingDistance(4, 2, 3);
    const coarse = buildWalkingDistance(4, 2, 3, 200);
    expect(coarse.isExact).toBe(false);
    expect(coarse.steps.length).toBeLessThan(exact.steps.length);
    const axes = axisPair(2, 4, 7);
    let lower = 0;
    for (let rank = 0; rank < 20_160; rank++) {
      const tiles = Array.from(unrankReachable(rank, 2, 4, tileClassOf(goal, 2)));
      const ids = idsOf(tiles, goal);
      const gap = tiles.indexOf(0);
      const fine = axisStates(axes, 2, ids, gap).row;
      const rough = axisStates({ ...axes, rows: coarse }, 2, ids, gap).row;
      if (coarse.steps[rough]! > exact.steps[fine]!) expect.fail(tiles.join(' '));
      if (coarse.pushes()[rough]! > exact.pushes()[fine]!) expect.fail(tiles.join(' '));
      if (coarse.steps[rough]! < exact.steps[fine]!) lower++;
    }
    expect(lower).toBeGreaterThan(0);
  });

  it('is affordable for every board of up to 40 cells', () => {
    for (const [lines, length] of [
      [5, 5],
      [6, 6],
      [2, 20],
      [20, 2],
      [8, 5],
    ] as const) {
      const { steps } = buildWalkingDistance(lines, length, lines - 1);
      expect(steps.length).toBeLessThan(400_000);
    }
  });

  it('refuses counts that are no state', () => {
    const { stateOf } = buildWalkingDistance(2, 2, 1);
    expect(() => stateOf([2, 1, 1, 1], 0)).toThrow(/not a state/);
    expect(() => stateOf([1, 1, 1, 0], 0)).toThrow(/not a state/);
  });

  it('forgets the oldest graphs', () => {
    const first = axisPair(2, 2, 3).rows;
    for (let length = 2; length < 12; length++) axisPair(length, 2, 1);
    expect(axisPair(2, 2, 3).rows).not.toBe(first);
    expect(axisPair(2, 2, 3).rows).toBe(axisPair(2, 2, 3).rows);
  });

  it('agrees with the compiled problem', () => {
    const problem = compileTiles(tilePuzzle(2, 2, [3, 1, 0, 2], [goalWithGap(2, 2, 3)]));
    expect(Array.from(problem.tiles)).toEqual(idsOf([3, 1, 0, 2], goalWithGap(2, 2, 3)));
  });
});
