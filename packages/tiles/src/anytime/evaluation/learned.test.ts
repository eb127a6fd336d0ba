import { PatternDatabase } from '@glissade/search/heuristic/tiles/patternDatabase';
import { describe, expect, it, vi } from 'vitest';
import { randomNumbers, shuffledTiles } from '../../../../../tests/arbitrary/tiles.ts';
import type { BoardEvaluation } from '../beam/wholeBoardBeam.ts';
import { closePairs, closeTriplets, transposed } from './closeTiles.ts';
import { scoreOf } from './evaluation.ts';
import { enlarge } from './largerBoards.ts';
import { learnedTables } from './learned.ts';
import { tripletExcess } from './tripletExcess.ts';
import { loadWeights, type Weights } from './weights.ts';

function built(side: number, weights: Weights, excessShare?: number): BoardEvaluation {
  const work = learnedTables(weights, excessShare);
  for (;;) {
    const { done, value } = work.next(1);
    if (done) return enlarge(value, side, side);
  }
}

/** Even permutations with the gap last, ids by cell. */
function boards(side: number): number[][] {
  const random = randomNumbers(side);
  const goal = Array.from({ length: side * side }, (_, cell) => (cell + 1) % (side * side));
  return Array.from({ length: 20 }, () =>
    shuffledTiles(side, goal, random).map((tile) => (tile + side * side - 1) % (side * side)),
  );
}

describe('tripletExcess', () => {
  it('is what the exact tables say where the gap is not shut in', () => {
    const group = [6, 7, 11];
    const excess = tripletExcess(4, group);
    const exact = new PatternDatabase(4, 4, 15, group);
    while (!exact.step(1 << 20));
    let [equal, all] = [0, 0];
    excess.forEach((value, index) => {
      const moves = exact.table[index]!;
      if (moves === 255) return;
      const cells = [index % 16, Math.floor(index / 16) % 16, Math.floor(index / 256)];
      const far = cells.reduce((sum, cell, i) => {
        const home = group[i]!;
        const across = Math.abs((cell % 4) - (home % 4));
        return sum + across + Math.abs(Math.floor(cell / 4) - Math.floor(home / 4));
      }, 0);
      // The tables know where the gap is, so they may say more.
      expect(value + far).toBeLessThanOrEqual(moves);
      all++;
      if (value + far === moves) equal++;
    });
    expect(equal / all).toBeGreaterThan(0.95);
  });
});

describe('learnedTables', () => {
  it.each([
    [5, 1],
    [5, 3],
    [6, 1],
  ])(
    'adds up numbers of tiles, pairs and triplets: side %i, excess %i times',
    async (side, share) => {
      const weights = await loadWeights(side);
      const { singles, pairs, excessWeights, triplets } = weights;
      const evaluation = built(side, weights, share);
      const cells = side * side;
      const excess = new Map(
        closeTriplets(side).map((group) => [group, tripletExcess(side, group.tiles)]),
      );
      for (const board of boards(side)) {
        const cellOf = (id: number) => board.indexOf(id);
        let sum = 0;
        for (let id = 0; id < cells; id++) sum += singles[id * cells + cellOf(id)]!;
        for (const [{ tiles, number }, table] of excess) {
          const index = tiles.reduce((at, tile, i) => at + cellOf(tile) * cells ** i, 0);
          sum += share * excessWeights[number]! * table[index]!;
          sum += triplets![number * cells ** 3 + index]! / 8;
        }
        for (const { tiles, number, isTransposed } of closePairs(side)) {
          const turn = (cell: number) => (isTransposed ? transposed(side, cell) : cell);
          const [first, second] = [...tiles].sort((a, b) => turn(a) - turn(b));
          const at = turn(cellOf(first!)) * cells + turn(cellOf(second!));
          sum += pairs[number]![at]! / 8;
        }
        // Each triplet is rounded to a sixteenth.
        expect(Math.abs(scoreOf(evaluation, board) / 16 - sum)).toBeLessThan(3);
      }
    },
  );

  it('has numbers for all places of each triplet', async () => {
    for (const side of [5, 6, 7]) {
      const { triplets } = await loadWeights(side);
      const groups = closeTriplets(side).filter(({ isTransposed }) => !isTransposed);
      expect(triplets).toHaveLength(groups.length * side ** 6);
      expect(triplets!.some((number) => number !== 0)).toBe(true);
    }
  });

  it('does in pages without the triplets of 6×6, on 7×7 with what was learned on 6×6', async () => {
    vi.resetModules();
    vi.doMock('#triplet-weights', () => import('./tripletWeights.browser.ts'));
    const { loadWeights: loadInPage } = await import('./weights.ts');
    for (const [side, used] of [
      [5, 5],
      [6, 6],
      [7, 6],
    ] as const) {
      const weights = await loadInPage(side);
      expect(weights.side).toBe(used);
      const { triplets } = await loadWeights(side);
      expect(weights.triplets).toEqual(side === 5 ? triplets : undefined);
    }
    vi.stubGlobal('DecompressionStream', undefined);
    expect((await loadInPage(5)).triplets).toBeUndefined();
    vi.unstubAllGlobals();
    vi.doUnmock('#triplet-weights');
    // Files after this one share its modules.
    vi.resetModules();
  });

  it('says so where nothing was learned', async () => {
    await expect(loadWeights(4)).rejects.toThrow('side 4');
  });
});
