import type { Page } from 'playwright-core';

/** A view of the app as somebody finds it in the middle of things. */
export type Scene = {
  /** Address below the app's own. */
  readonly path: string;
  /** What this device has kept, by name. */
  readonly kept?: Readonly<Record<string, unknown>>;
  /** Does what is done there, and waits until everything is shown. */
  readonly act: (page: Page) => Promise<unknown>;
};

/** Any moment will do, if it is always the same: it decides the puzzle of the day. */
export const NOW = new Date('2027-03-14T12:00:00Z');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const shown = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

/** Twelve solves of a 15-puzzle, the last with help. */
const solves = Array.from({ length: 12 }, (_, n) => ({
  at: NOW.getTime() - (12 - n) * 90_000,
  event: '4x4',
  timeMs: 41_230 + ((n * 7919) % 9000),
  steps: 96 + ((n * 31) % 40),
  moves: 80,
  optimum: 52,
  helped: n === 11,
  start: '15 2 1 12/8 5 6 11/4 9 10 7/3 14 13 0',
}));

async function paintText(page: Page, text: string) {
  await button(page, 'As text').click();
  await page.getByLabel('A puzzle as text').fill(text);
  await button(page, 'Read it').click();
}

export const scenes: Readonly<Record<string, Scene>> = {
  blocks: { path: '', act: (page) => button(page, 'Hint').waitFor() },
  tiles: {
    path: '#15_2_1_12-8_5_6_11-4_9_10_7-3_14_13_0',
    act: async (page) => {
      await shown(page, '4×4 tiles');
      await button(page, 'Hint').waitFor();
    },
  },
  distinct: {
    path: '',
    kept: { settings: { colors: 'distinct' } },
    act: async (page) => {
      await page.locator('[data-cell="13"]').click();
      await page.locator('.dot').first().waitFor();
      await button(page, 'Hint').waitFor();
    },
  },
  solved: {
    path: '#1_2_3-4_5_6-7_0_8',
    act: async (page) => {
      await page.getByRole('row').nth(3).waitFor({ state: 'detached' });
      await page.keyboard.press('ArrowLeft');
      await page.locator('.solved').waitFor();
      await button(page, 'Mark').click();
      await button(page, 'Hint').waitFor();
    },
  },
  typed: {
    path: '#klotski/GD.JL',
    act: async (page) => {
      await shown(page, 'Klotski');
      await button(page, 'Type').click();
      for (const line of ['where 0', 'row 5', 'fly']) {
        await page.getByLabel('Command').fill(line);
        await page.keyboard.press('Enter');
      }
      await shown(page, /no command/);
    },
  },
  keys: {
    path: '',
    act: async (page) => {
      await button(page, 'Hint').waitFor();
      await button(page, 'Keys').click();
      await shown(page, 'Keys and gestures');
    },
  },
  hint: {
    path: '#klotski/GD.JL.FD',
    act: async (page) => {
      await shown(page, 'Klotski');
      await button(page, 'Hint').click();
      await button(page, 'More').click();
      await shown(page, /^Move [A-J]/);
      await page.getByLabel('Distance to the goal').check();
      await shown(page, /^\d+ moves$/);
    },
  },
  solution: {
    path: '#klotski?view=solve',
    act: async (page) => {
      await shown(page, '81 moves, shortest possible');
      await page.getByRole('slider', { name: 'Place in the solution' }).fill('12');
      await shown(page, '12 of 81');
    },
  },
  unsolvable: {
    path: '#1_2_3-4_5_6-8_7_0?view=solve',
    act: (page) => shown(page, 'two tiles are the wrong way round'),
  },
  export: {
    path: '#klotski/GD.JL.FD',
    act: async (page) => {
      await shown(page, 'Klotski');
      await button(page, 'Pictures and films').click();
      await button(page, 'Print').waitFor();
    },
  },
  puzzles: { path: '#puzzles', act: (page) => page.locator('.card').first().waitFor() },
  nothing: {
    path: '#puzzles',
    act: async (page) => {
      await page.getByLabel('Search by name').fill('no such thing');
      await shown(page, 'No puzzle fits');
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
  review: {
    path: '#1_2_3-4_5_6-0_7_8/LRLDUL?view=review',
    act: async (page) => {
      await shown(page, '6 moves where 2 moves would do');
      await button(page, 'Next mistake').click();
      await shown(page, 'a step back');
    },
  },
  unreviewed: { path: '#review', act: (page) => shown(page, 'Play something first') },
  edit: { path: '#edit', act: (page) => shown(page, 'There is no piece') },
  edited: {
    path: '#edit',
    act: async (page) => {
      await paintText(page, '2003\n2003\n4115\n4785\n6..9');
      await page.getByLabel('Name').fill('The red donkey');
      await button(page, 'Keep').click();
      await button(page, 'Goal').click();
      await shown(page, /Solvable: 81 moves/);
      await shown(page, /states can be reached/);
    },
  },
  written: {
    path: '#klotski?view=edit',
    act: async (page) => {
      await shown(page, /Solvable: 81 moves/);
      await shown(page, /states can be reached/);
      await button(page, 'As text').click();
      await page.getByLabel('A puzzle as text').waitFor();
    },
  },
  times: {
    path: '#times',
    kept: { solves },
    act: (page) => page.locator('.solves li').first().waitFor(),
  },
  untimed: { path: '#times', act: (page) => page.locator('main h1').waitFor() },
  settings: { path: '#settings', act: (page) => page.locator('main h1').waitFor() },
  chinese: {
    path: '#settings',
    kept: { settings: { language: 'zh' } },
    act: (page) => shown(page, '设置'),
  },
  damaged: {
    path: '#1.abc',
    act: async (page) => {
      await page.getByRole('alert').waitFor();
      await button(page, 'Hint').waitFor();
    },
  },
  player: {
    path: 'player/index.html',
    act: async (page) => {
      const player = page.locator('glissade-player').first();
      await player.getByRole('button', { name: 'One on' }).click();
      await player.getByText('1 / 22').waitFor();
    },
  },
};
