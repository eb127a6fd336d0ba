import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someOf } from '../support/oneIn.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';
import { NOW } from './scenes/scene.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const shown = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

/** What is no language: names, of keys and files as well, and what is typed as it is. */
const NAMES = new Set(
  (
    'Glissade English Ctrl Shift Ao5 Ao12 Ao50 Ao100 ' +
    'move where row board last hint undo redo restart help solution distance start tiles goal ' +
    'slide slidysim jeantimex jimslide js2'
  ).split(' '),
);

/** Words of Latin letters that a reader of the page meets, seen or heard. */
async function latinWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      if (element.matches('script, noscript, style, textarea, .card-name')) continue;
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
      }
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return [...found, document.title];
  });
  return texts.filter((text) =>
    // Between quotes stands what the reader wrote.
    (text.replace(/“[^”]*”/g, '').match(/[A-Za-z]*[a-z]\w*/g) ?? []).some(
      (word) => word.length > 2 && !NAMES.has(word),
    ),
  );
}

/** Every view, with what is done there. */
const visits: Readonly<Record<string, readonly [string, (page: Page) => Promise<unknown>]>> = {
  play: ['', (page) => button(page, '提示').waitFor()],
  keys: ['', (page) => button(page, '按键').click()],
  bookmarks: ['#klotski/GD', (page) => button(page, '书签').click()],
  commands: [
    '#klotski/GD',
    async (page) => {
      await button(page, '输入').click();
      for (const line of ['B', 'BU', 'row 5', '？']) {
        await page.getByLabel('命令').fill(line);
        await page.keyboard.press('Enter');
      }
    },
  ],
  hint: [
    '#klotski',
    async (page) => {
      await button(page, '提示').click();
      await button(page, '再多一点').click();
      await shown(page, /^兵\d 向/);
      await page.getByLabel('离终点还有几步').check();
    },
  ],
  solution: ['#klotski?view=solve', (page) => shown(page, '已是最短')],
  unsolvable: ['#1_2_3-4_5_6-8_7_0?view=solve', (page) => shown(page, '奇偶')],
  solved: [
    '#1_2_3-4_5_6-7_0_8',
    async (page) => {
      await page.getByRole('row').nth(3).waitFor({ state: 'detached' });
      // What is said of a move is said in the language that is there.
      await button(page, '提示').waitFor();
      await page.keyboard.press('ArrowLeft');
      await page.locator('.solved').waitFor();
    },
  ],
  pictures: ['', (page) => button(page, '图片与动画').click()],
  puzzles: ['#puzzles', (page) => page.locator('.card').first().waitFor()],
  daily: [
    '#daily',
    async (page) => {
      await button(page, '显示我的等级分').click();
      await shown(page, '还没有等级分');
    },
  ],
  nothing: ['#puzzles', (page) => page.getByLabel('按名称搜索').fill('没有这样的')],
  fresh: ['#puzzles', (page) => page.getByRole('button', { name: /新出一题/ }).click()],
  tiles: [
    '#puzzles',
    async (page) => {
      await page.getByRole('button', { name: /^数字华容道 大小/ }).click();
      await page.getByText('自己的图片', { exact: true }).click();
    },
  ],
  paste: [
    '#puzzles',
    async (page) => {
      await page.getByRole('button', { name: /输入或粘贴/ }).click();
      await page.getByLabel('题目', { exact: true }).fill('1 2 3\n4 5 5\n7 8 0');
      await page.locator('.fault').waitFor();
    },
  ],
  review: ['#1_2_3-4_5_6-0_7_8/LRLDUL?view=review', (page) => shown(page, '失误 2 处')],
  unreviewed: ['#review', (page) => shown(page, '复盘')],
  edit: ['#edit', (page) => shown(page, '棋盘上没有滑块')],
  edited: [
    '#board:AAB-...?goal=-.AA&view=edit',
    async (page) => {
      await shown(page, '可解');
      await button(page, '终点').click();
      await button(page, '写成文本').click();
    },
  ],
  times: ['#times', (page) => shown(page, '还没有成绩')],
  settings: ['#settings', (page) => page.locator('main h1').waitFor()],
  damaged: ['#1.abc', (page) => page.getByRole('alert').waitFor()],
  unknown: ['#klotzki', (page) => page.getByRole('alert').waitFor()],
  badMoves: ['#klotski/BU', (page) => page.getByRole('alert').waitFor()],
};

test.each(someOf(Object.entries(visits), 2))(
  '%s says nothing in another language',
  async (_, [path, act]) => {
    const { page, complaints } = await app.open(path, { locale: 'zh-CN', now: NOW });
    await act(page);
    // A puzzle's name comes with the catalogue, which loads when it is first wanted.
    await expect.poll(() => latinWords(page), { timeout: 10_000 }).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test('a fault told before the language has come is told in it then', async () => {
  const context = await app.browser.newContext({ locale: 'zh-CN', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route(/assets\/zh/, async (route) => {
    await page.getByRole('alert').waitFor();
    await route.continue();
  });
  await page.goto(`${app.address}#klotski/BU`);
  await page.getByRole('alert').getByText('链接中的走法与题目不符').waitFor();
  await expect.poll(() => latinWords(page), { timeout: 10_000 }).toEqual([]);
  await context.close();
});
