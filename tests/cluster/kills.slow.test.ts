import { test } from 'vitest';
import { killInBatch } from './killing.ts';
import { startRedis } from './redisServer.ts';

test('SIGKILL at 50 random moments: each answer comes once', async () => {
  const server = await startRedis();
  try {
    await killInBatch(server, { workers: 40, coordinators: 5, servers: 5, rounds: 150, seed: 2 });
  } finally {
    await server.close();
  }
});
