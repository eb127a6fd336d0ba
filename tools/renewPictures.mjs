// Makes the golden pictures of the app anew, from what was built: look at each that changed.
import { spawnSync } from 'node:child_process';
import { root } from './install.mjs';

const scenes = process.argv.slice(2).join('|') || '.*';
const only = ['-t', `\\b(${scenes})\\W+looks as it did`];
const args = ['run', '--project', 'products', 'tests/web/views/', ...only];
const { status } = spawnSync(process.execPath, [`${root}node_modules/vitest/vitest.mjs`, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, GLISSADE_PICTURES: 'renew' },
});
process.exitCode = status ?? 1;
