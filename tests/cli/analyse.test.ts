import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { jsonLines, mainFile, runCli } from './runCli.ts';
import { schemaFaults } from './schemaFaults.ts';

const row = 'start:\nA..\ngoal:\n..A';
const walled = 'start:\nAB#.\ngoal:\n...A';
const fifteen = '1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15';

const folder = mkdtempSync(join(tmpdir(), 'glissade-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('analyse', () => {
  it('measures the whole space, a column a metric', async () => {
    const { code, stdout, stderr } = await runCli(['analyse', 'klotski']);
    expect(stdout).toMatch(/^25,955 states can be reached, 964 of them meet the goal\n\n/);
    expect(stdout).toMatch(/^counted in +steps +slides +moves$/m);
    expect(stdout).toMatch(/^shortest solution +116 +90 +81$/m);
    expect(stdout).toMatch(/^hardest state +126 +101 +93$/m);
    expect(stdout).toMatch(/^farthest from the start +167 +133 +124$/m);
    expect(stdout).toMatch(/^ {2}fewest–most +1–7 +1–7 +1–10$/m);
    expect(stderr).toMatch(/77,865 states expanded/);
    expect(code).toBe(0);
  });

  it('prints a small one like this', async () => {
    const { stdout } = await runCli(['analyse', row, '-m', 'steps', '-q']);
    expect(stdout).toMatchInlineSnapshot(`
      "3 states can be reached, 1 of them meets the goal

      counted in                 steps
      shortest solution              2
        how many of them             1
      hardest state                  2
        how many of them             1
      farthest from the start        2
      farthest apart                 2
      mean successors per state   1.33
        fewest–most                1–2
      forced: one successor          1
      dead ends: only back           2

      hardest, 2 steps from the goal:
        A..

      states by distance, in steps:
        distance  from start                            to goal
               0           1  ########################        1  ########################
               1           1  ########################        1  ########################
               2           1  ########################        1  ########################

      states by number of successors, in steps:
        successors  states
                 1       2  ########################
                 2       1  ############
      "
    `);
  });

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

  it('takes metrics with commas and again', async () => {
    const metricsOf = async (...flags: string[]) => {
      const { stdout } = await runCli(['analyse', row, '--json', ...flags]);
      return JSON.parse(stdout).metrics.map(({ metric }: { metric: string }) => metric);
    };
    expect(await metricsOf('-m', 'moves,steps')).toEqual(['steps', 'moves']);
    expect(await metricsOf('-m', 'moves', '-m', 'steps')).toEqual(['moves', 'steps']);
    const wrong = await runCli(['analyse', row, '-m', 'steps,hops']);
    expect(wrong.stderr).toContain('Allowed choices are steps, slides, moves, stm, mtm.');
    const tiles = await runCli(['analyse', row, '-m', 'mtm']);
    expect(tiles.stderr).toContain('metric mtm is for tile puzzles');
    expect([wrong.code, tiles.code]).toEqual([2, 2]);
  });

  it('prints CSV, one head for all', async () => {
    const { stdout } = await runCli(['analyse', row, walled, '-m', 'steps', '--csv', '-q']);
    expect(stdout).toBe(
      [
        'puzzle,metric,distance,statesFromStart,statesToGoal',
        '1,steps,0,1,1',
        '1,steps,1,1,1',
        '1,steps,2,1,1',
        '2,steps,0,1,0',
        '',
      ].join('\n'),
    );
  });

  it('says that a puzzle is unsolvable', async () => {
    const { code, stdout } = await runCli(['analyse', walled, '-q']);
    expect(stdout).toMatch(
      /^1 state can be reached, none of them meets the goal, so it is unsolvable$/m,
    );
    expect(stdout).toMatch(/^shortest solution +none +none +none$/m);
    expect(code).toBe(0);
  });

  it.each([
    [['--nodes', '100'], 'gave up at the node limit', 'nodes'],
    [['--memory', '1M'], 'gave up at the memory limit', 'memory'],
    [['--time', '0'], 'gave up after', 'time'],
  ])('gives up at a limit: %s', async (flags, words, limit) => {
    const { code, stdout, stderr } = await runCli(['analyse', 'mas', ...flags]);
    expect(stdout).toContain(`undecided: ${words}`);
    expect(stderr).toContain(`hint: raise the limit with --${limit}`);
    expect(code).toBe(3);
    const json = await runCli(['analyse', 'mas', '--json', ...flags]);
    expect(schemaFaults('analyse', JSON.parse(json.stdout))).toEqual([]);
  });

  it('does not begin what cannot end', async () => {
    const { code, stdout } = await runCli(['analyse', fifteen, '-q']);
    expect(stdout).toContain('this board has more states than the memory limit can hold');
    expect(code).toBe(3);
    const csv = await runCli(['analyse', fifteen, '--csv']);
    expect(csv.stdout).toBe('puzzle,metric,distance,statesFromStart,statesToGoal\n');
    expect(csv.stderr).toContain('undecided');
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

describe('analyse --graph', () => {
  it.each([
    ['small.graphml', [], '<graphml '],
    ['small.dot', [], 'graph moves {'],
    ['small.gv', [], 'graph moves {'],
    ['small.json', [], '{"metric":"moves"'],
    ['small.txt', [], '<graphml '],
    ['other.txt', ['--graph-format', 'dot'], 'graph moves {'],
    ['steps.dot', ['-m', 'steps'], 'graph steps {'],
  ])('writes %s', async (name, flags, beginning) => {
    const file = join(folder, name);
    const { code, stderr } = await runCli(['analyse', row, '--graph', file, ...flags]);
    expect(readFileSync(file, 'utf8')).toContain(beginning);
    const metric = flags.includes('steps') ? 'steps' : 'moves';
    expect(stderr).toContain(`wrote the graph of 3 states in ${metric} to`);
    expect(code).toBe(0);
  });

  it('says where it cannot write', async () => {
    const file = join(folder, 'no', 'such', 'folder.dot');
    const { code, stderr } = await runCli(['analyse', row, '--graph', file]);
    expect(stderr).toContain('folder.dot cannot be written');
    expect(code).toBe(2);
  });

  it('writes nothing where a limit came first', async () => {
    const before = readdirSync(folder).length;
    const file = join(folder, 'unfinished.dot');
    const { code } = await runCli(['analyse', 'mas', '--nodes', '9', '--graph', file]);
    expect(readdirSync(folder)).toHaveLength(before);
    expect(code).toBe(3);
  });

  it.each([
    [['--graph', 'x.dot', '-m', 'steps,moves'], 'written in one metric only'],
    [['--graph-format', 'dot'], '--graph-format needs --graph'],
    [['--csv', '--json'], '--csv and --json'],
    [['--graph', 'x.dot', walled], 'one puzzle at a time'],
  ])('refuses %s', async (flags, words) => {
    const { code, stderr } = await runCli(['analyse', row, ...flags]);
    expect(stderr).toContain(words);
    expect(code).toBe(2);
  });
});

test('the schemas refuse what is not theirs', () => {
  const faults = schemaFaults('hint', { status: 'evaluated', metric: 'hops', method: 'table' });
  expect(faults).toContainEqual(expect.stringContaining('/metric'));
  const extra = { status: 'unsolvable', metric: 'steps', method: 'table', more: 1 };
  expect(schemaFaults('hint', extra)).not.toEqual([]);
  expect(schemaFaults('analyse', { status: 'analysed', metrics: [] })).not.toEqual([]);
});
