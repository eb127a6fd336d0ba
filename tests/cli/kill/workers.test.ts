import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';

const { createWorkerSolver } = (await import(
  new URL('../../../packages/glissade/dist/worker.js', import.meta.url).href
)) as typeof import('../../../packages/glissade/src/library/worker.ts');

const TILES = '1 2 3/4 5 6/7 0 8';
const HARD = '0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1';
const entry = new URL('../../../packages/glissade/dist/worker/entry.js', import.meta.url);

// Without the flags of the tests, by which sources would be read.
const ours = () => new Worker(entry, { execArgv: [] });
const scripted = (script: string) => new Worker(script, { eval: true });

describe('a thread that is no worker of ours', () => {
  test.each([
    ['sends garbage', `require('worker_threads').parentPort.postMessage([{ a: 1 }])`, 'no worker'],
    ['throws', `throw new Error('not today')`, 'not today'],
    ['ends', `process.exit(7)`, 'it has ended (exit code 7)'],
    [
      'is older',
      `require('worker_threads').parentPort.postMessage({ type: 'ready', version: 1 })`,
      'version 1',
    ],
  ])('%s: one clear error', async (_, script, reason) => {
    const solver = createWorkerSolver(scripted(`${script}; setInterval(() => {}, 1000)`));
    const error: Error = await solver.solve(TILES).then(
      () => expect.unreachable(),
      (e) => e,
    );
    expect(error.message).toMatch(/^the worker cannot go on: /);
    expect(error.message).toContain(reason);
    await expect(solver.evaluate(TILES)).rejects.toThrow(reason);
  });

  test('had ended before', async () => {
    const worker = scripted('');
    await new Promise((resolve) => worker.on('exit', resolve));
    const solver = createWorkerSolver(worker);
    await expect(solver.solve(TILES)).rejects.toThrow('had ended before');
  });
});

describe('a worker of ours', () => {
  test('that is ended in the middle by another hand', async () => {
    const worker = ours();
    const solver = createWorkerSolver(worker);
    const runs = [solver.solve(HARD), solver.analyse('klotski klotski').catch((e) => e.name)];
    expect(await runs[1]).toBe('ParseError');
    await worker.terminate();
    await expect(runs[0]).rejects.toThrow('it has ended');
  });

  test('goes on when it is fed what is not for it, and answers 20 MB of nonsense', async () => {
    const worker = ours();
    const solver = createWorkerSolver(worker);
    for (const message of [null, 'x', { type: 'request' }, new Map([[1, [2]]])]) {
      worker.postMessage(message);
    }
    await expect(solver.solve('%'.repeat(20e6))).rejects.toMatchObject({ name: 'ParseError' });
    expect(await solver.solve(TILES)).toMatchObject({ status: 'solved', length: 1 });
    solver.close();
    await expect(solver.solve(TILES)).rejects.toThrow('the solver was closed');
  });
});
