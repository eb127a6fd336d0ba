import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button } from './harness/button.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';
import { savedBy } from './harness/saved.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const PATIENT = { timeout: 120_000 };

/** But for the hint of a software driver that a screenshot reads what it has drawn. */
const faultsIn = (complaints: readonly string[]) =>
  complaints.filter((text) => !text.includes('GL Driver Message'));
const ready = (page: Page) => page.locator('.map[data-stage=ready]').waitFor(PATIENT);
const distance = (page: Page) => page.locator('.map-distance').textContent();
const here = async (page: Page) =>
  Number(await page.locator('.map-frame').getAttribute('data-here'));

async function openMap(path: string, options: object = {}) {
  const opened = await app.open(path, options);
  await ready(opened.page);
  await expect.poll(() => here(opened.page)).toBeGreaterThanOrEqual(0);
  return opened;
}

/** Taps places of the map until another dot is on the board. */
async function tapOtherDot(page: Page): Promise<void> {
  const before = await here(page);
  const box = (await page.locator('.map-frame').boundingBox())!;
  for (let i = 1; i < 60; i++) {
    const [x, y] = [((i * 0.618) % 1) * 0.7 + 0.15, ((i * 0.414) % 1) * 0.5 + 0.2];
    await page.touchscreen.tap(box.x + x * box.width, box.y + y * box.height);
    await page.waitForTimeout(100);
    if ((await here(page)) !== before) return;
  }
  throw new Error('no dot was hit');
}

/** Taps pieces, and where they can go, until one has moved. */
async function moveSomething(page: Page): Promise<void> {
  const before = await here(page);
  const grid = page.getByRole('grid');
  const columns = Number(await grid.getAttribute('aria-colcount'));
  const rows = Number(await grid.getAttribute('aria-rowcount'));
  const box = (await grid.boundingBox())!;
  const side = box.width / columns;
  for (let cell = 0; cell < columns * rows; cell++) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    await page.touchscreen.tap(box.x + (column + 0.5) * side, box.y + (row + 0.5) * side);
    const dot = page.locator('.map-board .dot').first();
    if (await dot.isVisible()) {
      const at = (await dot.boundingBox())!;
      await page.touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2);
    }
    await page.waitForTimeout(100);
    if ((await here(page)) !== before) return;
  }
  throw new Error('nothing was moved');
}

/** Has the dot in the middle chosen in the first frame in which dots are drawn. */
function chooseEarly(): void {
  const look = () => {
    const frame = document.querySelector('.map[data-stage=arranging] .map-frame');
    if (frame) frame.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** How many pixels of a canvas are painted. */
const paintedOn = (page: Page, selector: string) =>
  page.locator(selector).evaluate(async (canvas: HTMLCanvasElement) => {
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    const context = copy.getContext('2d')!;
    context.drawImage(canvas, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let painted = 0;
    for (let i = 3; i < data.length; i += 4) if (data[i]! > 0) painted++;
    return painted;
  });

describe('the map', () => {
  test('by touch on a phone: a tapped dot is on the board, and the board moves it', async () => {
    const { page, complaints } = await app.open('#klotski', PHONE);
    await button(page, 'Map').tap();
    await ready(page);
    await page.getByText('25,955 states').waitFor();
    await expect.poll(() => distance(page)).toBe('81 moves to the goal');
    await tapOtherDot(page);
    await button(page, 'Play from here').waitFor();
    const [dot, far] = [await here(page), await distance(page)];
    expect(far).not.toBe('81 moves to the goal');
    const { name, bytes: picture } = await savedBy(page, () =>
      button(page, 'Save as a PNG picture').tap(),
    );
    expect(name).toBe('Klotski-map.png');
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.length).toBeGreaterThan(100_000);
    await moveSomething(page);
    expect(await here(page)).not.toBe(dot);
    await button(page, 'Back to my game').tap();
    await expect.poll(() => distance(page)).toBe('81 moves to the goal');
    // The map, the board and what is said of it are in sight together.
    for (const part of ['.map-stage', '.map-board .board', '.map-distance']) {
      const { y, height } = (await page.locator(part).boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(PHONE.viewport.height - 56);
    }
    expect(faultsIn(complaints)).toEqual([]);
  });

  test('a dot is chosen while the dots still find their places', async () => {
    const { page, complaints } = await app.open('', PHONE);
    await page.addInitScript(chooseEarly);
    await page.goto(`${app.address}#klotski?view=map`);
    await page.reload();
    await button(page, 'Back to my game').waitFor(PATIENT);
    await ready(page);
    expect(await distance(page)).not.toBe('81 moves to the goal');
    expect(faultsIn(complaints)).toEqual([]);
  });

  test('draws the game that was played, and takes it where one taps', async () => {
    const { page, complaints } = await openMap('#klotski/GD.HD?view=map');
    await page.getByText('Your game').waitFor();
    const first = page.getByRole('button', { name: 'Show its end' }).first();
    await first.click();
    const mark = 'on every shortest solution, as drawn or mirrored';
    await page.getByText(mark, { exact: true }).waitFor();
    await expect.poll(() => distance(page)).toBe('55 moves to the goal');
    await button(page, 'Play from here').click();
    await page.getByTestId('count').getByText('26').waitFor();
    expect(faultsIn(complaints)).toEqual([]);
  });

  test('folds mirror images into one dot', async () => {
    const { page } = await openMap('#klotski?view=map');
    await page.getByLabel('Mirror images as one dot').check();
    await page.getByText('13,011 dots').waitFor(PATIENT);
    await ready(page);
    await expect.poll(() => distance(page)).toBe('81 moves to the goal');
  });

  test('shows rooms, opens the one on the board, and goes back', async () => {
    const { page, complaints } = await openMap('#dads?view=map', PHONE);
    await page.getByLabel('Rooms instead of states').check();
    const overview = page.getByText(/1,398 states in [\d,]+ rooms/);
    await overview.waitFor(PATIENT);
    await ready(page);
    await page.getByText(/^a room of \d+ states?, at least/).waitFor();
    await page
      .getByRole('button', { name: /^Open a room of/ })
      .first()
      .tap();
    await page
      .getByText(/of 1,398 states$/)
      .and(page.getByRole('status'))
      .waitFor(PATIENT);
    await ready(page);
    await expect.poll(() => distance(page)).toBe('59 moves to the goal');
    await button(page, 'Back to the rooms around it').tap();
    await overview.waitFor(PATIENT);
    await page.getByLabel('Rooms instead of states').uncheck();
    await page.getByText('1,398 states', { exact: true }).waitFor(PATIENT);
    expect(faultsIn(complaints)).toEqual([]);
  });

  test('is moved by keys, and Enter takes the dot in the middle', async () => {
    const { page } = await openMap('#dads?view=map');
    await page.locator('.map-frame').focus();
    const start = await here(page);
    for (const key of ['+', '+', 'ArrowRight', 'ArrowUp', '-', '0', 'Enter']) {
      await page.keyboard.press(key);
    }
    await expect.poll(() => here(page)).not.toBe(start);
    await button(page, 'Back to my game').waitFor();
  });

  test('works without WebGL, and says so', async () => {
    const { page } = await app.open('', PHONE);
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
        return kind === 'webgl2' ? null : getContext.call(this, kind as '2d');
      } as typeof getContext;
    });
    await page.goto(`${app.address}#dads?view=map`);
    await page.reload();
    await ready(page);
    await page.getByText('draws without WebGL').waitFor();
    await expect.poll(() => paintedOn(page, '.map-dots')).toBeGreaterThan(500);
    await tapOtherDot(page);
  });

  test('paints dots by WebGL, in both schemes', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, complaints } = await openMap('#dads?view=map', { colorScheme });
      const shot = await page.locator('.map-stage').screenshot();
      const colors = await page.evaluate(async (data) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d')!;
        context.drawImage(image, 0, 0);
        const pixels = new Uint32Array(
          context.getImageData(0, 0, image.width, image.height).data.buffer,
        );
        return new Set(pixels).size;
      }, shot.toString('base64'));
      // Ground, signs and their soft edges alone have a few hundred.
      expect(colors).toBeGreaterThan(1000);
      expect(faultsIn(complaints)).toEqual([]);
    }
  });

  test('says what it cannot draw', async () => {
    const { page } = await app.open('#1_2_3_4-5_6_7_8-9_10_11_12-13_14_0_15?view=map');
    await page.getByText('more than 2,000,000 states, too many').waitFor(PATIENT);
  });

  test('speaks Chinese', async () => {
    const { page } = await openMap('#dads?view=map', { ...PHONE, locale: 'zh-CN' });
    await page.getByText('1,398 个局面').waitFor();
    await page.getByText('个必经局面：所有解法都经过').waitFor();
    const words = await page.locator('.map').innerText();
    expect(words.replaceAll(/Dad's Puzzle|\b[A-Z]\b/g, '')).not.toMatch(/[a-z]{3}/);
  });
});
