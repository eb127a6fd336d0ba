import { expect, test, vi } from 'vitest';
import { runPages } from '../../bench/workloads/pages.mjs';

test('the benchmark of pages is built, and answers a board of each set', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  try {
    expect(await runPages({ pageMs: 3000, boards: 1, verbose: false })).toBe(0);
    expect(said.mock.lastCall).toEqual([expect.stringContaining('load average')]);
  } finally {
    said.mockRestore();
  }
});
