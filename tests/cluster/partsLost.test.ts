import { test } from 'vitest';
import { cutInSurvey } from './cutNetwork.ts';
import { killSurvey } from './killingParts.ts';
import { startRedis } from './redisServer.ts';

test('a survey of which workers, coordinator or Redis are killed has the right rows', async () => {
  const server = await startRedis();
  try {
    await killSurvey(server, ['simple', '3x3'], { count: 4, answers: 1, gapMs: 300, seed: 5 });
  } finally {
    await server.close();
  }
});

test('a survey whose network is cut for a second has the right rows', () =>
  cutInSurvey(['simple', '3x3'], 1000));
