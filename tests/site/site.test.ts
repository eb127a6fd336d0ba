import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../tools/install.mjs';
import { runCommand } from '../../tools/runCommand.mjs';
import { connectToChromium } from '../services/services.ts';
import { someOf } from '../support/oneIn.ts';
import { barriersOn } from '../web/harness/barriers.ts';
import { type AppServer, serveApp } from '../web/harness/serveApp.ts';
import { deadLinks } from './deadLinks.ts';
import { firstLoad } from './firstLoad.ts';

/** As on a host that serves several projects. */
const BASE = '/some/path/';
const folder = `${root}site/.vitepress/dist`;
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };
const TOUCHED = { viewport: PHONE, hasTouch: true, isMobile: true };

let site: AppServer;
let browser: Browser;
beforeAll(async () => {
  const { code, output } = await runCommand('node', ['tools/site.mjs', '--built', '--base', BASE]);
  expect(code, output).toBe(0);
  // As a host sends them that reads `_headers`.
  const lines = readFileSync(`${folder}/_headers`, 'utf8').matchAll(/^ {2}([\w-]+): (.+)$/gm);
  const headers = Object.fromEntries([...lines].map(([, name, value]) => [name!, value!]));
  expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'self'");
  site = await serveApp(folder, BASE, { headers, headersBelow: 'app/' });
  browser = await connectToChromium();
}, 900_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

type Opened = { readonly page: Page; readonly complaints: readonly string[] };

async function open(path: string, options: Parameters<Browser['newContext']>[0]): Promise<Opened> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('request', (request) => {
    if (!request.url().startsWith(site.address)) complaints.push(`asks ${request.url()}`);
  });
  await page.goto(site.address + path);
  return { page, complaints };
}

/** By a finger. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const middleOf = async (place: Locator) => {
    const { x, y, width, height } = (await place.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [first, last] = [await middleOf(from), await middleOf(to)];
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: typeof first) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', first);
  await touch('touchMove', { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 });
  await touch('touchMove', last);
  await touch('touchEnd');
}

test('every link leads somewhere', () => {
  expect(deadLinks(folder, BASE).slice(0, 20)).toEqual([]);
});

test.each([
  ['index.html', 115_000],
  ['catalogue/klotski.html', 115_000],
  ['learn/a-star.html', 115_000],
  ['catalogue/index.html', 140_000],
])('%s is shown after %i bytes at most', (path, most) => {
  expect(firstLoad(folder, BASE, path)).toBeLessThanOrEqual(most);
});

const PAGES = [
  'index.html',
  'guide/stuck.html',
  'guide/terminal.html',
  'guide/embed.html',
  'guide/game.html',
  'catalogue/index.html',
  'catalogue/klotski.html',
  'catalogue/quzzle.html',
  'reference/formats.html',
  'reference/runtimes.html',
  'reference/surveys.html',
  'reference/records.html',
  'reference/certificates.html',
  'reference/notebook.html',
  'api/index.html',
  'zh/index.html',
  'zh/guide/game.html',
  'zh/guide/embed.html',
  'learn/index.html',
  'learn/parity.html',
  'learn/a-star.html',
  'learn/heuristics.html',
  'learn/pattern-databases.html',
  'zh/learn/breadth-first.html',
];

describe.each(['light', 'dark'] as const)('in %s, on a phone', (colorScheme) => {
  const pages = colorScheme === 'dark' ? someOf(PAGES, 6, 1) : someOf(PAGES, 3);
  test.each(pages)('%s fits, asks nobody else, and axe finds nothing', async (path) => {
    const { page, complaints } = await open(path, { colorScheme, viewport: PHONE });
    await page.locator('h1').first().waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(PHONE.width);
    // A scheme changes nothing but colours.
    const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
    expect(await barriersOn(page, { rules })).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('somebody who', () => {
  test('tries the board of the front page plays it, watches, and goes on in the app', async () => {
    const { page, complaints } = await open('index.html', { ...TOUCHED, colorScheme: 'dark' });
    const player = page.locator('glissade-player');
    const cells = player.getByRole('gridcell');
    await cells.nth(14).tap();
    await cells.nth(18).tap();
    await player.getByText('1 move', { exact: true }).waitFor();
    await cells.nth(13).press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await player.getByText('2 moves').waitFor();
    await page.getByRole('button', { name: 'Watch the solution' }).tap();
    await player.getByText('1 / 81').waitFor();
    await page.getByRole('button', { name: 'Play it yourself' }).tap();
    await player.getByText('2 moves').waitFor();
    expect(await player.getAttribute('theme')).toBe('dark');
    await page.getByRole('link', { name: 'Open in the app' }).tap();
    await page.locator('.board').waitFor();
    expect(new URL(page.url()).hash).toBe('#klotski/HD.GR');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('searches for the name of a toy finds its solution and plays it', async () => {
    const { page } = await open('catalogue/index.html', { viewport: PHONE });
    await page.getByLabel('Find').fill('red-donkey');
    await page.getByLabel('Find').fill('横刀立马');
    await page.locator('.puzzles a').click();
    await page.locator('h1', { hasText: 'Klotski' }).waitFor();
    await page.getByText('81', { exact: true }).first().waitFor();
    await page.getByText('A shortest solution').click();
    const map = page.getByRole('img', { name: 'All states of Klotski' });
    await map.scrollIntoViewIfNeeded();
    await expect
      .poll(() => map.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Play it' }).click();
    await page.locator('.board').waitFor();
    expect(page.url()).toContain(`${BASE}app/`);
    await page.context().close();
  });

  test('wants a board on a page finds it playable, with the files of the examples', async () => {
    const { page, complaints } = await open('guide/embed.html', {
      viewport: PHONE,
      hasTouch: true,
    });
    const player = page.locator('glissade-player').first();
    await player.getByRole('gridcell').nth(8).tap();
    await player.getByText('Solved in 2 moves').waitFor();
    const shown = (await page.locator('.vp-code').allTextContents()).map((text) => text.trim());
    const examples = ['html/index.html', 'react/main.tsx', 'vue/App.vue', 'vue/vite.config.ts'];
    for (const name of [...examples, 'svelte/App.svelte', 'solid/main.tsx', 'angular/app.ts']) {
      const text = readFileSync(`${root}examples/${name}`, 'utf8').trim();
      expect(shown, name).toContain(text);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('learns search exchanges two tiles, and runs the race of the next lesson', async () => {
    const { page, complaints } = await open('learn/parity.html', { viewport: PHONE });
    await page.getByRole('button', { name: '1', exact: true }).click();
    await page.getByRole('button', { name: '2', exact: true }).click();
    await page.getByText('1 inversion: odd, cannot be solved').waitFor();
    const places = page.locator('.parity-cells button');
    await places.nth(2).dragTo(places.nth(3));
    await page.getByText('2 inversions: even, can be solved').waitFor();
    await page.getByRole('link', { name: 'Breadth-first search' }).last().click();
    await page.locator('h1', { hasText: '3. Breadth-first search' }).waitFor();
    await page.getByRole('link', { name: 'race of two breadth-first searches' }).click();
    const race = page.frameLocator('.lesson-race iframe');
    const lane = race.locator('.race-lane').first();
    await lane.getByText('5 moves, proved shortest').waitFor();
    await race.getByRole('button', { name: 'To the end' }).click();
    await lane.locator('[data-count=expanded]').getByText('28', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('learns search plays on the boards of lessons and builds a table', async () => {
    const { page, complaints } = await open('learn/state-space.html', TOUCHED);
    const board = page.locator('.lesson-board');
    await board.getByText('31 moves to the goal').waitFor();
    await drag(page, board.getByRole('gridcell').nth(6), board.getByRole('gridcell').nth(7));
    await board.getByText('30 moves to the goal').waitFor();
    await board.getByRole('button', { name: 'Undo' }).click();
    await board.getByText('31 moves to the goal').waitFor();
    await page.goto(page.url().replace('state-space', 'heuristics'));
    const values = page.locator('.lesson-value');
    await values.first().waitFor();
    expect((await values.allTextContents()).map(Number)).toEqual([8, 19, 19, 23]);
    await page.goto(page.url().replace('heuristics', 'pattern-databases'));
    await page.getByRole('button', { name: 'Build the table' }).tap();
    await page.getByRole('cell', { name: '15,120' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['on a phone', TOUCHED],
    ['on a desk', { viewport: DESK }],
  ] as const)(
    'must hand in the 8-puzzle finds, %s, why linear conflict expands less',
    async (_, options) => {
      const { page, complaints } = await open('index.html', options);
      await page.getByRole('heading', { name: 'Studying search?' }).click();
      await page.getByRole('link', { name: 'A* and IDA*' }).last().click();
      await page.locator('h1', { hasText: '6. A* and IDA*' }).waitFor();
      await raceInLesson(page);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  /** The race of the lesson: as the lesson has it, by its links, by hand, and back to the text. */
  async function raceInLesson(page: Page): Promise<void> {
    await page.locator('.lesson-race iframe').scrollIntoViewIfNeeded();
    const race = page.frameLocator('.lesson-race iframe');
    const lanes = race.locator('.race-lane');
    for (const [i, expanded] of ['8,206', '396', '157'].entries()) {
      await lanes.nth(i).getByText('23 moves, proved shortest').waitFor();
      await race.getByRole('button', { name: 'To the end' }).click();
      await lanes.nth(i).locator('[data-count=expanded]').getByText(expanded).waitFor();
    }
    expect(await race.locator('.topbar').count()).toBe(0);
    const link = page.getByRole('link', { name: 'this board in the race' });
    await link.click();
    await race.getByRole('button', { name: 'What h counts on this board' }).first().click();
    const said = (lane: number) => lanes.nth(lane).locator('.race-parts li');
    await said(0).getByText('h = 4', { exact: true }).waitFor();
    await said(1).getByText('h = 4 + 4 = 8', { exact: true }).waitFor();
    await said(1).getByText('Conflict in column 2: 8 and 5 must pass each other = 2').waitFor();
    // Another algorithm by hand stays when the page becomes dark, and goes when its link comes.
    await lanes.nth(1).getByText('proved shortest').waitFor();
    await lanes.nth(1).getByText('Change', { exact: true }).click();
    await lanes.nth(1).getByLabel('Algorithm').selectOption('bfs');
    const changed = lanes.nth(1).locator('h2', { hasText: 'Breadth-first' });
    await changed.waitFor();
    await page.evaluate(() => document.querySelector<HTMLElement>('.VPSwitchAppearance')!.click());
    await race.locator(':root[data-theme=dark]').waitFor();
    expect(await changed.count()).toBe(1);
    await page.getByRole('button', { name: 'Back to where you read' }).click();
    expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await changed.waitFor({ state: 'detached' });
    await race.getByRole('button', { name: 'Copy a link to this race' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${BASE}learn/a-star.html`);
    // It takes no game from a page of the app, and fetches no files for use offline.
    const left = await page.evaluate(async () => [
      Object.keys(localStorage).filter((name) => name.startsWith('glissade.')),
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
    expect(left).toEqual([[], 0]);
    const app = page.getByRole('link', { name: 'Open this race in the app' });
    expect(await app.getAttribute('href')).toContain('1_2_6-4_8_3-7_5_0');
  }

  /** The lessons whose races stand in them: by how many states the first lane knows it is done. */
  test.each(
    someOf(
      [
        ['depth-first', '28', 'three searches in the race', '28'],
        ['heuristics', '396', 'manhattan + misplaced in the race', '396'],
        ['pattern-databases', '396', 'the race of these three', '396'],
      ] as const,
      3,
    ),
  )('reads the lesson %s races within it', async (lesson, expanded, link, then) => {
    const { page, complaints } = await open(`learn/${lesson}.html`, { viewport: DESK });
    await page.locator('.lesson-race iframe').scrollIntoViewIfNeeded();
    const race = page.frameLocator('.lesson-race iframe');
    const count = race.locator('.race-lane').first().locator('[data-count=expanded]');
    await race.getByRole('button', { name: 'To the end' }).click();
    await count.getByText(expanded, { exact: true }).waitFor();
    await page.getByRole('link', { name: link }).click();
    await page.getByRole('button', { name: 'Back to where you read' }).waitFor();
    // A race whose formula is not ours waits until it was read.
    if (lesson !== 'heuristics') await race.getByRole('button', { name: 'To the end' }).click();
    if (lesson !== 'heuristics') await count.getByText(then, { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${BASE}learn/${lesson}.html`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('has no scripts, or prints, gets a link in place of the race of a lesson', async () => {
    const { page } = await open('learn/a-star.html', { javaScriptEnabled: false });
    expect(await page.locator('iframe').count()).toBe(0);
    await page.getByRole('link', { name: 'Open this race in the app' }).waitFor();
    expect((await page.locator('.lesson-race').boundingBox())!.height).toBeLessThan(100);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.lesson-race').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'race of three heuristics' }).waitFor();
    await page.context().close();
  });

  test('is offline searches all pages', async () => {
    const { page } = await open('index.html', { viewport: DESK });
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.locator('#localsearch-input').waitFor();
    await page.context().setOffline(true);
    await page.locator('#localsearch-input').fill('additive pattern databases');
    await page.locator('.result').first().waitFor();
    await page.context().close();
  });
});
