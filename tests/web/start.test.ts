import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cellAt, counted, onCell } from './harness/onBoard.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

describe('a new puzzle', () => {
  test('is made as hard as asked, the same for the same number, and has its optimum', async () => {
    const make = async () => {
      const { page, complaints } = await app.open('#puzzles');
      await page.getByRole('button', { name: 'New puzzle' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Cars, 6×6' }).click();
      await dialog.getByRole('button', { name: 'Medium' }).click();
      await dialog.getByLabel('Number').fill('1');
      await dialog.getByRole('button', { name: 'Generate' }).click();
      await page.getByRole('heading', { name: 'Cars, 6×6, Medium, no. 1' }).waitFor();
      await page.getByText('shortest 13 slides').waitFor();
      await expect.poll(() => new URL(page.url()).hash).toContain('board:');
      expect(complaints).toEqual([]);
      return new URL(page.url()).hash;
    };
    expect(await make()).toBe(await make());
  });

  test('can be stopped while it is looked for', async () => {
    const { page } = await app.open('#puzzles');
    await page.getByRole('button', { name: 'New puzzle' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cars, 6×6' }).click();
    await dialog.getByRole('button', { name: 'Hard' }).click();
    await dialog.getByLabel('Number').fill('2');
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await dialog.getByRole('status').getByText('tried').waitFor();
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await dialog.getByRole('button', { name: 'Generate' }).waitFor();
  });
});

test('on the narrowest phone the hints of the ways to begin are whole', async () => {
  const { page } = await app.open('#puzzles', { viewport: { width: 320, height: 568 } });
  await page.locator('.way-hint').first().waitFor();
  const cut = await page
    .locator('.way-hint')
    .evaluateAll((hints) =>
      hints.filter((hint) => hint.scrollWidth > hint.clientWidth).map((hint) => hint.textContent),
    );
  expect(cut).toEqual([]);
});

describe('the catalogue', () => {
  test('is searched and filtered, and puts a puzzle on the board', async () => {
    const { page, complaints } = await app.open('#puzzles');
    await page.getByRole('button', { name: /^Hua Rong Dao Cao/ }).click();
    await page.getByText('239 puzzles').waitFor();
    await page.getByRole('heading', { name: 'Hua Rong Dao' }).waitFor();
    await page.getByLabel('Difficulty').selectOption('Easy');
    await expect.poll(() => page.getByText('239 puzzles').count()).toBe(0);
    await page.getByRole('button', { name: 'All puzzles', exact: true }).click();
    await page.getByText('514 puzzles').waitFor();
    await page.getByLabel('Size', { exact: true }).selectOption('6×6');
    await page.getByLabel('Search by name').fill('no such thing');
    await page.getByText('No puzzle matches').waitFor();
    await page.getByLabel('Search by name').fill('');
    await page.locator('.card').first().click();
    await cellAt(page, 6, 6).waitFor();
    await page
      .locator('.play-head')
      .getByText(/shortest \d+ slides/)
      .waitFor();
    expect(complaints).toEqual([]);
  });

  test('gives one by chance that was not solved yet', async () => {
    const { page } = await app.open('#puzzles');
    await page.getByRole('button', { name: 'Surprise me' }).click();
    await page
      .locator('.play-head')
      .getByText(/shortest \d+/)
      .waitFor();
    expect(await page.locator('.solved').count()).toBe(0);
  });
});

describe('pasting', () => {
  test('says what it read, and plays it', async () => {
    const { page } = await app.open('#puzzles');
    await page.getByRole('button', { name: /Type or paste it/ }).click();
    const field = page.getByLabel('Puzzle', { exact: true });
    const read = page.locator('.paste-result');
    await field.fill('4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,14,0,15');
    await read.getByText("Simon Tatham's game ID").waitFor();
    await read.getByText('4×4 tile puzzle').waitFor();
    await field.fill('2003 2003 4115 4785 6**9');
    await read.getByText(/4×5 block puzzle, 10 pieces/).waitFor();
    await read.getByText('This is Klotski (横刀立马): 81 moves.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('heading', { name: 'Klotski' }).waitFor();
    expect(await onCell(page, 1, 2)).toBe('0');
    expect(await counted(page)).toBe(0);
  });

  test('says what is wrong, where, and what would be right', async () => {
    const { page } = await app.open('#puzzles');
    await page.getByRole('button', { name: /Type or paste it/ }).click();
    await page.getByLabel('Puzzle', { exact: true }).fill('1 2 3\n4 5 5\n7 8 0');
    const fault = 'Line 2, column 5: tile 5 occurs twice, 6 is missing. Write each number once';
    await page.locator('.fault').filter({ hasText: fault }).waitFor();
    expect(await page.getByRole('button', { name: 'Play', exact: true }).isDisabled()).toBe(true);
  });

  test('works anywhere on the page, and copying gives the state', async () => {
    const { page } = await app.open();
    const copied = await page.evaluate(() => {
      const event = new ClipboardEvent('copy', {
        clipboardData: new DataTransfer(),
        bubbles: true,
      });
      document.body.dispatchEvent(event);
      return event.clipboardData?.getData('text/plain');
    });
    expect(copied).toBe('ABBC\nABBC\nDEEF\nDGHF\nI..J');
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '8 6 4/0 7 2/5 1 3');
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await page.getByText('3×3 tile puzzle').waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    expect(await onCell(page, 2, 2)).toBe('7');
  });

  test('says in Chinese what it read and what is wrong', async () => {
    const { page } = await app.open('#puzzles', { locale: 'zh-CN' });
    await page.getByRole('button', { name: /输入或粘贴/ }).click();
    const field = page.getByLabel('题目', { exact: true });
    await field.fill('1 2 3/4 5/6 7 0');
    await page.getByText('第 2 行有 2 个，应为 3 个').waitFor();
    await field.fill('2003 2003 4115 4785 6**9');
    await page.getByText('识别为：华容道字符图').waitFor();
    await page.getByText('终点：2×2 的 0 到底边中央。').waitFor();
  });

  test('takes links, of other sites too, and says what they hold', async () => {
    const { page, complaints } = await app.open('#puzzles');
    await page.getByRole('button', { name: /Type or paste it/ }).click();
    const field = page.getByLabel('Puzzle', { exact: true });
    const read = page.locator('.paste-result');
    await field.fill('https://elsewhere.example/app/#klotzki');
    await read.getByText('There is no puzzle “klotzki”').waitFor();
    await field.fill('https://example.org/solver?scramble=1_2_3_4_5_6_7_0_8');
    await read.getByText('3×3 tile puzzle').waitFor();
    await field.fill(
      'https://www.michaelfogleman.com/static/rush/#IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM',
    );
    await read.getByText('6×6 block puzzle, 12 pieces').waitFor();
    await field.fill('https://elsewhere.example/app/#1_2_3-4_5_6-0_7_8/L');
    await read.getByText('Read as: a link to a game').waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => counted(page)).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('warns of a board that cannot be solved', async () => {
    const { page } = await app.open('#puzzles');
    await page.getByRole('button', { name: /Type or paste it/ }).click();
    await page.getByLabel('Puzzle', { exact: true }).fill('1 2 3/4 5 6/8 7 0');
    await page.getByText('This board cannot be solved (parity)').waitFor();
  });
});

describe('tile boards', () => {
  test('come in any size', async () => {
    const { page } = await app.open('#puzzles');
    await page.getByRole('button', { name: /Tile board/ }).click();
    await page.getByLabel('Columns').fill('12');
    await page.getByLabel('Rows').fill('2');
    await page.getByRole('button', { name: 'Shuffle and play' }).click();
    await cellAt(page, 2, 12).waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
  });

  test('take an own picture, with small numbers or without', async () => {
    const { page, complaints } = await app.open('#puzzles');
    await page.getByRole('button', { name: /Tile board/ }).click();
    await page.getByText('Own picture', { exact: true }).click();
    const buffer = await page.screenshot({ type: 'jpeg', quality: 40 });
    await page
      .getByLabel('Choose a picture')
      .setInputFiles({ name: 'p.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('slider').first().fill('2');
    await page.getByRole('button', { name: '3×3' }).click();
    await page.getByRole('button', { name: 'Shuffle and play' }).click();
    await expect.poll(() => page.locator('.board image').count()).toBe(8);
    expect(await page.locator('.board .on-picture').count()).toBe(8);
    await page.reload();
    await expect.poll(() => page.locator('.board image').count()).toBe(8);
    await page.getByRole('link', { name: 'Puzzles' }).click();
    await page.getByRole('button', { name: /Tile board/ }).click();
    await page.getByText('Small numbers on the tiles').click();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    expect(await page.locator('.board .on-picture').count()).toBe(0);
    expect(await page.locator('.board image').count()).toBe(8);
    // Another board of the same size is another board.
    await page.evaluate(() => {
      location.hash = '#1_2_3-4_5_6-0_7_8';
    });
    await expect.poll(() => onCell(page, 3, 1)).toBe('free');
    expect(await page.locator('.board image').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
