/* What a kernel needs to search a puzzle, and the options of such a search. */

import type { DataFile, DataFolder } from '@glissade/platform/files/storage';
import type { ThreadHandle, ThreadSetup } from '@glissade/platform/threads/threadSetup';
import type { BlockProblem } from '@glissade/search/problem/blockProblem';
import type { KernelEncoding } from '../encoding/kernelEncoding.ts';
import { laneEncoding } from '../encoding/laneEncoding.ts';
import { narrowEncoding } from '../encoding/narrowEncoding.ts';
import type { BreadthFirstKernel } from '../kernel/breadthFirstKernel.ts';
import type { KernelWidth } from '../kernel/wideBreadthFirst.ts';
import type { SearchMetric } from '../model/searchMetric.ts';

export type KernelOptions = {
  /** Memory limit of the kernel; by default 4 GiB, the most it can address. */
  readonly memoryBytesMax?: number;
  /** Creates the kernel instance; by default of the release build. */
  readonly create?: (width: KernelWidth) => BreadthFirstKernel | undefined;
  /** Slots of the first table, a power of two; for tests, which make it small. */
  readonly slots?: number;
  /** Slots from which on the table is partitioned; for tests, which make it small. */
  readonly slotsToSplit?: number;
  /** Uses the wide kernel where the narrow one would do; for tests. */
  readonly wide?: boolean;
  /** False: does not use the lane encoding; for tests. */
  readonly lanes?: boolean;
  /** False: generates all successors of every state, without sleep sets; for tests. */
  readonly sleepSets?: boolean;
  /** States found, in all searches of a puzzle, from which on generated code pays. */
  readonly statesToGenerateCode?: number;
  /** Most threads, this one included; 1 by default. */
  readonly threads?: number;
  /** Starts one thread; tests replace it. */
  readonly startThread?: (setup: ThreadSetup) => ThreadHandle;
  /** States from which on several threads pay; tests make it small. */
  readonly statesToParallelize?: number;
  /** Opens a file for states that need not stay in memory; without it no file is used. */
  readonly temporaryFile?: () => DataFile | undefined;
  /**
   * False: the search ends when its closed window does not fit in memory, even where it has a file.
   */
  readonly delayedDuplicates?: boolean;
  /** Folder of the checkpoint, and the least time between two checkpoints. */
  readonly checkpoint?: DataFolder;
  readonly checkpointMs?: number;
  /** False: never uses bidirectional search, which is the default where goals place every piece. */
  readonly bidirectional?: boolean;
  /** Blocks until all threads have started; for tests. */
  readonly waitForThreads?: boolean;
};

/** A puzzle that a kernel can search, and the metric. */
export type KernelTask = {
  readonly problem: BlockProblem;
  readonly encoding: KernelEncoding;
  readonly metric: SearchMetric;
};

/** A puzzle in one of the encodings of the narrow kernel; undefined where it fits none. */
export function narrowTask(
  problem: BlockProblem,
  metric: SearchMetric,
  { lanes = true, sleepSets = true }: KernelOptions = {},
): KernelTask | undefined {
  if (metric === 'mtm') return undefined;
  const inLanes = lanes ? laneEncoding(problem, sleepSets) : undefined;
  const encoding = inLanes ?? narrowEncoding(problem, sleepSets);
  return encoding && { problem, encoding, metric };
}
