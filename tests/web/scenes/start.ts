import { pictureOfTiles } from '../../../packages/web/test/pictures/cases.ts';
import { pngOf } from '../harness/png.ts';
import { NOW, type Scene, shown } from './scene.ts';

/** Noon, so many days before the moment that is shown. */
const daysAgo = (days: number) => NOW.getTime() - days * 86_400_000;

/** Plays of daily puzzles of March 2027: on the day, later, with hints, and given up. */
const tries = [
  { id: 'rush-21', at: daysAgo(5) },
  { id: 'hrd-082', at: daysAgo(3), moves: 70 },
  { id: 'hrd-400', at: daysAgo(2), helped: true },
  { id: 'hrd-052', at: daysAgo(1), helped: true, dnf: true },
].map((more) => ({
  ...{ event: more.id, timeMs: 60_000, steps: 90, moves: 40, optimum: 40, helped: false },
  ...{ start: '', ...more },
}));

/** Where a puzzle is chosen. */
export const startScenes: Readonly<Record<string, Scene>> = {
  puzzles: { path: '#puzzles', act: (page) => page.locator('.card').first().waitFor() },
  nothing: {
    path: '#puzzles',
    act: async (page) => {
      await page.getByLabel('Search by name').fill('no such thing');
      await shown(page, 'No puzzle matches');
    },
  },
  board: {
    path: '#puzzles',
    act: async (page) => {
      await page.getByRole('button', { name: /Tile board/ }).click();
      await page.getByText('Own picture', { exact: true }).click();
    },
  },
  photo: {
    path: '#puzzles',
    act: async (page) => {
      await page.getByRole('button', { name: /Photograph it/ }).click();
      // Printed wrong: 6 is there twice.
      const picture = pictureOfTiles([1, 2, 3, 4, 6, 6, 7, 0, 8], 3, 7, 'plain', { font: 0 });
      const buffer = pngOf(picture);
      const file = { name: 'board.png', mimeType: 'image/png', buffer };
      await page.locator('.photo input[type=file]:not([capture])').setInputFiles(file);
      await shown(page, /seems to be there more than once/);
    },
  },
  daily: {
    path: '#daily',
    kept: { solves: tries, settings: { ratings: true } },
    act: (page) => page.locator('.card').nth(1).waitFor(),
  },
  paste: {
    path: '#puzzles',
    act: async (page) => {
      await page.getByRole('button', { name: /Type or paste it/ }).click();
      const field = page.getByLabel('Puzzle', { exact: true });
      await field.fill('1 2 3\n4 5 5\n7 8 0');
      await shown(page, /^Line 2, column/);
    },
  },
};
