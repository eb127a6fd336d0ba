import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someOf } from '../support/oneIn.ts';
import { runTool } from '../support/runTool.ts';

const folder = mkdtempSync(join(tmpdir(), 'glissade-bench-'));
const board = join(folder, 'board');
beforeAll(() => writeFileSync(board, '8 6 4/0 7 2/5 1 3\n'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As small as they get; those in pages and with Redis have their own tests. */
const RUNS = [
  ['main.mjs', 'blocks', '--only', 'klotski-steps', '--runs', '1', '--loop', '1', '--no-peers'],
  ['main.mjs', 'tiles', '--only', 'built-10x10', '--runs', '1'],
  ['main.mjs', 'anytime', '--only', '10x10', '--boards', '1'],
  ['main.mjs', 'cold', '--runs', '1'],
  ['batch.mjs', '--runs', '1', board],
  ['blocksAnytime.mjs', '1'],
  ['clusterSize.mjs', 'survey'],
  ['cluster/jobTimes.mjs', 'rush 4', '--jobs', '1'],
  ['coldImport.mjs', '1'],
  ['difficulty.mjs'],
  ['explain.mjs', 'dads', 'moves'],
  ['limits.mjs', '--verbs', 'solve', '--only', '4×4 stm', '--time', '60'],
  ['map.mjs', 'dads'],
  ['reading.mjs', 'hrd', '--runs', '1', '--length', '5000'],
  ['survey.mjs', 'rush 4', '--threads', '1'],
];

describe('a benchmark runs to its end and finds nothing wrong', () => {
  test.each(someOf(RUNS, 3, 1).map(([file, ...argv]) => [file!, argv] as const))(
    '%s %j',
    (file, argv) => {
      expect(runTool(`bench/${file}`, argv)).not.toContain('WRONG');
    },
  );
});
