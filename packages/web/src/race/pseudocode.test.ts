import { startRecording } from '@glissade/analysis/recording/recording';
import { parsePuzzle } from '@glissade/core';
import { ALGORITHMS } from '@glissade/search/algorithms';
import { describe, expect, test } from 'vitest';
import { pseudocode as english } from '../text/en/pseudocode.ts';
import { pseudocode as chinese } from '../text/zh/pseudocode.ts';
import { ALGORITHM_NAMES, type AlgorithmName, DEFAULT_CHOICE } from './choices.ts';
import { laneSpecOf } from './lane.ts';
import { pseudocodeOf, stepsAt, timesOf } from './pseudocode.ts';

const choiceOf = (algorithm: AlgorithmName, weight = 1) => ({
  ...DEFAULT_CHOICE,
  ...{ algorithm, weight },
});

/** The lines marked after so many expansions, with how often they ran where that is not once. */
function markedAt(board: string, algorithm: AlgorithmName) {
  const puzzle = parsePuzzle(board);
  const choice = choiceOf(algorithm);
  const recording = startRecording(puzzle, { ...laneSpecOf(choice), nodesMax: 2000 });
  while (!recording.work());
  const { end, expanded } = recording;
  const marked = (at: number) => {
    const led = stepsAt(recording.snapshotAt(at), end);
    return pseudocodeOf(choice).flatMap((line) => {
      const times = timesOf(line, led);
      return times === 0 ? [] : [times === 1 ? line.name : `${line.name} ${times}`];
    });
  };
  return { marked, last: expanded, recording };
}

test('every algorithm that is offered has 8 to 14 lines, short in both languages', () => {
  expect(ALGORITHM_NAMES.toSorted()).toEqual(ALGORITHMS.map(({ name }) => name).toSorted());
  const used = new Set<string>();
  for (const algorithm of ALGORITHM_NAMES) {
    for (const weight of algorithm === 'astar' ? [1, 2] : [1]) {
      const lines = pseudocodeOf(choiceOf(algorithm, weight));
      expect(lines.length, algorithm).toBeGreaterThanOrEqual(8);
      expect(lines.length, algorithm).toBeLessThanOrEqual(14);
      for (const { name } of lines) {
        used.add(name);
        expect(english.lines[name].length, name).toBeLessThanOrEqual(75);
        expect(chinese.lines[name].length, name).toBeLessThanOrEqual(30);
      }
    }
  }
  expect([...used].toSorted()).toEqual(Object.keys(english.lines).toSorted());
});

/** Two moves from its goal. */
const NEAR = '1 2 3/4 5 6/0 7 8';

describe('two moves from the goal', () => {
  test('breadth-first: the goal is met among the successors', () => {
    const { marked, last } = markedAt(NEAR, 'bfs');
    expect(marked(0)).toEqual(['frontierMet', 'ifStartGoal']);
    // The corner has two neighbours, and both are new.
    expect(marked(1)).toEqual([
      ...['loop', 'takeOldest', 'each 2', 'ifUnmet 2', 'ifSuccessorGoal 2', 'openMet 2'],
    ]);
    expect(marked(2)[2]).toBe('each 3');
    // One of three leads back.
    expect(marked(2).at(-1)).toBe('openMet 2');
    expect(marked(last)).toEqual([
      ...['loop', 'takeOldest', 'each', 'ifUnmet', 'ifSuccessorGoal', 'returnSuccessor'],
    ]);
  });

  test('A*: the goal is taken from the frontier', () => {
    const { marked, last } = markedAt(NEAR, 'astar');
    expect(last).toBe(2);
    expect(marked(0)).toEqual(['frontier']);
    expect(marked(1)).toEqual([
      ...['loop', 'takeLeastF', 'ifGoal', 'each 2', 'cost 2', 'ifCheaper 2', 'sum 2'],
      'openAgain 2',
    ]);
    expect(marked(2)).toEqual(['loop', 'takeLeastF', 'ifGoal', 'returnNode']);
  });

  test('from both ends: a level is done, then the two sides meet', () => {
    const { marked, last } = markedAt(NEAR, 'bidirectional');
    expect(last).toBe(2);
    expect(marked(0)).toEqual(['bothFrontiers', 'ifStartGoal', 'whileBoth', 'smallerSide']);
    expect(marked(1)).toEqual([
      ...['whileBoth', 'smallerSide', 'eachOfSide', 'each 2', 'ifUnmetHere 2', 'ifMetThere 2'],
      'openHere 2',
    ]);
    expect(marked(2)).toEqual([
      ...['eachOfSide', 'each', 'ifUnmetHere', 'ifMetThere', 'returnThrough'],
    ]);
  });

  test('iterative deepening: bound 0 drops the start, bound 1 ends after an expansion', () => {
    const { marked, last } = markedAt(NEAR, 'iddfs');
    expect(marked(0)).toEqual([
      ...['eachBound 2', 'frontier 2', 'loop', 'takeNewest', 'unlessNearer', 'ifNoneAtBound'],
    ]);
    // Its two successors lie at the bound.
    expect(marked(1)).toEqual([
      ...['eachBound', 'frontier', 'loop 3', 'takeNewest 3', 'unlessNearer 3', 'ifGoal'],
      ...['ifWithin', 'eachFromLast 2', 'open 2', 'ifNoneAtBound'],
    ]);
    expect(marked(2)).not.toContain('eachBound');
    expect(marked(last)).toEqual(['loop', 'takeNewest', 'unlessNearer', 'ifGoal', 'returnNode']);
  });
});

test('IDA*: a new bound is marked after the last expansion of the one before', () => {
  const { marked, recording, last } = markedAt('8 6 4/0 7 2/5 1 3', 'idastar');
  const begun = recording.snapshotAt(last).iterations.map(({ from }) => from);
  expect(begun.length).toBe(3);
  expect(marked(0)).toEqual(['firstBound', 'whileBound', 'frontier']);
  for (const from of begun.slice(1)) {
    expect(from).toBeLessThan(last);
    expect(marked(from).at(-1)).toBe('nextBound');
    for (const at of [from - 1, from + 1]) expect(marked(at)).not.toContain('nextBound');
  }
});

test('what is already solved is returned at once', () => {
  const solved = '1 2 3/4 5 6/7 8 0';
  expect(markedAt(solved, 'bfs').marked(0)).toEqual(['frontierMet', 'ifStartGoal']);
  expect(markedAt(solved, 'astar').marked(0).at(-1)).toBe('returnNode');
  expect(markedAt(solved, 'bidirectional').marked(0)).toEqual(['bothFrontiers', 'ifStartGoal']);
});

test('without a solution the frontier runs empty, or parity has spoken before any line', () => {
  const shut = 'start:\nA.#.\ngoal:\n...A';
  for (const algorithm of ['bfs', 'dfs', 'ucs', 'iddfs'] as const) {
    const { marked, last } = markedAt(shut, algorithm);
    expect(last).toBeGreaterThan(0);
    expect(marked(last).at(-1)).toBe('none');
  }
  expect(markedAt('1 2 3/4 5 6/8 7 0', 'bfs').marked(0)).toEqual([]);
});

/** Of long searches the first will do. */
const MOMENTS = 300;

describe.each(ALGORITHM_NAMES)('%s', (algorithm) => {
  test('what led to each moment adds up to the counts of the search', () => {
    const { last, recording } = markedAt('1 4 2/7 3 5/0 8 6', algorithm);
    let [generated, frontier] = [0, recording.snapshotAt(0).frontier];
    for (let at = 1; at <= Math.min(last, MOMENTS); at++) {
      const { turn, ...snapshot } = recording.snapshotAt(at);
      generated += turn.generated;
      frontier += turn.opened - 1 - turn.dropped;
      // An iteration begins with its root alone.
      if (turn.bounds.length > 0) frontier = 1;
      expect([generated, frontier], `${at}`).toEqual([snapshot.generated, snapshot.frontier]);
    }
  });
});
