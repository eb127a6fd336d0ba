import { rankReachable, tileClassOf, unrankReachable } from '@glissade/core';
import { describe, expect, it } from 'vitest';
import { goalWithGap, stepped, tilePuzzle } from '../../../../../tests/arbitrary/tiles.ts';
import { tileDistances } from '../../../../../tests/arbitrary/tileTables.ts';
import { oneIn } from '../../../../../tests/support/oneIn.ts';
import { compileTiles } from '../../problem/tileProblem.ts';
import { type AxisPair, axisPair, axisStates } from './axisPair.ts';
import { buildWalkingDistance, TRANSITIONS_MAX } from './walkingDistance.ts';

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
      const each = width * height === 9 ? oneIn(8) : 1;
      const first = rankReachable(goal) % each;
      let wrong = 0;
      let sum = 0;
      for (let rank = first; rank < stm.length; rank += each) {
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
      expect((sum * each) / stm.length).toBeGreaterThan(0.6);
    }
  });

  it('changes by at most 1 a step, along one axis only', () => {
    const goal = goalWithGap(3, 3, 4);
    const axes = axisPair(3, 3, 4);
    for (let rank = 0; rank < 181_440; rank += 7 * oneIn(4)) {
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

  it('holds axes of any length, at last by the way of the gap alone', () => {
    for (const [lines, length] of [
      [46, 2],
      [64, 5],
      [255, 255],
      [1000, 2],
    ] as const) {
      const { classes, steps, pushes, stateOf } = buildWalkingDistance(lines, length, 3);
      const counts = new Array(lines).fill(length);
      counts[lines - 1]--;
      expect(classes).toBe(1);
      expect(steps[stateOf(counts, lines - 1)]).toBe(lines - 4);
      expect(pushes()[stateOf(counts, lines - 1)]).toBe(1);
      expect(() => stateOf(counts, 0)).toThrow(/not a state/);
      counts[0]--;
      expect(() => stateOf(counts, lines - 1)).toThrow(/not a state/);
    }
  });

  it('refuses axes whose states or distances are too large for a number', () => {
    expect(() => buildWalkingDistance(20, 2, 0, Number.POSITIVE_INFINITY)).toThrow(/too many/);
    const { steps } = buildWalkingDistance(65_535, 2, 0);
    expect(steps[65_534]).toBe(65_534);
    expect(() => buildWalkingDistance(65_536, 2, 0)).toThrow(/below 65535/);
  });

  it('has fewer classes where transitions would be too many', () => {
    const whole = buildWalkingDistance(4, 4, 3);
    const { length } = whole.next;
    expect(buildWalkingDistance(4, 4, 3, undefined, length).classes).toBe(4);
    const less = buildWalkingDistance(4, 4, 3, undefined, length - 1);
    expect(less.classes).toBe(3);
    expect(less.next.length).toBeLessThan(length);
    expect(() => buildWalkingDistance(4, 4, 3, undefined, 7)).toThrow(/too long/);
    expect(buildWalkingDistance(3, 36, 0).next.length).toBeLessThanOrEqual(TRANSITIONS_MAX);
  });

  it.each([
    [2, 2, 1e9],
    [2, 5, 1e9],
    [3, 2, 1e9],
    [3, 4, 1e9],
    [4, 2, 1e9],
    [4, 3, 1e9],
    [3, 4, 400],
    [4, 3, 1000],
    [6, 2, 3000],
    [7, 3, 1],
  ])('is that of a plain search over counts: %i lines of %i', (lines, length, estimateMax) => {
    for (let gapLine = 0; gapLine < lines; gapLine++) {
      const axis = buildWalkingDistance(lines, length, gapLine, estimateMax);
      const distances = plainDistances(axis.classOf, length, gapLine);
      expect(distances.size).toBe(axis.steps.length);
      for (const [name, { counts, gap, steps, pushes }] of distances) {
        const state = axis.stateOf(counts, gap);
        if (axis.steps[state] !== steps || axis.pushes()[state] !== pushes) expect.fail(name);
      }
    }
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

type Counted = { counts: number[]; gap: number; steps: number; pushes: number };

/** All states by name with their distances: plain searches that keep whole tables of counts. */
function plainDistances(classOf: Uint8Array, length: number, gapLine: number) {
  const lines = classOf.length;
  const classes = classOf.at(-1)! + 1;
  const counts = new Array<number>(lines * classes).fill(0);
  classOf.forEach((own, line) => {
    counts[line * classes + own] = line === gapLine ? length - 1 : length;
  });
  const nameOf = ({ counts, gap }: Pick<Counted, 'counts' | 'gap'>) => `${counts.join()} ${gap}`;
  const found = new Map<string, Counted>();
  /** States a step on, the gap going one way. */
  const next = ({ counts, gap }: Counted, way: number) =>
    Array.from({ length: classes }, (_, own) => own).flatMap((own) => {
      const line = gap + way;
      if (line < 0 || line >= lines || counts[line * classes + own] === 0) return [];
      const moved = [...counts];
      moved[line * classes + own]!--;
      moved[gap * classes + own]!++;
      return [{ counts: moved, gap: line }];
    });
  const start = { counts, gap: gapLine, steps: 0, pushes: Number.POSITIVE_INFINITY };
  found.set(nameOf(start), start);
  for (const state of found.values()) {
    for (const there of [-1, 1].flatMap((way) => next(state, way))) {
      const known = found.has(nameOf(there));
      if (!known) found.set(nameOf(there), { ...there, steps: state.steps + 1, pushes: Infinity });
    }
  }
  let level: Counted[] = [start];
  start.pushes = 0;
  for (let pushes = 1; level.length > 0; pushes++) {
    const made: Counted[] = [];
    for (const way of [-1, 1]) {
      const run = new Set(level);
      for (const state of run) {
        for (const there of next(state, way)) run.add(found.get(nameOf(there))!);
      }
      for (const state of run) {
        if (state.pushes <= pushes) continue;
        state.pushes = pushes;
        made.push(state);
      }
    }
    level = made;
  }
  return found;
}
