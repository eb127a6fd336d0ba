import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

/** A or B may arrive: each in a corner of its own. */
const EITHER = '#board:A.B-.CD?goal=...-A..&goal=.B.-...';

const colorOf = (page: Page, part: string) =>
  page
    .locator(part)
    .first()
    .evaluate((element) => getComputedStyle(element).fill);

describe('the goal', () => {
  test('of several each is drawn, pictured and named', async () => {
    const { page, complaints } = await app.open(EITHER);
    await page.getByText('Slide one of the red blocks, A or B, into its dotted frame.').waitFor();
    expect(await page.locator('.board-picture > .target').count()).toBe(2);
    expect(await page.locator('.board .target-label').allTextContents()).toEqual(['A', 'B']);
    expect(await page.locator('.goal .picture').count()).toBe(2);
    await page.locator('.goal').getByText('Any of 2').waitFor();
    expect(complaints).toEqual([]);
  });

  test('of several pieces has frames with letters above the pieces', async () => {
    const { page } = await app.open('#board:ABC-D.E?goal=B..-D.A');
    const letters = page.locator('.targets-above .target-label');
    await expect.poll(() => letters.allTextContents()).toEqual(['B', 'A']);
    // Above: drawn after the last piece.
    const isAbove = await letters.first().evaluate((letter) => {
      const last = [...document.querySelectorAll('.board .piece')].at(-1)!;
      return last.compareDocumentPosition(letter) & Node.DOCUMENT_POSITION_FOLLOWING;
    });
    expect(isAbove).toBeTruthy();
  });

  test('opens large, with its places in words', async () => {
    const { page, complaints } = await app.open('#klotski', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await page.getByRole('button', { name: 'Show the goal' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Goal' });
    await dialog.getByText('Goal: B, rows 4 to 5, columns 2 to 3.').waitFor();
    const picture = (await dialog.locator('.picture').boundingBox())!;
    expect(picture.height).toBeGreaterThan(250);
    expect(await dialog.locator('.picture text').allTextContents()).toEqual(['B']);
    expect(complaints).toEqual([]);
  });

  test('keeps its colour in colours and patterns', async () => {
    const { page } = await app.open('#klotski');
    await page.getByText('Klotski').first().waitFor();
    const red = await colorOf(page, '.board .goal-piece .piece-body');
    await page.evaluate(() => {
      localStorage.setItem('glissade.settings', JSON.stringify({ colors: 'distinct' }));
    });
    await page.reload();
    await page.locator('[data-colors=distinct]').waitFor();
    expect(await colorOf(page, '.board .goal-piece .piece-body')).toBe(red);
    expect(await colorOf(page, '.goal .goal-piece .piece-body')).toBe(red);
  });

  test('is told to whoever listens, and by command', async () => {
    const { page, complaints } = await app.open('#klotski');
    const grid = page.getByRole('grid', { name: 'Board' });
    const told = await grid.getAttribute('aria-describedby');
    const sentence = 'Slide the red block B into the dotted frame.';
    await page.locator(`[id="${told}"]`).getByText(sentence).waitFor();
    await page.getByRole('gridcell', { name: /row 5, column 2.*goal of B/ }).waitFor();
    await page.getByRole('gridcell', { name: /^free/ }).first().focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .getByText(/^free, row 5/)
      .waitFor();
    await page.getByRole('button', { name: 'Type' }).click();
    const answers = page.getByRole('log');
    for (const [typed, answer] of [
      ['goal', `${sentence} Goal: B, rows 4 to 5, columns 2 to 3.`],
      ['solution', 'Looking for the solution.'],
      ['help', 'undo, redo, restart'],
    ] as const) {
      await page.getByLabel('Command').fill(typed);
      await page.keyboard.press('Enter');
      await answers.getByText(answer).waitFor();
    }
    await page.getByText('81 moves, shortest possible').waitFor();
    await page.getByLabel('Command').focus();
    await page.keyboard.press('Escape');
    expect(await page.getByLabel('Command').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe(
      'gridcell',
    );
    expect(complaints).toEqual([]);
  });
});
