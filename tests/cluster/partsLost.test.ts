import { test } from 'vitest';
import { cutInSurvey } from './cutNetwork.ts';
import { killSurvey } from './killingParts.ts';
import { startRedis } from './redisServer.ts';

test('a survey whose workers, coordinator or Redis are killed finds what one machine finds', async () => {
  const server = await startRedis();
  try {
    await killSurvey(server, ['simple', '3x3'], { count: 4, gapMs: 400, seed: 5 });
  } finally {
    await server.close();
  }
});

test('a survey whose network is cut for a second finds what one machine finds', () =>
  cutInSurvey(['simple', '3x3'], 1000));
