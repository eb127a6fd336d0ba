import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { counted } from './harness/onBoard.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';
import { appFolder, serveApp } from './harness/serveApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

/** Until the files are kept and the worker answers for the page. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const PATIENT = { timeout: 10_000 };

describe('offline', () => {
  test('every view works after the first visit, with the game', async () => {
    const { page } = await app.open('', { serviceWorkers: 'allow' });
    await untilKept(page);
    await page.getByRole('button', { name: 'Type' }).click();
    await page.getByLabel('Command').fill('GD');
    await page.keyboard.press('Enter');
    await page.context().setOffline(true);
    await page.reload();
    expect(await counted(page)).toBe(1);
    for (const [link, heading] of [
      ['Puzzles', 'Puzzles'],
      ['Times', 'Times'],
      ['Settings', 'Settings'],
    ] as const) {
      await page.getByRole('link', { name: link }).click();
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
    }
    await page.getByText('中文', { exact: true }).click();
    await page.getByRole('heading', { name: '设置' }).waitFor();
  });

  test('the manifest makes it installable', async () => {
    const { page } = await app.open();
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
      return (await fetch(link?.href ?? '')).json();
    });
    expect(manifest).toMatchObject({ name: 'Glissade', display: 'standalone', start_url: './' });
    const sizes = manifest.icons.map(({ sizes: size }: { sizes: string }) => size);
    expect(sizes).toContain('512x512');
  });
});

/** A copy of the app on a server of its own, which `renew` makes another version of. */
async function withOwnApp(
  act: (own: {
    readonly address: string;
    readonly context: BrowserContext;
    readonly renew: () => void;
  }) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'glissade-app-'));
  cpSync(appFolder, folder, { recursive: true });
  const server = await serveApp(folder);
  const context = await app.browser.newContext({ locale: 'en-US' });
  const renew = () => {
    const index = join(folder, 'index.html');
    const worker = join(folder, 'serviceWorker.js');
    writeFileSync(index, readFileSync(index, 'utf8').replace('<title>', '<title>New '));
    const names = readdirSync(join(folder, 'assets'));
    const view = names.find((name) => /^TimesView-.*\.js$/.test(name))!;
    renameSync(join(folder, 'assets', view), join(folder, 'assets', `New${view}`));
    const text = readFileSync(worker, 'utf8').replace(`assets/${view}`, `assets/New${view}`);
    writeFileSync(worker, text.replace(/index\.html\?\w+/, 'index.html?0123456789ab'));
  };
  try {
    await act({ address: server.address, context, renew });
  } finally {
    await context.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

const notice = (page: Page) => page.getByText('A new version is ready');

describe('a new version', () => {
  test('waits until it is asked for, and the game stays', () =>
    withOwnApp(async ({ address, context, renew }) => {
      const page = await context.newPage();
      await page.goto(address);
      await untilKept(page);
      renew();
      await page.getByRole('button', { name: 'Type' }).click();
      await page.getByLabel('Command').fill('GD');
      await page.keyboard.press('Enter');
      // A visit looks for a new version once; one that is busy may look before the files are there.
      const visit = async () => {
        await page.reload();
        return notice(page)
          .waitFor({ timeout: 15_000 })
          .then(
            () => true,
            () => false,
          );
      };
      await expect.poll(visit, { timeout: 60_000 }).toBe(true);
      expect(await page.title()).toBe('Glissade');
      const other = await context.newPage();
      await other.goto(address);
      await notice(other).waitFor();
      await page.getByRole('button', { name: 'Update' }).click();
      await expect.poll(() => page.title().catch(() => ''), PATIENT).toBe('New Glissade');
      await expect.poll(() => counted(page), PATIENT).toBe(1);

      // The other tab has its own files until it asks as well.
      await other.getByRole('link', { name: 'Times' }).click();
      await other.getByRole('heading', { name: 'Times', exact: true }).waitFor();
      expect(await other.title()).toBe('Glissade');
      await other.getByRole('button', { name: 'Update' }).click();
      await expect.poll(() => other.title().catch(() => ''), PATIENT).toBe('New Glissade');
    }));
});
