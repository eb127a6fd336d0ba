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
 * is one. An installation that was cut off, by whomever, is ended first. Without apt the answer is
 * false.
 * @param {Run} run
 * @param {readonly string[]} packages
 */
export function installBy(run, packages) {
  const lock = join(tmpdir(), 'glissade-apt.lock');
  const hasLock = run('flock', ['--version']).status === 0;
  /** @param {string} program @param {readonly string[]} args */
  const go = (program, args) => {
    console.error(`${program} ${args.join(' ')} …`);
    const ended = hasLock ? run('flock', [lock, program, ...args]) : run(program, args);
    if (ended.status !== 0) console.error(`it failed: ${ended.error?.message ?? ended.stderr}`);
    return ended;
  };
  if (go('apt-get', ['update']).status !== 0) return false;
  // Other programs of the system may hold the lock of dpkg.
  const install = ['-o', 'DPkg::Lock::Timeout=120', 'install', '-y', ...packages];
  const first = go('apt-get', install);
  const wasCutOff = first.status !== 0 && first.stderr.includes('dpkg --configure -a');
  if (!wasCutOff) return first.status === 0;
  return go('dpkg', ['--configure', '-a']).status === 0 && go('apt-get', install).status === 0;
}
