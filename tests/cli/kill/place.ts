import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unseal } from '@glissade/platform/files/tableCache/seal';

/** Where a process writes: nothing of it is anywhere else. */
export type Place = {
  readonly cache: string;
  /** The system's folder for temporary files. */
  readonly temp: string;
  /** Checkpoints, and files that were asked for. */
  readonly work: string;
  readonly remove: () => void;
};

export function makePlace(): Place {
  const root = mkdtempSync(join(tmpdir(), 'killed-'));
  const folder = (name: string) => {
    const path = join(root, name);
    mkdirSync(path);
    return path;
  };
  const remove = () => rmSync(root, { recursive: true, force: true });
  return { cache: folder('cache'), temp: folder('temp'), work: folder('work'), remove };
}

export function environmentOf({ cache, temp }: Place): Record<string, string> {
  const own = { GLISSADE_CACHE: cache, TMPDIR: temp, HOME: '/nonexistent', TERM: 'dumb' };
  return { PATH: process.env.PATH ?? '', ...own };
}

/** Files that nobody wants any more, wherever they are. */
export function strayFiles({ cache, temp, work }: Place): readonly string[] {
  const parts = [...readdirSync(cache), ...readdirSync(work)];
  return [...readdirSync(temp), ...parts.filter((name) => /\.(part|next)$/.test(name))];
}

/** Names of the tables that are kept; throws where one of them is not whole. */
export function wholeTables({ cache }: Place): readonly string[] {
  const names = readdirSync(cache).filter((name) => name.endsWith('.table'));
  for (const name of names) {
    const file = readFileSync(join(cache, name));
    if (!unseal(name.slice(0, -'.table'.length), file)) throw new Error(`${name} is not whole`);
  }
  return names;
}
