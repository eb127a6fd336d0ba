import { button } from '../harness/button.ts';
import { type Scene, shown } from './scene.ts';

/** Pages around the board: one's own puzzle set up, its map, why it is hard, a race on it. */
export const aroundScenes: Readonly<Record<string, Scene>> = {
  setup: {
    path: '#setup',
    isBrief: true,
    act: async (page) => {
      await button(page, 'Solve').waitFor();
      // The first tap puts a piece aside.
      await page.locator('.piece-board .on-table').first().click();
      await shown(page, 'One piece is still beside the board.');
    },
  },
  map: {
    path: '#dads?view=map',
    isBrief: true,
    act: async (page) => {
      await page.locator('.map[data-stage=ready]').waitFor();
      await shown(page, '1,398 states');
      await shown(page, /^59 moves to the goal$/);
    },
  },
  why: {
    path: '#dads',
    isBrief: true,
    act: async (page) => {
      await shown(page, /Dad.s Puzzle/);
      await button(page, 'Why is it hard?').click();
      await page.locator('.why[data-stage=page]').waitFor();
    },
  },
  race: {
    path: '#race?puzzle=8_6_4-0_7_2-5_1_3',
    isBrief: true,
    act: async (page) => {
      await page.waitForFunction(() => {
        const ends = [...document.querySelectorAll('.race-end')];
        return ends.length > 0 && ends.every((one) => !one.textContent?.includes('…'));
      });
      await button(page, 'To the end').click();
      await page.locator('.race-lanes:not(:has(.race-end:not(.race-done)))').waitFor();
    },
  },
};
