import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { puzzleById } from '../../packages/catalogue/src/catalogue.ts';
import { runWell } from '../packed/runProgram.ts';
import { BOARD, makeProject, type Project } from './project.ts';
import { visitBuilt } from './visiting.ts';

/* Bundlers that follow no worker: it is an entry of its own, which runs the threads as well. */

/** Solves a puzzle of 4.3 million states, then asks the worker how many threads came up. */
const main = `import { createWorkerSolver } from 'glissade/worker';
const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
const show = (id, text) => {
  document.getElementById(id).textContent = text;
};
const channel = new BroadcastChannel('threads');
channel.onmessage = ({ data }) => data !== 'how many?' && show('threads', data);
const puzzle = ${JSON.stringify(puzzleById('climb-12')!.text)};
createWorkerSolver(worker)
  .solve(puzzle, { metric: 'steps', threads: 2 })
  .then(({ length }) => {
    show('worker', length);
    channel.postMessage('how many?');
  }, (error) => show('worker', error));`;

/** Word 4 of a thread's mailbox counts the threads that came up. */
const counting = `const mailboxes = [];
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function seen(message, ...rest) {
  if (message.mailbox) mailboxes.push(new Int32Array(message.mailbox));
  return postMessage.call(this, message, ...rest);
};
const channel = new BroadcastChannel('threads');
channel.onmessage = () => {
  const threads = mailboxes.reduce((sum, words) => sum + Atomics.load(words, 4), 0);
  if (mailboxes.length > 0) channel.postMessage(threads);
};`;

const files = {
  'index.html': `<!doctype html><html><body><p id="worker"></p><p id="threads"></p>
<script type="module" src="./main.js"></script></body></html>`,
  'src/main.js': main,
  'src/counting.js': counting,
  'src/worker.js': "import './counting.js';\nimport 'glissade/worker-entry';\n",
  'rollup.config.mjs': `import { nodeResolve } from '@rollup/plugin-node-resolve';
export default { plugins: [nodeResolve({ browser: true })] };`,
  'classic.html': `<!doctype html><html><body><p id="page"></p><p id="worker"></p>
<script src="./classic.js"></script></body></html>`,
  'classic.js': `import('./glissade.bundle.js').then(({ createWorkerSolver, solve }) => {
  const show = (id) => ({ length }) => (document.getElementById(id).textContent = length);
  solve('${BOARD}').then(show('page'));
  createWorkerSolver().solve('${BOARD}').then(show('worker'));
});`,
};

/** Memory can be shared among threads in such pages alone. */
const isolated = {
  'content-security-policy': "default-src 'self' 'wasm-unsafe-eval'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

let project: Project;
beforeAll(async () => {
  const packages = ['esbuild@0.28.2', 'rollup@4.67.4', '@rollup/plugin-node-resolve@16.0.3'];
  project = await makeProject(files, packages);
}, 600_000);
afterAll(() => project.remove(), 120_000);

const entries = ['src/main.js', 'src/worker.js'];

test.each([
  ['esbuild', ['--bundle', '--format=esm', '--minify', '--outdir=esbuilt'], 'esbuilt'],
  ['esbuild', ['--bundle', '--splitting', '--format=esm', '--outdir=split'], 'split'],
  ['rollup', ['--config', 'rollup.config.mjs', '--format', 'es', '--dir', 'rolled'], 'rolled'],
])('by %s %s, an isolated page has a worker and its thread', async (command, args, to) => {
  const { folder } = project;
  await runWell(folder, 'npx', [command, ...entries, ...args]);
  copyFileSync(join(folder, 'index.html'), join(folder, to, 'index.html'));
  const shown = await visitBuilt(join(folder, to), isolated, ['worker', 'threads']);
  expect(shown).toEqual({ worker: '110', threads: '1' });
});

test('a classic script loads the one file, and solves in the page and in a worker', async () => {
  const { folder } = project;
  const to = join(folder, 'classic');
  mkdirSync(to);
  copyFileSync(join(folder, 'classic.html'), join(to, 'index.html'));
  copyFileSync(join(folder, 'classic.js'), join(to, 'classic.js'));
  const bundle = 'glissade.bundle.js';
  copyFileSync(join(folder, 'node_modules/glissade/dist', bundle), join(to, bundle));
  expect(await visitBuilt(to)).toEqual({ page: '7', worker: '7' });
});
