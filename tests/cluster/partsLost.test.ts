import { test } from 'vitest';
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
