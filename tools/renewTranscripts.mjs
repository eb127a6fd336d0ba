// Types the commands of the transcripts again, and writes down what they print: read the diff.
import { spawnSync } from 'node:child_process';
import { root } from './install.mjs';

const names = process.argv.slice(2).join('|') || '.*';
const folder = 'tests/cli/transcripts/';
const args = [
  'run',
  '--project',
  'walks',
  '--project',
  'products',
  folder,
  '-t',
  `^transcripts of .*(${names})`,
];
const { status } = spawnSync(process.execPath, [`${root}node_modules/vitest/vitest.mjs`, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, GLISSADE_TRANSCRIPTS: 'renew' },
});
process.exitCode = status ?? 1;
