// Installs the dependencies just as package-lock.json says, when they are not there yet.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} path */
function lockedPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/** Whether node_modules holds the versions of the lock file (optional ones may be missing). */
export function isInstalled() {
  const hidden = `${root}node_modules/.package-lock.json`;
  if (!existsSync(hidden)) return false;
  const present = lockedPackages(hidden);
  const wanted = Object.entries(lockedPackages(`${root}package-lock.json`));
  return wanted.every(([path, { version, link, optional }]) => {
    if (!path.includes('node_modules/') || link) return true;
    return present[path] === undefined ? optional === true : present[path].version === version;
  });
}

export function installIfNeeded() {
  checkNode();
  if (isInstalled()) return;
  console.log('Installing dependencies (npm ci) …');
  const options = { cwd: root, stdio: /** @type {const} */ ('inherit'), shell: onWindows };
  const { status } = spawnSync(
    'npm',
    ['ci', '--prefer-offline', '--no-audit', '--no-fund'],
    options,
  );
  if (status !== 0) {
    console.error('npm ci failed, see above. It needs the npm registry or a full cache.');
    process.exit(1);
  }
}

const onWindows = process.platform === 'win32';

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}
