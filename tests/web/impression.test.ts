import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const FOOT = 740 - 56;

const bottomOf = async (page: Page, selector: string) => {
  const { y, height } = (await page.locator(selector).first().boundingBox())!;
  return y + height;
};

/** As kept after a solve. */
const solveOf = (event: string) => ({
  ...{ at: 1, event, timeMs: 9000, steps: 20, moves: 17, helped: false },
  start: 'A.',
});

describe('at first sight, on a phone', () => {
  test('it says what it is, what to do and where to get help', async () => {
    const { page } = await app.open('', PHONE);
    expect(await page.locator('.topbar-name').innerText()).toContain('sliding puzzles');
    const said = page.getByText('Slide the red block B into the dotted frame.');
    expect(await said.isVisible()).toBe(true);
    for (const part of ['.topbar-name', '#board-goal', '.help-buttons', '.tools']) {
      expect(await bottomOf(page, part)).toBeLessThanOrEqual(FOOT);
    }
    // What people want first stands first.
    expect(await bottomOf(page, '.help-buttons')).toBeLessThan(await bottomOf(page, '.tools'));
    expect(await page.getByRole('button', { name: 'Type' }).isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Keys' }).isVisible()).toBe(false);
    const desk = await app.open('');
    expect(await desk.page.getByRole('button', { name: 'Keys' }).isVisible()).toBe(true);
  });

  test('an exit is drawn where the block leaves, and nowhere else', async () => {
    const exits = async (path: string) => {
      const { page } = await app.open(path, PHONE);
      await page.locator('#app:not([inert]) .board').waitFor();
      if (path !== '')
        await expect.poll(() => page.locator('.play h1').textContent()).not.toBe('Klotski');
      return page.locator('.board .exit').count();
    };
    expect(await exits('')).toBe(1);
    expect(await exits('#rush-02')).toBe(1);
    expect(await exits('#8_6_4-0_7_2-5_1_3')).toBe(0);
    expect(await exits('#dads-puzzle')).toBe(0);
  });
});

describe('a solved puzzle', () => {
  test('is a moment: a wave goes over it; nothing moves where nothing may', async () => {
    const moving = async (reducedMotion: 'reduce' | 'no-preference') => {
      const { page, complaints } = await app.open('#1_2_3-4_5_6-0_7_8', {
        ...PHONE,
        reducedMotion,
      });
      await page.getByRole('row').nth(3).waitFor({ state: 'detached' });
      await page.evaluate(() => {
        const seen = { waves: 0 };
        Object.assign(globalThis, { seen });
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...given) {
          if (this.matches('.piece-body')) seen.waves++;
          return animate.apply(this, given);
        };
      });
      for (const label of ['7', '8']) {
        await page.getByRole('gridcell', { name: new RegExp(`^${label},`) }).tap();
      }
      await page.locator('.solved').waitFor();
      await page.locator('.board.done').waitFor();
      expect(complaints).toEqual([]);
      return () =>
        page.evaluate(() => (globalThis as unknown as { seen: { waves: number } }).seen.waves);
    };
    await expect.poll(await moving('no-preference')).toBe(8);
    expect(await (await moving('reduce'))()).toBe(0);
  });

  test('shows bars where it was not the shortest', async () => {
    const { page } = await app.open('#1_2_3-4_5_6-7_0_8', PHONE);
    await page.getByRole('row').nth(3).waitFor({ state: 'detached' });
    const tap = (label: string) =>
      page.getByRole('gridcell', { name: new RegExp(`^${label},`) }).tap();
    for (const label of ['7', '7', '8']) await tap(label);
    const bars = page.locator('.solved-bar');
    await expect.poll(() => bars.allInnerTexts(), { timeout: 15_000 }).toHaveLength(2);
    const [you, best] = await bars.locator('span:last-child').allInnerTexts();
    expect([you, best]).toEqual(['3', '1']);
  });
});

describe('the catalogue', () => {
  test('makes one curious: collections with an idea, progress, and what is new', async () => {
    const { page, complaints } = await app.open('', PHONE);
    await page.evaluate(
      (kept) => localStorage.setItem('glissade.solves', JSON.stringify(kept)),
      [solveOf('Klotski, easy')],
    );
    await page.goto(`${app.address}?again#puzzles`);
    const first = page.getByRole('button', { name: /^First steps/ });
    await first.getByText('1 of 25 solved').waitFor();
    await first.tap();
    await page.getByRole('heading', { name: 'First steps' }).waitFor();
    expect(await page.locator('.card').count()).toBe(24);
    const solved = page.locator('.card', { has: page.locator('.card-solved') });
    expect(await solved.count()).toBe(1);
    await page.getByRole('button', { name: 'New to you' }).tap();
    await page.getByText('24 puzzles').waitFor();
    expect(await solved.count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('names fit on their cards, English first and the Chinese beside it', async () => {
    const { page } = await app.open('#puzzles', PHONE);
    await page.getByRole('button', { name: /^Hua Rong Dao Cao/ }).tap();
    await page.getByLabel('Search by name').fill('calm in command');
    expect(await page.locator('.card-name').first().innerText()).toBe('Calm in command 指挥若定');
    for (const collection of [/^Traffic jams/, /^Hua Rong Dao Cao/, /^Number tiles/]) {
      await page.getByRole('button', { name: collection }).tap();
      const cut = await page
        .locator('.card-name')
        .evaluateAll((names) =>
          names
            .filter((name) => name.scrollHeight > name.clientHeight + 1)
            .map((name) => name.textContent),
        );
      expect(cut).toEqual([]);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
  });
});
