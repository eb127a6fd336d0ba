/*
 * A search in runs on the threads of this machine. The answer of each job is kept beside the runs,
 * so a search that was stopped at any moment continues when it is started again.
 */
import type { Metric, Puzzle } from '@glissade/core';
import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import { checksum } from '@glissade/platform/files/checksum';
import { sealText, unsealText } from '@glissade/platform/files/sealedText';
import { lockFolder, openFolder } from '@glissade/platform/storage-port';
import type { Outcome } from '../outcome.ts';
import type { LevelAnswer } from './levelPart.ts';
import { type LevelCount, searchLevels } from './levelSearch.ts';
import { LevelThreads, type LevelThreadsOptions } from './levelThreads.ts';
import { FolderError, telling } from './runs/runStore.ts';

export type LocalLevelSearchOptions = LevelThreadsOptions & {
  readonly signal?: AbortSignalLike;
  readonly onLevel?: (count: LevelCount) => void;
  /** Tests make it small. */
  readonly statesOfJob?: number;
};

/** Rejects with FolderError where the folder is at fault, and when the signal is aborted. */
export async function searchLevelsLocally(
  puzzle: Puzzle,
  metric: Metric,
  options: LocalLevelSearchOptions,
): Promise<Outcome> {
  const { signal = new AbortController().signal, folder, ...others } = options;
  const threads = new LevelThreads(options);
  let release: (() => void) | undefined;
  try {
    return await searchLevels(puzzle, metric, {
      ...others,
      ask: async (id, task, job) => {
        signal.throwIfAborted();
        const run = `search-${checksum(new TextEncoder().encode(JSON.stringify(task)))}`;
        const asked = JSON.stringify({ task, job });
        const answers = telling(() => openFolder(`${folder}/${run}`));
        release ??= lock(answers.path);
        const text = telling(() => answers.readText(`answer-${id}`));
        const known = unsealText(text ?? '') as Known | undefined;
        if (known?.asked === asked) return known.answer;
        const answer = await threads.do({ run, task, job }, signal);
        const isOver = job.do === 'sweep' && job.level === undefined;
        if (!isOver) telling(() => answers.writeText(`answer-${id}`, sealText({ asked, answer })));
        return answer;
      },
    });
  } finally {
    threads.close();
    release?.();
  }
}

/** Two processes would remove each other's files. Throws FolderError; the result ends the lock. */
function lock(path: string): () => void {
  const taken = telling(() => lockFolder(path));
  if ('release' in taken) return taken.release;
  const { pid, host } = taken.owner;
  const where = taken.isElsewhere ? ` on ${host}; if it has ended, remove ${taken.path}` : '';
  throw new FolderError(`${path} is used by the same search in process ${pid}${where}`);
}

type Known = { readonly asked: string; readonly answer: LevelAnswer };
