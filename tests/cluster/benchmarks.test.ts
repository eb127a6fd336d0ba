import { beforeAll, test } from 'vitest';
import { findRedis } from '../../tools/find/findRedis.mjs';
import { someOf } from '../support/oneIn.ts';
import { runTool } from '../support/runTool.ts';

/* The benchmarks that start a redis-server, as small as they get. */

beforeAll(() => {
  process.env.REDIS_PATH = findRedis();
});

const RUNS: readonly (readonly [name: string, argv: readonly string[]])[] = [
  ['costs', ['--jobs', '20', '--workers', '2', '--seconds', '1']],
  ['overhead', ['rush', '4']],
];

test.each(someOf(RUNS, 2, 1))('bench/cluster/%s.mjs %j', (name, argv) => {
  runTool(`bench/cluster/${name}.mjs`, argv);
});
