import { NOW, type Scene, shown } from './scene.ts';

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

/** Times, settings, the other language, and the player in other pages. */
export const otherScenes: Readonly<Record<string, Scene>> = {
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
  player: {
    path: 'player/index.html',
    act: async (page) => {
      const player = page.locator('glissade-player').first();
      await player.getByRole('button', { name: 'Next move' }).click();
      await player.getByText('1 / 22').waitFor();
    },
  },
  playable: {
    path: 'player/playable.html',
    act: async (page) => {
      const [blocks, tiles] = [0, 1].map((n) => page.locator('glissade-player').nth(n));
      await tiles!.getByRole('gridcell').nth(8).click();
      await tiles!.getByText('Solved in 2 moves').waitFor();
      await blocks!.getByRole('gridcell').nth(3).click();
      await blocks!.locator('.dot').first().waitFor();
    },
  },
};
