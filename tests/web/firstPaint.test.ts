import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppBrowser, startBrowser, VISITOR } from './harness/openApp.ts';
import { appFolder } from './harness/serveApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

/** What a server may send before it waits for an answer. */
const FIRST_BYTES = 14_000;

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

type PaintEntry = PerformanceEntry & { readonly element: Element | null; readonly value: number };

/** Where the parts of the first view lie. */
function placesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.views a, h1, .goal, .board .piece, .counters, .tool')].map(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const name = element.textContent?.trim();
        return [name, x, y, width, height].map((v) => (v as number).toFixed?.(1) ?? v).join(' ');
      },
    ),
  );
}

/** What the page was told of its paints, or nothing where nothing was within a second. */
function entriesOf(page: Page, type: 'largest-contentful-paint' | 'layout-shift') {
  return page.evaluate(async (wanted) => {
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: wanted, buffered: true });
      setTimeout(() => resolve([]), 1000);
    });
    return (entries as PaintEntry[]).map(({ element, value }) => {
      return { isGone: element === null, value };
    });
  }, type);
}

/** Scripts are held until the page is painted: a busy machine may run them before that. */
async function openPainted(page: Page): Promise<void> {
  let release = () => {};
  const isPainted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isPainted;
    await route.continue();
  });
  await page.goto(app.address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  release();
  await page.getByRole('button', { name: 'Hint', exact: true }).waitFor();
}

describe('the first paint', () => {
  test('needs nothing but the page, which is small', () => {
    const page = readFileSync(`${appFolder}index.html`);
    expect(gzipSync(page, { level: 9 }).length).toBeLessThanOrEqual(FIRST_BYTES);
    expect(page.toString()).not.toMatch(/<link[^>]*rel="stylesheet"/);
    const scripts = page.toString().match(/<script[^>]* src=[^>]*>/g);
    expect(scripts).toHaveLength(1);
    expect(scripts![0]).toContain('type="module"');
  });

  test.each(sizes)('shows the board without a script, where it stays ($width)', async (size) => {
    const context = await app.browser.newContext({ javaScriptEnabled: false, viewport: size });
    const still = await context.newPage();
    await still.goto(app.address);
    const { page, complaints } = await app.open('', { viewport: size });
    await page.getByRole('button', { name: 'Hint', exact: true }).waitFor();
    const before = await placesOf(still);
    expect(before.length).toBeGreaterThan(20);
    expect(await placesOf(page)).toEqual(before);
    expect(complaints).toEqual([]);
  });

  test.each(sizes)(
    'has the largest text, and hardly anything moves after it ($width)',
    async (size) => {
      const context = await app.browser.newContext({ ...VISITOR, viewport: size });
      const page = await context.newPage();
      await openPainted(page);
      // What stood in the page is there no longer once the app has taken its place.
      const isGone = async () =>
        (await entriesOf(page, 'largest-contentful-paint')).at(-1)?.isGone === true;
      await expect.poll(isGone, { timeout: 20_000 }).toBe(true);
      const shifts = await entriesOf(page, 'layout-shift');
      const shifted = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(shifted).toBeLessThanOrEqual(0.02);
      await context.close();
    },
  );

  test('shows nothing that will not stay', async () => {
    const context = await app.browser.newContext(VISITOR);
    const page = await context.newPage();
    await page.route('**/assets/*.js', (route) => route.abort());
    const pieces = page.locator('.board .piece');
    const open = async (path: string) => {
      await page.goto('about:blank');
      await page.goto(app.address + path);
    };
    await open('');
    expect(await pieces.count()).toBe(10);
    await open('#century');
    expect(await pieces.count()).toBe(0);
    await open('');
    await page.evaluate(() => localStorage.setItem('glissade.game', '{}'));
    await open('');
    expect(await pieces.count()).toBe(0);
    await context.close();
  });

  test('has the colours of the settings', async () => {
    const context = await app.browser.newContext({ colorScheme: 'light' });
    const page = await context.newPage();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(app.address);
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).background);
    const light = await ground();
    await page.evaluate(() => localStorage.setItem('glissade.settings', '{"theme":"dark"}'));
    await page.reload();
    expect(await ground()).not.toBe(light);
    await context.close();
  });
});
