import { describe, expect, it } from 'vitest';
import { runCli } from './runCli.ts';
import { schemaFaults } from './schemaFaults.ts';

const row = 'start:\nA..\ngoal:\n..A';
const walled = 'start:\nAB#.\ngoal:\n...A';

describe('explain', () => {
  it('prints a page about Klotski', async () => {
    const { code, stdout: wrapped } = await runCli(['explain', 'klotski', '-q']);
    const stdout = wrapped.replaceAll(/(\S)\n *(?=[a-z(\d])/g, '$1 ');
    expect(stdout).toMatch(/^Klotski: the shortest solution takes 81 moves$/m);
    expect(stdout).toContain('256 solutions take 81 moves.');
    expect(stdout).toContain('after 68 of the 80 moves before the last one');
    const { stdout: hint } = await runCli(['hint', 'klotski', '-q']);
    const reasons = /^To get B to its goal, .*\.$/m.exec(stdout)![0];
    expect(hint.replaceAll('\n', ' ')).toContain(reasons);
    expect(stdout).toMatch(
      /^- B at column 2, row 3 \(on shortest solutions not before move 48\)$/m,
    );
    // Where the goal wants it, it has to come in any case.
    expect(stdout).not.toContain('- B at column 2, row 4');
    expect(stdout).toContain('Every shortest solution has at least 3 moves of this kind.');
    const chapters = [...stdout.matchAll(/^Chapter \d, moves (\d+) to (\d+): /gm)];
    expect(chapters).toHaveLength(8);
    const lengths = chapters.map(([, from, to]) => Number(to) - Number(from) + 1);
    expect(lengths.reduce((sum, length) => sum + length)).toBe(81);
    expect(code).toBe(0);
  });

  it('keeps lines short enough to read, in both languages', async () => {
    for (const lang of ['en', 'zh']) {
      const { stdout } = await runCli(['explain', 'dads', '--lang', lang, '-q'], {
        env: { COLUMNS: '60' },
      });
      expect(stdout.split('\n').every((line) => line.length <= 88)).toBe(true);
    }
  });

  it('prints a page in Chinese without English words', async () => {
    const { stdout } = await runCli(['explain', 'klotski', '--lang', 'zh', '-q']);
    expect(stdout).toContain('最短解法需要 81 步');
    const words = stdout.replaceAll(/^.*：[A-Z][A-Z0-9 ]+$|Klotski|--json/gm, '');
    expect(words).not.toMatch(/[a-z]{3}/);
  });

  it('prints small ones like this', async () => {
    const { stdout } = await runCli(['explain', row, '-m', 'steps', '-q']);
    expect(stdout).toMatchSnapshot();
  });

  it('prints facts as the schema says', async () => {
    const { stdout } = await runCli(['explain', 'dads', '--json']);
    const facts = JSON.parse(stdout);
    expect(schemaFaults('explain', facts)).toEqual([]);
    expect(facts).toMatchObject({ status: 'explained', metric: 'moves', length: 59 });
  });

  it('tells unsolvable, beyond memory and solved from each other', async () => {
    const none = await runCli(['explain', walled, '-q']);
    expect(none.stdout).toMatch(/^unsolvable: 1 state can be reached, and none of them meets/);
    const large = await runCli(['explain', 'klotski', '--memory', '1', '-q']);
    expect(large.stdout).toMatch(/^undecided: gave up at the memory limit/);
    const solved = await runCli(['explain', 'start:\nA\ngoal:\nA', '-q']);
    expect(solved.stderr).toContain('the start meets the goal already');
    const odd = await runCli(['explain', '2 1 3 4/5 6 7 8/9 10 11 12/13 14 15 0', '-q']);
    expect(odd.stdout).toMatch(/^unsolvable: start and goal differ in parity/);
    expect([none.code, large.code, solved.code, odd.code]).toEqual([1, 3, 2, 1]);
  });
});

describe('explain for a tile board', () => {
  const fifteen = '5 1 2 4/9 6 3 8/13 10 7 11/14 15 12 0';

  it('teaches how to solve it by hand, and what that costs', async () => {
    const { code, stdout } = await runCli(['explain', fifteen, '-q']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^This puzzle: How to solve it by hand$/m);
    expect(stdout).toMatch(/^This way takes \d+ steps/m);
    expect(stdout.replaceAll('\n', ' ')).toContain('The shortest solution takes 12 steps');
    for (const heading of ['Row 1', 'Row 2', 'Column 1', 'Column 2', 'The last square']) {
      expect(stdout.split('\n')).toContain(heading);
    }
    expect(stdout).toContain('What the shortest solution does instead');
  });

  it('tells it after the facts where all states can be met, in Chinese too', async () => {
    const { stdout } = await runCli(['explain', '8 6 4/0 7 2/5 1 3', '-q', '--lang', 'zh']);
    expect(stdout).toContain('手工怎么还原');
    expect(stdout.indexOf('手工怎么还原')).toBeGreaterThan(stdout.indexOf('181,440'));
  });

  it('prints the stages as the schema says', async () => {
    const { stdout } = await runCli(['explain', fifteen, '--json']);
    const facts = JSON.parse(stdout);
    expect(schemaFaults('explain', facts)).toEqual([]);
    expect(facts.byHand.stages).toHaveLength(9);
    expect(facts.byHand.optimum).toMatchObject({ length: 12, isProved: true });
    const moves = ['verify', fifteen, facts.byHand.moves, '-q'];
    expect((await runCli(moves)).stdout).toContain(String(facts.byHand.length));
  });
});
