import type { Puzzle } from '@glissade/core';
import type { BreadthFirstKernel, KernelWidth } from '@glissade/kernels';
import type { DataFile, DataFolder } from '../../files/storage.ts';
import { type BlockProblem, compileBlocks } from '../../problem/blockProblem.ts';
import type { Question } from '../../problem/problem.ts';
import type { ThreadHandle, ThreadSetup } from '../../threads/setup.ts';
import type { KernelForm } from '../encoding/kernelEncoding.ts';
import { trackForm } from '../encoding/laneEncoding.ts';
import { narrowForm } from '../encoding/narrowEncoding.ts';
import { wideForm } from '../encoding/wideEncoding.ts';
import { type SearchMetric, searchMetricOf } from '../model/searchMetric.ts';

export type KernelOptions = {
  /** Limit for the kernel's memory; 4 GiB, all there can be, by default. */
  readonly memoryBytesMax?: number;
  /** Makes the kernel's instance; the release build by default. */
  readonly create?: (width: KernelWidth) => BreadthFirstKernel | undefined;
  /** Slots of the first table, a power of two; tests make it small. */
  readonly slots?: number;
  /** Slots from which on the table is cut into several; tests make it small. */
  readonly slotsToCut?: number;
  /** Takes the wide kernel where the narrow one would do; for tests. */
  readonly wide?: boolean;
  /** False: looks at no puzzle as tracks, or makes all successors of each state; for tests. */
  readonly tracks?: boolean;
  readonly marks?: boolean;
  /** States found, by all searches of a puzzle, when code written for it pays. */
  readonly statesToWrite?: number;
  /** Threads at most, this one included; 1 by default. */
  readonly threads?: number;
  /** Starts one; tests give another. */
  readonly startThread?: (setup: ThreadSetup) => ThreadHandle;
  /** States from which on threads pay; tests make it small. */
  readonly statesToShare?: number;
  /** Opens a file for states that memory need not hold; none is opened without it. */
  readonly temporaryFile?: () => DataFile | undefined;
  /** False: ends when the last levels do not fit in memory, though states may be in a file. */
  readonly passes?: boolean;
  /** The search can be taken up again from here; and how often it is made safe, at most. */
  readonly checkpoint?: DataFolder;
  readonly checkpointMs?: number;
  /** False: never searches from both ends, as it else does where goals place every piece. */
  readonly bothEnds?: boolean;
  /** Stops until threads are up, once they are called; for tests. */
  readonly waitForThreads?: boolean;
};

/** A puzzle that a kernel can search, and the metric. */
export type KernelTask = {
  readonly problem: BlockProblem;
  readonly form: KernelForm;
  readonly metric: SearchMetric;
};

/** What the kernel needs to know, or undefined where it cannot search such a puzzle. */
export function kernelTask(
  { puzzle, metric: asked }: Question,
  options: KernelOptions = {},
): KernelTask | undefined {
  const { wide = false, tracks = true, marks = true } = options;
  const metric = searchMetricOf(puzzle, asked);
  const isUsual = metric !== 'mtm' && !wide && tracks && marks;
  const task = (isUsual && known.get(puzzle)) || compileTask(puzzle, metric, options);
  if (task && isUsual) known.set(puzzle, task);
  return task && { ...task, metric };
}

/** Tasks by puzzle, for it is often asked about again: hints, other metrics. */
const known = new WeakMap<Puzzle, KernelTask>();

function compileTask(
  puzzle: Puzzle,
  metric: SearchMetric,
  { wide = false, tracks = true, marks = true }: KernelOptions,
): KernelTask | undefined {
  const problem = compileBlocks(puzzle);
  const isNarrow = metric !== 'mtm' && !wide;
  const tracked = isNarrow && tracks ? trackForm(problem, marks) : undefined;
  const form = tracked ?? (isNarrow ? narrowForm(problem, marks) : undefined) ?? wideForm(problem);
  return form && { problem, form, metric };
}
