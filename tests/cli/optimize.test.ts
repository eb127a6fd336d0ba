import { describe, expect, it } from 'vitest';
import { jsonLines, runCli } from './runCli.ts';

const board = '3 19 24 9 8/11 7 12 2 4/17 23 20 18 6/16 5 1 14 21/0 15 10 13 22';

describe('optimize', () => {
  it('shortens what the method finds, and verify agrees', async () => {
    const given = await runCli(['solve', board, '--engine', 'constructive', '-f', 'moves', '-q']);
    const moves = given.stdout.trim();
    const { code, stdout } = await runCli(['optimize', board, moves, '--json', '--time', '2']);
    const [answer] = jsonLines(stdout);
    expect(code).toBe(0);
    expect(answer).toMatchObject({ status: 'solved', engine: 'windows' });
    const {
      length,
      before,
      moves: shorter,
    } = answer as {
      length: number;
      before: { steps: number };
      moves: string;
    };
    expect(length).toBeLessThan(before.steps);
    const verified = await runCli(['verify', board, shorter, '--replay-only', '--json']);
    expect(jsonLines(verified.stdout)[0]).toMatchObject({ valid: true, length });
  });

  it('says that there was no time to verify a very long line', async () => {
    const argv = ['optimize', '1 2 3/4 0 5/7 8 6', '-', '--time', '0'];
    // Many times what is verified in the moment after the time.
    const stdin = `${'UD'.repeat(200_000)}LU`;
    const { code, stdout } = await runCli(argv, { stdin });
    expect(stdout).toMatch(/^undecided: gave up after /);
    expect(code).toBe(3);
    const inJson = await runCli([...argv, '--json'], { stdin });
    expect(jsonLines(inJson.stdout)[0]).toMatchObject({ status: 'undecided', limit: 'time' });
    expect(inJson.code).toBe(3);
  });
});

describe('solve --any', () => {
  it('solves a large board within its time and says what is proved', async () => {
    const { code, stdout } = await runCli(['solve', board, '--any', '--time', '2', '--json', '-q']);
    expect(code).toBe(0);
    expect(jsonLines(stdout)[0]).toMatchObject({ status: 'solved', engine: 'anytime' });
  });
});
