import { test } from 'vitest';
import { compareWithDiff } from './pythonGames.ts';

test('rewards and regret of games in Python are what diff tells', async () => {
  await compareWithDiff(80, ['2x3', '3x3']);
  await compareWithDiff(15, ['cars']);
});
