import { expect, test } from 'vitest';
import { explain } from './explain.ts';
import { analyse, countStates, solve, solveAnytime } from './index.ts';
import { prepareTables } from './tables.ts';

const BOARD = '1 2 3/4 0 6/7 5 8';
const NOTHING = {
  metric: undefined,
  threads: undefined,
  limits: { memoryBytes: undefined, timeMs: undefined, nodes: undefined },
};

test('an option without a value is as one that is not given', async () => {
  expect(await solve(BOARD, NOTHING)).toMatchObject({ status: 'solved', length: 2 });
  for await (const outcome of solveAnytime(BOARD, NOTHING)) expect(outcome.status).toBe('solved');
  expect(await countStates(BOARD, NOTHING)).toMatchObject({ status: 'counted', states: 181_440 });
  const { threads: _, metric: __, ...limits } = NOTHING;
  expect(await explain(BOARD, limits)).toMatchObject({ status: 'explained' });
  expect(await analyse(BOARD, limits)).toMatchObject({ status: 'analysed' });
  expect(await prepareTables(BOARD, NOTHING)).toMatchObject({ status: 'ready' });
});
