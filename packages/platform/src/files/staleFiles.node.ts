/*
 * Names of unfinished and temporary files. Each file is named after the process that writes it, so
 * that other processes can recognise and remove what a killed process has left.
 */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Host, process, time, number. Folders of caches may be shared by several hosts. */
const OWNED = /([A-Za-z0-9]*)-(\d+)-[0-9a-z]+-\d+(?:\.part)?$/;

let named = 0;

function ownHost(): string {
  return hostname()
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 32);
}

/** A name that no other file under way has. */
export function ownedName(): string {
  return `${ownHost()}-${process.pid}-${Date.now().toString(36)}-${named++}`;
}

/**
 * Removes files with such a name at their end whose process is no more; and those of `isMeant`
 * whose process cannot be told, when they are older than `ageMsMax`.
 */
export function removeStale(
  folder: string,
  isMeant: (name: string) => boolean,
  ageMsMax: number = Number.POSITIVE_INFINITY,
): void {
  for (const name of namesIn(folder)) {
    if (!isMeant(name)) continue;
    const path = join(folder, name);
    if (isLeftByProcess(name) || ageMsOf(path) > ageMsMax) removeQuietly(path);
  }
}

/** A folder that cannot be looked into is left as it is. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isLeftByProcess(name: string): boolean {
  const [, host, pid] = OWNED.exec(name) ?? [];
  return host === ownHost() && !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function ageMsOf(path: string): number {
  const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
  return Date.now() - mtimeMs;
}

/** What cannot be removed is somebody else's, or gone. */
export function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // A full or read-only disk is no reason to stop.
  }
}
