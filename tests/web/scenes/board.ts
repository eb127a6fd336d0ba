import { button } from '../harness/button.ts';
import { helpStands, type Scene, shown } from './scene.ts';

/** The board, as it is played on. */
export const boardScenes: Readonly<Record<string, Scene>> = {
  blocks: { path: '', act: (page) => helpStands(page) },
  tiles: {
    path: '#15_2_1_12-8_5_6_11-4_9_10_7-3_14_13_0',
    act: async (page) => {
      await shown(page, '4×4 tiles');
      await helpStands(page);
    },
  },
  distinct: {
    path: '',
    kept: { settings: { colors: 'distinct' } },
    act: async (page) => {
      await page.locator('[data-cell="13"]').click();
      await page.locator('.dot').first().waitFor();
      await helpStands(page);
    },
  },
  solved: {
    path: '#1_2_3-4_5_6-7_0_8',
    act: async (page) => {
      await page.getByRole('row').nth(3).waitFor({ state: 'detached' });
      await page.keyboard.press('ArrowLeft');
      // The solver proves the length meanwhile; both are told once it has.
      await page.locator('.solved-best').first().waitFor();
      await page
        .locator('.play-head')
        .getByText(/^shortest /)
        .waitFor();
      await button(page, 'Bookmark').click();
      await helpStands(page);
    },
  },
  typed: {
    path: '#klotski/GD.JL',
    act: async (page) => {
      // Another board stood there until the link was read.
      await shown(page, '2 steps');
      await button(page, 'Type').click();
      for (const line of ['where 0', 'row 5', 'fly']) {
        await page.getByLabel('Command').fill(line);
        await page.keyboard.press('Enter');
      }
      await shown(page, /is not a command/);
    },
  },
  keys: {
    path: '',
    act: async (page) => {
      await helpStands(page);
      await button(page, 'Keys').click();
      await shown(page, 'Keys and gestures');
    },
  },
  damaged: {
    path: '#1.abc',
    act: async (page) => {
      await page.getByRole('alert').waitFor();
      await helpStands(page);
    },
  },
};
