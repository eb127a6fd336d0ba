import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../../tools/find/findChromium.mjs';
import { root } from '../../tools/install.mjs';
import { type Consumer, makeConsumer, packageNames, removeConsumer } from '../packed/consumer.ts';
import { runWell } from '../packed/runProgram.ts';
import { chromiumFlags } from '../services/chromiumFlags.ts';
import { serveApp } from '../web/harness/serveApp.ts';

/*
 * Each example as somebody begins with it: its folder copied, its pinned versions installed with
 * our tarball, built, and played by touch to its goal. `npm run build` first.
 */

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const compiler = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');

let consumer: Consumer | undefined;
let browser: Browser | undefined;
let folder = '';
beforeAll(async () => {
  consumer = await makeConsumer();
  folder = mkdtempSync(join(tmpdir(), 'glissade-frameworks-'));
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
}, 600_000);
afterAll(async () => {
  await browser?.close();
  if (consumer) removeConsumer(consumer);
  rmSync(folder, { recursive: true, force: true });
}, 300_000);

/** The example in a folder of its own, with what it asks for and our tarball. */
async function installExample(name: string): Promise<string> {
  const project = join(folder, name);
  cpSync(join(root, 'examples', name), project, { recursive: true });
  const manifest = join(project, 'package.json');
  const asked = JSON.parse(readFileSync(manifest, 'utf8'));
  const tarball = consumer!.tarballs[packageNames.indexOf('player')]!;
  asked.dependencies['@glissade/player'] = `file:${tarball}`;
  writeFileSync(manifest, JSON.stringify(asked));
  await runWell(project, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']);
  return project;
}

/** Plays the example by touch: one tap pushes two tiles home. */
async function playThrough(page: Page): Promise<void> {
  const player = page.locator('glissade-player');
  const tap = (cell: number) => player.getByRole('gridcell').nth(cell).tap();
  await tap(3);
  await page.getByText('So far: D', { exact: true }).waitFor();
  await player.getByRole('button', { name: 'Undo' }).tap();
  await tap(8);
  await page.getByText('Well done: L2', { exact: true }).waitFor();
}

async function openPage(address: string) {
  const page = await (await browser!.newContext(PHONE)).newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(address);
  page.setDefaultTimeout(15_000);
  return { page, complaints };
}

describe.each(['react', 'vue', 'svelte', 'solid', 'angular'])('the example in %s', (name) => {
  test('installs, builds and is played to its goal', async () => {
    const project = await installExample(name);
    const base = name === 'angular' ? '--base-href' : '--base';
    await runWell(project, 'npm', ['run', 'build', '--', base, '/here/']);
    const server = await serveApp(join(project, 'dist'), '/here/');
    try {
      const { page, complaints } = await openPage(server.address);
      await playThrough(page);
      await page.getByRole('button', { name: 'Again' }).tap();
      await page.locator('glissade-player').getByText('0 moves').waitFor();
      expect(complaints).toEqual([]);
    } finally {
      await server.close();
    }
    if (['react', 'solid'].includes(name)) {
      await runWell(project, process.execPath, [compiler, '-p', 'tsconfig.json']);
    }
  });
});

test('the example in plain HTML is played to its goal', async () => {
  const shown = join(folder, 'html');
  const player = join(consumer!.folder, 'node_modules/@glissade/player/dist/glissade-player.js');
  cpSync(player, join(shown, 'glissade-player.js'));
  const text = readFileSync(join(root, 'examples/html/index.html'), 'utf8');
  const address = 'https://unpkg.com/@glissade/player';
  expect(text).toContain(address);
  // The registry's address stands for the file of the tarball.
  writeFileSync(join(shown, 'index.html'), text.replace(address, './glissade-player.js'));
  const server = await serveApp(shown, '/here/');
  try {
    const { page } = await openPage(server.address);
    await playThrough(page);
  } finally {
    await server.close();
  }
});
