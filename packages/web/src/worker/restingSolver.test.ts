import type { WorkerSolver } from '@glissade/worker';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restingSolver } from './restingSolver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const IDLE_MS = 1000;

/** Workers that count themselves; a table answers while its worker lives. */
function counted(beforeStart?: () => Promise<void>) {
  const log: string[] = [];
  let workers = 0;
  const start = () => {
    const name = ++workers;
    let isOpen = true;
    const table = {
      ...{ metric: 'moves', states: 1, distance: 1 },
      distances: async () => (isOpen ? [name] : Promise.reject(new Error('closed'))),
    };
    return {
      solve: () => new Promise((resolve) => setTimeout(() => resolve(name), 300)),
      improve: (_: string, { bytes = 0 }: { bytes?: number }) =>
        new Promise((resolve) => {
          setTimeout(() => resolve({ name, stats: { peakBytes: bytes } }), 300);
        }),
      forget: async () => void log.push(`forget ${name}`),
      distanceTable: async () => ({ status: 'ready', table }),
      close: () => {
        isOpen = false;
        log.push(`close ${name}`);
      },
    } as unknown as WorkerSolver;
  };
  const heard = vi.fn();
  return { log, heard, solver: restingSolver(start, () => IDLE_MS, beforeStart, heard) };
}

test('it tells when a worker has said something, and not before', async () => {
  const { heard, solver } = counted();
  const first = solver.solve('a');
  await vi.advanceTimersByTimeAsync(200);
  expect(heard).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(heard).toHaveBeenCalledOnce();
  await first;
});

test('the worker ends when nothing was asked for a while, and not before', async () => {
  const { log, solver } = counted();
  const first = solver.solve('a');
  await vi.advanceTimersByTimeAsync(300);
  expect(await first).toBe(1);
  await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
  // Another question in time keeps it.
  const second = solver.solve('a');
  await vi.advanceTimersByTimeAsync(300);
  expect(await second).toBe(1);
  expect(log).toEqual([]);
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  expect(log).toEqual(['close 1']);
  await solver.forget();
  const third = solver.solve('a');
  await vi.advanceTimersByTimeAsync(300);
  expect(await third).toBe(2);
  expect(log).toEqual(['close 1']);
});

test('a table is made anew after its worker has ended', async () => {
  const { log, solver } = counted();
  const made = await solver.distanceTable('a', {});
  if (made.status !== 'ready') throw new Error(made.status);
  expect(await made.table.distances([])).toEqual([1]);
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  expect(log).toEqual(['close 1']);
  expect(await made.table.distances([])).toEqual([2]);
});

test('a worker that took much memory ends with its puzzle, after its last answer', async () => {
  const { log, solver } = counted();
  const improve = async (bytes: number) => {
    const outcome = solver.improve('a', { bytes } as object);
    await vi.advanceTimersByTimeAsync(300);
    return outcome;
  };
  expect(await improve(1e6)).toMatchObject({ name: 1 });
  await solver.forget();
  expect(log).toEqual(['forget 1']);
  expect(await improve(500e6)).toMatchObject({ name: 1 });
  const late = solver.solve('a');
  await solver.forget();
  expect(log).toEqual(['forget 1']);
  const next = solver.solve('b');
  await vi.advanceTimersByTimeAsync(300);
  expect([await late, await next]).toEqual([1, 2]);
  expect(log).toEqual(['forget 1', 'close 1']);
});

test('all that ask before a worker is started have the same one', async () => {
  const { solver } = counted(() => new Promise((resolve) => setTimeout(resolve, 20)));
  const asked = [solver.solve('a'), solver.improve('b')];
  await vi.advanceTimersByTimeAsync(320);
  expect(await Promise.all(asked)).toMatchObject([1, { name: 1 }]);
});

test('a worker that breaks down is given up, and the next question starts another', async () => {
  const broken = new Error('the worker cannot go on: its script could not be loaded');
  const closed: number[] = [];
  let workers = 0;
  const start = () => {
    const name = ++workers;
    const evaluate = async () => (name === 1 ? Promise.reject(broken) : name);
    return { evaluate, close: () => closed.push(name) } as unknown as WorkerSolver;
  };
  const solver = restingSolver(start, () => IDLE_MS);
  const asked = [solver.evaluate('a'), solver.evaluate('b')];
  expect(await Promise.allSettled(asked)).toEqual(
    asked.map(() => ({ status: 'rejected', reason: broken })),
  );
  expect(closed).toEqual([1]);
  expect(await solver.evaluate('a')).toBe(2);
});
