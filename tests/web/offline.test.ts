import { createHash } from 'node:crypto';
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
import { basename, dirname, join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { counted } from './harness/onBoard.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';
import { appFolder, type HostWays, serveApp } from './harness/serveApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

/** Until the files are kept and the worker answers for the page. */
async function untilKept(page: Page): Promise<void> {
  const isKept = () => navigator.serviceWorker.controller !== null;
  // All files are fetched, and their digests computed: a busy machine takes its time.
  await page.waitForFunction(isKept, undefined, { timeout: 120_000 });
}

const PATIENT = { timeout: 60_000 };

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

type OwnApp = {
  readonly folder: string;
  readonly address: string;
  readonly context: BrowserContext;
};

/** A copy of the app on a server of its own. */
async function withOwnApp(act: (own: OwnApp) => Promise<void>, ways: HostWays = {}): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'glissade-app-'));
  cpSync(appFolder, folder, { recursive: true });
  const server = await serveApp(folder, '/some/path/', ways);
  const context = await app.browser.newContext({ locale: 'en-US' });
  try {
    await act({ folder, address: server.address, context });
  } finally {
    await context.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

const change = (file: string, by: (text: string) => string) =>
  writeFileSync(file, by(readFileSync(file, 'utf8')));

/** The script of the view of times, which is fetched when it is first looked at. */
function timesScript(folder: string): string {
  const names = readdirSync(join(folder, 'assets'));
  return join(folder, 'assets', names.find((name) => /^(?:New)?TimesView-.*\.js$/.test(name))!);
}

/** Makes another version of the app: another page, and a script under another name. */
function renew(folder: string): void {
  const index = join(folder, 'index.html');
  const script = timesScript(folder);
  change(index, (text) => text.replace('<title>', '<title>New '));
  renameSync(script, join(dirname(script), `New${basename(script)}`));
  const digest = createHash('sha256').update(readFileSync(index)).digest('base64');
  change(join(folder, 'serviceWorker.js'), (text) =>
    text
      .replace(`assets/${basename(script)}`, `assets/New${basename(script)}`)
      .replace(/index\.html\?[^,`'"]+/, `index.html?${digest}`)
      .replace(/glissade [\w+/]+=/g, 'glissade new'),
  );
}

const notice = (page: Page) => page.getByText('A new version is ready');

/**
 * Asks for the new version until it is there: a browser takes it when the old worker has nothing to
 * do, which on a busy machine may be long after it was asked.
 */
async function takeUpdate(page: Page): Promise<void> {
  const isNew = () => document.title === 'New Glissade';
  const ask = async () => {
    const button = page.getByRole('button', { name: 'Update' });
    // Where the old page came once more, as the workers changed, a visitor loads it again.
    await button.click({ timeout: 5000 }).catch(() => page.reload().catch(() => undefined));
    return page.waitForFunction(isNew, undefined, { timeout: 5000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(ask, { timeout: 150_000 }).toBe(true);
}

describe('a new version', () => {
  test('waits until it is asked for, and the game stays', { timeout: 400_000 }, () =>
    withOwnApp(async ({ folder, address, context }) => {
      const page = await context.newPage();
      await page.goto(address);
      await untilKept(page);
      renew(folder);
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
      await other.goto(address, { waitUntil: 'networkidle' });
      await notice(other).waitFor();
      await takeUpdate(page);
      await expect.poll(() => counted(page), PATIENT).toBe(1);

      // The other tab has its own files until it asks as well.
      await other.getByRole('link', { name: 'Times' }).click();
      await other.getByRole('heading', { name: 'Times', exact: true }).waitFor();
      expect(await other.title()).toBe('Glissade');
      await takeUpdate(other);
    }),
  );
});

/** Looks for a new version, and waits for what becomes of it. */
function update(page: Page): Promise<ServiceWorkerState> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const result = new Promise<ServiceWorkerState>((resolve) => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing!;
        worker.addEventListener('statechange', () => resolve(worker.state));
      });
    });
    await registration.update();
    return result;
  });
}

async function expectWorks(page: Page, title: string): Promise<void> {
  await page.reload();
  expect(await page.title()).toBe(title);
  await page.getByRole('link', { name: 'Times' }).click();
  await page.getByRole('heading', { name: 'Times', exact: true }).waitFor();
}

describe('a new version that the host does not send as it was built', () => {
  const visit = async ({ address, context }: OwnApp) => {
    const page = await context.newPage();
    await page.goto(address);
    await untilKept(page);
    return page;
  };

  test('is not taken while the page of the host stands for a script, and then is', () =>
    withOwnApp(
      async (own) => {
        const page = await visit(own);
        renew(own.folder);
        const script = timesScript(own.folder);
        renameSync(script, `${script}.away`);
        expect(await update(page)).toBe('redundant');
        await expectWorks(page, 'Glissade');
        renameSync(`${script}.away`, script);
        expect(await update(page)).toBe('installed');
        await notice(page).waitFor();
        await takeUpdate(page);
      },
      { answersAll: true },
    ));

  test('is not taken with half of a script, and the old one works offline', () =>
    withOwnApp(async (own) => {
      const page = await visit(own);
      renew(own.folder);
      change(timesScript(own.folder), (text) => text.slice(0, text.length / 2));
      expect(await update(page)).toBe('redundant');
      await own.context.setOffline(true);
      await expectWorks(page, 'Glissade');
    }));

  test('changes nothing of the old one by a script that its list does not know', () =>
    withOwnApp(async (own) => {
      const page = await visit(own);
      change(timesScript(own.folder), () => 'throw new Error("another script")');
      change(join(own.folder, 'serviceWorker.js'), (text) => `${text}// another worker`);
      expect(await update(page)).toBe('redundant');
      await expectWorks(page, 'Glissade');
    }));

  test('works where the host sends index.html on to its folder', () =>
    withOwnApp(
      async (own) => {
        const page = await visit(own);
        await own.context.setOffline(true);
        await expectWorks(page, 'Glissade');
        await page.goto(`${own.address}index.html`);
        await page.getByRole('grid').waitFor();
      },
      { hasShortNames: true },
    ));
});
