import { formatTiles, type Puzzle, parsePuzzle } from '@glissade/core';
import { ALGORITHMS } from '@glissade/search/algorithms';
import { solveSync } from '@glissade/solve/solve';
import { describe, expect, test } from 'vitest';
import { traceSync } from '../trace/trace.ts';
import type { Bars } from './bars.ts';
import type { LaneSpec } from './lane.ts';
import { type Recording, startRecording } from './recording.ts';

const easy = parsePuzzle('1 2 3/4 5 6/0 7 8');
const eight = parsePuzzle('8 1 3/4 0 2/7 6 5');
const hard = parsePuzzle('8 6 4/0 7 2/5 1 3');
const blocks = parsePuzzle('start:\nAB.\n...\ngoal:\n..A\n...');

function recorded(puzzle: Puzzle, lane: LaneSpec): Recording {
  const recording = startRecording(puzzle, lane);
  while (!recording.work());
  return recording;
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const openIn = ({ open }: Bars) => sum(open);
const closedIn = ({ closed }: Bars) => sum(closed);

describe('counts are those of solve', () => {
  test.each(ALGORITHMS.map(({ name }) => name))('%s', (engine) => {
    for (const puzzle of [easy, eight, blocks]) {
      const nodes = 12_000;
      const { end } = recorded(puzzle, { engine, nodesMax: nodes });
      const outcome = solveSync(puzzle, { engine: engine as 'bfs', limits: { nodes } });
      const { lowerBound, stats } = outcome;
      expect({ ...stats, lowerBound }).toMatchObject(end!.stats);
      if (outcome.status !== 'solved') {
        expect([outcome.status, end!.status]).toEqual(['undecided', 'limit']);
        continue;
      }
      expect(end).toMatchObject({
        status: 'solved',
        length: outcome.length,
        optimal: outcome.optimal,
        moves: outcome.moves,
      });
    }
  });

  test('with a weight, a rule for ties, an order of moves, an expression', () => {
    const options = { weight: 2.5, ties: 'lifo', gapOrder: 'UDLR' } as const;
    for (const more of [{ heuristic: 'manhattan' } as const, { expression: 'manhattan + gap' }]) {
      const { end } = recorded(hard, { engine: 'astar', ...options, ...more });
      const outcome = solveSync(hard, { engine: 'astar', ...options, ...more });
      const { lowerBound, stats } = outcome;
      expect({ ...stats, lowerBound }).toMatchObject(end!.stats);
    }
  });
});

describe('a look at any moment', () => {
  const LANES: readonly LaneSpec[] = [
    { engine: 'bfs' },
    { engine: 'dfs', nodesMax: 9000 },
    { engine: 'astar', heuristic: 'misplaced' },
    { engine: 'astar', expression: '3 * manhattan - inversions' },
    { engine: 'bidirectional' },
  ];
  test.each(LANES)('$engine: the bars are the frontier and what was expanded', (lane) => {
    const recording = recorded(hard, lane);
    const last = recording.expanded;
    const step = Math.max(1, Math.floor(last / 97));
    for (let at = 0; at <= last; at += step) {
      const { levels, layers, frontier, reopened } = recording.snapshotAt(at);
      const all = lane.engine === 'bidirectional' ? [levels, layers!] : [levels];
      expect(sum(all.map(openIn))).toBe(frontier);
      expect(sum(all.map(closedIn))).toBe(at - reopened);
      if (layers && all.length === 1) {
        expect([openIn(layers), closedIn(layers)]).toEqual([frontier, at - reopened]);
      }
    }
  });

  test('the same as the trace tells: state, depth, estimate and frontier of each expansion', () => {
    for (const engine of ['astar', 'idastar', 'bfs', 'greedy', 'iddfs'] as const) {
      const recording = recorded(eight, { engine });
      let at = 0;
      for (const event of traceSync(eight, { engine, eventsMax: Infinity })) {
        if (event.event !== 'expand') continue;
        // At the end the goal is shown.
        if (++at === recording.expanded) break;
        const { state, depth, h } = recording.snapshotAt(at);
        expect(formatTiles(eight, Uint16Array.from(state))).toBe(event.state);
        expect([depth, h]).toEqual([event.g, event.h]);
        expect(recording.snapshotAt(at - 1).frontier).toBe(event.frontier + 1);
        if (at > 400) break;
      }
      expect(at).toBeGreaterThan(3);
    }
  });

  test('an iteration counts its own nodes; all of them are listed', () => {
    const recording = recorded(hard, { engine: 'idastar', heuristic: 'manhattan' });
    const { iterations } = recording.snapshotAt(Infinity);
    expect(iterations.map(({ bound }) => bound)).toEqual(
      iterations.map((_, i) => iterations[0]!.bound + 2 * i),
    );
    for (const [i, { from }] of iterations.entries()) {
      const to = iterations[i + 1]?.from ?? recording.expanded;
      expect(closedIn(recording.snapshotAt(to).levels)).toBeLessThanOrEqual(to);
      if (i > 0) expect(closedIn(recording.snapshotAt(from + 1).levels)).toBe(1);
    }
  });

  test('while it works, and before', () => {
    const recording = startRecording(hard, { engine: 'bfs' });
    expect(recording.snapshotAt(5)).toMatchObject({ at: 0, frontier: 1, generated: 0 });
    expect(recording.moments(10)).toEqual([]);
    recording.work();
    expect(recording.end).toBeUndefined();
    while (recording.expanded < 100) recording.work();
    expect(recording.snapshotAt(50)).toMatchObject({ at: 50 });
    expect(recording.snapshotAt(1e9).at).toBeLessThan(recording.expanded);
  });

  test('the last is the goal; the first is the start', () => {
    const recording = recorded(eight, { engine: 'astar' });
    expect(recording.snapshotAt(Infinity).state).toEqual([...Array(8).keys()]);
    expect(recording.snapshotAt(0).state).toEqual([...eight.start]);
  });

  test('moments begin with 0, end with the last, and ascend', () => {
    const recording = recorded(hard, { engine: 'bfs' });
    const moments = recording.moments(50).map(({ at }) => at);
    expect(moments[0]).toBe(0);
    expect(moments.at(-1)).toBe(recording.expanded);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  });
});

describe('ends', () => {
  test('at the limit, with what was counted', () => {
    const { end } = recorded(hard, { engine: 'bfs', nodesMax: 1000 });
    expect(end).toMatchObject({ status: 'limit', stats: { expanded: 1000 } });
  });

  test('by parity, before anything is expanded', () => {
    const recording = recorded(parsePuzzle('1 2 3/4 5 6/8 7 0'), { engine: 'bfs' });
    expect(recording.end).toMatchObject({ status: 'unsolvable', stats: { expanded: 0 } });
    expect(recording.snapshotAt(3)).toMatchObject({ at: 0, generated: 0 });
  });

  test('refuses what is no textbook algorithm', () => {
    expect(() => startRecording(hard, { engine: 'kernel' })).toThrow('no textbook algorithm');
  });
});
