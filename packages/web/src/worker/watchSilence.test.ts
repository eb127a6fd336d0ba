import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SILENT_MS, watchSilence } from './watchSilence.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const alive = { tell: 'alive' } as const;
const failed = { tell: 'failed', failure: { kind: 'other', message: '' } } as const;
const progress = { tell: 'progress', expanded: 1, moments: [] } as const;

test('who tells nothing of code that runs is not watched', () => {
  const onSilent = vi.fn();
  const watch = watchSilence(onSilent);
  watch.hear(progress);
  vi.advanceTimersByTime(10 * SILENT_MS);
  expect(onSilent).not.toHaveBeenCalled();
});

test('silence after a sign of life is told once, and no sooner than after two waits', () => {
  const onSilent = vi.fn();
  const watch = watchSilence(onSilent);
  watch.hear(alive);
  vi.advanceTimersByTime(2 * SILENT_MS - 1);
  expect(onSilent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * SILENT_MS);
  expect(onSilent).toHaveBeenCalledTimes(1);
});

test('any message counts as a sign of life, and an end ends the watch', () => {
  const onSilent = vi.fn();
  const watch = watchSilence(onSilent);
  watch.hear(alive);
  for (let i = 0; i < 5; i++) {
    vi.advanceTimersByTime(1.5 * SILENT_MS);
    watch.hear(progress);
  }
  watch.hear(failed);
  vi.advanceTimersByTime(10 * SILENT_MS);
  expect(onSilent).not.toHaveBeenCalled();
  watch.hear(alive);
  watch.end();
  vi.advanceTimersByTime(10 * SILENT_MS);
  expect(onSilent).not.toHaveBeenCalled();
});
