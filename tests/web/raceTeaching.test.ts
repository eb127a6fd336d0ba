import { text } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriersOn } from './harness/barriers.ts';
import { layoutFaults } from './harness/layoutFaults.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

/* What the race shows to those who teach and learn: heuristics on the board, the map, own code. */

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** By keys, from the start to the goal; its height stays. */
async function walkPseudocode(page: Page, lane: Locator): Promise<void> {
  expect(await page.locator('.race-code').count()).toBe(0);
  await page.getByRole('button', { name: 'Show the pseudocode' }).press('Enter');
  const hide = page.getByRole('button', { name: 'Hide the pseudocode' });
  expect(await hide.evaluate((one) => one === document.activeElement)).toBe(true);
  const code = lane.locator('.race-code');
  const marked = () => lane.locator('.race-code [aria-current=step]').allTextContents();
  const height = async () => (await code.boundingBox())!.height;
  await code.getByRole('status').getByText('Before the first expansion.').waitFor();
  expect(await marked()).toEqual(['frontier ← the start']);
  const first = await height();
  await page.keyboard.press('ArrowRight');
  await code.getByText('Expanded: 2 generated, 2 put on the frontier.').waitFor();
  expect(await marked()).toEqual([
    'while the frontier is not empty:',
    'n ← take the node with the smallest f',
    'if n is a goal:',
    ...['for each successor s of n:', 'g(s) ← g(n) + the cost of the move'].map(twice),
    ...['if s is new, or its g is smaller than before:', 'f(s) ← g(s) + h(s)'].map(twice),
    twice('put s on the frontier, in place of an older s'),
  ]);
  expect(await code.getByLabel('2 times').count()).toBe(5);
  expect(await height()).toBe(first);
  await page.keyboard.press('End');
  await code.getByText('A goal is reached.').waitFor();
  expect((await marked()).at(-1)).toBe('return the way to n');
  expect(await height()).toBe(first);
  expect(await page.locator('.race-code').count()).toBe(2);
}

const twice = (line: string) => `${line}2×`;

describe('what a heuristic counts, on the board', () => {
  const CONFLICT = '#race?puzzle=3_2_1-4_5_6-7_8_0&lane=astar,linear-conflict';

  test('a tap shows rows and columns of a tile, and the pairs that conflict', async () => {
    const { page, complaints } = await app.open(`${CONFLICT}&lane=astar,misplaced`, PHONE);
    const lane = page.locator('.race-lane').first();
    const board = lane.getByRole('button', { name: 'What h counts on this board' });
    expect(await board.getAttribute('aria-expanded')).toBe('false');
    // The tile 3, in the first corner.
    await board.tap({ position: { x: 30, y: 30 } });
    const lines = lane.locator('.race-parts li');
    expect(await lines.allTextContents()).toEqual([
      'h = 4 + 4 = 8',
      'Conflict in row 1: 3 and 2, 3 and 1, 2 and 1 must pass each other = 4',
      '3: 2 columns = 2',
      '1: 2 columns = 2',
    ]);
    expect(await lane.locator('.race-parts .chosen').count()).toBe(2);
    expect(await lane.locator('.race-conflict').count()).toBe(3);
    expect(await lane.locator('.race-home').count()).toBe(1);
    const other = page.locator('.race-lane').nth(1).locator('.race-parts li');
    expect(await other.allTextContents()).toEqual([
      'h = 2',
      '3 is not in its place: 1',
      '1 is not in its place: 1',
    ]);
    expect(await layoutFaults(page)).toEqual([]);
    await board.tap({ position: { x: 30, y: 30 } });
    await lane.getByText('Touch a tile to see what h counts.').waitFor();
    expect(complaints).toEqual([]);
  });

  test('a mouse shows it while it is there, keys turn it on; patterns are told apart', async () => {
    const { page } = await app.open('#race?puzzle=8_6_4-0_7_2-5_1_3&lane=astar,patterns', {
      colorScheme: 'dark',
    });
    const board = page.getByRole('button', { name: 'What h counts on this board' });
    await board.hover({ position: { x: 40, y: 40 } });
    const lines = page.locator('.race-parts li');
    await lines.first().waitFor();
    const [total, ...patterns] = await lines.allTextContents();
    expect(total).toMatch(/^h = \d+ \+ \d+ = 23$/);
    expect(patterns.map((text) => text.split(':')[0])).toEqual([
      'Pattern 1 2 3 4',
      'Pattern 5 6 7 8',
    ]);
    expect(await page.locator('.race-pattern-0').count()).toBe(4);
    await page.getByRole('heading', { level: 1 }).hover();
    await lines.first().waitFor({ state: 'detached' });
    await board.press('Enter');
    await lines.first().waitFor();
    expect(await barriersOn(page)).toEqual([]);
  });
});

describe('a race that is presented', () => {
  const LINK = '#race?puzzle=8_6_4-0_7_2-5_1_3&lane=astar,manhattan&lane=astar,manhattan,x2';
  const BEAMER = { viewport: { width: 1280, height: 720 } };

  test('opens from a link, is led by keys, and says what a weight costs', async () => {
    const { page, complaints } = await app.open(`${LINK}&present&speed=2000`, BEAMER);
    const lanes = page.locator('.race-present .race-lane');
    await lanes.nth(1).locator('.race-number').waitFor();
    await page.keyboard.press('Space');
    await lanes.first().getByText('23 moves, proved shortest').waitFor();
    await page.keyboard.press('End');
    await lanes.nth(1).getByText('27 moves, 4 more than the shortest: 1.17 times').waitFor();
    const weight = page.getByRole('slider', { name: /^Weight/ });
    const [slider, foot] = [
      await weight.boundingBox(),
      await page.locator('.race-foot').boundingBox(),
    ];
    expect(slider!.y + slider!.height).toBeLessThanOrEqual(foot!.y);
    await weight.fill('5');
    await lanes.nth(1).getByText('35 moves, 12 more than the shortest: 1.52 times').waitFor();
    await lanes.nth(1).getByText('The weight allows up to 5 times.').waitFor();
    await lanes.first().locator('h2').click();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await lanes.first().locator('.race-number').getByText('1', { exact: true }).waitFor();
    await page.keyboard.press('h');
    await lanes.first().locator('.race-parts').getByText('h = 19').waitFor();
    await page.keyboard.press('p');
    const code = await lanes.first().getByRole('list', { name: 'Pseudocode' }).boundingBox();
    expect(code!.y + code!.height).toBeLessThanOrEqual(foot!.y);
    await lanes.nth(1).getByText('f(s) ← g(s) + w · h(s)').waitFor();
    expect(await barriersOn(page)).toEqual([]);
    expect(foot!.y + foot!.height).toBeLessThanOrEqual(BEAMER.viewport.height);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1, name: 'Race of searches' }).waitFor();
    // Another link while the page is open is followed to its moment.
    await page.goto(`${app.address}${LINK}&at=12`);
    const first = page.locator('[data-count=expanded]').first();
    await expect.poll(() => first.textContent(), { timeout: 20_000 }).toBe('12');
    expect(complaints).toEqual([]);
  });

  test('a race on blocks comes back from the link that presents it, on a phone', async () => {
    const { page, complaints } = await app.open('#race?lane=astar', {
      ...PHONE,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByLabel('Puzzle').selectOption('blocks');
    await page.getByRole('button', { name: 'Copy a link that presents it' }).tap();
    await page.getByText('Copied').first().waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('lane=astar,blocks&present');
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('button', { name: 'To the end' }).tap();
    await page.getByText('20 moves, proved shortest').waitFor();
    await page.getByRole('button', { name: 'To the start' }).tap();
    await page.getByRole('button', { name: 'What h counts on this board' }).tap();
    await page.getByText('A alone on the board: 1 move').waitFor();
    expect(await page.locator('.race-home').count()).toBe(1);
    expect(await layoutFaults(page)).toEqual([]);
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Leave the presentation' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Race of searches' }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('the map of the space', () => {
  /** How many pixels of a lane's picture have the colour of expanded states, and of open ones. */
  const pixelsOf = (page: Page, lane: number) =>
    page.evaluate((index) => {
      const canvas = document.querySelectorAll<HTMLCanvasElement>(
        '.race-map canvas:nth-of-type(2)',
      );
      const { data } = canvas[index]!.getContext('2d')!.getImageData(0, 0, 420, 420);
      let [closed, open] = [0, 0];
      for (let i = 0; i < data.length; i += 4) {
        if (data[i] === 90 && data[i + 3] === 255) closed++;
        if (data[i] === 196 && data[i + 3] === 255) open++;
      }
      return { closed, open };
    }, lane);

  test('all states of a small space, with what each search has done to them', async () => {
    const { page, complaints } = await app.open(
      '#race?puzzle=4_5_0-1_2_3&lane=astar,manhattan&lane=bfs',
      PHONE,
    );
    await page.getByText('21 moves, proved shortest').nth(1).waitFor();
    await page.getByRole('button', { name: 'Show the map of all states' }).tap();
    const maps = page.locator('.race-map');
    await maps.nth(1).waitFor();
    await page.getByRole('button', { name: 'To the end' }).tap();
    await page.waitForFunction(() => document.querySelectorAll('.race-here').length === 3);
    await maps
      .nth(1)
      .and(page.getByLabel(/^Map of all 360 states: 3\d\d expanded/))
      .waitFor();
    await page.waitForFunction(
      () => !document.querySelector('.race-mapped')?.textContent?.includes('…'),
    );
    const [few, many] = [await pixelsOf(page, 0), await pixelsOf(page, 1)];
    expect(few.closed).toBeGreaterThan(50);
    expect(few.open).toBeGreaterThan(10);
    expect(many.closed).toBeGreaterThan(1.5 * few.closed);
    await page.getByRole('button', { name: 'To the start' }).tap();
    await maps
      .nth(1)
      .and(page.getByLabel(/: 0 expanded/))
      .waitFor();
    await walkPseudocode(page, page.locator('.race-lane').first());
    expect(await layoutFaults(page)).toEqual([]);
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Hide the map' }).tap();
    expect(await maps.count()).toBe(0);
    // A space of more than 200,000 states has none.
    await page.getByLabel('Puzzle').selectOption('fifteen');
    await page.getByRole('button', { name: 'Show the map of all states' }).tap();
    await page.getByText('more than 200,000 states').waitFor();
    await page.locator('.race-bars').nth(1).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('code that comes with a link', () => {
  const CODE = encodeURIComponent(
    '(board, goal) => board.map((tile, i) => (tile && tile !== goal[i] ? 1 : 0))',
  );
  const LANES = 'lane=astar,script&lane=astar,expression';
  const LINK = `#race?puzzle=8_6_4-0_7_2-5_1_3&${LANES}&code=${CODE}`;

  test('waits to be read and allowed; then it races, and the link carries it on', async () => {
    const { page, complaints, strangers } = await app.open(`${LINK}&code=manhattan`, {
      ...PHONE,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const lanes = page.locator('.race-lane');
    await lanes.first().getByText('someone else wrote it').waitFor();
    await lanes.nth(1).getByText('someone else wrote it').waitFor();
    expect(await page.locator('.race-board, .race-lane > .picture').count()).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
    await lanes.first().getByRole('button', { name: 'Run it' }).tap();
    await lanes
      .first()
      .getByText(/23 moves/)
      .waitFor();
    expect(await lanes.nth(1).locator('pre').textContent()).toBe('manhattan');
    await lanes.nth(1).getByRole('button', { name: 'Run it' }).tap();
    await lanes.nth(1).getByRole('button', { name: 'What h counts on this board' }).tap();
    await lanes.nth(1).getByText('manhattan = 19').waitFor();
    await lanes.nth(1).getByText('8 adds 3').waitFor();
    await lanes.first().getByText('h = 8', { exact: true }).waitFor();
    await lanes.first().getByText('8 adds 1').waitFor();
    expect([complaints, strangers]).toEqual([[], []]);
  });

  test('what is wrong with it is said in Chinese', async () => {
    const { page } = await app.open(
      '#race?lane=astar,script&lane=astar,expression&lane=astar,script' +
        '&code=()%3D%3E-1&code=2*&code=()%3D%3E[1]',
      {
        locale: 'zh-CN',
      },
    );
    const lanes = page.locator('.race-lane');
    for (const lane of [lanes.first(), lanes.nth(1), lanes.nth(2)]) {
      await lane.getByRole('button', { name: '运行它' }).click();
    }
    await lanes
      .first()
      .getByRole('alert')
      .getByText('它给出 -1，而不是大于或等于 0 的数')
      .waitFor();
    await lanes.nth(1).getByRole('alert').getByText('公式没有写完（第 3 列）').waitFor();
    await lanes.nth(2).getByRole('alert').getByText('各数字块的份额应为每格一个数：1').waitFor();
  });
});

test('charts are saved as a table and as a picture of their own', async () => {
  const { page } = await app.open('#race?puzzle=1_3_6-4_2_0-7_5_8&lane=astar,manhattan&lane=bfs');
  await page.getByText('5 moves, proved shortest').nth(1).waitFor();
  const saved = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    return text(await download.createReadStream());
  };
  const [head, ...rows] = (await saved('Save as CSV')).trim().split('\r\n');
  expect(head).toBe('search,expanded,generated,frontier,bytes,depth');
  expect(rows.filter((row) => row.startsWith('A* · Manhattan distance,')).length).toBeGreaterThan(
    4,
  );
  expect(
    rows.filter((row) => /^Breadth-first,\d+,\d+,\d+,\d+,\d+$/.test(row)).length,
  ).toBeGreaterThan(4);
  const svg = await saved('Save as SVG');
  expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg.match(/stroke="rgb/g)!.length).toBeGreaterThan(2);
  expect(svg).toContain('— A* · Manhattan distance');
  expect(svg).not.toContain('var(');
});
