import { type Puzzle, parsePuzzle } from '@glissade/core';
import { type BlockProblem, compileBlocks } from '@glissade/search/problem/blockProblem';
import { packingOf, packPlacements } from '@glissade/search/problem/blockProblemPacking';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomNumbers, randomPuzzle } from '../../../../tests/data/randomPuzzle.ts';
import { FloodCellSource, StraightCellSource } from './cellSuccessors.ts';
import { FloodMaskSource, StraightMaskSource } from './maskSuccessors.ts';
import { sourceFor } from './sourceFor.ts';
import { NarrowPacker, WidePacker } from './successorPackers.ts';
import { SuccessorList, type SuccessorSource } from './successors.ts';

type Listed = { slots: number[]; targets: number[] };

function listOf(source: SuccessorSource, at: Int32Array, list: SuccessorList): Listed {
  source.fill(at, list);
  return {
    slots: Array.from(list.slots.subarray(0, list.count)),
    targets: Array.from(list.targets.subarray(0, list.count)),
  };
}

/** Visits some states of a walk through a puzzle, given as placement by slot. */
function walk(
  puzzle: Puzzle,
  seed: number,
  visit: (problem: BlockProblem, at: Int32Array) => void,
) {
  const problem = compileBlocks(puzzle);
  const random = randomNumbers(seed);
  const source = new StraightCellSource(problem, 1);
  const list = new SuccessorList();
  const at = problem.start.slice();
  for (let count = 0; count < 30; count++) {
    visit(problem, at);
    source.fill(at, list);
    if (list.count === 0) return;
    const k = random(list.count);
    const slot = list.slots[k]!;
    at[slot] = list.targets[k]!;
    const { firstSlot, slotCount } = problem.kinds[problem.kindOfSlot[slot]!]!;
    at.subarray(firstSlot, firstSlot + slotCount).sort();
  }
}

describe('twins', () => {
  test('masks and cells list the same successors in the same order', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 3, max: 8 }), (seed, side) => {
        const list = new SuccessorList();
        walk(randomPuzzle(seed, side), seed, (problem, at) => {
          for (const distanceMax of [0, 1]) {
            const masks = new StraightMaskSource(problem, distanceMax);
            const cells = new StraightCellSource(problem, distanceMax);
            expect(listOf(masks, at, list)).toEqual(listOf(cells, at, list));
          }
          const masks = new FloodMaskSource(problem);
          expect(listOf(masks, at, list)).toEqual(listOf(new FloodCellSource(problem), at, list));
        });
      }),
      { seed: 3, numRuns: 40 },
    );
  });

  test('both packers pack a successor as it is packed afresh', () => {
    let packed = 0;
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const list = new SuccessorList();
        walk(randomPuzzle(seed, 6), seed, (problem, at) => {
          const packing = packingOf(problem);
          const wide = new WidePacker(packing);
          const state = packPlacements(packing, at);
          new FloodCellSource(problem).fill(at, list);
          wide.pack(state, 0, at, list, 0, list.count);
          for (let k = 0; k < list.count; k++) {
            const words = wide.made.slice(k * packing.words, (k + 1) * packing.words);
            expect(words).toEqual(afresh(problem, at, list.slots[k]!, list.targets[k]!));
          }
          if (packing.words > 3) return;
          const narrow = new NarrowPacker(packing);
          narrow.pack(state, 0, at, list, 0, list.count);
          const used = list.count * packing.words;
          expect(narrow.made.slice(0, used)).toEqual(wide.made.slice(0, used));
          expect(narrow.hashes).toEqual(wide.hashes);
          packed += list.count;
        });
      }),
      { seed: 4, numRuns: 60 },
    );
    expect(packed).toBeGreaterThan(1000);
  });
});

function afresh(problem: BlockProblem, at: Int32Array, slot: number, target: number): Int32Array {
  const moved = at.slice();
  moved[slot] = target;
  const { firstSlot, slotCount } = problem.kinds[problem.kindOfSlot[slot]!]!;
  moved.subarray(firstSlot, firstSlot + slotCount).sort();
  return packPlacements(packingOf(problem), moved);
}

test('a list grows and keeps what it holds', () => {
  const list = new SuccessorList();
  list.slots[0] = 5;
  list.targets[0] = 6;
  list.count = 1;
  list.reserve(1000);
  expect(list.slots.length).toBeGreaterThanOrEqual(1001);
  expect([list.slots[0], list.targets[0], list.indexes.length]).toEqual([5, 6, list.slots.length]);
});

test('parts of the successors of a large board are, one after the other, all of them', () => {
  const picture = (rows: readonly string[]) =>
    Array.from({ length: 40 }, (_, y) => (rows[y] ?? '').padEnd(40, '.')).join('\n');
  const goal = picture(['..AA', '..AA']);
  const puzzle = parsePuzzle(`start:\n${picture(['AABB', 'AABB', 'CC'])}\ngoal:\n${goal}`);
  const problem = compileBlocks(puzzle);
  const source = sourceFor(problem, 'moves');
  const [whole, part] = [new SuccessorList(), new SuccessorList()];
  source.fill(problem.start, whole);
  const targets: number[] = [];
  let parts = 0;
  for (let slot = 0; slot < problem.slotCount; parts++) {
    slot = source.fillPart(problem.start, part, slot);
    targets.push(...part.targets.subarray(0, part.count));
  }
  expect(parts).toBe(2);
  expect(targets).toEqual([...whole.targets.subarray(0, whole.count)]);
});
