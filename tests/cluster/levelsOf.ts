import type { Metric, Puzzle } from '@glissade/core';
import { kernelExplorer } from '../../packages/engine/src/blocks/levels/explorer.ts';

/** States of each level, as `solve --levels` tells them. */
export function toldLevels(stderr: string): number[] {
  const told = stderr.matchAll(/^level (\d+): ([\d,]+) states, [\d,]+ MB$/gm);
  return Array.from(told, ([, level, states], index) => {
    if (Number(level) !== index) throw new Error(`level ${level} is told where ${index} should be`);
    return Number(states!.replaceAll(',', ''));
  });
}

/** States of each level of a space, by the search of one machine. */
export function levelsOf(puzzle: Puzzle, metric: Metric): readonly number[] {
  const explored = kernelExplorer({ puzzle, metric }).step(1e9);
  if (explored?.status !== 'explored') throw new Error('the space is too large');
  return explored.levels;
}
