import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../../tools/find/findChromium.mjs';
import { chromiumFlags } from '../services/chromiumFlags.ts';
import { serveApp } from './harness/serveApp.ts';

let browser: Browser;
let app: Awaited<ReturnType<typeof serveApp>>;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  app = await serveApp();
});
afterAll(async () => {
  await browser.close();
  await app.close();
});

/* The built app: run `npm run build` first. Each takes seconds of a processor that is kept busy. */
const ENDLESS = [
  'Array.prototype.indexOf.call({ length: 2 ** 53 - 1 }, 1)',
  'Array.prototype.lastIndexOf.call({ length: 2 ** 53 - 1 }, 1)',
];

test.each(ENDLESS)('%s cannot be interrupted, so its worker is ended', async (code) => {
  const page = await browser.newPage({ locale: 'en-US' });
  const script = encodeURIComponent(`() => ${code}`);
  await page.goto(`${app.address}#race?lane=astar,script&lane=astar,manhattan&code=${script}`);
  const lanes = page.locator('.race-lane');
  await lanes.first().getByRole('button', { name: 'Run it' }).click();
  await lanes.first().getByText('one call did not end').waitFor({ timeout: 120_000 });
  await lanes.nth(1).getByText('23 moves, proved shortest').waitFor();
  expect(page.workers().length).toBeLessThanOrEqual(3);
  await page.close();
});
