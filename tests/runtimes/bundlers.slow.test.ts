import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { findChromium } from '../../tools/findChromium.mjs';
import { servePages } from '../browser/servePages.ts';
import { runWell } from '../packed/runProgram.ts';
import { freePort } from './freePort.ts';
import { BOARD, makeProject, PAGE } from './project.ts';

/* Bundlers that no other test uses; each is installed, at this version, when its test runs. */

const policy = { 'content-security-policy': "default-src 'self' data: 'wasm-unsafe-eval'" };

/** What the page at an address writes down. */
async function visit(address: string) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    const read = async (id: string) => {
      await page.locator(`#${id}:not(:empty)`).waitFor({ state: 'attached', timeout: 120_000 });
      return page.locator(`#${id}`).textContent();
    };
    return { page: await read('page'), worker: await read('worker') };
  } finally {
    await browser.close();
  }
}

async function visitBuilt(folder: string) {
  const server = await servePages(folder, policy);
  try {
    return await visit(server.address);
  } finally {
    await server.close();
  }
}

/** Starts a server of the project and visits its page. */
async function visitServed(folder: string, command: string, args: readonly string[], port: number) {
  const program = join(folder, 'node_modules/.bin', command);
  const child = spawn(program, args, { cwd: folder, stdio: 'ignore', detached: true });
  const address = `http://127.0.0.1:${port}/`;
  const answers = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await expect.poll(answers, { timeout: 120_000, interval: 500 }).toBe(true);
    return { shown: await visit(address), route: await textAt(`${address}api/solve`) };
  } finally {
    process.kill(-child.pid!);
  }
}

const textAt = async (address: string) => (await fetch(address)).text();

const solved = { page: '7', worker: '7' };

test.each(['5.4.9', '7.3.8', '8.3.8'])(
  'Vite %s builds and serves, with no option',
  async (version) => {
    const { folder, remove } = await makeProject(PAGE, [`vite@${version}`]);
    try {
      await runWell(folder, 'npx', ['vite', 'build', '--base', './']);
      expect(await visitBuilt(join(folder, 'dist'))).toEqual(solved);
      const port = await freePort();
      const args = ['--port', `${port}`, '--host', '127.0.0.1'];
      const { shown } = await visitServed(folder, 'vite', args, port);
      expect(shown).toEqual(solved);
    } finally {
      remove();
    }
  },
);

test('Parcel 2 builds, with its option for `exports`', async () => {
  const option = { '@parcel/resolver-default': { packageExports: true } };
  const { folder, remove } = await makeProject(PAGE, ['parcel@2.16.4'], option);
  try {
    await runWell(folder, 'npx', ['parcel', 'build', 'index.html', '--public-url', './']);
    expect(await visitBuilt(join(folder, 'dist'))).toEqual(solved);
  } finally {
    remove();
  }
});

test('Parcel 2 builds what imports `glissade` alone, with no option', async () => {
  const alone = `import { solve } from 'glissade';
solve('${BOARD}').then(({ length }) => {
  for (const id of ['page', 'worker']) document.getElementById(id).textContent = length;
});`;
  const { folder, remove } = await makeProject({ ...PAGE, 'src/main.js': alone }, [
    'parcel@2.16.4',
  ]);
  try {
    await runWell(folder, 'npx', ['parcel', 'build', 'index.html', '--public-url', './']);
    expect(await visitBuilt(join(folder, 'dist'))).toEqual(solved);
  } finally {
    remove();
  }
});

const nextFiles = {
  'app/layout.js': 'export default ({ children }) => <html><body>{children}</body></html>;',
  'app/page.js': "import { Board } from './board';\nexport default () => <Board />;",
  'app/board.js': `'use client';
import { useEffect, useState } from 'react';
import { solve } from 'glissade';
import { createWorkerSolver } from 'glissade/worker';
export function Board() {
  const [page, setPage] = useState('');
  const [worker, setWorker] = useState('');
  useEffect(() => {
    solve('${BOARD}').then(({ length }) => setPage(String(length)));
    createWorkerSolver().solve('${BOARD}').then(({ length }) => setWorker(String(length)));
  }, []);
  return <main><p id="page">{page}</p><p id="worker">{worker}</p></main>;
}`,
  'app/api/solve/route.js': `import { solve } from 'glissade';
export const GET = async () => Response.json((await solve('${BOARD}')).length);
export const dynamic = 'force-dynamic';`,
};

test('Next 16 (Turbopack) builds and runs a component, its worker and a route', async () => {
  const packages = ['next@16.4.6', 'react@19', 'react-dom@19'];
  const { folder, remove } = await makeProject(nextFiles, packages);
  try {
    await runWell(folder, 'npx', ['next', 'build']);
    const port = await freePort();
    const { shown, route } = await visitServed(folder, 'next', ['start', '-p', `${port}`], port);
    expect({ shown, route }).toEqual({ shown: solved, route: '7' });
  } finally {
    remove();
  }
});
