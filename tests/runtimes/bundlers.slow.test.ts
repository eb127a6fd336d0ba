import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runWell } from '../packed/runProgram.ts';
import { freePort } from './freePort.ts';
import { BOARD, makeProject, PAGE } from './project.ts';
import { visitBuilt, visitServed } from './visiting.ts';

/* Bundlers that no other test uses; each is installed, at this version, when its test runs. */

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

describe('Parcel 2', () => {
  const building = ['parcel', 'build', 'index.html', '--public-url', './'];

  test('builds, with its option for `exports`', async () => {
    const option = { '@parcel/resolver-default': { packageExports: true } };
    const { folder, remove } = await makeProject(PAGE, ['parcel@2.16.4'], option);
    try {
      await runWell(folder, 'npx', building);
      // What is loaded later it names in a map of imports, which it writes into the page.
      const policy = "default-src 'self' data: 'wasm-unsafe-eval' 'unsafe-inline'";
      const shown = await visitBuilt(join(folder, 'dist'), { 'content-security-policy': policy });
      expect(shown).toEqual(solved);
    } finally {
      remove();
    }
  });

  test('builds what imports `glissade` alone, with no option', async () => {
    const alone = `import { solve } from 'glissade';
solve('${BOARD}').then(({ length }) => {
  for (const id of ['page', 'worker']) document.getElementById(id).textContent = length;
});`;
    const files = { ...PAGE, 'src/main.js': alone };
    const { folder, remove } = await makeProject(files, ['parcel@2.16.4']);
    try {
      await runWell(folder, 'npx', building);
      expect(await visitBuilt(join(folder, 'dist'))).toEqual(solved);
    } finally {
      remove();
    }
  });
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

const nextWorkerRoute = {
  'app/api/worker/route.js': `import { createWorkerSolver } from 'glissade/worker';
const solver = createWorkerSolver();
export const GET = async () => Response.json((await solver.solve('${BOARD}')).length);
export const dynamic = 'force-dynamic';`,
  'next.config.js': "module.exports = { serverExternalPackages: ['glissade'] };",
};

describe('Next 16 (Turbopack)', () => {
  const packages = ['next@16.4.6', 'react@19', 'react-dom@19'];

  test('builds and runs a component, its worker and a route, with no option', async () => {
    const { folder, remove } = await makeProject(nextFiles, packages);
    try {
      await runWell(folder, 'npx', ['next', 'build']);
      const port = await freePort();
      const args = ['start', '-p', `${port}`];
      const seen = await visitServed(folder, 'next', args, port, ['api/solve']);
      expect(seen).toEqual({ shown: solved, 'api/solve': '7' });
    } finally {
      remove();
    }
  });

  test('runs a worker in a route, with the package left to Node', async () => {
    const { folder, remove } = await makeProject({ ...nextFiles, ...nextWorkerRoute }, packages);
    try {
      await runWell(folder, 'npx', ['next', 'build']);
      const port = await freePort();
      const args = ['start', '-p', `${port}`];
      const seen = await visitServed(folder, 'next', args, port, ['api/solve', 'api/worker']);
      expect(seen).toEqual({ shown: solved, 'api/solve': '7', 'api/worker': '7' });
    } finally {
      remove();
    }
  });
});
