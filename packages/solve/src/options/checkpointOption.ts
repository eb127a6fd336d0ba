import { OptionError } from '@glissade/core';
import type { DataFolder } from '@glissade/platform/files/storage';
import { lockFolder, openFolder } from '@glissade/platform/storage-port';
import type { EngineOptions } from '../engines/engine.ts';
import type { SolveOptions } from './options.ts';

/**
 * Runs a search with the folder of its checkpoint, if one is given: no other search may use it
 * until this one has ended. Throws OptionError.
 */
export function* inCheckpoint<Progress, Result>(
  { checkpoint }: SolveOptions,
  run: (given: Partial<EngineOptions>) => Generator<Progress, Result>,
): Generator<Progress, Result> {
  const kept = checkpoint === undefined ? undefined : lockedFolderAt(checkpoint);
  try {
    return yield* run(kept ? { checkpoint: kept.folder } : {});
  } finally {
    kept?.release();
  }
}

/** A folder for checkpoints, which no other search may use before it is released. */
export type LockedFolder = { readonly folder: DataFolder; readonly release: () => void };

/** Throws OptionError where the folder cannot be used, or another search uses it. */
export function lockedFolderAt(path: string): LockedFolder {
  const [folder, lock] = inFolder(path, () => [openFolder(path), lockFolder(path)] as const);
  if ('release' in lock) return { folder, release: lock.release };
  const { pid, host } = lock.owner;
  const where = lock.isElsewhere ? ` on ${host}` : '';
  const removal = lock.isElsewhere ? `; if it has ended, remove ${lock.path}` : '';
  throw new OptionError(
    'checkpoint',
    `${path} is used by another search (process ${pid}${where})`,
    `wait until that search has ended, or choose another folder${removal}`,
    { path, pid },
  );
}

function inFolder<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OptionError(
      'checkpoint',
      `checkpoints cannot be kept in ${path}: ${reason}`,
      'choose another folder',
      { path },
    );
  }
}
