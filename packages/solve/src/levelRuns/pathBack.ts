import { stepsAlong } from '@glissade/blocks/paths/stepsAlong';
import type { Expander } from './expander.ts';
import type { PathJob } from './levelPart.ts';
import type { LevelReader } from './levelReader.ts';

/**
 * The path from the start to a goal, found backwards: each state has a neighbour in the level
 * before. Neighbours are looked up in the runs, so only one block is read of each partition that is
 * asked for.
 */
export function pathBack(
  expander: Expander,
  reader: LevelReader,
  { goal, files }: Pick<PathJob, 'goal' | 'files'>,
): { readonly steps: number[]; readonly read: number } {
  const { format } = expander;
  const path = [goal];
  let read = 0;
  for (let level = files.length - 1; level >= 0; level--) {
    const neighbours = expander.neighbours(format.keyOf(path.at(-1)!));
    const before = neighbours
      .map((key) => format.textOf(key, 0))
      .sort()
      .find((key) => {
        read++;
        return reader.has(level, files[level]!, key);
      });
    if (before === undefined) throw new Error(`a state of level ${level + 1} has no predecessor`);
    path.push(before);
  }
  const states = path.reverse().map((key) => expander.stateOf(format.keyOf(key)));
  return { steps: [...stepsAlong(expander.problem, states, expander.metric)], read };
}
