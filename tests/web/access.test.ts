import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppBrowser, startBrowser } from './openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

type Barrier = { readonly id: string; readonly nodes: readonly { readonly html: string }[] };

/** What axe finds wrong, as one line each. */
async function barriersOn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const run = (globalThis as unknown as { axe: { run: () => Promise<unknown> } }).axe.run;
    return ((await run()) as { violations: Barrier[] }).violations;
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Every view, and what opens in it. */
const views: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  '': (page) => page.getByRole('grid').waitFor(),
  '#1_2_3-4_5_6-7_0_8': async (page) => {
    await page.getByRole('row').nth(3).waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowLeft');
    await page.locator('.solved').waitFor();
    await page.getByRole('button', { name: 'Mark', exact: true }).click();
  },
  '#puzzles': async (page) => {
    await page.locator('.card').first().waitFor();
    await page.getByRole('button', { name: /Tile board/ }).click();
    await page.getByText('Own picture', { exact: true }).click();
  },
  '#review': (page) => page.locator('main h1').first().waitFor(),
  '#edit': (page) => page.locator('main h1').first().waitFor(),
  '#times': (page) => page.getByRole('heading', { name: 'Times' }).waitFor(),
  '#settings': (page) => page.getByRole('heading', { name: 'Settings' }).waitFor(),
};

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test.each(Object.keys(views))('axe finds nothing on "%s"', async (path) => {
    const { page } = await app.open(path, { colorScheme, reducedMotion: 'reduce' });
    await views[path]?.(page);
    expect(await barriersOn(page)).toEqual([]);
    await page.context().close();
  });
});
