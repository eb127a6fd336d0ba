/* A puzzle in the format of the kernel that searches it fastest: the narrow one where it fits. */
import type { Puzzle } from '@glissade/core';
import { compileBlocks } from '@glissade/search/problem/blockProblem';
import type { Question } from '@glissade/search/problem/problem';
import { wideEncoding } from '../encoding/wideEncoding.ts';
import { type SearchMetric, searchMetricOf } from '../model/searchMetric.ts';
import { type KernelOptions, type KernelTask, narrowTask } from './searchTask.ts';

/** What a kernel needs to search a puzzle; undefined where no kernel can. */
export function kernelTask(
  { puzzle, metric: asked }: Question,
  options: KernelOptions = {},
): KernelTask | undefined {
  const { wide = false, lanes = true, sleepSets = true } = options;
  const metric = searchMetricOf(puzzle, asked);
  const isCacheable = metric !== 'mtm' && !wide && lanes && sleepSets;
  const task = (isCacheable && knownTasks.get(puzzle)) || compileTask(puzzle, metric, options);
  if (task && isCacheable) knownTasks.set(puzzle, task);
  return task && { ...task, metric };
}

/** Tasks by puzzle, because one puzzle is often asked about again: hints, other metrics. */
const knownTasks = new WeakMap<Puzzle, KernelTask>();

function compileTask(
  puzzle: Puzzle,
  metric: SearchMetric,
  options: KernelOptions,
): KernelTask | undefined {
  const problem = compileBlocks(puzzle);
  const task = options.wide ? undefined : narrowTask(problem, metric, options);
  if (task) return task;
  const encoding = wideEncoding(problem);
  return encoding && { problem, encoding, metric };
}
