import type { PlayerElement, PlayerMove, PlayerSolved } from '@glissade/player';
import type { CDPSession, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriersOn } from './harness/barriers.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const PAGE = 'player/playable.html';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

type Cell = readonly [row: number, column: number];

/** Where the cell of a player is on the screen. */
async function pointOf(player: Locator, [row, column]: Cell) {
  const cell = player.getByRole('row').nth(row).getByRole('gridcell').nth(column);
  const box = (await cell.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags with a finger over the middles of cells. */
async function dragOver(touch: CDPSession, player: Locator, cells: readonly Cell[]) {
  const points = [];
  for (const cell of cells) points.push(await pointOf(player, cell));
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await send('touchStart', points[0]!);
  for (const [index, to] of points.slice(1).entries()) {
    const from = points[index]!;
    for (let part = 1; part <= 5; part++) {
      const share = (way: 'x' | 'y') => from[way] + ((to[way] - from[way]) * part) / 5;
      await send('touchMove', { x: share('x'), y: share('y') });
    }
  }
  await send('touchEnd');
}

type Heard = { readonly move: PlayerMove[]; readonly solved: PlayerSolved[] };

/** Keeps what a player says from now on in the page. */
async function listen(player: Locator): Promise<() => Promise<Heard>> {
  await player.evaluate((element: PlayerElement) => {
    const heard: Heard = { move: [], solved: [] };
    element.addEventListener('move', ({ detail }) => heard.move.push(detail));
    element.addEventListener('solved', ({ detail }) => heard.solved.push(detail));
    Object.assign(element, { heard });
  });
  return () => player.evaluate((element) => (element as unknown as { heard: Heard }).heard);
}

describe('a playable board on a phone', () => {
  test('is dragged to its goal by a finger, round a corner, and back by undo', async () => {
    const { page, complaints, strangers } = await app.open(PAGE, PHONE);
    const player = page.locator('glissade-player').first();
    const heard = await listen(player);
    await player.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    const touch = await page.context().newCDPSession(page);
    // B down and left, A right, C up, B left, A down: five moves, and no fewer.
    for (const cells of [
      [
        [0, 3],
        [1, 3],
        [1, 2],
      ],
      [
        [0, 0],
        [0, 2],
      ],
      [
        [1, 0],
        [0, 0],
      ],
      [
        [1, 2],
        [1, 1],
      ],
      [
        [0, 2],
        [2, 2],
      ],
    ] as const) {
      await dragOver(touch, player, cells);
    }
    await player.getByText('Solved in 5 moves').waitFor();
    const { move, solved } = await heard();
    expect(move.map((one) => one.move)).toEqual(['BDL', 'AR2', 'CU', 'BL', 'AD2']);
    expect(move.map(({ isSolved }) => isSolved)).toEqual([false, false, false, false, true]);
    expect(solved).toEqual([
      {
        moves: 'BDL AR2 CU BL AD2',
        count: 5,
        lengths: { steps: 8, slides: 6, moves: 5 },
        isSolved: true,
      },
    ]);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    // The goal stays met: it was told once.
    await dragOver(touch, player, [
      [2, 0],
      [1, 0],
    ]);
    await player.getByText('Solved in 6 moves').waitFor();
    expect((await heard()).solved).toHaveLength(1);
    await player.getByRole('button', { name: 'Undo' }).tap();
    await player.getByText('Solved in 5 moves').waitFor();
    await player.getByRole('button', { name: 'Undo' }).tap();
    await player.getByText('4 moves').waitFor();
    await player.getByRole('button', { name: 'Start over' }).tap();
    await player.getByText('0 moves').waitFor();
    await player.getByRole('button', { name: 'Undo' }).tap();
    await player.getByRole('button', { name: 'Redo' }).tap();
    await player.getByText('0 moves').waitFor();
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
  });

  test('is tapped: tiles are pushed, and of several places one is chosen', async () => {
    const { page } = await app.open(PAGE, PHONE);
    const tap = async (player: Locator, cell: Cell) => {
      await player.scrollIntoViewIfNeeded();
      const { x, y } = await pointOf(player, cell);
      await page.touchscreen.tap(x, y);
    };
    const blocks = page.locator('glissade-player').first();
    await tap(blocks, [0, 3]);
    await expect.poll(() => blocks.locator('.dot').count()).toBeGreaterThan(1);
    await tap(blocks, [2, 3]);
    await blocks.getByText('1 move', { exact: true }).waitFor();
    const tiles = page.locator('glissade-player').last();
    await tap(tiles, [2, 2]);
    await tiles.getByText('Solved in 2 moves').waitFor();
  });
});

describe('a playable board', () => {
  test('is played by keys, and says what happened', async () => {
    const { page, complaints } = await app.open(PAGE);
    const tiles = page.locator('glissade-player').last();
    await tiles.getByRole('gridcell').first().focus();
    await page.keyboard.press('ArrowDown');
    await tiles.getByRole('status').getByText('4 moved down.').waitFor();
    await page.keyboard.press('Control+z');
    await tiles.getByRole('status').getByText('Undone.').waitFor();
    await page.keyboard.press('ArrowRight');
    await tiles.getByRole('status').getByText('Nothing can move that way.').waitFor();
    await page.keyboard.press('Shift+ArrowLeft');
    await tiles.getByText('Solved in 2 moves').waitFor();
    const blocks = page.locator('glissade-player').first();
    await blocks.getByRole('gridcell', { name: 'B, 1 by 2' }).first().focus();
    for (const key of ['Enter', 'ArrowDown', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
    // One piece on one way counts once.
    await blocks.getByText('1 move', { exact: true }).waitFor();
    const goalPiece = 'A, goal piece, 2 by 1, row 1, column 1, can move right';
    await blocks.getByRole('gridcell', { name: goalPiece }).first().waitFor();
    expect(complaints).toEqual([]);
  });

  test('obeys methods, starts where the page says, and keeps what was played', async () => {
    const { page } = await app.open(PAGE);
    const player = page.locator('glissade-player').last();
    const inPage = <T>(look: (element: PlayerElement) => T) =>
      player.evaluate(look as (element: SVGElement | HTMLElement) => T);
    await inPage((element) => {
      element.addEventListener('move', ({ detail }) => {
        element.moves = detail.moves;
      });
      element.moves = 'L';
    });
    await player.getByText('1 move', { exact: true }).waitFor();
    await player.getByRole('gridcell').nth(8).click();
    await player.getByText('Solved in 2 moves').waitFor();
    expect(await inPage(({ isSolved, at, moves }) => [isSolved, at, moves])).toEqual([
      true,
      2,
      'L2',
    ]);
    await inPage((element) => element.undo());
    await player.getByText('1 move', { exact: true }).waitFor();
    expect(await inPage(({ moves }) => moves)).toBe('L');
    await inPage((element) => element.redo());
    await inPage((element) => element.reset());
    await player.getByText('0 moves').waitFor();
    await inPage((element) => {
      element.playable = false;
    });
    await player.getByRole('button', { name: 'Play' }).waitFor();
  });

  test('speaks Chinese, and says what is wrong with its text', async () => {
    const { page } = await app.open(PAGE);
    const player = page.locator('glissade-player').last();
    await player.evaluate((element) => element.setAttribute('lang', 'zh'));
    await player.getByRole('button', { name: '撤销' }).waitFor();
    await player.getByText('0 步').waitFor();
    await player.evaluate((element) => element.setAttribute('puzzle', '1 2 2/0'));
    await player.getByRole('alert').waitFor();
  });

  test.each(['light', 'dark'] as const)('has nothing that axe would mend, %s', async (scheme) => {
    const { page } = await app.open(PAGE, { ...PHONE, colorScheme: scheme });
    await page.locator('glissade-player').last().getByText('0 moves').waitFor();
    expect(await barriersOn(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(PHONE.viewport.width);
  });
});
