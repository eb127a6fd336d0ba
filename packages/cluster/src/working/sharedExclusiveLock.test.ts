import { expect, test } from 'vitest';
import { SharedExclusiveLock } from './sharedExclusiveLock.ts';

/** Work that ends when it is told to. */
function work(lock: SharedExclusiveLock, alone: boolean) {
  let end: (failed: boolean) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    end = (failed) => (failed ? reject(new Error('it failed')) : resolve());
  });
  const state = { hasBegun: false };
  const run = lock.run(alone, () => {
    state.hasBegun = true;
    return ended;
  });
  return { state, run, end: (failed = false) => end(failed) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a suspect waits until nobody else runs, and nobody begins beside it', async () => {
  const lock = new SharedExclusiveLock();
  const [one, two, suspect, after] = [false, false, true, false].map((alone) => work(lock, alone));
  await turn();
  const begun = () => [one, two, suspect, after].map((each) => each!.state.hasBegun);
  expect(begun()).toEqual([true, true, false, false]);
  one!.end();
  await turn();
  expect(begun()).toEqual([true, true, false, false]);
  two!.end();
  await turn();
  expect(begun()).toEqual([true, true, true, false]);
  suspect!.end();
  await turn();
  expect(begun()).toEqual([true, true, true, true]);
  after!.end();
  await Promise.all([one, two, suspect, after].map((each) => each!.run));
});

test('what fails makes room as well, and is told', async () => {
  const lock = new SharedExclusiveLock();
  const [failing, next] = [work(lock, true), work(lock, true)];
  failing.end(true);
  await expect(failing.run).rejects.toThrow('it failed');
  await turn();
  expect(next.state.hasBegun).toBe(true);
  next.end();
  await next.run;
});
