import { statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
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
    const told = await player.evaluate(
      (element) =>
        new Promise<{ code: string; line: number; column: number; message: string }>((resolve) => {
          element.addEventListener('error', (event) => resolve((event as CustomEvent).detail));
          element.setAttribute('moves', 'R5');
        }),
    );
    expect(told).toMatchObject({ line: 1, column: 1 });
    expect(await player.getByRole('alert').innerText()).toBe(told.message);
    await player.evaluate((element) => element.setAttribute('moves', ''));
    await player.getByRole('img').waitFor();
    expect(await player.getByRole('button').count()).toBe(0);
  });

  test('keeps place, game and looks where a page puts it elsewhere', async () => {
    const { page, complaints } = await app.open('player/index.html');
    const kept = await page.evaluate(async () => {
      type Player = HTMLElement & { at: number; moves: string };
      const put = async (attributes: Record<string, string>, at: number) => {
        const player = document.createElement('glissade-player') as Player;
        for (const [name, value] of Object.entries(attributes)) player.setAttribute(name, value);
        document.body.append(player);
        await Promise.resolve();
        player.at = at;
        return player;
      };
      const puzzle = '1 2 3/4 5 6/0 7 8';
      const line = await put({ puzzle, moves: 'L2', metric: 'stm' }, 2);
      const game = await put({ puzzle, playable: '' }, 0);
      game.shadowRoot!.querySelector<HTMLElement>('[tabindex="0"]')!.focus();
      const key = { key: 'ArrowLeft', bubbles: true, composed: true };
      game.shadowRoot!.activeElement!.dispatchEvent(new KeyboardEvent('keydown', key));
      document.body.prepend(line, game);
      await Promise.resolve();
      const before = [line.at, game.moves];
      const frame = document.createElement('iframe');
      document.body.append(frame);
      frame.contentDocument!.body.append(line);
      await Promise.resolve();
      line.setAttribute('moves', 'L');
      await Promise.resolve();
      return [...before, line.shadowRoot!.adoptedStyleSheets.length, line.at];
    });
    expect(kept).toEqual([2, 'L', 1, 0]);
    expect(complaints).toEqual([]);
  });

  test('stops for whoever hears of a move, and knows no place that is no number', async () => {
    const { page, complaints } = await app.open('player/index.html');
    const player = page.locator('glissade-player').first();
    const places = await player.evaluate(async (given) => {
      const element = given as HTMLElement & { at: unknown; speed: number; play(): void };
      const remove = () => element.at === 2 && element.remove();
      element.addEventListener('change', remove);
      element.speed = 100;
      element.play();
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (element.isConnected) await frame();
      // Enough for many moves, if it went on.
      for (let frames = 0; frames < 30; frames++) await frame();
      const stopped = element.at;
      for (const place of [Number.NaN, undefined, 'two']) element.at = place;
      const same = element.at;
      element.at = '3';
      return [stopped, same, element.at];
    });
    expect(places).toEqual([2, 2, 3]);
    expect(complaints).toEqual([]);
  });

  test('follows its text, which may come late', async () => {
    const { page } = await app.open('player/index.html');
    const player = page.locator('glissade-player').last();
    await player.evaluate((element) => {
      element.removeAttribute('moves');
      element.textContent = '';
    });
    await player.getByRole('alert').waitFor();
    await player.evaluate((element) => element.append('1 2/0 3'));
    await player.getByRole('img', { name: '0 of 0: 1 2 / . 3' }).waitFor();
  });

  test('shows long lines of large boards at once', async () => {
    const { page, complaints } = await app.open('player/index.html');
    const player = page.locator('glissade-player').first();
    const rows = Array.from({ length: 100 }, (_, row) =>
      Array.from({ length: 100 }, (_, column) => (row * 100 + column + 1) % 10_000).join(' '),
    );
    const puzzle = rows.join('/');
    await player.evaluate((element, text) => {
      element.setAttribute('metric', 'stm');
      element.setAttribute('puzzle', text);
      element.setAttribute('moves', 'RDLU'.repeat(12_500));
    }, puzzle);
    await player.getByText('0 / 50000').waitFor();
    await player.evaluate((element) => Object.assign(element, { at: 49_999 }));
    await player.getByText('49999 / 50000').waitFor();
    expect(complaints).toEqual([]);
  });

  test('is small', () => {
    expect(statSync(`${appFolder}glissade-player.js`).size).toBeLessThan(200_000);
  });
});

describe('the page for frames of other pages', () => {
  test('shows what its address says, as high as its frame', async () => {
    // Of another host: the page has no address at all.
    const page = await app.browser.newPage();
    onTestFinished(() => page.close());
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    const given = new URLSearchParams({ playable: '', puzzle: '1 2 3/4 5 6/0 7 8', theme: 'dark' });
    const source = `${app.address}player/embed.html#${given}`.replaceAll('&', '&amp;');
    await page.setContent(
      `<iframe src="${source}" title="Puzzle" width="420" height="520"></iframe>`,
    );
    const board = page.frameLocator('iframe');
    await board.getByRole('gridcell', { name: '7, ' }).click();
    await board.getByRole('gridcell', { name: '8, ' }).click();
    await board.getByText('Solved in 2 moves').waitFor();
    const inside = board.locator('html');
    expect(await inside.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
    const line = new URLSearchParams({
      puzzle: 'start:\nA..\ngoal:\n..A',
      moves: 'AR2',
      lang: 'zh',
    });
    await inside.evaluate((_, hash) => {
      location.hash = hash;
    }, String(line));
    await board.getByText('0 / 1').waitFor();
    await board.getByRole('button', { name: '播放' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
