import { expect, test } from 'vitest';
import { runCli } from './runCli.ts';
import { schemaFaults } from './schemaFaults.ts';

const hard = '0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1';
const cars =
  'start:\n.EE.\n..C.\nAAC.\n..D.\n..D.\naxes: long\ngoal:\n....\n....\n..AA\n....\n....';

test.each([
  ['start:\nA..\ngoal:\n..A'],
  ['start:\nAB#.\ngoal:\n...A'],
  [cars],
  ['8 6 4/0 7 2/5 1 3'],
  ['1 2 3 4/5 6 7 8/9 10 11 12/13 0 14 15'],
  [hard, '--nodes', '20'],
])('hint prints JSON as the schema says: %j %s %s', async (...argv) => {
  const { stdout } = await runCli(['hint', ...argv.filter(Boolean), '--json']);
  const hint = JSON.parse(stdout);
  expect(schemaFaults('hint', hint)).toEqual([]);
  expect(hint).not.toHaveProperty('error');
});
