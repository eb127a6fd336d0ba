/* The folder of the table cache in Node: where it is, how large it may grow, and what is in it. */
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { makePrivateFolder } from '../privateFolder.node.ts';
import { removeQuietly, removeStale } from '../staleFiles.node.ts';
import { noteTables } from './notes.ts';

export { takeTableNotes } from './notes.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A file under way that is older than this was left by a process that was killed. */
const STALE_MS = 60 * 60_000;
/** The largest set of one goal takes 260 MB. */
const MEGABYTES_MAX = 1000;
/** Somebody may have chosen a folder that holds other files, too. */
const TABLE = /^(?:pattern|pushes)-[-0-9a-z.]+\.table$/;
const UNFINISHED = /^(?:pattern|pushes)-.*\.part$/;
/** What Node compiles of the command line, in a folder of this name. */
const COMPILED = 'glissade-compiled';

export type KeptTable = {
  readonly name: string;
  readonly bytes: number;
  /** When it was last written or read, in milliseconds since 1970. */
  readonly usedMs: number;
};

/**
 * The folder of the user's caches: GLISSADE_CACHE, or else where the platform keeps such things.
 * Undefined when it is switched off (GLISSADE_CACHE=off) or there is no home.
 */
export function cacheFolder(
  env: Environment = process.env,
  platform: string = process.platform,
): string | undefined {
  const { GLISSADE_CACHE: own, XDG_CACHE_HOME: xdg, LOCALAPPDATA: local } = env;
  if (own === 'off') return undefined;
  if (own) return own;
  if (platform === 'win32') return local && join(local, 'glissade', 'cache');
  // The specification of these folders has relative paths ignored.
  if (xdg && isAbsolute(xdg)) return join(xdg, 'glissade');
  const home = env.HOME ?? ownHome();
  if (!home) return undefined;
  return platform === 'darwin'
    ? join(home, 'Library/Caches/glissade')
    : join(home, '.cache/glissade');
}

/** A user whom the system does not know has none. */
function ownHome(): string | undefined {
  try {
    return homedir();
  } catch {
    return undefined;
  }
}

/** How many bytes of tables are kept: GLISSADE_CACHE_MB, or 1000 megabytes. */
export function cacheBytesMax({ GLISSADE_CACHE_MB: text }: Environment = process.env): number {
  if (!text) return MEGABYTES_MAX * 1e6;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1e6;
  const read = `not ${JSON.stringify(text)}: ${MEGABYTES_MAX} are taken`;
  noteTables(`GLISSADE_CACHE_MB is a whole number of megabytes, ${read}`);
  return MEGABYTES_MAX * 1e6;
}

/** Where Node may keep what it compiles of the command line: nowhere that others can write. */
export function compiledFolder(folder: string): string | undefined {
  const path = join(folder, COMPILED);
  return makePrivateFolder(path) ? path : undefined;
}

/** The tables in a folder, those that were used last first. */
export function keptTables(folder: string): readonly KeptTable[] {
  const tables = namesIn(folder, TABLE).flatMap((name) => {
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    return found ? [{ name, bytes: found.size, usedMs: found.mtimeMs }] : [];
  });
  return tables.sort((one, other) => other.usedMs - one.usedMs);
}

function namesIn(folder: string, pattern: RegExp): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => pattern.test(name));
  } catch {
    return [];
  }
}

/** Says that a table was used, for `makeRoom`. */
export function markUsed(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // It may be somebody else's.
  }
}

/** Removes the tables that were not used for longest, until a file of so many bytes has space. */
export function makeRoom(folder: string, file: string, bytes: number, bytesMax: number): void {
  let left = bytesMax - bytes;
  for (const table of keptTables(folder)) {
    if (table.name === file) continue;
    left -= table.bytes;
    if (left < 0) removeQuietly(join(folder, table.name));
  }
}

/** Removes what processes have left that were killed while they wrote. */
export function removeUnfinished(folder: string): void {
  removeStale(folder, (name) => UNFINISHED.test(name), STALE_MS);
}

/** Removes all that was kept in a folder, and tells its tables. Throws the error of the system. */
export function clearCache(folder: string): readonly KeptTable[] {
  const tables = keptTables(folder);
  removeUnfinished(folder);
  for (const { name } of tables) rmSync(join(folder, name), { force: true });
  rmSync(join(folder, COMPILED), { recursive: true, force: true });
  return tables;
}
