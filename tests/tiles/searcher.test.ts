import { buildPuzzle, type Metric, namedGoal, parsePuzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import {
  isTileQuestion,
  tilesSearcher,
} from '../../packages/engine/src/backend/tiles/tilesSearcher.ts';
import { compileTiles } from '../../packages/engine/src/problem/tileProblem.ts';
import { randomNumbers } from '../data/randomPuzzle.ts';
import { scramble } from './goalIds.ts';
import {
  answer,
  distanceTable,
  judgedLength,
  lengthOfAnswer,
  type Picture,
  runToEnd,
  standard,
  startedFrom,
  tilePuzzle,
} from './plainTiles.ts';
import { readBoards } from './readBoards.ts';

const SIDES = [3, 3] as const;
const GOAL = standard(SIDES);
const table = (metric: Metric) => distanceTable(SIDES, GOAL, metric);

function drawn(count: number, seed: number): Picture[] {
  const random = randomNumbers(seed);
  const { pictures } = table('stm');
  return Array.from({ length: count }, () => pictures[random(pictures.length)]!);
}

const PUZZLE = tilePuzzle(SIDES, GOAL, [GOAL]);

describe('a searcher of tile puzzles', () => {
  test('ends alike by single expansions and by one large slice', () => {
    for (const picture of drawn(12, 1)) {
      const puzzle = startedFrom(PUZZLE, picture);
      for (const order of [
        { metric: 'stm' },
        { metric: 'mtm' },
        { metric: 'stm', tieBreak: 'mtm' },
        { metric: 'mtm', tieBreak: 'stm' },
      ] as const) {
        const [slow, fast] = [
          tilesSearcher({ puzzle, ...order }),
          tilesSearcher({ puzzle, ...order }),
        ];
        const outcome = runToEnd(slow, 1);
        expect(outcome).toEqual(runToEnd(fast));
        expect(slow.step(1)).toBe(outcome);
        expect(slow.stats.generated).toBe(fast.stats.generated);
      }
    }
  });

  test('has a lower bound that rises up to the optimum, never beyond', () => {
    for (const metric of ['stm', 'mtm'] as const) {
      for (const picture of drawn(25, 2)) {
        const searcher = tilesSearcher({ puzzle: startedFrom(PUZZLE, picture), metric });
        const optimum = table(metric).of(picture);
        const bounds = [searcher.stats.lowerBound];
        while (!searcher.step(3)) bounds.push(searcher.stats.lowerBound);
        expect(bounds).toEqual([...bounds].sort((a, b) => a - b));
        expect(bounds[0]).toBeGreaterThan(0);
        expect(Math.max(...bounds)).toBeLessThanOrEqual(optimum);
        expect(searcher.stats.lowerBound).toBe(optimum);
        expect(searcher.stats.expanded).toBeLessThanOrEqual(searcher.stats.generated);
        expect(searcher.preparing).toBe(false);
      }
    }
  });

  test('has a shortest line at hand while it looks for a better one', () => {
    const [farthest] = table('stm').pictures.slice(-1);
    const question = {
      puzzle: startedFrom(PUZZLE, farthest!),
      metric: 'stm',
      tieBreak: 'mtm',
    } as const;
    const searcher = tilesSearcher(question);
    const lengths: number[] = [];
    while (!searcher.step(50)) {
      if (searcher.best) lengths.push(judgedLength(question, searcher.best));
    }
    expect(lengths.length).toBeGreaterThan(2);
    expect(lengths.filter((length) => length !== 31)).toEqual([]);
  });

  test('answers nothing to do with an empty line', () => {
    const far = [8, 6, 7, 2, 5, 4, 3, 0, 1];
    for (const goals of [[GOAL], [far, GOAL]]) {
      const searcher = tilesSearcher({ puzzle: tilePuzzle(SIDES, GOAL, goals), metric: 'mtm' });
      const steps = new Uint32Array(0);
      expect(searcher.step(1)).toEqual({ status: 'solved', optimal: true, steps });
      expect(searcher.stats).toMatchObject({ expanded: 0, lowerBound: 0 });
      expect(searcher.preparing).toBe(false);
    }
  });

  test('tells by parity that no goal can be reached', () => {
    const swapped = [2, 1, 3, 4, 5, 6, 7, 8, 0];
    const goals = [swapped, [1, 2, 3, 4, 5, 6, 8, 7, 0]];
    const searcher = tilesSearcher({ puzzle: tilePuzzle(SIDES, GOAL, goals), metric: 'stm' });
    expect(searcher.step(1)).toEqual({ status: 'unsolvable', proof: 'parity' });
    expect(searcher.stats.expanded).toBe(0);
  });

  test('goes to the nearest of several goals, and past those out of reach', () => {
    const reachable = [namedGoal('standard', 3, 3), [8, 6, 7, 2, 5, 4, 3, 0, 1], drawn(1, 9)[0]!];
    const swapped = [2, 1, 3, 4, 5, 6, 7, 8, 0];
    const puzzle = tilePuzzle(SIDES, GOAL, [swapped, ...reachable]);
    for (const metric of ['stm', 'mtm'] as const) {
      const nearest = new Set<number>();
      for (const picture of drawn(20, 3)) {
        const all = reachable.map((goal) => distanceTable(SIDES, goal, metric).of(picture));
        const least = Math.min(...all);
        nearest.add(all.indexOf(least));
        expect(lengthOfAnswer({ puzzle: startedFrom(puzzle, picture), metric })).toBe(least);
      }
      expect(nearest.size).toBe(3);
    }
  });

  test('takes boards of any size', () => {
    const random = randomNumbers(36);
    for (const sides of [
      [6, 6],
      [5, 5],
      [2, 9],
      [10, 3],
    ] as const) {
      const goal = standard(sides);
      const { tiles } = scramble(sides, goal.length - 1, 14, random);
      const start = tiles.map((id) => goal[id]!);
      const puzzle = tilePuzzle(sides, start, [goal]);
      const length = lengthOfAnswer({ puzzle, metric: 'stm' });
      expect(length).toBeLessThanOrEqual(14);
      expect(length % 2).toBe(0);
      const pushes = lengthOfAnswer({ puzzle, metric: 'mtm', tieBreak: 'stm' });
      expect(pushes).toBeLessThanOrEqual(length);
      expect(pushes).toBeGreaterThan(0);
    }
  });

  test('is for tile puzzles', () => {
    const blocks = parsePuzzle('6711/0022/0033/8944/.55.');
    expect(isTileQuestion({ puzzle: blocks, metric: 'steps' })).toBe(false);
    expect(isTileQuestion({ puzzle: PUZZLE, metric: 'stm' })).toBe(true);
    expect(() => compileTiles(blocks)).toThrow('needs a tile puzzle');
    expect(() => tilesSearcher({ puzzle: blocks, metric: 'steps' })).toThrow('needs a tile puzzle');
  });

  test('follows pieces by any label, in any order', () => {
    const cells = Array.from({ length: 6 }, () => 'floor' as const);
    const named = (text: string) =>
      [...text].flatMap((label, cell) => (label === '.' ? [] : [{ label, cells: [cell] }]));
    const puzzle = buildPuzzle({
      board: { width: 3, height: 2, cells },
      pieces: named('.gbxaq').reverse(),
      goals: [named('gab.xq')],
    });
    const { tiles, gap, gapGoal, pieceOf } = compileTiles(puzzle);
    expect([gap, gapGoal]).toEqual([0, 3]);
    expect(Array.from(tiles)).toEqual([3, 0, 2, 4, 1, 5]);
    const labels = Array.from(pieceOf, (piece, id) =>
      id === 3 ? '.' : puzzle.pieces[piece]!.label,
    );
    expect(labels.join('')).toBe('gab.xq');
    const length = distanceTable([3, 2], [1, 2, 3, 0, 4, 5], 'stm').of([0, 1, 3, 4, 2, 5]);
    expect(lengthOfAnswer({ puzzle, metric: 'stm' })).toBe(length);
    expect(answer({ puzzle, metric: 'stm' })).toHaveLength(length);
  });
});

describe('pattern databases in a search', () => {
  // 50 steps: Korf 1985, number 8; walking distances alone expand several million nodes.
  const { puzzle, optima } = readBoards('korf100_mtm.txt').find(({ id }) => id === 8)!;

  test('are built when the search grows, as its bytes and `preparing` tell', () => {
    const searcher = tilesSearcher({ puzzle, metric: 'stm' }, { memoryBytesMax: 30_000_000 });
    const before = searcher.stats.peakBytes;
    const prepared: boolean[] = [];
    let bound = 0;
    for (let outcome = searcher.step(10_000); !outcome; outcome = searcher.step(10_000)) {
      prepared.push(searcher.preparing === true);
      expect(searcher.stats.lowerBound).toBeGreaterThanOrEqual(bound);
      bound = searcher.stats.lowerBound;
    }
    expect(prepared[0]).toBe(false);
    expect(prepared.filter(Boolean).length).toBeGreaterThan(5);
    expect(prepared.at(-1)).toBe(false);
    expect(searcher.stats.peakBytes).toBeGreaterThan(before + 2_000_000);
    expect(searcher.stats.peakBytes).toBeLessThan(before + 30_000_000);
    expect(searcher.stats.lowerBound).toBe(optima[0]);
  });

  test('are done without where memory is short, and the answer is as short', () => {
    const question = { puzzle, metric: 'stm' } as const;
    const searcher = tilesSearcher(question, { memoryBytesMax: 100_000 });
    const { peakBytes } = searcher.stats;
    let prepared = false;
    let outcome = searcher.step(100_000);
    while (!outcome) {
      prepared ||= searcher.preparing === true;
      outcome = searcher.step(100_000);
    }
    expect(prepared).toBe(false);
    expect(searcher.stats.peakBytes).toBe(peakBytes);
    expect(outcome.status === 'solved' && judgedLength(question, outcome.steps)).toBe(optima[0]);
  });
});
