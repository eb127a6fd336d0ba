import { lengthsOf, type Metric, namedGoal, replay } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { packedSearcher } from '../../packages/engine/src/backend/packed/packedSearcher.ts';
import type { Question } from '../../packages/engine/src/problem/problem.ts';
import { randomNumbers } from '../data/randomPuzzle.ts';
import {
  answer,
  distanceTable,
  neighbours,
  type Picture,
  rowByRow,
  runToEnd,
  type Sides,
  standard,
  startedFrom,
  tilePuzzle,
} from './plainTiles.ts';

/** Both lengths of an answer by this room, and by breadth-first search. */
function bothLengths(question: Question): [string, string] {
  const steps = answer(question);
  const { illegal, reachesGoal } = replay(question.puzzle, steps);
  if (illegal || !reachesGoal) throw new Error('not a line to the goal');
  const packed = runToEnd(packedSearcher(question));
  if (packed.status !== 'solved') throw new Error('unsolved');
  const lengths = [steps, packed.steps].map((line) => {
    const { stm, mtm } = lengthsOf(question.puzzle, line);
    return `${stm} steps, ${mtm} pushes`;
  });
  return [lengths[0]!, lengths[1]!];
}

const ORDERS: readonly { metric: Metric; tieBreak: Metric }[] = [
  { metric: 'stm', tieBreak: 'mtm' },
  { metric: 'mtm', tieBreak: 'stm' },
];

function compare(sides: Sides, goals: Picture[], pictures: readonly Picture[]): void {
  const puzzle = tilePuzzle(sides, goals[0]!, goals);
  for (const picture of pictures) {
    for (const order of ORDERS) {
      const [ours, theirs] = bothLengths({ puzzle: startedFrom(puzzle, picture), ...order });
      if (ours !== theirs) expect(`${picture} ${order.metric}: ${ours}`).toBe(theirs);
    }
  }
}

function sample(pictures: readonly Picture[], count: number, seed: number): Picture[] {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, () => pictures[random(pictures.length)]!);
}

/** Least pushes of the shortest lines: a plain search over pictures and the direction of arrival. */
function leastPushes(sides: Sides, goal: Picture, start: Picture): number {
  const { of } = distanceTable(sides, goal, 'stm');
  let level = new Map([[String(start), { picture: start, pushes: [0, 0, 0, 0] }]]);
  for (let left = of(start); left > 0; left--) {
    const next: typeof level = new Map();
    for (const { picture, pushes } of level.values()) {
      for (const child of neighbours(sides, picture, 'stm')) {
        if (of(child) !== left - 1) continue;
        const by = child.indexOf(0) - picture.indexOf(0);
        const way = [-sides[0], 1, sides[0], -1].indexOf(by);
        const isFirst = left === of(start);
        const taken = Math.min(...pushes.map((n, last) => (last === way && !isFirst ? n : n + 1)));
        const known = next.get(String(child)) ?? {
          picture: child,
          pushes: [1e3, 1e3, 1e3, 1e3],
        };
        known.pushes[way] = Math.min(known.pushes[way]!, taken);
        next.set(String(child), known);
      }
    }
    level = next;
  }
  return Math.min(...[...level.values()].flatMap(({ pushes }) => pushes));
}

describe('ties', () => {
  test('2×3: every state, against breadth-first search', () => {
    const goal = standard([3, 2]);
    compare([3, 2], [goal], distanceTable([3, 2], goal, 'stm').pictures);
  });

  test('3×2 with the gap at an edge, and with two goals', () => {
    const goal = rowByRow([2, 3], 2);
    const { pictures } = distanceTable([2, 3], goal, 'stm');
    compare([2, 3], [goal], sample(pictures, 60, 1));
    compare([2, 3], [goal, pictures[200]!, pictures[7]!], sample(pictures, 120, 2));
  });

  test('2×4 and 3×3: a sample, against breadth-first search', () => {
    const wide = standard([4, 2]);
    compare([4, 2], [wide], sample(distanceTable([4, 2], wide, 'stm').pictures, 8, 3));
    const spiral = namedGoal('spiral', 3, 3);
    compare([3, 3], [spiral], sample(distanceTable([3, 3], spiral, 'stm').pictures, 2, 4));
  });

  test('3×3: pushes of shortest lines, against a plain search', () => {
    for (const name of ['standard', 'spiral'] as const) {
      const goal = namedGoal(name, 3, 3);
      const puzzle = tilePuzzle([3, 3], goal, [goal]);
      const { pictures } = distanceTable([3, 3], goal, 'stm');
      for (const picture of [...sample(pictures, 20, 5), pictures.at(-1)!]) {
        const started = startedFrom(puzzle, picture);
        const steps = answer({ puzzle: started, metric: 'steps', tieBreak: 'mtm' });
        expect(lengthsOf(started, steps).mtm).toBe(leastPushes([3, 3], goal, picture));
      }
    }
  });

  test('a second metric that counts alike asks for nothing', () => {
    const goal = standard([3, 2]);
    const { pictures } = distanceTable([3, 2], goal, 'stm');
    const puzzle = startedFrom(tilePuzzle([3, 2], goal, [goal]), pictures[300]!);
    const plain = answer({ puzzle, metric: 'stm' });
    expect(answer({ puzzle, metric: 'stm', tieBreak: 'moves' })).toEqual(plain);
    expect(answer({ puzzle, metric: 'slides', tieBreak: 'stm' })).toEqual(plain);
  });
});
