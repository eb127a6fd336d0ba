import { type Puzzle, replay } from '@glissade/core';
import { type TilesOptions, tilesSearcher } from '@glissade/tiles/tilesSearcher';
import { describe, expect, test } from 'vitest';
import { readBoards } from '../data/readBoards.ts';
import { runSliced } from '../support/spaces.ts';
import { MemoryFolder } from './memoryFolder.ts';

type Metric = 'stm' | 'mtm';

/** A search that keeps what it knows often, so that each slice is a moment to die at. */
function searcherOf(puzzle: Puzzle, metric: Metric, folder?: MemoryFolder) {
  const options: TilesOptions = {
    nodesAlone: 2000,
    ...(folder ? { checkpoint: folder, checkpointMs: 3 } : {}),
  };
  return tilesSearcher({ puzzle, metric }, options);
}

/** Nodes and line of a search from its beginning to its end. */
function runWhole(puzzle: Puzzle, metric: Metric, folder?: MemoryFolder) {
  const searcher = searcherOf(puzzle, metric, folder);
  const outcome = runSliced(searcher, 10_000);
  if (outcome.status !== 'solved') throw new Error(outcome.status);
  const { reachesGoal, lengths } = replay(puzzle, outcome.steps);
  expect(reachesGoal).toBe(true);
  return { length: lengths[metric], expanded: searcher.stats.expanded };
}

const boards = readBoards('korf100_mtm.txt');

describe.each(['stm', 'mtm'] as const)('searches in %s that die again and again', (metric) => {
  test.each([59])('board %i: the same length, nothing finished twice', (number) => {
    const { puzzle, optima } = boards[number]!;
    const length = optima[metric === 'stm' ? 0 : 1];
    const whole = runWhole(puzzle, metric, new MemoryFolder());
    expect(whole.length).toBe(length);
    let folder = new MemoryFolder();
    let expanded = 0;
    let deaths = 0;
    for (let slices = 10; ; slices++) {
      const searcher = searcherOf(puzzle, metric, folder);
      let outcome = searcher.step(10_000);
      for (let slice = 1; slice < slices && !outcome; slice++) outcome = searcher.step(10_000);
      expanded += searcher.stats.expanded;
      if (outcome) {
        searcher.close?.();
        if (outcome.status !== 'solved') throw new Error(outcome.status);
        const { reachesGoal, lengths } = replay(puzzle, outcome.steps);
        expect([reachesGoal, lengths[metric]]).toEqual([true, length]);
        expect(folder.names()).toEqual([]);
        break;
      }
      deaths++;
      folder = new MemoryFolder({}, folder.survivors(true));
    }
    expect(deaths).toBeGreaterThan(1);
    // A death costs the rungs below, the cut, and the leaf that it came in.
    expect(expanded).toBeLessThan(whole.expanded * 1.5 + deaths * 60_000);
  });
});

test('the proof goes on where it was: a bound reached is not searched again', () => {
  const { puzzle } = boards[2]!;
  const folder = new MemoryFolder();
  const first = searcherOf(puzzle, 'stm', folder);
  while (first.stats.lowerBound < 55) expect(first.step(10_000)).toBeUndefined();
  first.close?.();
  const second = searcherOf(puzzle, 'stm', new MemoryFolder({}, folder.survivors(false)));
  expect(second.stats.lowerBound).toBe(first.stats.lowerBound);
  expect(second.stats.expanded).toBe(0);
  second.close?.();
});
