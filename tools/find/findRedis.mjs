// Finds a redis-server for the tests of the cluster, and on a bare Linux machine installs one.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './aptInstall.mjs';

const names = ['redis-server', 'valkey-server'];
const usualFolders = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin', '/snap/bin'];

const advice = `No redis-server was found for the tests of the cluster. Any one of these helps:
  apt-get install -y redis-server      (Debian, as root)
  brew install redis                   (macOS)
  REDIS_PATH=/path/to/redis-server npm run test:all`;

/**
 * Every place where a server may lie, the likeliest first.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function redisPaths(env) {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const own = env.REDIS_PATH === undefined ? [] : [env.REDIS_PATH];
  const known = [...folders, ...usualFolders];
  return [...own, ...known.flatMap((folder) => names.map((name) => join(folder, name)))];
}

/** The path of a redis-server; throws with what to do when there is none. */
export function findRedis() {
  if (process.env.REDIS_PATH !== undefined && !existsSync(process.env.REDIS_PATH)) {
    throw new Error(`REDIS_PATH names no file: ${process.env.REDIS_PATH}`);
  }
  const found = () => redisPaths(process.env).find((path) => existsSync(path));
  const path =
    found() ?? (aptInstall(['--no-install-recommends', 'redis-server']) ? found() : undefined);
  if (path === undefined) throw new Error(advice);
  return path;
}
