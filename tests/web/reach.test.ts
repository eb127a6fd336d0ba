/* What is in reach: focus, targets, sizes, and the way back. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VIEWS, type View } from '../../packages/web/src/ui/views.ts';
import { button } from './harness/button.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app?.close());

/** Two pushes from its goal. */
const TWO = '#1_2_3-4_5_0-7_8_6';
const PHONE = { viewport: { width: 390, height: 844 } };
const SMALL = { viewport: { width: 360, height: 640 } };

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('role') ?? activeElement?.textContent ?? '';
  });

describe('the focus', () => {
  test('stays on the button that plays hints, and goes to the board at the end', async () => {
    const { page } = await app.open('#1_2_3-0_5_6-4_7_8');
    await button(page, 'Hint').click();
    await button(page, 'More').click();
    const play = button(page, 'Play this move');
    await play.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByTestId('count').textContent()).toBe('1');
    expect(await focused(page)).toBe('Play this move');
    await expect
      .poll(async () => {
        await page.keyboard.press('Enter');
        return page.locator('.solved').count();
      })
      .toBe(1);
    expect(await focused(page)).toBe('gridcell');
  });

  test('goes to the puzzles of a collection that is opened', async () => {
    const { page } = await app.open('#puzzles');
    await page.locator('.collection').first().click();
    const name = await page.locator('.collection-name').first().textContent();
    expect(await focused(page)).toBe(name);
  });
});

/** Enough for averages. */
const SOLVES = [1, 2, 3, 4, 5].map((at) => ({
  ...{ at, event: '3x3', timeMs: 41_230 + at, steps: 22, moves: 20, optimum: 20, helped: false },
  start: '8 6 4/0 7 2/5 1 3',
}));

/** What a view shows in the end, where more than its title comes later. */
const READY: Partial<Record<View, string>> = {
  map: '.map[data-stage=ready] .map-chapters',
  why: '.why[data-stage=page]',
  times: '.solves li',
};

/** Ends when the view is there, or is being fetched. */
const goTo = (view: string) =>
  new Promise<void>((resolve) => {
    addEventListener('popstate', () => setTimeout(resolve), { once: true });
    location.assign(`#${view}`);
  });

/** With letters of so many times the usual size. */
function isWide(times: number): boolean {
  document.documentElement.style.fontSize = `${100 * times}%`;
  const { scrollWidth, clientWidth } = document.documentElement;
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  return scrollWidth > clientWidth || dialogs.some((box) => box.scrollWidth > box.clientWidth + 1);
}

describe('sizes', () => {
  test('follow the font size of the browser', async () => {
    const { page } = await app.open('#puzzles');
    await page.locator('h1').waitFor();
    const client = await page.context().newCDPSession(page);
    const sizes = () =>
      page.evaluate(() => [
        getComputedStyle(document.documentElement).fontSize,
        getComputedStyle(document.querySelector('h1')!).fontSize,
      ]);
    expect(await sizes()).toEqual(['16px', '26px']);
    await client.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
    await expect.poll(sizes).toEqual(['24px', '39px']);
  });

  test('of letters twice as large leave no view wider than a phone', async () => {
    const { page } = await app.open('#dads', { viewport: { width: 360, height: 740 } });
    await page.evaluate((solves) => {
      localStorage.setItem('glissade.solves', JSON.stringify(solves));
    }, SOLVES);
    await page.reload();
    await page.locator('#app:not([inert])').waitFor();
    const wide: string[] = [];
    let times = 2;
    const look = async (name: string, part: string) => {
      await page.locator(part).first().waitFor();
      if (await page.evaluate(isWide, times)) wide.push(name);
    };
    for (const view of VIEWS) {
      await page.evaluate(goTo, view);
      await look(view, READY[view] ?? 'main h1');
    }
    await page.evaluate(goTo, 'play');
    await button(page, 'Hint').click();
    await button(page, 'More').click();
    await look('hint', '.hint-text .button');
    await button(page, 'Solution').click();
    await look('solution', '.companion-open');
    await button(page, 'Follow on a real board').click();
    await look('companion', '.companion-move');
    expect(wide).toEqual([]);
    // Half a phone, with letters of the usual size.
    times = 1;
    await page.setViewportSize({ width: 195, height: 422 });
    await look('narrow companion', '.companion-move');
    await button(page, 'Leave').click();
    for (const view of ['puzzles', 'daily', 'edit']) {
      await page.evaluate(goTo, view);
      await look(`narrow ${view}`, 'main h1');
    }
    expect(wide).toEqual([]);
  });

  test.each([195, 360])(
    'of the choices of puzzles show their words at %i pixels',
    async (width) => {
      const { page } = await app.open('#puzzles', { viewport: { width, height: 740 } });
      const choices = page.locator('.filters select');
      await choices.first().waitFor();
      const cut = await choices.evaluateAll((all) =>
        all.filter((one) => {
          const free = one.cloneNode(true) as HTMLElement;
          free.style.cssText = 'position: absolute; width: max-content';
          document.body.append(free);
          const isCut = free.offsetWidth > (one as HTMLElement).offsetWidth + 1;
          free.remove();
          return isCut;
        }),
      );
      expect(cut).toEqual([]);
    },
  );

  test('of what a finger presses are 44 pixels or more', async () => {
    const touch = { ...PHONE, hasTouch: true, isMobile: true };
    const { page } = await app.open('#play', touch);
    for (const view of ['Play', 'Puzzles', 'Edit', 'Times', 'Settings']) {
      await page.getByRole('link', { name: view, exact: true }).click();
      await page.locator('h1').first().waitFor();
      const low = await page
        .locator('.button:visible, .chip:visible, .field:visible')
        .evaluateAll((all) =>
          all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML),
        );
      expect([view, low]).toEqual([view, []]);
    }
  });
});

describe('hints on a phone', () => {
  test.each([PHONE, SMALL])('leave the board its size and Undo in sight: %o', async (window) => {
    const { page } = await app.open('#klotski', window);
    const heights = new Set<number>();
    for (const name of ['Hint', 'More', 'More']) {
      await button(page, name).click();
      await page.locator('.hint-text').waitFor();
      await page.getByText('81 moves, shortest possible.').waitFor();
      // The board yields in the frame after that in which the answer stands.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
      await expect
        .poll(async () => {
          const tools = (await page.locator('.tools').boundingBox())!;
          const answer = (await page.locator('.answer').boundingBox())!;
          return tools.y + tools.height <= answer.y;
        })
        .toBe(true);
      heights.add((await page.locator('.play-board .board').boundingBox())!.height);
    }
    expect(heights.size).toBe(1);
    await button(page, 'More').click();
    await button(page, 'Hide hint').click();
    await page.locator('.hint-text').waitFor({ state: 'detached' });
    await button(page, 'Hint').waitFor();
  });

  test('are not needed to see Undo below a title of two lines', async () => {
    const { page } = await app.open('#klotski', PHONE);
    await page.locator('h1').evaluate((title) => {
      title.textContent = 'The daughter in the box and all of her eleven impatient relatives';
    });
    await expect
      .poll(async () => {
        const tools = (await page.locator('.tools').boundingBox())!;
        const bar = (await page.locator('.views').boundingBox())!;
        return tools.y + tools.height <= bar.y;
      })
      .toBe(true);
  });
});

describe('the views of the game on the board', () => {
  test.each(['review', 'map', 'why', 'race'])('%s lights a tab and leads back', async (view) => {
    const { page } = await app.open(TWO, PHONE);
    await page.getByRole('grid').first().waitFor();
    await page.evaluate((name) => location.assign(`#${name}`), view);
    const tab = page.locator('.views [aria-current]');
    await expect.poll(() => tab.allTextContents()).toEqual(['Play']);
    await page.locator('.topbar-back').click();
    await page.locator('.play-board').waitFor();
    await page.locator('.topbar-back').waitFor({ state: 'detached' });
  });
});
