/* Both sides of what fields of tile searches hold: see docs/limits.md. */

import { symmetriesFixing } from '@glissade/search/heuristic/tiles/symmetries';
import { compileTiles, type TileProblem } from '@glissade/search/problem/tileProblem';
import { describe, expect, it, test } from 'vitest';
import { goalWithGap, tilePuzzle } from '../../../tests/arbitrary/tiles.ts';
import { layGroups } from './anytime/evaluation/tileGroups.ts';
import { neighboursOf } from './board/gapBoard.ts';
import { tiersFor } from './idaStar/tiers/heuristicTiers.ts';
import { KernelPushSearch } from './pushes/kernelPushSearch.ts';
import { pushSides } from './pushes/pushSide.ts';

function solvedBoard(width: number, height: number): TileProblem {
  const goal = goalWithGap(width, height, width * height - 1);
  return compileTiles(tilePuzzle(width, height, goal, [goal]));
}

describe('cells numbered by bytes', () => {
  it('go up to 256 in symmetries and in the sides of searches in pushes', () => {
    expect(symmetriesFixing(16, 16, 255)[0]![255]).toBe(255);
    expect(() => symmetriesFixing(257, 1, 0)).toThrow(/at most 256 cells/);
    expect(pushSides(solvedBoard(16, 16))[0]!.cellOf[255]).toBe(255);
    expect(() => pushSides(solvedBoard(129, 2))).toThrow(/at most 256 cells/);
  });

  it('go up to 255 in the kernel for steps: larger boards stay with the plain search', () => {
    expect(tiersFor(solvedBoard(17, 15), 'stm')).toHaveLength(2);
    expect(tiersFor(solvedBoard(16, 16), 'stm')).toHaveLength(1);
  });
});

it('boards of more than 25 cells have no tables of pushes', () => {
  expect(tiersFor(solvedBoard(5, 5), 'mtm')).toHaveLength(3);
  expect(tiersFor(solvedBoard(13, 2), 'mtm')).toHaveLength(1);
});

test('cells are numbered by more than 16 bits with a sign where neighbours are listed', () => {
  const neighbours = neighboursOf(255, 255);
  expect(neighbours[4 * 32_512 + 2]).toBe(32_767);
  expect(neighbours[4 * 32_513 + 2]).toBe(32_768);
  expect(neighbours[4 * 65_023 + 1]).toBe(65_024);
  expect(neighbours[4 * 65_024 + 1]).toBe(-1);
});

test('a search by tables of pushes has room for lines of 250', () => {
  const search = new KernelPushSearch(solvedBoard(3, 3), [], () => undefined);
  expect(() => search.start(250)).not.toThrow();
  expect(() => search.start(251)).toThrow(/more than 250 pushes/);
});

test('groups of tiles for beams have 65,535 rows in all', () => {
  const single = { tiles: [0], begin: 0 };
  const groups = new Array(65_535).fill(single);
  expect(layGroups(4, 4, groups, new Int16Array(4)).firstOf[4]).toBe(65_535);
  expect(() => layGroups(4, 4, [...groups, single], new Int16Array(4))).toThrow(/at most 65535/);
});
