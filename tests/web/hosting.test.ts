import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';
import { NEAR_LINK, PATIENCE } from './harness/racing.ts';
import { type AppServer, appFolder, serveApp } from './harness/serveApp.ts';

type Headers = Readonly<Record<string, string>>;

const builtText = (name: string) => readFileSync(join(appFolder, name), 'utf8');

/** The headers of a built file, by what stands around each in that kind of file. */
function headersIn(name: string, pattern: RegExp): Headers {
  const found = [...builtText(name).matchAll(pattern)];
  return Object.fromEntries(found.map(([, header, value]) => [header!, value!]));
}

const headers = headersIn('_headers', /^ {2}([\w-]+): (.+)$/gm);

/** Tries what the policy forbids, and tells what became of it. */
const PROBE = `onmessage = async ({ data }) => {
  const outcome = {};
  try { outcome.eval = String((0, eval)('1 + 1')); } catch (error) { outcome.eval = error.name; }
  outcome.fetch = await fetch(data).then((answer) => answer.text(), (error) => error.name);
  postMessage(outcome);
};`;

let app: AppBrowser;
let folder: string;
let careful: AppServer;
let plain: AppServer;
let stranger: { readonly address: string; readonly close: () => void };

/** Another host, which gives its text to everybody and frames what it is told to. */
async function startStranger(): Promise<typeof stranger> {
  const server = createServer((request, response) => {
    const framed = new URL(request.url!, 'http://localhost').searchParams.get('frame');
    response.writeHead(200, {
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': framed ? 'text/html' : 'text/plain',
    });
    response.end(framed ? `<iframe src="${framed}"></iframe>` : 'of the stranger');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}/`, close };
}

beforeAll(async () => {
  app = await startBrowser();
  folder = mkdtempSync(join(tmpdir(), 'glissade-hosted-'));
  cpSync(appFolder, folder, { recursive: true });
  writeFileSync(join(folder, 'probe.js'), PROBE);
  careful = await serveApp(folder, '/app/', { headers });
  plain = await serveApp(folder, '/app/');
  stranger = await startStranger();
});
afterAll(async () => {
  await app.close();
  await careful.close();
  await plain.close();
  stranger.close();
  rmSync(folder, { recursive: true });
});

describe('the files for hosts', () => {
  test('say the same for each host, and the policy of the page', () => {
    expect(Object.keys(headers)).toEqual([
      'Content-Security-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Embedder-Policy',
      'X-Content-Type-Options',
    ]);
    expect(builtText('_headers').split('\n')[0]).toBe('/*');
    const nginx = headersIn('headers.nginx.conf', /^add_header ([\w-]+) "([^"]+)" always;$/gm);
    expect(nginx).toEqual(headers);
    expect(headersIn('headers.caddy', /^\t([\w-]+) "([^"]+)"$/gm)).toEqual(headers);
    const [, meta] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
      builtText('index.html'),
    )!;
    const policy = meta!.replaceAll('&#39;', "'");
    expect(headers['Content-Security-Policy']).toBe(`${policy}; frame-ancestors 'self'`);
    // Some hosts read no longer lines.
    expect(policy.length).toBeLessThan(1500);
  });

  test('are no part of what is kept for use offline: hosts do not serve them', () => {
    const list = builtText('serviceWorker.js');
    expect(list).toContain('index.html?');
    expect(list).not.toMatch(/_headers|headers\./);
  });
});

describe('with a host that sends the headers', () => {
  /** A page of a visitor, and what its console complained of. */
  const visit = async (address: string) => {
    const context = await app.browser.newContext({ locale: 'en-US' });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(address);
    return { page, complaints, close: () => context.close() };
  };

  test('the app solves, draws the map, races an own heuristic, and is there offline', async () => {
    const { page, complaints, close } = await visit(careful.address);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await page.getByRole('button', { name: 'Solution' }).click();
    await page.getByText('81 moves', { exact: false }).first().waitFor(PATIENCE);
    await page.goto(`${careful.address}#map`);
    await page.locator('canvas').first().waitFor(PATIENCE);
    await page.goto(careful.address + NEAR_LINK);
    const lane = page.locator('.race-lane').first();
    await lane.locator('summary').click();
    await lane.getByLabel('Heuristic h').selectOption('script');
    await lane.getByRole('textbox').fill('() => 0');
    await lane.getByRole('button', { name: 'Use it' }).press('Enter');
    await lane.getByText('14 moves: shortest, but not proved by this search').waitFor(PATIENCE);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.reload();
    await page.locator('.race-lane').first().waitFor(PATIENCE);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  test('the pages of the player work', async () => {
    const { page, complaints, close } = await visit(`${careful.address}player/playable.html`);
    await page.locator('glissade-player').first().getByRole('grid').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  /** What a worker of the app may do. */
  const probe = (page: Page) =>
    page.evaluate((other) => {
      const worker = new Worker('probe.js');
      worker.postMessage(other);
      return new Promise((resolve) => {
        worker.onmessage = ({ data }) => resolve(data);
      });
    }, stranger.address);

  test('a worker neither evaluates text nor asks another host, as it would without', async () => {
    const open = await visit(plain.address);
    expect(await probe(open.page)).toEqual({ eval: '2', fetch: 'of the stranger' });
    await open.close();
    const { page, close } = await visit(careful.address);
    expect(await probe(page)).toEqual({ eval: 'EvalError', fetch: 'TypeError' });
    await close();
  });

  test('no page of another host frames the app, as it could without', async () => {
    const framing = async ({ address }: AppServer) => {
      const { page, close } = await visit(`${stranger.address}?frame=${address}`);
      const shown = page.frames()[1]!.url();
      await close();
      return shown;
    };
    expect(await framing(plain)).toBe(plain.address);
    expect(await framing(careful)).toMatch(/^chrome-error:/);
  });
});
