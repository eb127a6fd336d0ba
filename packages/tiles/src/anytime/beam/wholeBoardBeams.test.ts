import { namedGoal, replay } from '@glissade/core';
import { compileTiles } from '@glissade/search/problem/tileProblem';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  goalWithGap,
  randomNumbers,
  shuffledTiles,
  tilePuzzle,
} from '../../../../../tests/arbitrary/tiles.ts';
import { PlainBeam } from '../../../../../tests/support/plainBeam/plainBeam.ts';
import { stepsOfGapMoves } from '../../board/gapBoard.ts';
import { anytimeSearcher } from '../anytimeSearcher.ts';
import { loadWeights } from '../evaluation/weights.ts';
import { learnedSide, loadBeams, loadedBeams } from './learnedBeams.ts';
import { WholeBoardBeams } from './wholeBoardBeams.ts';

/** One thread, and memory without a limit. */
const ALONE = { threads: 1, bytesMax: Number.POSITIVE_INFINITY };

const noStats = () => ({ expanded: 0, generated: 0, bytes: 0 });

function boardOf(side: number, gap: number, seed: number) {
  const goal = goalWithGap(side, side, gap);
  return tilePuzzle(side, side, shuffledTiles(side, goal, randomNumbers(seed)), [goal]);
}

function solved(beams: WholeBoardBeams, width: number, widest = width): Uint8Array | undefined {
  const work = beams.solve({ width, widest, seed: 1, movesMax: 400 });
  for (;;) {
    const { done, value } = work.next(10_000);
    if (done) return value;
  }
}

describe('WholeBeams', () => {
  beforeAll(() => loadBeams(5));

  it.each([0, 4, 20, 24])('solves boards with the gap in a corner: %i', async (gap) => {
    const puzzle = boardOf(5, gap, gap + 1);
    const problem = compileTiles(puzzle);
    const stats = noStats();
    const line = solved(loadedBeams(5)!(problem, stats, ALONE)!, 200);
    expect(line!.length).toBeLessThan(160);
    expect(replay(puzzle, stepsOfGapMoves(problem, line!)).reachesGoal).toBe(true);
    expect(stats.expanded).toBeGreaterThan(1000);
    const plain = new WholeBoardBeams(
      problem,
      await loadWeights(5),
      noStats(),
      (evaluation) => new PlainBeam(evaluation),
    );
    expect(solved(plain, 200)).toEqual(line);
  });

  it('tells the way to the state that looked nearest where it is lost', () => {
    const problem = compileTiles(boardOf(5, 24, 25));
    const beams = loadedBeams(5)!(problem, noStats(), ALONE)!;
    const line = solved(beams, 200)!;
    expect(beams.nearestLine).toBeUndefined();
    const lost = beams.solve({ width: 200, seed: 1, movesMax: 8 }, line.slice(0, -12));
    while (!lost.next(10_000).done);
    expect(beams.nearestLine!.subarray(0, line.length - 12)).toEqual(line.slice(0, -12));
    expect(beams.nearestLine!.length).toBeLessThanOrEqual(line.length - 4);
  });

  it('has no room to get wider where there is no memory for it', async () => {
    class Narrow extends PlainBeam {
      override begin(...[tiles, gap, options]: Parameters<PlainBeam['begin']>): boolean {
        const { width, widest = width } = options;
        return widest <= 200 && super.begin(tiles, gap, options);
      }
    }
    const problem = compileTiles(boardOf(5, 24, 25));
    const weights = await loadWeights(5);
    const beams = new WholeBoardBeams(
      problem,
      weights,
      noStats(),
      (evaluation) => new Narrow(evaluation),
    );
    const line = solved(beams, 200);
    expect(line!.length).toBeLessThan(160);
    expect(solved(beams, 200, 800)).toEqual(line);
    expect(solved(beams, 201, 800)).toBeUndefined();
  });

  it('is for what was learned alone', () => {
    const sides = [boardOf(5, 12, 1), boardOf(5, 2, 1), boardOf(4, 15, 1)];
    expect(sides.map((puzzle) => learnedSide(compileTiles(puzzle)))).toEqual(
      sides.map(() => undefined),
    );
    expect([5, 6, 7, 9].map((side) => learnedSide(compileTiles(boardOf(side, 0, 1))))).toEqual([
      5, 6, 7, 6,
    ]);
  });

  it('makes answers any time nearly shortest, and uses what time there is', () => {
    const goal = namedGoal('standard', 5, 5);
    // Number 0 of DeepCubeA's 24-puzzles (Agostinelli et al. 2019): 100 moves at least.
    const tiles = [
      3, 19, 24, 9, 8, 11, 7, 12, 2, 4, 17, 23, 20, 18, 6, 16, 5, 1, 14, 21, 0, 15, 10, 13, 22,
    ];
    const puzzle = tilePuzzle(5, 5, tiles, [goal]);
    const nodes = 1_500_000;
    const spent = () => searcher.stats.expanded / nodes;
    const searcher = anytimeSearcher({ puzzle, metric: 'stm' }, { spent });
    while (spent() < 1 && !searcher.step(20_000));
    expect(searcher.best!.length).toBeLessThanOrEqual(106);
    expect(searcher.best!.length).toBeGreaterThanOrEqual(100);
  });
});
