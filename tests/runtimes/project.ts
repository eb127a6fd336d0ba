import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stage } from '../../tools/release/stage.mjs';
import { runWell } from '../packed/runProgram.ts';

/** A project of somebody else: its folder, and how it goes away. */
export type Project = { readonly folder: string; readonly remove: () => void };

/** Makes a project with these files, our package as it is published, and packages of others. */
export async function makeProject(
  files: Readonly<Record<string, string>>,
  packages: readonly string[],
  manifest: object = {},
): Promise<Project> {
  const folder = mkdtempSync(join(tmpdir(), 'glissade-project-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const whole = { name: 'project', private: true, version: '1.0.0', ...manifest };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(whole));
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const staged = stage(join(folder, '.staged')).find((path) => path.endsWith('glissade'));
  const packing = ['pack', '--silent', '--pack-destination', folder];
  const tarball = (await runWell(staged!, 'npm', packing)).trim();
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline'];
  await runWell(folder, 'npm', ['install', ...quiet, `./${tarball}`, ...packages]);
  return { folder, remove };
}

/** Seven moves from its goal. */
export const BOARD = '2 0 3 4/1 5 7 8/9 6 10 11/13 14 15 12';

/** A page that solves by itself and in a worker, and writes both lengths down. */
export const PAGE: Readonly<Record<string, string>> = {
  'index.html': `<!doctype html><html><head><link rel="icon" href="data:," /></head><body>
<p id="page"></p><p id="worker"></p>
<script type="module" src="./src/main.js"></script></body></html>`,
  'src/main.js': `import { solve } from 'glissade';
import { createWorkerSolver } from 'glissade/worker';
const show = (id, outcome) =>
  outcome.then(({ length }) => length, String).then((text) => {
    document.getElementById(id).textContent = text;
  });
show('page', solve('${BOARD}'));
show('worker', createWorkerSolver().solve('${BOARD}'));`,
};
