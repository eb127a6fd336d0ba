import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button } from './harness/button.ts';
import { layoutFaults } from './harness/layoutFaults.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

const canvas = (page: Page) => page.getByRole('grid', { name: 'Board to edit' });
const verdict = (page: Page, words: string) =>
  page.locator('.verdict').getByText(words).waitFor({ timeout: 20_000 });

const LATE = { timeout: 30_000 };

/** Four millions of arrangements: nobody waits for the end of that search. */
const LARGE = 'start:\nABBC\n.D.C\nE...\nF...\n...G\ngoal:\n....\n....\n....\n....\n...A';

/** Drags over cells of the canvas, given as column and row, on a board of 4 by 5. */
async function stroke(page: Page, cells: readonly (readonly [number, number])[]) {
  const box = (await canvas(page).boundingBox())!;
  const at = ([column, row]: readonly [number, number]) =>
    [box.x + ((column + 0.5) * box.width) / 4, box.y + ((row + 0.5) * box.height) / 5] as const;
  await page.mouse.move(...at(cells[0]!));
  await page.mouse.down();
  for (const cell of cells.slice(1)) await page.mouse.move(...at(cell), { steps: 3 });
  await page.mouse.up();
}

describe('the editor', () => {
  test('judges while somebody paints, undoes, and plays what was painted', async () => {
    const { page, complaints } = await app.open('#edit');
    await verdict(page, 'The board has no piece');
    await stroke(page, [
      [0, 0],
      [1, 0],
    ]);
    await stroke(page, [
      [2, 0],
      [3, 0],
      [3, 1],
    ]);
    await verdict(page, 'No piece has a goal yet');
    await button(page, 'Goal').click();
    await button(page, 'A').click();
    await stroke(page, [[0, 4]]);
    await verdict(page, 'Shortest solution: 1 move');
    await page.getByText('states can be reached').waitFor();
    await button(page, 'Wall').click();
    await stroke(page, [
      [0, 2],
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
    await verdict(page, 'It cannot be solved');
    await button(page, 'Undo').click();
    await verdict(page, 'Shortest solution: 1 move');
    await page.reload();
    await verdict(page, 'Shortest solution: 1 move');
    await button(page, 'Play').click();
    await page.getByRole('button', { name: 'Hint', exact: true }).waitFor();

    await expect
      .poll(() => new URL(page.url()).hash, { timeout: 10_000 })
      .toBe('#board:AABB-...B-....-....-....?goal=----AA');
    expect(complaints).toEqual([]);
  });

  test('turns, resizes, keeps, and reads and writes text', async () => {
    const { page, complaints } = await app.open('#edit');
    await button(page, 'As text').click();
    await page.getByLabel('A puzzle as text').fill('8 6 4/0 7 2/5 1 3');
    await button(page, 'Read it').click();
    await verdict(page, 'Shortest solution: 23 moves');
    await verdict(page, '181,440 states can be reached');
    await button(page, 'As text').click();
    await page.getByRole('combobox', { name: 'Notation' }).selectOption('slidysim');
    const written = page.getByLabel('As text', { exact: true }).last();
    expect(await written.inputValue()).toContain('8 6 4/0 7 2/5 1 3');
    await button(page, 'Close').click();
    await button(page, 'Rotate').click();
    await verdict(page, 'Shortest solution: 23 moves');
    await button(page, 'More columns').click();
    await button(page, 'Fewer columns').click();
    await page.getByLabel('Name').fill('Turned eight');
    await button(page, 'Save').click();
    await page.getByLabel('Name').fill('Once more');
    await button(page, 'Save').click();
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await button(page, 'Print all').click();
    await page.locator('.print-sheet article').nth(1).waitFor({ state: 'attached' });
    await button(page, 'Clear').click();
    await verdict(page, 'Not a puzzle yet');
    await page.getByRole('button', { name: 'Turned eight 3×3' }).click();
    await verdict(page, 'Shortest solution: 23 moves');
    await button(page, 'As text').click();
    await page.getByLabel('A puzzle as text').fill('start:\n11\n.1\ngoal:\n.2\n');
    await button(page, 'Read it').click();
    expect(await page.getByRole('alert').innerText()).toMatch(/^Line \d+, column \d+: /);
    expect(complaints).toEqual([]);
  });

  test('edits several goals, and judges by the nearest', async () => {
    const { page, complaints } = await app.open('#edit');
    await stroke(page, [[0, 0]]);
    await button(page, 'Goal').click();
    await button(page, 'A').click();
    await stroke(page, [[3, 4]]);
    await verdict(page, 'Shortest solution: 1 move');
    await verdict(page, '20 states can be reached');
    await button(page, 'More columns').click();
    await button(page, 'Fewer columns').click();
    await button(page, '+ Add a goal').click();
    await verdict(page, 'Goal 2:');
    await stroke(page, [[0, 0]]);
    await verdict(page, 'The start is already solved');
    await page.getByRole('gridcell', { name: 'goal of A, row 1, column 1' }).waitFor();
    await button(page, 'Goal 1').click();
    await page.getByRole('gridcell', { name: 'goal of A, row 5, column 4' }).waitFor();
    await button(page, 'As text').click();
    const written = page.getByLabel('As text', { exact: true }).last();
    expect((await written.inputValue()).match(/goal:/g)).toHaveLength(2);
    await button(page, 'Close').click();
    await button(page, 'Goal 2').click();
    await button(page, '− Remove goal 2').click();
    await verdict(page, 'Shortest solution: 1 move');
    expect(complaints).toEqual([]);
  });

  test('undoes a stroke at a time, also one that begins on a piece', async () => {
    const { page } = await app.open('#edit');
    const text = () => page.locator('.edit-picture .piece').count();
    await stroke(page, [[0, 0]]);
    await stroke(page, [[3, 0]]);
    await stroke(page, [
      [3, 0],
      [3, 1],
      [3, 2],
    ]);
    await page.getByRole('gridcell', { name: 'piece B, row 3, column 4' }).waitFor();
    await button(page, 'Undo').click();
    await page.getByRole('gridcell', { name: 'piece B, row 1, column 4' }).waitFor();
    expect(await text()).toBe(2);
    await button(page, 'Undo').click();
    expect(await text()).toBe(1);
  });

  test('makes a whole square of a slanting stroke', async () => {
    const { page } = await app.open('#edit');
    const box = (await canvas(page).boundingBox())!;
    await page.mouse.move(box.x + box.width / 8, box.y + box.height / 10);
    await page.mouse.down();
    await page.mouse.move(box.x + (3 * box.width) / 8, box.y + (3 * box.height) / 10);
    await page.mouse.up();
    expect(await page.getByRole('gridcell', { name: 'piece A' }).count()).toBe(4);
    // A slow finger goes a little beside the corner.
    const from = [box.x + (5 * box.width) / 8, box.y + box.height / 10] as const;
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(from[0] + box.width / 6, from[1] + box.height / 12, { steps: 6 });
    await page.mouse.move(from[0] + box.width / 4, from[1] + box.height / 5, { steps: 6 });
    await page.mouse.up();
    expect(await page.getByRole('gridcell', { name: 'piece B' }).count()).toBe(4);
  });

  test('sends the piece that was tapped, not the last painted, and keeps its goal', async () => {
    const { page, complaints } = await app.open('#edit');
    await stroke(page, [[0, 0]]);
    await stroke(page, [[3, 0]]);
    await button(page, 'Goal').click();
    await stroke(page, [[0, 0]]);
    expect(await page.getByRole('gridcell', { name: 'goal of' }).count()).toBe(0);
    await stroke(page, [[0, 4]]);
    await page.getByRole('gridcell', { name: 'goal of A, row 5, column 1' }).waitFor();
    await stroke(page, [
      [3, 0],
      [3, 3],
    ]);
    await page.getByRole('gridcell', { name: 'goal of B, row 4, column 4' }).waitFor();
    await verdict(page, 'Shortest solution: 2 moves');
    await button(page, 'Erase').click();
    await stroke(page, [[0, 0]]);
    await verdict(page, 'Not a puzzle yet');
    await button(page, 'Piece').click();
    await stroke(page, [[0, 0]]);
    await page.getByRole('gridcell', { name: 'goal of A, row 5, column 1' }).waitFor();
    await verdict(page, 'Shortest solution: 2 moves');
    expect(complaints).toEqual([]);
  });

  test('is worked by the keys alone', async () => {
    const { page } = await app.open('#edit');
    await canvas(page).getByRole('gridcell').first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+Enter');
    await page.getByRole('gridcell', { name: 'piece A, row 1, column 2' }).waitFor();
    await button(page, 'Goal').press('Enter');
    await page.getByRole('gridcell', { name: 'piece A, row 1, column 2' }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await verdict(page, 'Shortest solution: 1 move');
  });

  test('puts the hardest start of the pieces on the board, which can be undone', async () => {
    const { page, complaints } = await app.open('#edit');
    await button(page, 'As text').click();
    await page.getByLabel('A puzzle as text').fill('start:\n.BAA\n.CDD\ngoal:\n....\n..AA');
    await button(page, 'Read it').click();
    await verdict(page, 'Shortest solution: 3 moves');
    await button(page, 'Hardest start of these pieces').click();
    await page.getByText('The hardest start is on the board: 8 moves.').waitFor(LATE);
    await page
      .getByText('108 of 132 arrangements can be solved. No other start is as hard.')
      .waitFor();
    await verdict(page, 'Shortest solution: 8 moves');
    await button(page, 'Undo').click();
    await verdict(page, 'Shortest solution: 3 moves');
    expect(await page.getByText('The hardest start is on').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('tells how far the search for the hardest start is, and ends it when asked', async () => {
    const { page, complaints } = await app.open('#edit', {
      ...{ locale: 'zh-CN', viewport: { width: 360, height: 740 }, hasTouch: true },
    });
    await button(page, '写成文本').click();
    await page.getByLabel('题目文本').fill(LARGE);
    await button(page, '读取').click();
    await button(page, '这些滑块的最难开局').click();
    await page.getByRole('progressbar', { name: '搜索所有摆法' }).waitFor(LATE);
    await page.getByText(/已搜索 [\d,]+ 种摆法/).waitFor();
    expect(await layoutFaults(page)).toEqual([]);
    await button(page, '停止').click();
    await page.getByText('已停止，棋盘保持原样。').waitFor(LATE);
    await button(page, '这些滑块的最难开局').waitFor();
    expect(complaints).toEqual([]);
  });
});
