import { describe, expect, it } from 'vitest';
import { runCli } from './runCli.ts';
import { schemaFaults } from './schemaFaults.ts';

const row = 'start:\nA..\ngoal:\n..A';
const walled = 'start:\nAB#.\ngoal:\n...A';

describe('hint', () => {
  it('tells the best moves and the distance after each', async () => {
    const { code, stdout } = await runCli(['hint', 'klotski', '-m', 'steps', '-q']);
    const [headline, , told, ...rows] = stdout.split('\n');
    expect(headline).toMatch(/^116 steps to the goal \(\d+ slides, \d+ moves\); best: IR or JL$/);
    expect(told).toMatch(/^To get B to its goal, [A-J] must move\. .* can move now\.$/);
    expect(rows.join('\n')).toBe(`
move  then
IR     115  best
JL     115  best
GD     117
HD     117
`);
    expect(code).toBe(0);
  });

  it('says what the best moves are good for', async () => {
    const cars =
      'start:\n.EE.\n..C.\nAAC.\n..D.\n..D.\naxes: long\ngoal:\n....\n....\n..AA\n....\n....';
    const { stdout } = await runCli(['hint', cars, '-q']);
    const told = 'To get A to its goal, C must move. E is in C’s way. E can move now.';
    expect(stdout).toMatch(/^3 slides to the goal .*\n\n(.*)\n\nmove {2}then$/m);
    expect(stdout.split('\n\n')[1]).toBe(told);
    const { stdout: json } = await runCli(['hint', cars, '--json']);
    const { chain } = JSON.parse(json);
    expect(chain).toEqual({
      cell: 10,
      links: [
        {
          piece: 2,
          label: 'A',
          path: ['R', 'R'],
          blockers: [{ piece: 1, label: 'C', must: true }],
        },
        { piece: 1, label: 'C', path: ['U'], blockers: [{ piece: 0, label: 'E', must: false }] },
        { piece: 0, label: 'E', path: ['L'], blockers: [] },
      ],
    });
    expect(schemaFaults('hint', JSON.parse(json))).toEqual([]);
  });

  it('goes on from moves, in what players count', async () => {
    const { stdout } = await runCli(['hint', 'klotski', '--after', 'IR', '-q']);
    expect(stdout).toMatch(/^80 moves to the goal \(\d+ slides, \d+ steps\); best: DD or HD$/m);
    const illegal = await runCli(['hint', 'klotski', '--after', 'BD']);
    expect(illegal.code).toBe(2);
  });

  it('speaks of solved, stuck and unsolvable states', async () => {
    const solved = await runCli(['hint', row, '--after', 'AR2', '-q']);
    expect(solved.stdout).toContain('solved already: this state meets the goal');
    const stuck = await runCli(['hint', 'start:\nAB\ngoal:\nA.', '-q']);
    expect(stuck.stdout).toContain('no piece can move');
    const none = await runCli(['hint', walled, '-q']);
    expect(none.stdout).toBe('unsolvable: the goal cannot be reached from here\n');
    expect([solved.code, stuck.code, none.code]).toEqual([0, 0, 1]);
  });

  it('prints JSON as the schema says', async () => {
    for (const puzzle of [
      row,
      walled,
      '8 6 4/0 7 2/5 1 3',
      '1 2 3 4/5 6 7 8/9 10 11 12/13 0 14 15',
    ]) {
      const { stdout } = await runCli(['hint', puzzle, '--json']);
      expect(schemaFaults('hint', JSON.parse(stdout))).toEqual([]);
    }
    const { stdout } = await runCli(['hint', row, '-m', 'steps', '--json']);
    expect(JSON.parse(stdout)).toEqual({
      status: 'evaluated',
      metric: 'steps',
      method: 'table',
      distance: 2,
      lengths: { steps: 2, slides: 1, moves: 1 },
      chain: { cell: 2, links: [{ piece: 0, label: 'A', path: ['R'], blockers: [] }] },
      complete: true,
      moves: [{ moves: 'AR', distance: 1, lowerBound: 1, upperBound: 1, best: true }],
    });
  });

  it('gives bounds at a limit', async () => {
    const hard = '0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1';
    const { code, stdout, stderr } = await runCli(['hint', hard, '--nodes', '20']);
    expect(stdout).toMatch(/^undecided after .*: at least \d+ stm and at most \d+ to the goal$/m);
    expect(stderr).toContain('hint: raise the limit with --nodes');
    expect(code).toBe(3);
    const json = await runCli(['hint', hard, '--nodes', '20', '--json']);
    expect(schemaFaults('hint', JSON.parse(json.stdout))).toEqual([]);
  });
});
