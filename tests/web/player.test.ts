import { statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';
import { appFolder } from './harness/serveApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

describe('glissade-player, on a page that has nothing but one script', () => {
  test('shows a line, steps, plays and stops', async () => {
    const { page, complaints, strangers } = await app.open('player/index.html');
    const player = page.locator('glissade-player').first();
    await player.getByText('0 / 22').waitFor();
    await player.getByRole('button', { name: 'Next move' }).click();
    await player.getByText('1 / 22').waitFor();
    await player.getByRole('slider', { name: 'Position in the solution' }).fill('22');
    await player.getByRole('img', { name: '22 of 22: 1 2 3 / 4 5 6 / 7 8 .' }).waitFor();
    await player.evaluate((element) => Object.assign(element, { speed: 20 }));
    await player.getByRole('button', { name: 'Play' }).click();
    await player.getByRole('button', { name: 'Pause' }).waitFor();
    await player.getByText('22 / 22').waitFor();
    await player.getByRole('button', { name: 'Play' }).waitFor();
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
  });

  test('takes the puzzle from its text, keys, properties and events', async () => {
    const { page, complaints } = await app.open('player/index.html');
    const player = page.locator('glissade-player').last();
    const frame = player.getByRole('group', { name: "L'âne rouge" });
    await frame.focus();
    await page.keyboard.press('End');
    await player.getByText('3 / 3').waitFor();
    await page.keyboard.press('ArrowLeft');
    await player.getByText('2 / 3').waitFor();
    const heard = await player.evaluate(
      (element) =>
        new Promise((resolve) => {
          element.addEventListener('change', (event) => resolve((event as CustomEvent).detail));
          Object.assign(element, { at: 1 });
        }),
    );
    expect(heard).toEqual({ at: 1, of: 3 });
    await player.evaluate((element) => element.setAttribute('moves', '6R'));
    await player.getByText('0 / 1').waitFor();
    expect(complaints).toEqual([]);
  });

  test('says what is wrong, and follows an attribute that mends it', async () => {
    const { page } = await app.open('player/index.html');
    const player = page.locator('glissade-player').first();
    await player.evaluate((element) => element.setAttribute('moves', 'R5'));
    await player.getByRole('alert').waitFor();
    await player.evaluate((element) => element.setAttribute('moves', ''));
    await player.getByRole('img').waitFor();
    expect(await player.getByRole('button').count()).toBe(0);
  });

  test('is small', () => {
    expect(statSync(`${appFolder}glissade-player.js`).size).toBeLessThan(200_000);
  });
});
