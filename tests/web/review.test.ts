import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { counted } from './harness/onBoard.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

/** Labels of pieces that the box of an arrow's head or line touches. */
function labelsUnderArrows(): (string | null)[] {
  const arrows = [...document.querySelectorAll('.arrow > *')].map((e) => e.getBoundingClientRect());
  const isUnder = (label: DOMRect) =>
    arrows.some(
      ({ left, right, top, bottom }) =>
        left < label.right && right > label.left && top < label.bottom && bottom > label.top,
    );
  return [...document.querySelectorAll('.review-board .piece text')]
    .filter((label) => isUnder(label.getBoundingClientRect()))
    .map((label) => label.textContent);
}

describe('a review', () => {
  test('of a known bad game finds each mistake and tells a better line', async () => {
    const { page, complaints } = await app.open('#1_2_3-4_5_6-0_7_8/LRLDUL?view=review');
    await page.getByText('6 moves. Shortest solution: 2 moves').waitFor();
    await page.getByText('2 mistakes cost 4 moves.').waitFor();
    expect(await page.locator('.graph-waste').count()).toBe(2);
    expect(await page.locator('.accuracy').innerText()).toMatch(
      /^33%\s+accuracy\s+How much closer you came to the goal, divided by how much you played\.$/,
    );
    await page.keyboard.press('m');
    await page.getByText('2 of 6').waitFor();
    await page.getByText('away from the goal').waitFor();
    await page.locator('.arrow-better').waitFor();
    expect(await page.locator('.arrow').count()).toBe(2);
    expect(await page.evaluate(labelsUnderArrows)).toEqual([]);
    await page.locator('.review-line', { hasText: /^8L$/ }).waitFor();
    await page.getByRole('button', { name: 'Next mistake' }).click();
    await page.getByText('4 of 6').waitFor();
    await page.keyboard.press('End');
    await page.getByText('6 of 6').waitFor();
    await page.getByRole('button', { name: 'Continue from here' }).click();
    await page.getByRole('button', { name: 'Hint', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('of blocks has labels and arrows, calls it unfinished, and keeps the move', async () => {
    const { page, complaints } = await app.open('#klotski/GD.HD.GU?view=review');
    await page.getByText('3 moves so far, 80 moves to go').waitFor();
    const board = page.locator('.review-board');
    expect(await board.locator('.piece text').allTextContents()).toContain('B');
    expect(await board.locator('.arrow').count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    expect(await board.locator('.arrow-played').count()).toBe(1);
    await page.keyboard.press('m');
    await board.locator('.arrow-better').waitFor();
    const place = await page.locator('.review-place').textContent();
    expect(place).not.toBe('0 of 3');
    await page.getByRole('radio', { name: 'Steps' }).check();
    await page.getByText('3 steps so far').waitFor();
    expect(await page.locator('.review-place').textContent()).toBe(place);
    expect(complaints).toEqual([]);
  });

  test('on a phone leads from mistake to mistake, and each can be tried again', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const { page, complaints } = await app.open('#1_2_3-4_5_6-0_7_8/LRLDUL?view=review', phone);
    await page.locator('.accuracy').getByText('33%').waitFor();
    // Move by move, the board and what is said of it are in sight together.
    const note = (await page.locator('.review-note').boundingBox())!;
    expect(note.y).toBeLessThan(740 - 56 - 40);
    await page.getByRole('button', { name: 'Next mistake' }).tap();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByText('2 of 6').waitFor();
    const board = page.locator('.review-board');
    await board.locator('.arrow-better').waitFor();
    expect(await board.locator('.arrow-played').count()).toBe(1);
    await page.getByRole('button', { name: 'Try again from here' }).tap();
    // Before the mistake: one move was played.
    await page.getByRole('button', { name: 'Hint', exact: true }).waitFor();
    expect(await counted(page)).toBe(1);
    await page.getByRole('gridcell', { name: /^8,/ }).tap();
    await page.locator('.solved').getByText('the shortest possible').waitFor();
    expect(complaints).toEqual([]);
  });

  test('of a board too large to measure tells bounds, and calls them so', async () => {
    const long = '16_5_1_12_6-24_17_9_2_22-4_10_13_18_19-20_0_23_7_21-15_11_8_3_14';
    const { page, complaints } = await app.open(`#${long}/U?view=review`);
    const patient = { timeout: 100_000 };
    await page.getByText('too large to measure exactly').waitFor(patient);
    await page
      .locator('.review-note')
      .getByText(/^at least \d+ moves to go \(a lower bound\)$/)
      .waitFor();
    expect(await page.locator('.graph-waste').count()).toBe(0);
    await page.getByText('Dotted: a lower bound').waitFor();
    expect(complaints).toEqual([]);
  });

  test('takes pasted moves and links, and says what is wrong with others', async () => {
    const { page, complaints } = await app.open('#1_2_3-4_5_6-0_7_8?view=review');
    const paste = page.getByLabel('Review other moves');
    const read = page.getByRole('button', { name: 'Review', exact: true });
    await paste.fill('L2');
    await read.click();
    await page.getByText('2 moves, none of them wasted').waitFor();
    await paste.fill('1 2 3\n4 5 6\n7 0 8\n\n1 2 3\n4 5 6\n7 8 0\n');
    await read.click();
    await page.getByText('2 moves, none of them wasted').waitFor();
    await paste.fill('R2');
    await read.click();
    await page.getByRole('alert').waitFor();
    await paste.fill('1 2 3\n4 0 6\n7 5 8\n\n1 2 3\n4 5 6\n7 0 8');
    await paste.press('Enter');
    await page.getByText('tiles 5 and 7 have moved').waitFor();
    const code = 'eJyLVgoyCjXycfFxCQoNcvEJBdE+YJaSjoWBgYGOkoWCkYKBvomCmYKhvrGCuYKpko6uYSwAl2QM9Q==';
    await paste.fill(`https://slidysim.github.io/replay?r=${encodeURIComponent(code)}`);
    await read.click();
    await page.getByText('0 of 24').waitFor();
    expect(complaints).toEqual([]);
  });
});
