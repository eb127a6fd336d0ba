/* `solve --levels --folder`: breadth-first search in files, on the threads of this machine. */
import { defaultMetric } from '@glissade/core';
import { searchLevelsLocally } from '@glissade/solve/levelRuns/localLevelSearch';
import { FolderError } from '@glissade/solve/levelRuns/runs/runStore';
import type { ManySolver } from '../batch/batchSolver.ts';
import { UsageError } from '../errors.ts';
import type { Shell } from '../shell.ts';
import { requireTogether, tellLevel } from './solveOnCluster.ts';

/** For each thread: a job on a level takes up to some hundred MB. */
const MEMORY_BYTES = 1024 ** 3;
const FOLDER_HINT =
  'give a folder that may be written to and has room; with the folder of a stopped search, the ' +
  'search continues';

/** Searches one puzzle with its levels in a folder, on the threads of this machine. */
export function solverInFolder(shell: Shell, folder: string, threads?: number): ManySolver {
  const { io, output } = shell;
  let isTaken = false;
  return {
    waitingMax: 1,
    description: `folder ${folder}`,
    solve: async (puzzle, { threads: _, ...options }, signal) => {
      requireTogether('levels', options, isTaken);
      isTaken = true;
      try {
        return await searchLevelsLocally(puzzle, options.metric ?? defaultMetric(puzzle), {
          folder,
          threads: threads ?? io.cores,
          memoryBytes: MEMORY_BYTES,
          onLevel: (count) => tellLevel(output, count),
          signal,
        });
      } catch (error) {
        if (signal.aborted) output.note(`kept in ${folder}: the same command continues the search`);
        if (!(error instanceof FolderError)) throw error;
        throw new UsageError('folder', error.message, FOLDER_HINT);
      }
    },
  };
}
