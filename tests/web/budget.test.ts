import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';
import { appFolder } from './harness/serveApp.ts';

const KB = 1000;
/** How the text of a kernel begins: `\0asm`, as each WebAssembly module does. */
const KERNEL = '0061736d';

function packedSize(name: string): number {
  return gzipSync(readFileSync(join(appFolder, name)), { level: 9 }).length;
}

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

/** Scripts and styles that the page names, so that a board is shown. */
function firstLoad(): string[] {
  const page = readFileSync(join(appFolder, 'index.html'), 'utf8');
  return [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, name]) => name!);
}

test('the first load is one script of 55 kB at most, packed, and holds no search', () => {
  const names = firstLoad();
  expect(names.filter((name) => name.endsWith('.js'))).toHaveLength(1);
  const size = names.reduce((sum, name) => sum + packedSize(name), packedSize('index.html'));
  expect(size).toBeLessThanOrEqual(55 * KB);
  const scripts = names.filter((name) => name.endsWith('.js'));
  for (const name of scripts) {
    expect(readFileSync(join(appFolder, name), 'utf8')).not.toContain(KERNEL);
  }
});

test('the documents say how large the script of the player is', () => {
  const kB = packedSize('glissade-player.js') / KB;
  for (const name of [
    'packages/player/README.md',
    'site/guide/embed.md',
    'site/zh/guide/embed.md',
  ]) {
    const text = readFileSync(`${import.meta.dirname}/../../${name}`, 'utf8');
    const told = Number(/(?:about|约) (\d+) kB/.exec(text)![1]);
    expect(Math.abs(told - kB), name).toBeLessThan(2);
  }
});

/** An initial chunk and all that it imports before it runs; not what it may import later. */
function initialChunks(name: string, known: Set<string> = new Set()): Set<string> {
  if (known.has(name)) return known;
  known.add(name);
  const text = readFileSync(join(appFolder, 'assets', name), 'utf8');
  for (const [, other] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
    initialChunks(other!, known);
  }
  return known;
}

const chunksCalled = (name: RegExp) =>
  readdirSync(join(appFolder, 'assets')).filter((file) => name.test(file));

const holdsKernel = (name: string) =>
  readFileSync(join(appFolder, 'assets', name), 'utf8').includes(KERNEL);

test('what a worker of the solver loads first is 148 kB at most, packed', () => {
  const sizes = chunksCalled(/^entry-.*\.js$/).map((name) =>
    [...initialChunks(name)].reduce((sum, one) => sum + packedSize(join('assets', one)), 0),
  );
  expect(Math.max(...sizes)).toBeGreaterThan(40 * KB);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(148 * KB);
});

test('no file imports one that a worker starts with: WebKit would evaluate it twice', () => {
  const texts = readdirSync(join(appFolder, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(appFolder, 'assets', file), 'utf8'));
  const started = texts.flatMap((text) =>
    [...text.matchAll(/new URL\(`([^`]+\.js)`/g)].map(([, name]) => name!),
  );
  expect(new Set(started).size).toBeGreaterThanOrEqual(5);
  const imported = started.filter((name) =>
    texts.some((text) => new RegExp(`(?:from|import)\\(?["'\`]\\./${name}`).test(text)),
  );
  expect(imported).toEqual([]);
});

test('the kernel of beams is a chunk of 15 kB at most, which loads when a beam runs', () => {
  // One for the solver, and one for the worker that studies a puzzle, which shares no file with it.
  const copies = chunksCalled(/^wholeBoardBeams-.*\.js$/);
  expect(copies).toHaveLength(2);
  for (const beams of copies) {
    expect(holdsKernel(beams)).toBe(true);
    expect(packedSize(join('assets', beams))).toBeLessThanOrEqual(15 * KB);
    for (const name of chunksCalled(/^(?:entry|index)-.*\.js$/)) {
      expect(initialChunks(name)).not.toContain(beams);
    }
  }
});

test('a first visit fetches no search before it is asked for', async () => {
  const { page } = await app.open();
  await page.getByRole('grid').waitFor();
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const kernels = fetched.filter((url) => {
    const name = url.slice(app.address.length);
    return name.endsWith('.js') && readFileSync(join(appFolder, name), 'utf8').includes(KERNEL);
  });
  expect(kernels).toEqual([]);
});
