// Installs Debian packages that the tests need, where that asks nothing of a person.
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @typedef {{ status: number | null, stderr: string, error?: Error | undefined }} Ended */
/** @typedef {(program: string, args: readonly string[]) => Ended} Run */

/**
 * Installs packages as root on a Linux; says what it does, and whether it went well.
 * @param {readonly string[]} packages and flags of `apt-get install`
 */
export function aptInstall(packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return installBy(
    (program, args) => spawnSync(program, args, { env, encoding: 'utf8' }),
    packages,
  );
}

/**
 * Several tests may ask at a time, and apt serves one: `flock` makes the others wait where there
 * is one. Without apt the answer is false.
 * @param {Run} run
 * @param {readonly string[]} packages
 */
export function installBy(run, packages) {
  const lock = join(tmpdir(), 'glissade-apt.lock');
  const hasLock = run('flock', ['--version']).status === 0;
  // Other programs of the system may hold the lock of dpkg.
  const waiting = ['-o', 'DPkg::Lock::Timeout=120'];
  const commands = [['update'], [...waiting, 'install', '-y', ...packages]];
  return commands.every((args) => {
    console.error(`apt-get ${args.join(' ')} …`);
    const { status, stderr, error } = hasLock
      ? run('flock', [lock, 'apt-get', ...args])
      : run('apt-get', args);
    if (status !== 0) console.error(`it failed: ${error?.message ?? stderr}`);
    return status === 0;
  });
}
