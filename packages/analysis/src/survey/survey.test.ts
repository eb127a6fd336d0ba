import { expect, test } from 'vitest';
import { familyOf } from './spec.ts';
import { survey } from './survey.ts';

test.each([
  [{ threads: -1 }, 'threads'],
  [{ threads: Number.NaN }, 'threads'],
  [{ limits: { memoryBytes: -1 } }, 'limit'],
  [{ limits: { timeMs: Number.NEGATIVE_INFINITY } }, 'limit'],
])('%j is refused, not taken for something else', async (options, code) => {
  const asked = survey({ family: 'tiles 2x2', metric: 'stm', ...options });
  const refusal = expect.objectContaining({ name: 'OptionError', code });
  await expect(asked).rejects.toThrow(refusal);
});

// rush: the same from sets of walls and cars of six rows in ten lines of Python; simple: as many as
// the family had when all of them were made at once.
test.each([
  ['simple 5x4', 79_853],
  ['rush 7 walls 3', 891_544_122],
])('%s: its %i jobs are listed in small portions', (family, count) => {
  const spec = { family, top: 1, symmetry: false, byClass: false, where: {} };
  const listing = familyOf(spec, 1e9).listJobs();
  for (let portions = 1; ; portions++) {
    const { done, value } = listing.next();
    if (!done) continue;
    expect(value.count).toBe(count);
    expect(portions).toBeGreaterThan(30);
    break;
  }
});

test.each(['simple 5x4', 'rush 7 walls 3'])(
  '%s ends before its jobs are listed',
  async (family) => {
    const stop = new AbortController();
    const cancelled = { threads: 1, signal: stop.signal, onProgress: () => stop.abort() };
    expect(await survey({ family, ...cancelled })).toMatchObject({ status: 'cancelled' });
    const inTime = await survey({ family, threads: 1, limits: { timeMs: 1 } });
    expect(inTime).toMatchObject({ status: 'undecided', limit: 'time' });
  },
);

test('the shapes of a board have to fit into the memory allowed', async () => {
  const limits = { memoryBytes: 20e6 };
  const outcome = await survey({ family: 'simple 5x4', threads: 1, limits });
  expect(outcome).toMatchObject({ status: 'undecided', limit: 'memory' });
});

test('a board that is too large is told of before it is compiled', async () => {
  const row = `${'.'.repeat(255)}\n`;
  const withPiece = `A${row.slice(1)}`;
  const puzzle = `start:\n${row.repeat(254)}${withPiece}goal:\n${withPiece}${row.repeat(254)}`;
  const outcome = await survey({ family: 'pieces', puzzle, threads: 1 });
  const reason = 'a survey takes boards of 64 cells at most';
  expect(outcome).toMatchObject({ status: 'undecided', limit: 'memory', reason });
});
