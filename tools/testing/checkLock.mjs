// One run of checks at a time in one checkout: two would build over each other's files.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../install.mjs';

/** A lock whose process is not told yet was left half written. */
const TRIES_MAX = 5;

/** Not in node_modules, which an installation removes. @param {string} folder */
export function lockFileOf(folder) {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return join(tmpdir(), `glissade-checks-${name}.lock`);
}

/**
 * Takes the lock until this process ends, however it ends.
 * @param {string} [file]
 * @returns {number | undefined} the process that has it, undefined where this one has it now
 */
export function lockChecks(file = lockFileOf(root)) {
  for (let attempt = 0; attempt < TRIES_MAX; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      process.once('exit', () => rmSync(file, { force: true }));
      return undefined;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    const pid = Number(textOf(file));
    if (pid > 0 && pid !== process.pid && isAlive(pid)) return pid;
    rmSync(file, { force: true });
  }
  throw new Error(`${file} cannot be taken; remove it`);
}

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * A number of a process may be given to another one later: where the system shows what a process
 * runs, it must be a run of checks.
 * @param {number} pid
 */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH';
  }
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes('test.mjs') || command.includes('checkLock');
  } catch {
    return true;
  }
}
