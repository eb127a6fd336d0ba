import { checkHeuristic } from '@glissade/analysis/teaching/checkHeuristic';
import { heuristicParts } from '@glissade/analysis/teaching/heuristicParts';
import { traceSync } from '@glissade/analysis/trace/trace';
import { parsePuzzle, type State, stateOfTiles } from '@glissade/core';
import { ownHeuristic } from '@glissade/search/heuristic/ownHeuristic';
import { heuristicFor } from '@glissade/solve/engines/heuristics';
import { solveSync } from '@glissade/solve/solve';
import { describe, expect, test } from 'vitest';
import { tileSuccessors } from '../arbitrary/tiles.ts';
import { tileWays } from '../arbitrary/tileTables.ts';
import { EASY, endOf, expandedBy, expectStated, GOAL, HARDEST, MIDDLE } from './stated.ts';

test('4: depth-first search', () => {
  const dfs = endOf(EASY, { engine: 'dfs' });
  const marked = endOf(EASY, { engine: 'dfs-marked' });
  const deepening = [EASY, MIDDLE].map((board) =>
    endOf(board, { engine: 'iddfs', nodesMax: 300_000 }),
  );
  const bare = endOf(EASY, { engine: 'idastar', heuristic: 'zero' });
  expectStated('depth-first', [dfs.length!, dfs.stats.expanded, marked.length!]);
  expectStated(
    'depth-first',
    deepening.map(({ stats }) => stats.expanded),
  );
  expectStated('depth-first', [bare.stats.expanded, bare.stats.peakFrontier, 88_573, 132_854]);
});

test('5: heuristics', () => {
  const puzzle = parsePuzzle(GOAL);
  const middle = parsePuzzle(MIDDLE);
  const names = ['misplaced', 'manhattan', 'linear-conflict'] as const;
  const checks = names.map((name) => checkHeuristic(puzzle, heuristicFor(puzzle, 'stm', name)));
  expect(checks.every(({ admissible, consistent }) => admissible && consistent)).toBe(true);
  const values = names.map((name) => heuristicFor(middle, 'stm', name).evaluate(middle.start));
  expectStated('heuristics', values);
  expectStated(
    'heuristics',
    checks.map(({ hMean }) => hMean.toFixed(2)),
  );
  expectStated('heuristics', [checks[0]!.distanceMean.toFixed(2)]);
  for (const text of ['manhattan + misplaced', 'inversions', 'manhattan + gap']) {
    const check = checkHeuristic(puzzle, ownHeuristic(puzzle, 'stm', text));
    expect(check.nearest).toMatchObject({ state: '1 2 3/4 5 0/7 8 6', h: 2, distance: 1 });
    expectStated('heuristics', [check.overestimates]);
  }
});

describe('6: A*', () => {
  const names = ['misplaced', 'manhattan', 'linear-conflict'] as const;
  test('heuristics and weights', () => {
    for (const heuristic of names) {
      const { stats, branching } = endOf(MIDDLE, { engine: 'astar', heuristic });
      expectStated('a-star', [stats.expanded, stats.generated, branching!.toFixed(2)]);
      expectStated('a-star', [expandedBy(HARDEST, 'astar', heuristic)]);
    }
    for (const weight of [1, 1.5, 2, 3, 5]) {
      const end = endOf(MIDDLE, { engine: 'astar', heuristic: 'manhattan', weight });
      expectStated('a-star', [end.length!, end.stats.expanded]);
    }
    expectStated('a-star', [expandedBy(MIDDLE, 'bfs'), expandedBy(MIDDLE, 'astar', 'zero')]);
  });

  test('by how much a move changes h', () => {
    const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
    const puzzle = parsePuzzle(GOAL);
    const { distances, pictureOf } = tileWays(3, goal, 'stm');
    const changes = names.map((name) => {
      const { evaluate } = heuristicFor(puzzle, 'stm', name);
      const h = (tiles: readonly number[]) => evaluate(stateOfTiles(puzzle, tiles));
      const counts = new Map<number, number>();
      for (const rank of distances.keys()) {
        const tiles = pictureOf(rank);
        for (const next of tileSuccessors(3, tiles, 'stm')) {
          const change = h([...next]) - h(tiles);
          counts.set(change, (counts.get(change) ?? 0) + 1);
        }
      }
      return counts;
    });
    for (const counts of changes.slice(1)) expect([...counts.keys()].sort()).toEqual([-1, 1]);
    const [misplaced] = changes;
    const moves = [...misplaced!.values()].reduce((sum, count) => sum + count, 0);
    expectStated('a-star', [misplaced!.get(0)!, moves]);
  });

  test('a state that only the weaker heuristic expands', () => {
    const board = parsePuzzle('1 2 6/4 8 3/7 5 0');
    const [manhattan, conflict] = (['manhattan', 'linear-conflict'] as const).map((name) => {
      const { evaluate } = heuristicFor(board, 'stm', name);
      return (state: State) => evaluate(state);
    });
    const events = traceSync(parsePuzzle(MIDDLE), {
      ...{ engine: 'astar', heuristic: 'manhattan', eventsMax: Number.POSITIVE_INFINITY },
    });
    const spared = [...events].flatMap((event) => {
      if (event.event !== 'expand') return [];
      const { start } = parsePuzzle(event.state);
      const [low, high] = [event.g + manhattan!(start), event.g + conflict!(start)];
      return low < 23 && high > 23 ? [{ ...event, low, high }] : [];
    });
    expectStated('a-star', [spared.length]);
    expect(spared).toContainEqual(
      expect.objectContaining({ state: '1 2 6/4 8 3/7 5 0', g: 17, low: 21, high: 25 }),
    );
    const { lines } = heuristicParts(board, 'linear-conflict')!(board.start);
    expect(lines).toEqual([
      { line: 'column', at: 1, pairs: [[7, 4]], adds: 2 },
      { line: 'column', at: 2, pairs: [[5, 2]], adds: 2 },
    ]);
    expectStated('a-star', [17, 4, 8, 21, 25]);
  });

  test('IDA*', () => {
    const deepening = endOf(MIDDLE, { engine: 'idastar', heuristic: 'manhattan' }).stats;
    const { peakFrontier } = endOf(MIDDLE, { engine: 'astar', heuristic: 'manhattan' }).stats;
    expectStated('a-star', [deepening.expanded, deepening.peakFrontier, peakFrontier]);
    const korf = '1 6 10 8/14 12 4 2/13 11 3 5/9 7 15 0';
    for (const heuristic of ['manhattan', 'linear-conflict'] as const) {
      const puzzle = parsePuzzle(korf);
      const { stats } = solveSync(puzzle, { engine: 'idastar', heuristic });
      expectStated('a-star', [stats.expanded]);
    }
  });
});

test('7: the race has the pattern databases of the lesson', () => {
  const puzzle = parsePuzzle(MIDDLE);
  const patterns = heuristicFor(puzzle, 'stm', 'patterns');
  const check = checkHeuristic(puzzle, patterns);
  expect(check).toMatchObject({ admissible: true, consistent: true, states: 181_440 });
  const { stats, length } = endOf(MIDDLE, { engine: 'astar', heuristic: 'patterns' });
  expect(length).toBe(23);
  expectStated('pattern-databases', [patterns.evaluate(puzzle.start), stats.expanded]);
});
