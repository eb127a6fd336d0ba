import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlayerElement } from '@glissade/player';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../tools/install.mjs';
import type { Consumer } from '../packed/consumer.ts';
import { connectToChromium, installedConsumer } from '../services/services.ts';
import { copyPages, ways } from './buildPages.ts';
import { servePages } from './servePages.ts';

const BUNDLE = 'node_modules/glissade/dist/glissade.bundle.js';

/** The first script of the section about hints. */
function hintExample(): string {
  const docs = readFileSync(join(root, 'docs/player.md'), 'utf8');
  const [, script = ''] = /## Hints.*?<script type="module">\n(.*?)<\/script>/s.exec(docs) ?? [];
  return script;
}

const answer = { status: 'solved', optimal: true, length: 7 };

let consumer: Consumer;
let browser: Browser | undefined;
let sources = '';
beforeAll(async () => {
  consumer = await installedConsumer();
  sources = copyPages(consumer.folder, 'pages');
  browser = await connectToChromium();
}, 600_000);
afterAll(() => browser?.close());

/** What the page writes into one of its outputs, once it has written. */
async function readAnswer(page: Page, id: string): Promise<unknown> {
  const written = page.locator(`#${id}:not(:empty)`);
  await written.waitFor({ state: 'attached', timeout: 20_000 }).catch(() => undefined);
  return JSON.parse((await page.locator(`#${id}`).textContent()) || 'null');
}

/** The outputs of a page, and everything that its console complained of. */
async function visit(address: string, ids: readonly string[]) {
  if (browser === undefined) throw new Error('no browser');
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(address);
  const answers: Record<string, unknown> = {};
  for (const id of ids) answers[id] = await readAnswer(page, id);
  await page.close();
  return { ...answers, complaints };
}

/** Builds a folder of pages in one way, serves it and visits it. */
async function tryPages(way: string, pages: string, ids: readonly string[]) {
  const shown = join(consumer.folder, 'shown', `${pages}-${way.replaceAll(' ', '-')}`);
  await ways[way]?.(join(sources, pages), shown);
  const server = await servePages(shown);
  try {
    return await visit(server.address, ids);
  } finally {
    await server.close();
  }
}

describe.each(Object.keys(ways))('by %s, under a strict policy', (way) => {
  test('a page solves, and so does a worker of its own', async () => {
    const shown = await tryPages(way, 'handmade', ['page', 'worker']);
    expect(shown).toMatchObject({ complaints: [], page: answer, worker: answer });
  });
});

describe.each(['plain script and one file', 'webpack', 'Vite'])('by %s, strictly', (way) => {
  test('the worker that comes with the library solves', async () => {
    const shown = await tryPages(way, 'packaged', ['worker']);
    expect(shown).toMatchObject({ complaints: [], worker: answer });
  });
});

describe.each(['esbuild', 'webpack', 'Vite'])('by %s, under a strict policy', (way) => {
  test('a worker that runs the library by an entry of its own solves', async () => {
    const shown = await tryPages(way, 'ownEntry', ['worker']);
    expect(shown).toMatchObject({ complaints: [], worker: answer });
  });
});

test('a worker whose script is missing is a failure, not a wait without end', async () => {
  const shown = await tryPages('esbuild', 'packaged', ['worker']);
  expect(shown).toMatchObject({
    worker: { error: expect.stringContaining('glissade/worker-entry') },
  });
});

test('the player is one script on a bare page', async () => {
  const shown = join(consumer.folder, 'shown', 'player');
  const script = join(consumer.folder, 'node_modules/@glissade/player/dist/glissade-player.js');
  cpSync(join(sources, 'player'), shown, { recursive: true });
  copyFileSync(script, join(shown, 'glissade-player.js'));
  const server = await servePages(shown);
  const page = await browser!.newPage();
  const complaints: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(server.address);
  const player = page.locator('glissade-player');
  await player.getByRole('button', { name: 'Next move' }).click();
  await player.getByRole('img', { name: '1 of 1: 1 2 3 / 4 5 6 / 7 8 .' }).waitFor();
  expect(complaints).toEqual([]);
  expect(asked.filter((path) => path !== '/favicon.ico')).toEqual(['/', '/glissade-player.js']);
  // The example of docs/player.md, and the button that it brings to a game.
  copyFileSync(join(consumer.folder, BUNDLE), join(shown, 'glissade.bundle.js'));
  await player.evaluate((element) => Object.assign(element, { playable: true, moves: '' }));
  const logged = page.waitForEvent('console');
  writeFileSync(join(shown, 'hints.js'), hintExample());
  await page.addScriptTag({ type: 'module', url: 'hints.js' });
  expect((await logged).text()).toBe('move L 2');
  await player.getByRole('button', { name: 'Undo' }).waitFor();
  await player.getByRole('gridcell', { name: '7' }).press('ArrowLeft');
  await player.getByText('1 move', { exact: true }).waitFor();
  expect(await player.locator('.arrow').getAttribute('d')).toBe('');
  await player.getByRole('button', { name: 'Hint' }).click();
  await player.getByText('Hint: 8L').waitFor({ state: 'attached' });
  expect(await player.locator('.arrow').getAttribute('d')).toMatch(/^M222,250L150,250M/);
  const atGoal = await player.evaluate(async (element: PlayerElement) => {
    element.moves = 'L2';
    return element.hint();
  });
  expect(atGoal).toEqual({ status: 'solved' });
  expect(complaints).toEqual(['move L 2']);
  await page.close();
  await server.close();
});
