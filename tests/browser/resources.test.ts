import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { puzzleById } from '../../packages/catalogue/src/catalogue.ts';
import { connectToChromium, installedConsumer } from '../services/services.ts';
import { copyPages, ways } from './buildPages.ts';
import { type PageServer, servePages } from './servePages.ts';

/* What a search takes in a page: threads where memory can be shared, files where it gets short. */

let sources = '';
let browser: Browser;
const servers: PageServer[] = [];
beforeAll(async () => {
  const { folder } = await installedConsumer();
  sources = copyPages(folder, 'measured');
  browser = await connectToChromium();
}, 600_000);
afterAll(async () => {
  await browser?.close();
  await Promise.all(servers.map((server) => server.close()));
});

/** The kernels are WebAssembly, without which a search has neither threads nor files. */
const permissive = {
  'content-security-policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
};

/** Only such pages may share memory among threads. */
const isolated = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

const built = new Map<string, Promise<string>>();

/** The folder with the page as built in one way; built once. */
function builtPage(way: string): Promise<string> {
  const build = async () => {
    const shown = join(sources, 'shown', way.replaceAll(' ', '-'));
    await ways[way]!(join(sources, 'measured'), shown);
    return shown;
  };
  const folder = built.get(way) ?? build();
  built.set(way, folder);
  return folder;
}

async function openPage(way: string, headers: Readonly<Record<string, string>> = {}) {
  const shown = await builtPage(way);
  const server = await servePages(shown, { ...permissive, ...headers });
  servers.push(server);
  const page = await (await browser.newContext()).newPage();
  await page.goto(server.address);
  return page;
}

type Request = {
  readonly puzzle: string;
  readonly options?: object;
  readonly bytesToCancel?: number;
  readonly refusesTables?: boolean;
};

type Answer = {
  readonly outcome: {
    readonly status: string;
    readonly stats: { readonly expanded: number };
    readonly notes?: readonly string[];
  };
  readonly written: number;
  /** Threads asked for, and those that came. */
  readonly asked: number;
  readonly threads: number;
};

function ask(page: Page, request: Request): Promise<Answer> {
  return page.evaluate((asked) => {
    const { ask: send } = globalThis as unknown as { ask: (one: Request) => Promise<Answer> };
    return send(asked);
  }, request);
}

/** 4.3 million states, which take 46 MB. */
const LARGE = puzzleById('climb-12')!.text;
const answer = { status: 'solved', optimal: true, length: 110 };

const filesLeft = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { filesLeft: list } = globalThis as unknown as { filesLeft: () => Promise<string[]> };
    return list();
  });

/** Threads that were ended let go of their files a little later. */
const PATIENT = { timeout: 10_000 };

describe('memory that does not suffice', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage('Vite');
  });

  test('is helped out by files, with the same counts, and none is left', async () => {
    const limits = { memoryBytes: 24_000_000 };
    const whole = await ask(page, { puzzle: LARGE });
    const spilled = await ask(page, { puzzle: LARGE, options: { limits } });
    expect(whole).toMatchObject({ outcome: answer, written: 0, asked: 0 });
    expect(spilled).toMatchObject({ outcome: answer });
    expect(spilled.outcome.stats.expanded).toBe(whole.outcome.stats.expanded);
    expect(spilled.written).toBeGreaterThan(1e6);
    await expect.poll(() => filesLeft(page), PATIENT).toEqual([]);
  });

  test('leaves no file behind when the search is cancelled', async () => {
    const limits = { memoryBytes: 24_000_000 };
    const request = { puzzle: LARGE, options: { limits }, bytesToCancel: 1 };
    const cancelled = await ask(page, request);
    expect(cancelled).toMatchObject({ outcome: { status: 'cancelled' } });
    expect(cancelled.written).toBeGreaterThan(0);
    await expect.poll(() => filesLeft(page), PATIENT).toEqual([]);
  });

  test('and a full disk end undecided, with the level reached', async () => {
    const devtools = await page.context().newCDPSession(page);
    const { origin } = new URL(page.url());
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 });
    const limits = { memoryBytes: 24_000_000 };
    const full = await ask(page, { puzzle: LARGE, options: { limits } });
    expect(full).toMatchObject({ outcome: { status: 'undecided', limit: 'disk' } });
    expect((full.outcome as unknown as { lowerBound: number }).lowerBound).toBeGreaterThan(20);
    await expect.poll(() => filesLeft(page), PATIENT).toEqual([]);
  });
});

/** Those that are kept in the page's database, damaged by one bit if that is wanted. */
const keptTables = (page: Page, damages = false): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    type Listing = { keptTables: (damages: boolean) => Promise<string[]> };
    return (globalThis as unknown as Listing).keptTables(wanted);
  }, damages);

describe('tables of a tile board', () => {
  const request = {
    puzzle: '9 6 5 2/3 0 10 11/8 7 4 1',
    options: { metric: 'stm', tables: 'heavy', threads: 1 },
  };

  test('are kept from one visit to the next, and noted when they are damaged', async () => {
    const page = await openPage('Vite');
    const first = await ask(page, request);
    expect(first.outcome).toMatchObject({ status: 'solved', length: 35 });
    await expect.poll(() => keptTables(page), PATIENT).toHaveLength(2);
    await page.reload();
    const { outcome } = await ask(page, request);
    expect(outcome).toMatchObject({ status: 'solved', length: 35 });
    expect(outcome.notes).toBeUndefined();
    const names = await keptTables(page, true);
    await page.reload();
    const again = await ask(page, request);
    expect(again.outcome).toMatchObject({ status: 'solved', length: 35 });
    const damaged = names.map((name) => expect.stringContaining(`${name} is damaged`));
    expect(again.outcome.notes?.toSorted()).toEqual(damaged);
  }, 60_000);

  test('that cannot be kept are noted, once', async () => {
    const page = await openPage('Vite');
    const notes: string[] = [];
    // Whether they could be kept is known a little later.
    for (let asked = 0; asked < 3; asked++) {
      const { outcome } = await ask(page, { ...request, refusesTables: true });
      expect(outcome).toMatchObject({ status: 'solved', length: 35 });
      notes.push(...(outcome.notes ?? []));
    }
    expect(notes).toEqual(['tables cannot be cached (QuotaExceededError)']);
    expect(await keptTables(page)).toEqual([]);
  }, 60_000);
});

describe('in a page that is cross-origin isolated', () => {
  test('threads search together, with the same answer, and have files of their own', async () => {
    const page = await openPage('Vite', isolated);
    const together = await ask(page, { puzzle: LARGE });
    expect(together).toMatchObject({ outcome: answer, asked: 1, threads: 1 });
    const limits = { memoryBytes: 48_000_000 };
    const spilled = await ask(page, { puzzle: LARGE, options: { limits } });
    expect(spilled).toMatchObject({ outcome: answer, threads: 1 });
    const alone = await ask(page, { puzzle: LARGE, options: { threads: 1 } });
    expect(alone).toMatchObject({ outcome: answer, asked: 0, threads: 0 });
    await expect.poll(() => filesLeft(page), PATIENT).toEqual([]);
  });

  test('threads run the one file of pages without a bundler', async () => {
    const page = await openPage('plain script and one file', isolated);
    expect(await ask(page, { puzzle: LARGE })).toMatchObject({ outcome: answer, threads: 1 });
  });

  test('one thread does it where the file of the others is not there', async () => {
    const page = await openPage('esbuild', isolated);
    expect(await ask(page, { puzzle: LARGE })).toMatchObject({ outcome: answer, threads: 0 });
  });
});

describe('beams over a whole tile board', () => {
  // Number 0 of DeepCubeA's 24-puzzles (Agostinelli et al. 2019): 100 moves at least.
  const puzzle = '3 19 24 9 8/11 7 12 2 4/17 23 20 18 6/16 5 1 14 21/0 15 10 13 22';
  const near = { status: 'solved', length: expect.closeTo(102, -1) };

  test('run in the kernel, on several threads where memory can be shared', async () => {
    const page = await openPage('Vite', isolated);
    // Levels are worth several threads from 8,192 states on.
    const options = { metric: 'stm', anytime: true, limits: { nodes: 4_000_000 } };
    const together = await ask(page, { puzzle, options });
    expect(together).toMatchObject({ outcome: near, asked: 1, threads: 1 });
    expect(together.outcome.stats.expanded).toBeLessThan(4_010_000);
    const alone = await ask(page, { puzzle, options: { ...options, threads: 1 } });
    expect(alone).toMatchObject({ outcome: near, asked: 0 });
  }, 120_000);

  test('give way to beams by stages where there is no WebAssembly', async () => {
    const policy = "default-src 'none'; script-src 'self'";
    const page = await openPage('Vite', { 'content-security-policy': policy });
    const options = { metric: 'stm', anytime: true, limits: { nodes: 300_000 } };
    const { outcome } = await ask(page, { puzzle, options });
    expect(outcome).toMatchObject({ status: 'solved', stats: { expanded: 300_000 } });
  }, 120_000);
});
