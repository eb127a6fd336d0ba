/**
 * `npm run mutation`: changes the sources in small ways, one at a time, and checks that a test
 * fails. `npm run mutation -- move search/heap` does so for one folder and one file. The survivors
 * are listed as they are, then the score by folder; docs/mutation.md says what to do about them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { filesAsked } from './asked.mjs';
import { scoreByFolder } from './scores.mjs';

const root = resolve(import.meta.dirname, '../..');

try {
  for (const [group, files] of filesAsked(process.argv.slice(2))) runGroup(group, files);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

/** @param {string} group @param {readonly string[]} files */
function runGroup(group, files) {
  const report = `${root}/.cache/mutation/${group}.json`;
  rmSync(report, { force: true });
  const args = ['stryker', 'run', 'tools/mutation/stryker.config.mjs'];
  const env = { ...process.env, MUTATION_GROUP: group, MUTATION_FILES: files.join(' ') };
  const { status } = spawnSync('npx', args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0 || !existsSync(report)) {
    process.exitCode = 1;
    return;
  }
  for (const line of scoreByFolder(JSON.parse(readFileSync(report, 'utf8')))) console.log(line);
}
