// Surveys and hard tile boards that several workers search together, as users start them.
import { parsePuzzle } from '@glissade/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli } from '../cli/runCli.ts';
import { boundsOf, rowsOf } from './killingParts.ts';
import { nodesOfBounds } from './nodesOfBounds.ts';
import { Program } from './programs.ts';
import { type RedisServer, startRedis } from './redisServer.ts';

let server: RedisServer;
let workers: Program[];
beforeAll(async () => {
  server = await startRedis();
  workers = [1, 2].map(() => new Program(['worker', '--redis', server.url, '--jobs', '1']));
  await Promise.all(workers.map((worker) => worker.says('is connected to')));
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill('SIGTERM')));
  await server.close();
});

describe('a survey', () => {
  test.each([
    ['simple', '3x3', '--top', '2'],
    ['klotski', '--where', 'dominoes=5, singles=4', '--class'],
    ['tiles', '2x4'],
  ])('%s %s has the rows and totals of one machine', async (...family) => {
    const own = await runCli(['survey', ...family, '--json', '--threads', '1']);
    const spread = await runCli(['survey', ...family, '--json', '--redis', server.url]);
    expect(spread.code, spread.stderr).toBe(0);
    expect(rowsOf(spread.stdout).length).toBeGreaterThan(1);
    expect(rowsOf(spread.stdout)).toEqual(rowsOf(own.stdout));
  });

  test.each([
    [['--threads', '2'], '--threads cannot be used with --redis'],
    [['--checkpoint', '/x'], '--checkpoint cannot be used with --redis'],
    [['--time', '1'], '--time cannot be used with --redis'],
  ])('%j is refused in one line', async (flags, message) => {
    const args = ['survey', 'simple', '3x3', '--redis', server.url, ...flags];
    const { code, stderr } = await runCli(args);
    expect(code).toBe(2);
    expect(stderr).toContain(`error: ${message}`);
  });
});

describe('one tile board on all workers', () => {
  const split = (...args: string[]) =>
    runCli(['solve', ...args, '--split', '--json', '--redis', server.url]);

  test('has the nodes of one search at every bound but the last', async () => {
    const board = '0 15 14 13/12 11 10 9/8 7 6 5/4 3 2 1';
    const { stdout, stderr, code } = await split(board);
    expect(code, stderr).toBe(0);
    const { bounds, length } = nodesOfBounds(parsePuzzle(board), 'large');
    expect(boundsOf(stderr)).toEqual(bounds);
    const answer = JSON.parse(stdout);
    expect(answer).toMatchObject({ status: 'solved', optimal: true, length, lowerBound: length });
    const before = bounds.reduce((sum, [, nodes]) => sum + nodes, 0);
    expect(answer.stats.expanded).toBeGreaterThan(before);
  });

  test('is proved unsolvable, and solved where nothing is to be done', async () => {
    const unsolvable = await split('1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0');
    expect(JSON.parse(unsolvable.stdout)).toMatchObject({ status: 'unsolvable', proof: 'parity' });
    const done = await split('1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0');
    expect(JSON.parse(done.stdout)).toMatchObject({ status: 'solved', length: 0 });
  });

  test.each([
    [['klotski'], 'only a tile board with one goal can be split'],
    [['8 6 4/0 7 2/5 1 3', '-m', 'mtm'], '--split proves one shortest solution in stm'],
    [['8 6 4/0 7 2/5 1 3', '--all'], '--split proves one shortest solution in stm'],
    [['8 6 4/0 7 2/5 1 3', '1 2 3/4 5 6/0 7 8'], '--split proves one shortest solution in stm'],
  ])('%j is refused', async (args, message) => {
    const { code, stderr, stdout } = await split(...args);
    expect(code).toBe(2);
    expect(stdout + stderr).toContain(message);
  });

  test('--split without --redis says what is missing', async () => {
    const { code, stderr } = await runCli(['solve', '8 6 4/0 7 2/5 1 3', '--split']);
    expect(code).toBe(2);
    expect(stderr).toContain('--split needs --redis');
  });
});
