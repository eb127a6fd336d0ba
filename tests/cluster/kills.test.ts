import { test } from 'vitest';
import { killInBatch } from './killing.ts';
import { startRedis } from './redisServer.ts';

test('workers, the coordinator and Redis are killed: each answer comes once', async () => {
  const server = await startRedis();
  try {
    await killInBatch(server, { workers: 3, coordinators: 1, servers: 1, rounds: 6, seed: 1 });
  } finally {
    await server.close();
  }
});
