import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePuzzle } from '@glissade/core';
import { expect, test } from 'vitest';
import { boundsOf, killInParts, killSurvey } from './killingParts.ts';
import { nodesOfBounds } from './nodesOfBounds.ts';
import { startRedis } from './redisServer.ts';

test('SIGKILL at 50 random moments of surveys: the rows are those of one machine', async () => {
  const server = await startRedis();
  try {
    const family = ['klotski', '--where', 'dominoes=5'];
    await killSurvey(server, family, { count: 50, answers: 1, gapMs: 800, seed: 3 });
  } finally {
    await server.close();
  }
});

test('SIGKILL at 50 random moments of a hard board: nodes are those of one search', async () => {
  const board = '0 15 14 13/12 11 10 9/8 7 6 5/4 3 2 1';
  const { bounds, length } = nodesOfBounds(parsePuzzle(board), 'large');
  const server = await startRedis();
  const cache = mkdtempSync(join(tmpdir(), 'glissade-tables-'));
  try {
    const expectAnswer = ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      expect(boundsOf(stderr)).toEqual(bounds);
      expect(JSON.parse(stdout)).toMatchObject({ status: 'solved', optimal: true, length });
    };
    const args = ['solve', board, '--split', '--json'];
    await killInParts(
      server,
      { args, expectAnswer, cache },
      { count: 50, answers: 1, gapMs: 300, seed: 4 },
    );
  } finally {
    await server.close();
    rmSync(cache, { recursive: true, force: true });
  }
});
