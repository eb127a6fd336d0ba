import { BreadthFirstSearch } from '@glissade/blocks/bfs/breadthFirstSearch';
import { kernelTask } from '@glissade/blocks/bfs/kernelTask';
import { stepsAlong } from '@glissade/blocks/paths/stepsAlong';
import { replay } from '@glissade/core';
import { temporaryFile } from '@glissade/platform/files/port.node';
import { emptyStats } from '@glissade/search/searcher';
import { expect, test } from 'vitest';
import { blockEntry, puzzleOf } from '../data/readBlocks.ts';
import { FIRST, LEVELS } from './climb15Levels.ts';

const MEMORY_BYTES_MAX = 2_000_000_000;
test('climb15 in 2000 MB and a file: 104 moves, proved', () => {
  const puzzle = puzzleOf(blockEntry('climb15'));
  const task = kernelTask({ puzzle, metric: 'moves' })!;
  const stats = emptyStats();
  const options = { memoryBytesMax: MEMORY_BYTES_MAX, temporaryFile };
  const search = BreadthFirstSearch.toGoal(task, options, stats)!;
  try {
    let progress = search.advance(1e7);
    while (progress === 'running' || progress === 'level') progress = search.advance(1e7);
    expect(progress).toBe('goal');
    expect(search.levels.slice(FIRST)).toEqual(LEVELS);
    const upTo81 = search.levels.slice(0, 82).reduce((sum, size) => sum + size, 0);
    expect(upTo81).toBe(133_480_198);
    expect(stats.peakBytes).toBeLessThanOrEqual(MEMORY_BYTES_MAX);
    const steps = stepsAlong(task.problem, search.pathToGoal(), 'moves');
    const { illegal, reachesGoal, lengths } = replay(puzzle, steps);
    expect(illegal).toBeUndefined();
    expect(reachesGoal).toBe(true);
    expect(lengths.moves).toBe(104);
  } finally {
    search.close(true);
  }
});
