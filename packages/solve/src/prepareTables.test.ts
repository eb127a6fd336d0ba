import { OptionError, parsePuzzle } from '@glissade/core';
import { expect, test } from 'vitest';
import { prepareTables, prepareTablesSync } from './prepareTables.ts';
import { solveSync } from './solve.ts';

const BOARD = parsePuzzle('9 8 7 6/5 0 4 3/2 1 11 10');
const BLOCKS = parsePuzzle('6711/0022/0033/8944/.55.');

test('tables are ready for the first board', async () => {
  const made = await prepareTables(BOARD, { tables: 'heavy' });
  expect(made).toMatchObject({ status: 'ready', timeMs: expect.any(Number) });
  expect(prepareTablesSync(BOARD, { tables: 'heavy' })).toMatchObject({
    status: 'ready',
    bytes: made.status === 'ready' ? made.bytes : undefined,
  });
  expect(solveSync(BOARD, { tables: 'heavy' })).toMatchObject({ status: 'solved', optimal: true });
});

test('limits and a signal end it', async () => {
  const fresh = parsePuzzle('9 8 7/6 5 0/4 3 2/1 10 11');
  const timed = prepareTablesSync(fresh, { tables: 'heavy', limits: { timeMs: 0 } });
  expect(timed).toMatchObject({ status: 'undecided', limit: 'time' });
  const abort = new AbortController();
  abort.abort();
  const stopped = await prepareTables(fresh, { tables: 'heavy', signal: abort.signal });
  expect(stopped).toMatchObject({ status: 'cancelled' });
});

test('what makes no sense is refused', () => {
  expect(() => prepareTablesSync(BLOCKS)).toThrow(OptionError);
  const wrong = { tables: 'huge' as 'heavy' };
  expect(() => prepareTablesSync(BOARD, wrong)).toThrow('there is no table size "huge"');
});
