import { buildPuzzle, type Puzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { blockEntry, puzzleOf } from '../../../../tests/data/readBlocks.ts';
import { compileBlocks } from './blockProblem.ts';
import { packingOf, packPlacements } from './blockProblemPacking.ts';
import { countPlacementBytes, placementMasks } from './blockProblemPlacements.ts';

/** A puzzle drawn as in blocks.json. */
function drawn(
  start: string[],
  goal: string[],
  more: { axes?: Record<string, 'h' | 'v'>; same?: string[] } = {},
): Puzzle {
  return puzzleOf({ id: 'drawn', name: '', start, goals: [goal], optimal: {}, ...more });
}

describe('placements', () => {
  test('Klotski: one kind a shape, each with all the places of its rectangle', () => {
    const problem = compileBlocks(puzzleOf(blockEntry('klotski')));
    const counts = problem.kinds.map(({ placementCount, slotCount }) => [
      placementCount,
      slotCount,
    ]);
    // 4×5 cells: verticals 4·4, the square 3·4, the horizontal 3·5, singles 4·5.
    expect(counts).toEqual([
      [16, 4],
      [12, 1],
      [15, 1],
      [20, 4],
    ]);
    expect(problem.kinds.map(({ bits }) => bits)).toEqual([4, 4, 4, 5]);
    expect(problem.placements.count).toBe(16 + 12 + 15 + 20);
    expect(problem.placements.cells.length).toBe(20);
  });

  test('neighbours lead to the cell beside, by U R D L, and back', () => {
    const { placements } = compileBlocks(puzzleOf(blockEntry('klotski')));
    const deltas = [-4, 1, 4, -1];
    for (let entry = 0; entry < placements.neighbours.length; entry++) {
      const next = placements.neighbours[entry]!;
      if (next < 0) continue;
      const here = entry >> 2;
      const direction = entry & 3;
      expect(placements.origins[next]! - placements.origins[here]!).toBe(deltas[direction]);
      expect(placements.neighbours[next * 4 + (direction ^ 2)]).toBe(here);
    }
  });

  test('cells no piece can enter are trimmed away', () => {
    const problem = compileBlocks(drawn(['..#A.', '..#..', '###..'], ['.....', '.....', '...A.']));
    expect(Array.from(problem.placements.cells)).toEqual([3, 4, 8, 9, 13, 14]);
  });

  test('an axis keeps a piece on its line', () => {
    const puzzle = drawn(['A..', '...', '..B'], ['..A', '...', '...'], {
      axes: { A: 'h', B: 'v' },
    });
    const { kinds } = compileBlocks(puzzle);
    expect(kinds.map(({ placementCount }) => placementCount)).toEqual([3, 3]);
  });

  test('only kinds that a goal names pass a gate', () => {
    const { kinds } = compileBlocks(drawn(['AB', '--', '..'], ['..', '--', 'A.']));
    expect(kinds.map(({ placementCount }) => placementCount)).toEqual([6, 2]);
  });

  test('pieces of one kind in separate rooms have the places of both rooms', () => {
    const { kinds } = compileBlocks(drawn(['A.#B', 'XX#.'], ['..#.', 'XX#.']));
    expect(kinds[0]).toMatchObject({ placementCount: 6, slotCount: 2, bits: 3 });
  });

  test('kinds that fit in the same places share them: a tile board has one range', () => {
    const { kinds, placements } = compileBlocks(drawn(['ABC', 'DE.'], ['ABC', 'D.E']));
    expect(kinds.length).toBe(5);
    expect(placements.count).toBe(6);
    expect(countPlacementBytes(placements)).toBe(4 * (6 + 24 + 6 + 7 + 6));
  });
});

describe('masks', () => {
  test('hold the trimmed cells of each placement, across words', () => {
    const row = 'A'.padEnd(40, '.');
    const { placements } = compileBlocks(drawn([row], ['.'.repeat(39).concat('A')]));
    const masks = placementMasks(placements, 2);
    expect(masks.length).toBe(80);
    expect([masks[0], masks[1]]).toEqual([1, 0]);
    expect([masks[31 * 2], masks[31 * 2 + 1]]).toEqual([1 << 31, 0]);
    expect([masks[39 * 2], masks[39 * 2 + 1]]).toEqual([0, 1 << 7]);
  });
});

describe('goals', () => {
  test('are placements of kinds', () => {
    const { goals, placements, kinds } = compileBlocks(puzzleOf(blockEntry('klotski')));
    expect(goals).toHaveLength(1);
    expect(goals[0]).toHaveLength(1);
    const [{ kind, placement }] = goals[0] as [{ kind: number; placement: number }];
    expect(kinds[kind]!.placementCount).toBe(12);
    expect(placements.origins[placement]).toBe(13);
  });

  test('a goal whose piece can never be there is left out', () => {
    const cells = [...'..#..'].map((sign) => (sign === '#' ? ('wall' as const) : 'floor'));
    const puzzle = buildPuzzle({
      board: { width: 5, height: 1, cells },
      pieces: [{ label: 'A', cells: [0] }],
      goals: [[{ label: 'A', cells: [4] }], [{ label: 'A', cells: [1] }]],
    });
    expect(compileBlocks(puzzle).goals).toEqual([[{ kind: 0, placement: 1 }]]);
  });
});

describe('packing', () => {
  test('Klotski fits in two words, no field across them', () => {
    const problem = compileBlocks(puzzleOf(blockEntry('klotski')));
    const packing = packingOf(problem);
    expect(packing.words).toBe(2);
    for (let slot = 0; slot < problem.slotCount; slot++) {
      const bits = problem.kinds[problem.kindOfSlot[slot]!]!.bits;
      expect(packing.slotShift[slot]! + bits).toBeLessThanOrEqual(32);
    }
    const words = packPlacements(packing, problem.start);
    const unpacked = Array.from(problem.start.keys(), (slot) => {
      const field = words[packing.slotWord[slot]!]! >>> packing.slotShift[slot]!;
      return packing.slotBase[slot]! + (field & packing.slotMask[slot]!);
    });
    expect(unpacked).toEqual(Array.from(problem.start));
  });

  test('pieces that can only be in one place take no bits', () => {
    const problem = compileBlocks(drawn(['A#B.'], ['.#.B']));
    expect(problem.kinds.map(({ bits }) => bits)).toEqual([0, 1]);
    expect(packingOf(problem).words).toBe(1);
  });
});
