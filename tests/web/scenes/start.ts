import { type Scene, shown } from './scene.ts';

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
  paste: {
    path: '#puzzles',
    act: async (page) => {
      await page.getByRole('button', { name: /Paste a puzzle/ }).click();
      const field = page.getByLabel('Puzzle', { exact: true });
      await field.fill('1 2 3\n4 5 5\n7 8 0');
      await shown(page, /line 2, column/);
    },
  },
};
