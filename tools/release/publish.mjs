// Publishes staged packages, each after those that it needs. What the registry has already is
// left out, so that a release which broke off is finished by the same command.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PUBLISHED, readManifest } from './packages.mjs';

/**
 * A staged package: `new` where the registry has no package of this name, `known` where it has
 * other versions of it, `published` where it has this one.
 * @typedef {'new' | 'known' | 'published'} State
 * @typedef {{ name: string, version: string, folder: string, state: State }} Staged
 */

/** @param {readonly string[]} args */
function npm(args) {
  const shell = process.platform === 'win32';
  const result = spawnSync('npm', args, { shell, encoding: 'utf8' });
  if (result.error) throw result.error;
  return result;
}

/** @param {string} name @param {string} version @returns {State} */
function stateOf(name, version) {
  const { status, stdout, stderr } = npm(['view', name, 'versions', '--json']);
  if (status !== 0) {
    if (stdout.includes('E404') || stderr.includes('E404')) return 'new';
    throw new Error(`the registry does not say what it has of ${name}: ${stderr.trim()}`);
  }
  return [JSON.parse(stdout)].flat().includes(version) ? 'published' : 'known';
}

/** @param {string} from The folder that `stage` was given. @returns {Staged[]} */
export function planOf(from) {
  return PUBLISHED.map((one) => {
    const folder = join(from, one);
    const { name, version } = readManifest(folder);
    return { name, version, folder, state: stateOf(name, version) };
  });
}

/** Whether this machine can prove where a package is made: those of known hosts alone can. */
const isKnownHost = () =>
  process.env.ACTIONS_ID_TOKEN_REQUEST_URL !== undefined ||
  process.env.SIGSTORE_ID_TOKEN !== undefined;

/**
 * Refuses before anything is published: half a release cannot be taken back.
 * @param {readonly Staged[]} plan
 */
function requireRights(plan) {
  if (npm(['whoami']).status === 0) return;
  const first = plan.find(({ state }) => state === 'new');
  if (first && isKnownHost()) {
    throw new Error(
      `the registry has no package ${first.name} yet, and trusts publishers only of packages ` +
        'that it has: publish this first release from a machine of your own (docs/releasing.md)',
    );
  }
  if (!isKnownHost()) throw new Error('npm does not know you here: run npm login first');
}

/**
 * @param {string} from The folder that `stage` was given.
 * @param {(line: string) => void} tell
 */
export function publish(from, tell) {
  const plan = planOf(from);
  if (plan.some(({ state }) => state !== 'published')) requireRights(plan);
  for (const { name, version, folder, state } of plan) {
    if (state === 'published') {
      tell(`${name} ${version} is published already`);
      continue;
    }
    const proof = isKnownHost() ? [] : ['--provenance=false'];
    const { status, stderr } = npm(['publish', folder, ...proof]);
    if (status !== 0) throw new Error(`${name} was not published:\n${stderr.trim()}`);
    for (const line of stderr.split('\n').filter((one) => one.startsWith('npm warn'))) tell(line);
    tell(`${name} ${version} is published`);
  }
}
