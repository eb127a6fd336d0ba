/*
 * One process at a time writes to a folder. Its lock is a small file that names the process: when
 * that process is no more, however it ended, the next one takes the lock over.
 *
 * A number of a process may be given to another one later. Where the system tells when a process
 * started, that is part of its name. A process of another host cannot be looked up, so its lock
 * holds until someone removes it.
 */
import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { FolderLock, LockOwner } from './storage.ts';

const LOCK_NAME = 'lock.json';

/** A lock whose process is not told yet is being written, unless it is older than this. */
const UNWRITTEN_MS_MAX = 1000;

/** Takes the lock of a folder. Throws where the folder cannot be written to. */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, LOCK_NAME);
  const own = { host: hostname(), pid: process.pid, started: startOf(process.pid) };
  const text = JSON.stringify(own);
  for (;;) {
    if (isWritten(path, text)) return { release: () => release(path, text) };
    const found = textOf(path);
    if (found === undefined) continue;
    const owner = ownerIn(found);
    if (owner && isAtWork(owner)) return { owner, path, isElsewhere: owner.host !== own.host };
    if (owner || ageMsOf(path) > UNWRITTEN_MS_MAX) removeIfStill(path, found);
    else wait();
  }
}

/** False where there is a lock already. */
function isWritten(path: string, text: string): boolean {
  const file = openedNew(path);
  if (file === undefined) return false;
  try {
    writeFileSync(file, text);
    return true;
  } catch (error) {
    // The disk is full.
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

function openedNew(path: string): number | undefined {
  try {
    return openSync(path, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    throw error;
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function ownerIn(text: string): LockOwner | undefined {
  try {
    const { host, pid, started } = JSON.parse(text) as Partial<LockOwner>;
    const isOwner =
      typeof host === 'string' &&
      typeof started === 'string' &&
      Number.isSafeInteger(pid) &&
      pid! > 0;
    return isOwner ? { host, pid: pid!, started } : undefined;
  } catch {
    // Cut short, or not written yet.
    return undefined;
  }
}

function isAtWork({ host, pid, started }: LockOwner): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = startOf(pid);
  return now === '' || now === started;
}

/**
 * When a process started, in ticks since the system did: '' where the system does not tell it,
 * 'ended' where only its parent has not yet noticed the end.
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, a name in brackets, may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'ended' : fields[19]!;
  } catch {
    return '';
  }
}

/** Removes a lock that nobody holds; a process that took it over in the meantime keeps it. */
function removeIfStill(path: string, text: string): void {
  const aside = `${path}.${process.pid}.next`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') === text) rmSync(aside, { force: true });
    else renameSync(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function release(path: string, text: string): void {
  try {
    if (textOf(path) === text) rmSync(path, { force: true });
  } catch {
    // The folder is gone or read-only by now: the next process sees that this one has ended.
  }
}

function ageMsOf(path: string): number {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}

function wait(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
}
