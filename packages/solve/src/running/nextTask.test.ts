import { describe, expect, test } from 'vitest';
import { messageYielder, taskYielder } from './nextTask.ts';

describe.each([
  ['where there is setImmediate', taskYielder],
  ['in browsers', messageYielder],
])('yielding %s', (_, make) => {
  test('each turn is a macrotask: timers come through', async () => {
    const tasks = make();
    let rang = false;
    setTimeout(() => {
      rang = true;
    }, 5);
    let turns = 0;
    const startMs = performance.now();
    while (!rang && performance.now() - startMs < 5000) {
      await tasks.next();
      turns++;
    }
    tasks.close();
    expect(rang).toBe(true);
    expect(turns).toBeGreaterThan(0);
  });
});
