import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button } from './harness/button.ts';
import { counted } from './harness/onBoard.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

/** A phone, and nothing but taps on it. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A 24-puzzle whose shortest solution no browser finds while a test waits. */
const LONG = '#16_5_1_12_6-24_17_9_2_22-4_10_13_18_19-20_0_23_7_21-15_11_8_3_14';

/** Counts locks of the screen that are held, and what is said aloud by a voice of the device. */
function watchDevice(): void {
  const held = { locks: 0, said: [] as string[] };
  const voices = [
    { lang: 'en-US', localService: true },
    { lang: 'zh-CN', localService: true },
  ];
  class Utterance {
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  const request = async () => {
    held.locks++;
    return { released: false, release: async () => held.locks-- };
  };
  const put = (owner: object, name: string, value: unknown) =>
    Object.defineProperty(owner, name, { value, configurable: true });
  put(globalThis, 'held', held);
  put(navigator, 'wakeLock', { request });
  put(globalThis, 'SpeechSynthesisUtterance', Utterance);
  put(globalThis, 'speechSynthesis', {
    getVoices: () => voices,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    cancel: () => undefined,
    speak: ({ text }: Utterance) => held.said.push(text),
  });
}

type Held = { readonly locks: number; readonly said: readonly string[] };
const held = (page: Page) => page.evaluate(() => (globalThis as unknown as { held: Held }).held);

async function openCompanion(path: string, options: object = PHONE) {
  const opened = await app.open('', options);
  const { page } = opened;
  await page.addInitScript(watchDevice);
  await page.goto(`${app.address}${path}`);
  await page.reload();
  await page.locator('#app:not([inert])').waitFor();
  await button(page, 'Solution').click();
  await button(page, 'Follow on a real board').click();
  const companion = page.getByRole('dialog', { name: 'Solution, move by move' });
  await companion.waitFor();
  const words = companion.locator('.companion-move');
  return { ...opened, companion, words };
}

/** The middle of a cell of the board that fills the screen. */
async function tapCell(page: Page, companion: Locator, column: number, row: number) {
  const grid = companion.getByRole('grid');
  const { x, y, width } = (await grid.boundingBox())!;
  const side = width / Number(await grid.getAttribute('aria-colcount'));
  await page.touchscreen.tap(x + (column + 0.5) * side, y + (row + 0.5) * side);
}

/** How many of some buttons are not what a tap in their middle reaches. */
const coveredIn = (buttons: Locator) =>
  buttons.evaluateAll(
    (all) =>
      all.filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button') !== one;
      }).length,
  );

const size = async (part: Locator) => (await part.boundingBox())!;

describe('beside a toy', () => {
  test('a phone leads to the end by taps, also after another move was made', async () => {
    const { page, companion, words, complaints } = await openCompanion('#easy-klotski');
    const place = companion.locator('.companion-place');
    await companion.getByText('0 of 17').waitFor();
    await words.getByText(/^Slide the .+ (up|down|left|right)/).waitFor();
    expect(await companion.locator('.arrow').count()).toBe(1);
    for (const at of [1, 2, 3]) {
      const before = await words.textContent();
      await button(companion, 'Next').tap();
      await place.getByText(`${at} of 17`).waitFor();
      expect(await words.textContent()).not.toBe(before);
    }
    // A touch by chance moves nothing.
    const cells = () =>
      companion.getByRole('gridcell').evaluateAll((all) => all.map((one) => one.ariaLabel));
    const stood = await cells();
    for (let row = 0; row < 5; row++) await tapCell(page, companion, row % 4, row);
    expect(await cells()).toEqual(stood);

    await button(companion, 'I moved something else').tap();
    await words.getByText('Move the pieces here as you moved them.').waitFor();
    expect(await companion.locator('.arrow').count()).toBe(0);
    await moveAnother(page, companion);
    await companion.getByText(/^Solved again from here: \d+ moves\.$/).waitFor();
    await place.getByText(/^0 of /).waitFor();
    const length = Number((await place.textContent())!.split(' of ')[1]);
    expect(length).toBeGreaterThan(10);
    for (let at = 1; at <= length; at++) {
      await button(companion, 'Next').tap();
      if (at < length) await place.getByText(`${at} of ${length}`).waitFor();
    }
    await words.getByText('Solved!').waitFor();
    await button(companion, 'Done').tap();
    await companion.waitFor({ state: 'detached' });
    // Nothing of the solution stands before what was solved.
    const buttons = page.locator('.solved button');
    await buttons.first().waitFor();
    await expect.poll(() => coveredIn(buttons)).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('what was played before the address is kept stays when the companion is left', async () => {
    const context = await app.browser.newContext({ ...PHONE, serviceWorkers: 'block' });
    const page = await context.newPage();
    const companion = page.getByRole('dialog', { name: 'Solution, move by move' });
    const place = companion.locator('.companion-place');
    await page.route(/assets\/liveAddress/, async (route) => {
      await companion.waitFor();
      await route.continue();
    });
    await page.goto(`${app.address}#klotski`);
    await page.locator('#app:not([inert])').waitFor();
    await expect.poll(() => page.evaluate(() => history.state?.isOwn)).toBe(true);
    await button(page, 'Solution').click();
    await button(page, 'Follow on a real board').click();
    for (const at of [1, 2, 3]) {
      await button(companion, 'Next').tap();
      await place.getByText(`${at} of 81`).waitFor();
    }
    await expect.poll(() => new URL(page.url()).hash).not.toBe('#klotski');
    await button(companion, 'Next').tap();
    await place.getByText('4 of 81').waitFor();
    await page.goBack();
    await companion.waitFor({ state: 'detached' });
    // Time for a link to be followed that is none.
    await page.waitForTimeout(500);
    expect(await counted(page)).toBe(4);
    await context.close();
  });

  test('a reload comes back to the move, and Back then leaves what was played', async () => {
    const { page, companion } = await openCompanion('#klotski');
    const place = companion.locator('.companion-place');
    for (const at of [1, 2, 3]) {
      await button(companion, 'Next').tap();
      await place.getByText(`${at} of 81`).waitFor();
    }
    await expect.poll(() => new URL(page.url()).hash).not.toBe('#klotski');
    const words = await companion.locator('.companion-move').textContent();
    await page.reload();
    await place.getByText('3 of 81').waitFor();
    expect(await companion.locator('.companion-move').textContent()).toBe(words);
    await button(companion, 'Back').tap();
    await button(companion, 'Next').tap();
    await button(companion, 'Next').tap();
    await place.getByText('4 of 81').waitFor();
    await page.goBack();
    await companion.waitFor({ state: 'detached' });
    // Time for a link to be followed that is none.
    await page.waitForTimeout(500);
    expect(await counted(page)).toBe(4);
    await page.reload();
    await button(page, 'Solution').waitFor();
    expect(await companion.count()).toBe(0);
  });

  test('a board without a proof is solved again as well', async () => {
    const { page, companion, words } = await openCompanion(LONG);
    await words.getByText(/^Move tile \d+ /).waitFor();
    await button(companion, 'I moved something else').tap();
    await moveAnother(page, companion);
    await companion.getByText(/^Solved again from here/).waitFor();
    await button(companion, 'Next').tap();
    await companion
      .locator('.companion-place')
      .getByText(/^1 of /)
      .waitFor();
    // Back goes on along the new line; before its first move it takes back what was moved.
    await button(companion, 'Back').tap();
    await companion
      .locator('.companion-place')
      .getByText(/^0 of /)
      .waitFor();
  });

  /** Taps pieces until one of them has moved off the line. */
  async function moveAnother(page: Page, companion: Locator) {
    const note = companion.locator('.companion-note');
    for (let cell = 0; cell < 20; cell++) {
      await tapCell(page, companion, cell % 4, Math.floor(cell / 4));
      const dot = companion.locator('.dot').first();
      if (await dot.isVisible()) {
        const { x, y, width } = await size(dot);
        await page.touchscreen.tap(x + width / 2, y + width / 2);
      }
      await page.waitForTimeout(100);
      const stage = await companion.getAttribute('data-stage');
      if (stage === 'lost' || (await note.textContent()) !== '') return;
      if (stage !== 'show') {
        await button(companion, 'I moved something else').tap();
      }
    }
  }

  test('it is read at arm’s length, and a thumb finds Next', async () => {
    const { companion, words, page } = await openCompanion('#klotski');
    const [next, screen] = [await size(button(companion, 'Next')), PHONE.viewport];
    expect(next.height).toBeGreaterThanOrEqual(72);
    expect(next.width).toBeGreaterThan(screen.width * 0.85);
    expect(next.y + next.height).toBeGreaterThan(screen.height * 0.95);
    expect(next.y + next.height).toBeLessThanOrEqual(screen.height);
    const fontSize = await words.evaluate((part) =>
      Number.parseFloat(getComputedStyle(part).fontSize),
    );
    expect(fontSize).toBeGreaterThanOrEqual(24);
    expect((await size(companion.locator('.board'))).width).toBeGreaterThan(screen.width * 0.8);
    for (const viewport of [
      { width: 740, height: 360 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      expect((await size(companion.locator('.board'))).height).toBeGreaterThan(
        viewport.height * 0.8,
      );
      const { y, height } = await size(button(companion, 'Next'));
      expect(y + height).toBeLessThanOrEqual(viewport.height);
      expect(await companion.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
    }
  });

  test('the screen stays on until it is left, by Escape or by Back', async () => {
    const { page, companion } = await openCompanion('#klotski');
    await expect.poll(async () => (await held(page)).locks).toBe(1);
    await page.keyboard.press('Escape');
    await companion.waitFor({ state: 'detached' });
    expect((await held(page)).locks).toBe(0);
    await button(page, 'Follow on a real board').tap();
    await companion.waitFor();
    await expect.poll(async () => (await held(page)).locks).toBe(1);
    await page.goBack();
    await companion.waitFor({ state: 'detached' });
    expect((await held(page)).locks).toBe(0);
    await button(page, 'Follow on a real board').waitFor();
    expect(await page.locator('.play h1').textContent()).toBe('Klotski');
  });

  test('it reads aloud what to do, once it is asked to', async () => {
    const { page, companion, words } = await openCompanion('#8_6_4-0_7_2-5_1_3');
    await words.getByText(/^Move tile \d (up|down|left|right)\.$/).waitFor();
    expect((await held(page)).said).toEqual([]);
    await button(companion, 'Read aloud').tap();
    const first = await words.textContent();
    await button(companion, 'Next').tap();
    await companion.getByText('1 of ').waitFor();
    expect((await held(page)).said).toEqual([first, await words.textContent()]);
  });

  test('keys go on and back, and the focus stays inside', async () => {
    const { page, companion, words } = await openCompanion('#klotski', {});
    await companion.getByText('0 of 81').waitFor();
    const first = await words.textContent();
    await page.keyboard.press('Enter');
    await companion.getByText('1 of 81').waitFor();
    await page.keyboard.press('ArrowRight');
    await companion.getByText('2 of 81').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await companion.getByText('0 of 81').waitFor();
    expect(await words.textContent()).toBe(first);
    expect(await words.getAttribute('aria-live')).toBe('polite');
    for (let tab = 0; tab < 8; tab++) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      );
      expect(isInside).toBe(true);
    }
  });

  test('it speaks Chinese', async () => {
    const { companion, words } = await openCompanionInChinese();
    await words.getByText(/^把.+向[上下左右]移/).waitFor();
    await button(companion, '下一步').tap();
    await companion.getByText('1 / 81').waitFor();
  });

  async function openCompanionInChinese() {
    const { page } = await app.open('#klotski', { ...PHONE, locale: 'zh-CN' });
    await button(page, '解法').tap();
    await button(page, '对照实物一步步走').tap();
    const companion = page.getByRole('dialog', { name: '逐步解法' });
    return { companion, words: companion.locator('.companion-move') };
  }
});
