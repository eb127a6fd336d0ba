import { OptionError } from '@glissade/core';
import {
  type Answer,
  type PoolOptions,
  startPool,
  type ThreadPool,
  threadsAvailable,
} from '@glissade/platform/threads/pool';
import { inOwnClass } from '@glissade/solve/options/receivedError';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type RealThreads, realThreads } from './realThreads.ts';
import { compileSharedKernel, type SharedKernel } from './sharedKernel.ts';

const CALLS = ['square', 'callsSoFar', 'count', 'untilFlag', 'fail', 'nothing'];
const [SQUARE, CALLS_SO_FAR, COUNT, UNTIL_FLAG, FAIL, NOTHING] = CALLS.keys() as never as number[];

let threads: RealThreads;
let kernel: SharedKernel;
let pool: ThreadPool | undefined;
beforeAll(async () => {
  [threads, kernel] = await Promise.all([realThreads(), compileSharedKernel()]);
});
afterEach(() => pool?.close());
afterAll(() => threads.remove());

function open(options: Partial<PoolOptions> = {}): ThreadPool {
  const flag = { buffer: kernel.memory.buffer, byteOffset: 256 };
  const data = { ...kernel, calls: CALLS };
  pool = startPool({ count: 2, job: 'kernel', data, flag, start: threads.start, ...options });
  if (!pool) throw new Error('no threads here');
  return pool;
}

/** Blocks this thread, event loop and all, until everything is answered. */
function gatherAll(from: ThreadPool): Answer[] {
  const answers: Answer[] = [];
  while (from.pending > 0) {
    from.wait(1000);
    answers.push(...from.gather());
  }
  return answers.sort((a, b) => a.id - b.id);
}

/** Blocks until a thread has written at an address. */
function waitForTouch(address: number): void {
  const words = new Int32Array(kernel.memory.buffer);
  Atomics.wait(words, address >> 2, 0, 1);
  while (Atomics.load(words, address >> 2) === 0) Atomics.wait(words, 0, 0, 1);
}

describe('a pool of threads', () => {
  test('answers each item, more of them than the queue holds', () => {
    const here = open();
    const expected: Answer[] = [];
    const answers: Answer[] = [];
    for (let n = 0; n < 10_000; n++) {
      let id = here.post([SQUARE!, n]);
      while (id === undefined) {
        here.wait(1000);
        answers.push(...here.gather());
        id = here.post([SQUARE!, n]);
      }
      expected.push({ id, value: n * n });
    }
    answers.push(...gatherAll(here));
    expect(answers.sort((a, b) => a.id - b.id)).toEqual(expected);
    expect(here.gather()).toEqual([]);
  });

  test('threads share memory and keep their globals', () => {
    const here = open();
    for (let n = 0; n < 20; n++) here.post([COUNT!, 512, 1000]);
    gatherAll(here);
    expect(Atomics.load(new Int32Array(kernel.memory.buffer), 128)).toBe(20_000);
    for (let n = 0; n < 10; n++) here.post([CALLS_SO_FAR!]);
    const calls = gatherAll(here).map(({ value }) => value!);
    const most = Math.max(...calls);
    expect(most).toBeGreaterThanOrEqual(5);
    expect(calls).toHaveLength(10);
    here.post([NOTHING!]);
    expect(gatherAll(here)).toEqual([{ id: 30, value: 0 }]);
  });

  test('the owner can take items, even with no thread up', () => {
    const here = open({ start: () => ({ end: () => undefined }) });
    const ids = [3, 4, 5].map((n) => here.post([SQUARE!, n]));
    expect(here.ready).toBe(0);
    for (let item = here.claim(); item; item = here.claim()) {
      here.settle(item.id, item.numbers[1]! * 100);
    }
    expect(here.gather()).toEqual(ids.map((id, n) => ({ id, value: (n + 3) * 100 })));
    here.wait(1);
  });

  test('cancelling drops what waits and stops what listens to the flag', () => {
    const here = open();
    for (const address of [600, 604]) here.post([UNTIL_FLAG!, address]);
    for (let n = 0; n < 50; n++) here.post([SQUARE!, n]);
    waitForTouch(600);
    waitForTouch(604);
    here.cancel();
    const values = gatherAll(here).map(({ value }) => value);
    expect(values).toEqual([1, 1, ...new Array(50).fill(undefined)]);
    here.resume();
    here.post([SQUARE!, 7]);
    expect(() => here.resume()).toThrow('under way');
    expect(gatherAll(here)).toEqual([{ id: 52, value: 49 }]);
  });

  test('an error that speaks about the input keeps its class', () => {
    const board = new SharedArrayBuffer(8);
    const spec = { family: 'nonsense', top: 1, symmetry: true, byClass: false, where: {} };
    const here = open({ job: 'survey', data: { spec, memoryBytes: 1e8, slots: board } });
    here.post([0, 0]);
    let thrown: unknown;
    try {
      gatherAll(here);
    } catch (error) {
      thrown = inOwnClass(error);
    }
    expect(thrown).toBeInstanceOf(OptionError);
    expect(thrown).toMatchObject({ code: 'family', message: expect.stringContaining('nonsense') });
  });

  test('what a thread throws comes out at the owner', () => {
    const here = open();
    here.post([FAIL!]);
    expect(() => gatherAll(here)).toThrow(/^a thread failed: .*unreachable/);
  });

  test.each([
    ['a job that nobody knows', { job: 'juggling' }, 'there is no job juggling'],
    ['a call that is not there', { data: { calls: ['x'] } }, 'exports no function x'],
  ])('%s', (_, options, message) => {
    const data = 'data' in options ? { ...kernel, ...options.data } : {};
    const here = open({ ...options, data });
    while (true) {
      here.wait(1);
      try {
        here.gather();
      } catch (error) {
        expect(String(error)).toContain(message);
        return;
      }
    }
  });

  test('there may be fewer threads than wished, or none', () => {
    let started = 0;
    const start: PoolOptions['start'] = (setup) => {
      if (started++ > 0) throw new Error('no room');
      return threads.start(setup);
    };
    expect(open({ count: 3, start }).size).toBe(1);
    pool?.close();
    const none = () => {
      throw new Error('no room');
    };
    expect(startPool({ count: 3, job: 'kernel', data: {}, start: none })).toBeUndefined();
    expect(startPool({ count: 0, job: 'kernel', data: {} })).toBeUndefined();
    expect(threadsAvailable()).toBeGreaterThanOrEqual(1);
  });

  test('an item has up to seven numbers', () => {
    expect(() => open().post([1, 2, 3, 4, 5, 6, 7, 8])).toThrow('too many numbers');
  });
});
