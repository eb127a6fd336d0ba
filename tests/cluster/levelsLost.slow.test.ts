import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { blockEntry, puzzleOf } from '../data/readBlocks.ts';
import { killInParts } from './killingParts.ts';
import { levelsToGoal, toldLevels } from './levelsOf.ts';
import { startRedis } from './redisServer.ts';

test('SIGKILL at 50 random moments of Climb-12: the levels are those of one machine', async () => {
  const levels = levelsToGoal(puzzleOf(blockEntry('climb12')), 'moves');
  expect(levels).toHaveLength(59);
  const server = await startRedis();
  const folder = mkdtempSync(join(tmpdir(), 'glissade-levels-'));
  try {
    const work = {
      program: fileURLToPath(new URL('climb12InSmallJobs.mjs', import.meta.url)),
      args: [],
      workerArgs: ['--folder', folder],
      expectAnswer: ({ stdout, stderr }: { stdout: string; stderr: string }) => {
        expect(toldLevels(stderr)).toEqual(levels);
        expect(JSON.parse(stdout)).toMatchObject({ status: 'solved', optimal: true, length: 59 });
      },
    };
    await killInParts(server, work, { count: 50, answers: 20, gapMs: 500, seed: 9 });
    for (const run of readdirSync(folder)) expect(readdirSync(join(folder, run))).toEqual([]);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
