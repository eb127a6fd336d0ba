/**
 * `npm run mutation`: changes the sources in small ways, one at a time, and asks whether a test
 * fails. `npm run mutation -- move search` does so for these rooms. The survivors are listed as
 * they are, then the score by room; docs/mutation.md keeps what was learned of them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { scoreByRoom } from './scores.mjs';
import { WINGS } from './wings.mjs';

const root = resolve(import.meta.dirname, '../..');
const asked = process.argv.slice(2);
const known = Object.values(WINGS).flatMap(({ rooms }) => rooms);
const unknown = asked.find((room) => !known.includes(room));

if (unknown === undefined) {
  for (const wing of Object.keys(WINGS)) {
    const rooms = WINGS[wing].rooms.filter((room) => asked.length === 0 || asked.includes(room));
    if (rooms.length > 0) runWing(wing, rooms);
  }
} else {
  console.error(`no room is called "${unknown}"; the rooms are ${known.join(', ')}`);
  process.exitCode = 2;
}

/** @param {string} wing @param {readonly string[]} rooms */
function runWing(wing, rooms) {
  const report = `${root}/.cache/mutation/${wing}.json`;
  rmSync(report, { force: true });
  const args = ['stryker', 'run', 'tools/mutation/stryker.config.mjs'];
  const env = { ...process.env, MUTATION_WING: wing, MUTATION_ROOMS: rooms.join(' ') };
  const { status } = spawnSync('npx', args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0 || !existsSync(report)) {
    process.exitCode = 1;
    return;
  }
  for (const line of scoreByRoom(JSON.parse(readFileSync(report, 'utf8')))) console.log(line);
}
