import { spawn } from 'node:child_process';
import { describe, expect, it, test } from 'vitest';
import { jsonLines, mainFile, runCli } from './runCli.ts';
import { schemaFaults } from './schemaFaults.ts';

const row = 'start:\nA..\ngoal:\n..A';
const walled = 'start:\nAB#.\ngoal:\n...A';
const fifteen = '1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15';

describe('analyse', () => {
  it('prints JSON as the schema says, many as lines, and goes on after a bad one', async () => {
    const texts = [row, 'start:\nA.\ngoal:\nB.', walled, '1 2/0 3'];
    const { code, stdout } = await runCli(['analyse', ...texts, '--json']);
    const [first, bad, last, tiles] = jsonLines(stdout);
    expect(first).toMatchObject({ index: 1, states: 3, goalStates: 1 });
    expect(bad).toMatchObject({ index: 2, error: { line: 4 } });
    expect(last).toMatchObject({ index: 3, solvableStates: 0 });
    expect(tiles).toMatchObject({ states: 12, metrics: [{ metric: 'stm' }, { metric: 'mtm' }] });
    for (const line of [first, bad, last, tiles]) {
      expect(schemaFaults('analyse', line)).toEqual([]);
    }
    expect(code).toBe(2);
  });

  it.each([
    ['--nodes', '100'],
    ['--memory', '1M'],
    ['--time', '0'],
  ])('prints JSON as the schema says at a limit: %s %s', async (...flags) => {
    const { code, stdout } = await runCli(['analyse', 'mas', '--json', ...flags]);
    expect(schemaFaults('analyse', JSON.parse(stdout))).toEqual([]);
    expect(code).toBe(3);
  });
});

it('analyse says how far it came when interrupted', async () => {
  const child = spawn(process.execPath, [mainFile, 'analyse', fifteen, '--memory', '1000T']);
  let stdout = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    if (String(chunk).includes('read as')) setTimeout(() => child.kill('SIGINT'), 300);
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(stdout).toMatch(
    /^interrupted: [\d,]+ states found so far(, with all states up to \d+ stm from the start)?\n$/,
  );
  expect(code).toBe(130);
});

test('the schemas refuse what is not theirs', () => {
  const faults = schemaFaults('hint', { status: 'evaluated', metric: 'hops', method: 'table' });
  expect(faults).toContainEqual(expect.stringContaining('/metric'));
  const extra = { status: 'unsolvable', metric: 'steps', method: 'table', more: 1 };
  expect(schemaFaults('hint', extra)).not.toEqual([]);
  expect(schemaFaults('analyse', { status: 'analysed', metrics: [] })).not.toEqual([]);
});
