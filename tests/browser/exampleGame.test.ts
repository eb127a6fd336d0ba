import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../tools/install.mjs';
import { connectToChromium, installedConsumer } from '../services/services.ts';
import { type AppServer, serveApp } from '../web/harness/serveApp.ts';
import { ways } from './buildPages.ts';

const example = `${root}examples/game`;

let browser: Browser;
let server: AppServer;
beforeAll(async () => {
  const { folder } = await installedConsumer();
  const sources = join(folder, 'game');
  cpSync(example, sources, { recursive: true });
  const shown = join(folder, 'shown', 'game');
  await ways.Vite!(sources, shown);
  server = await serveApp(shown, '/game/');
  browser = await connectToChromium();
}, 600_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function open(): Promise<{ page: Page; complaints: readonly string[] }> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(server.address);
  await page.getByRole('status').getByText('Drag the pieces').waitFor();
  return { page, complaints };
}

test('the example game has a hundred lines at most', () => {
  expect(readFileSync(`${example}/main.ts`, 'utf8').split('\n').length - 1).toBeLessThan(101);
});

describe('the example game, built from the tarball', () => {
  test('is played to its goal by dragging, and goes on after a reload', async () => {
    const { page, complaints } = await open();
    const said = page.getByRole('status');
    const drag = async (label: string, right: number, down: number) => {
      const piece = page.locator('#board button', { hasText: label });
      const box = (await piece.boundingBox())!;
      const side = (await page.locator('#board').boundingBox())!.width / 4;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + right * side, y + down * side, { steps: 3 });
      await page.mouse.up();
    };
    await drag('A', -1, 0);
    await said.getByText('A cannot come to cell').waitFor();
    await drag('B', -1, 1);
    await drag('A', 2, 0);
    await said.getByText('Moves: 2').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await said.getByText('Moves: 1').waitFor();
    await page.getByRole('button', { name: 'Redo' }).tap();
    await drag('C', 0, -1);
    await drag('B', -1, 0);
    await drag('A', 0, 2);
    await said.getByText('Solved! Moves: 5').waitFor();
    expect(complaints).toEqual([]);
  });

  test('gives hints from its worker, and plays tiles by taps and keys', async () => {
    const { page, complaints } = await open();
    const said = page.getByRole('status');
    await page.getByRole('button', { name: 'Hint' }).tap();
    await said.getByText('BDL, and 4 more').waitFor();
    expect(await page.locator('.hint').textContent()).toBe('B');
    await page.getByRole('button', { name: 'Next puzzle' }).tap();
    await page.locator('#board button', { hasText: '7' }).focus();
    await page.keyboard.press('ArrowLeft');
    await said.getByText('Moves: 1').waitFor();
    await page.locator('#board button', { hasText: '8' }).tap();
    await said.getByText('Solved! Moves: 2').waitFor();
    expect(complaints).toEqual([]);
  });
});
