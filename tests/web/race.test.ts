import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriersOn } from './harness/barriers.ts';
import { button } from './harness/button.ts';
import { layoutFaults } from './harness/layoutFaults.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';
import { countsOf, NEAR, NEAR_LINK, number, PATIENCE, showEnd, solved } from './harness/racing.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

/** A phone, and nothing but taps on it. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const MIDDLE = '8 6 4/0 7 2/5 1 3';
const LINK = '#race?puzzle=8_6_4-0_7_2-5_1_3';

describe('on a phone, by taps', () => {
  test('from the list of puzzles to a race that is run, paused, stepped and scrubbed', async () => {
    const { page, complaints, strangers } = await app.open('#puzzles', PHONE);
    await page.getByRole('button', { name: /^Race of searches/ }).tap();
    const lanes = page.locator('.race-lane');
    await lanes.nth(1).locator('.race-counts').waitFor();
    const expanded = lanes.first().locator('[data-count=expanded]');
    await expanded.getByText('0', { exact: true }).waitFor();
    await button(page, 'One expansion on').tap();
    await expanded.getByText('1', { exact: true }).waitFor();
    await button(page, 'Run').tap();
    await page.waitForFunction(() => {
      const text = document.querySelector('[data-count=expanded]')?.textContent;
      return Number(text) > 5;
    });
    await button(page, 'Pause').tap();
    const stood = number(
      await page
        .getByTestId('race-place')
        .textContent()
        .then((all) => all!.split(' ')[0]!),
    );
    await button(page, 'One expansion back').tap();
    await expanded.getByText(String(stood - 1), { exact: true }).waitFor();
    await page.getByRole('slider', { name: 'Expansions shown' }).fill('1000');
    await lanes.first().getByText('23 moves, proved shortest').waitFor();
    await lanes.nth(1).getByText('23 moves, proved shortest').waitFor();
    await showEnd(page);
    const [first, second] = [await countsOf(lanes.first()), await countsOf(lanes.nth(1))];
    expect(first.expanded).toBe(solved(MIDDLE, 'astar', { heuristic: 'manhattan' }).stats.expanded);
    expect(second.expanded).toBe(
      solved(MIDDLE, 'astar', { heuristic: 'linear-conflict' }).stats.expanded,
    );
    expect(second.expanded).toBeLessThan(first.expanded);
    expect(await layoutFaults(page)).toEqual([]);
    expect([complaints, strangers]).toEqual([[], []]);
  });

  test('a lane is changed, added and removed; a weight makes the answer longer', async () => {
    const { page } = await app.open(`${LINK}&lane=astar,manhattan`, PHONE);
    const lanes = page.locator('.race-lane');
    await showEnd(page);
    await lanes.first().getByText('Change').tap();
    await lanes
      .first()
      .getByRole('slider', { name: /^Weight/ })
      .fill('5');
    await lanes.first().getByText('35 moves, 12 more than the shortest').waitFor();
    await button(page, 'Add a search').tap();
    // A lane grows while its search goes on, and what is tapped below moves.
    await lanes.nth(1).getByText('23 moves, proved shortest').waitFor();
    await lanes.nth(1).getByText('Change').tap();
    await lanes.nth(1).getByLabel('Algorithm').selectOption('greedy');
    await lanes
      .nth(1)
      .getByText(/more than the shortest|but not proved/)
      .waitFor();
    await button(lanes.first(), 'Remove').tap();
    await page.locator('.race-lanes[data-lanes="1"]').waitFor();
    expect(await lanes.first().locator('h2').textContent()).toContain('Greedy');
  });

  test('the board that is played is raced from the row below its panels', async () => {
    const { page } = await app.open('#1_2_3-4_5_6-0_7_8', PHONE);
    await button(page, 'Race of searches').tap();
    await page.locator('.race-lane').first().getByText('2 moves, proved shortest').waitFor();
  });
});

describe('counts are those of solve', () => {
  const ENGINES = ['bfs', 'bfs-late', 'ucs', 'greedy', 'astar', 'idastar', 'bidirectional'];
  const linkOf = (engines: readonly string[]) =>
    `${NEAR_LINK}${engines.map((one) => `&lane=${one},manhattan`).join('')}`;

  test('of all algorithms that end soon; and the page keeps nobody out', async () => {
    const { page } = await app.open(linkOf(ENGINES.slice(0, 4)), { viewport: PHONE.viewport });
    for (const some of [ENGINES.slice(0, 4), ENGINES.slice(4)]) {
      await page.goto(app.address + linkOf(some));
      await page.locator(`.race-lanes[data-lanes="${some.length}"]`).waitFor();
      await showEnd(page);
      for (const [i, engine] of some.entries()) {
        const informed = ['greedy', 'astar', 'idastar'].includes(engine);
        const { stats } = solved(NEAR, engine, informed ? { heuristic: 'manhattan' } : {});
        const { expanded, generated } = await countsOf(page.locator('.race-lane').nth(i));
        expect({ engine, expanded, generated }).toEqual({
          engine,
          expanded: stats.expanded,
          generated: stats.generated,
        });
      }
    }
    await page.locator('summary').first().click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await barriersOn(page)).toEqual([]);
    }
  });
});

/** What comes from the lanes of a race, a message a task, and what the page changes for it. */
type Portion = { readonly kind: string; readonly bytes: number; readonly changes: number };

/** Before the page loads: counts what each message of a worker makes the page do. */
function countPortions(): void {
  const portions: Portion[] = [];
  Object.assign(window, { portions });
  const observer = new MutationObserver(() => undefined);
  const options = { subtree: true, childList: true, attributes: true, characterData: true };
  document.addEventListener('DOMContentLoaded', () => observer.observe(document.body, options));
  const Native = Worker;
  window.Worker = class extends Native {
    override set onmessage(hear: (event: MessageEvent) => void) {
      super.onmessage = (event: MessageEvent) => {
        observer.takeRecords();
        hear.call(this, event);
        const changes = observer.takeRecords().length;
        const kind = String(event.data?.tell);
        portions.push({ kind, bytes: JSON.stringify(event.data).length, changes });
      };
    }
  };
}

/*
 * Counted, not timed: the searches run in workers, and all that the page does is a message at a
 * time, each as small at the end of a search of 181,440 states as of a small one. `bench/race.mjs`
 * measures tasks and frames.
 */
test('the largest race keeps the page free: four lanes, 181,440 states', async () => {
  const lanes = ['bfs', 'bfs-late', 'ucs', 'astar,zero'].map((one) => `&lane=${one}`).join('');
  const { page } = await app.open('player/playable.html');
  await page.addInitScript(countPortions);
  await page.goto(`${app.address}#race?puzzle=8_6_7-2_5_4-3_0_1${lanes}&speed=20000`);
  await page.locator('.race-lane').nth(3).locator('.race-counts').waitFor(PATIENCE);
  await button(page, 'Run').press('Enter', PATIENCE);
  await page.waitForFunction(
    () => {
      const { portions } = window as unknown as { portions: Portion[] };
      const many = (kind: string) => portions.filter((one) => one.kind === kind).length;
      return many('snapshot') > 20 && many('progress') > 4;
    },
    undefined,
    PATIENCE,
  );
  const portions = await page.evaluate(
    () => (window as unknown as { portions: Portion[] }).portions,
  );
  const most = (of: 'bytes' | 'changes') => Math.max(...portions.map((one) => one[of]));
  expect(most('bytes')).toBeLessThan(20_000);
  expect(most('changes')).toBeLessThan(600);
});

test('a race on a block puzzle, and in Chinese', async () => {
  const { page } = await app.open('#race', { locale: 'zh-CN' });
  await page.getByLabel('题目').selectOption('blocks');
  const lane = page.locator('.race-lane').first();
  await lane.getByText('20 步，已证明最短').waitFor();
  expect(await lane.locator('h2').textContent()).toBe('A* · 滑块距离');
  await button(page, '显示伪代码').click();
  await lane.locator('.race-code').getByText('第一次扩展之前。').waitFor();
});
