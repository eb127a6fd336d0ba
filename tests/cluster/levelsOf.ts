import { BreadthFirstSearch } from '@glissade/blocks/bfs/breadthFirstSearch';
import { kernelTask } from '@glissade/blocks/bfs/kernelTask';
import { kernelStateCounter } from '@glissade/blocks/levels/kernelStateCounter';
import type { Metric, Puzzle } from '@glissade/core';
import { emptyStats } from '@glissade/search/searcher';

/** States of each level, as `solve --levels` tells them. */
export function toldLevels(stderr: string): number[] {
  const told = stderr.matchAll(/^level (\d+): ([\d,]+) states?, [\d,]+ MB$/gm);
  return Array.from(told, ([, level, states], index) => {
    if (Number(level) !== index) throw new Error(`level ${level} is told where ${index} should be`);
    return Number(states!.replaceAll(',', ''));
  });
}

/** States of each level of a space, by the search of one machine. */
export function levelsOf(puzzle: Puzzle, metric: Metric): readonly number[] {
  const counted = kernelStateCounter({ puzzle, metric }).step(1e9);
  if (counted?.status !== 'counted') throw new Error('the space is too large');
  return counted.levels;
}

/** The same of the levels before the first goal alone. */
export function levelsToGoal(puzzle: Puzzle, metric: Metric): readonly number[] {
  const search = BreadthFirstSearch.toGoal(kernelTask({ puzzle, metric })!, {}, emptyStats())!;
  try {
    let progress = search.advance(1e7);
    while (progress === 'running' || progress === 'level') progress = search.advance(1e7);
    return search.levels;
  } finally {
    search.close(true);
  }
}
