import { packSteps, parseMoves, parsePuzzle } from 'glissade';
import { describe, expect, it } from 'vitest';
import { jsonLines, runCli } from './runCli.ts';

const eight = '8 6 4/0 7 2/5 1 3';
const easy = '1 2 3/4 5 6/0 7 8';
const unsolvable = '1 2 3/4 5 6/8 7 0';
const small = 'title: Small\nstart:\nAA.\nB..\ngoal:\n.AA\n...';
const walled = 'start:\nA#.\ngoal:\n..A';

describe('solve', () => {
  it('says the length, the others in brackets, and the moves', async () => {
    const { code, stdout, stderr } = await runCli(['solve', easy]);
    expect(stdout).toBe('2 stm, shortest possible (1 mtm)\n\nL2\n');
    expect(stderr).toContain('read as slidysim');
    expect(stderr).toMatch(/tiles engine: .* states? expanded/);
    expect(code).toBe(0);
  });

  it('speaks of steps, slides and moves for blocks', async () => {
    const { stdout } = await runCli(['solve', small, '-q']);
    expect(stdout).toBe('1 move, shortest possible (1 slide, 1 step)\n\nAR\n');
    const steps = await runCli(['solve', small, '-q', '-m', 'steps']);
    expect(steps.stdout).toBe('1 step, shortest possible (1 slide, 1 move)\n\nAR\n');
    const rush = await runCli(['solve', 'rush-01', '-q']);
    expect(rush.stdout).toMatch(/^9 slides, shortest possible \(\d+ steps, \d+ moves\)$/m);
    const moves = await runCli(['solve', 'klotski', '--then', 'steps', '-q']);
    expect(moves.stdout).toMatch(
      /^81 moves, shortest possible, fewest steps among those \(90 slides, 118 steps\)/,
    );
  });

  it('counts the shortest solutions', async () => {
    const { stdout } = await runCli(['solve', small, '--count-solutions', '-q']);
    expect(stdout).toBe(
      '1 move, shortest possible (1 slide, 1 step); 1 solution of this length\n\nAR\n',
    );
    const { stdout: json } = await runCli([
      'solve',
      'klotski',
      '-m',
      'steps',
      '--count-solutions',
      '--json',
      '-q',
    ]);
    expect(JSON.parse(json)).toMatchObject({ length: 116, optimalSolutions: 4_112_640_000 });
  });

  it('lists all shortest solutions, a line each, and says where it stops', async () => {
    // Half a turn round a 2×2 block, either way.
    const turned = '1 2 3/4 0 8/7 6 5';
    const { stdout } = await runCli(['solve', turned, '--all', '-q']);
    const [headline, blank, ...lines] = stdout.trimEnd().split('\n');
    expect(headline).toMatch(/^6 stm, shortest possible \(.*\); (\d+) solutions of this length$/);
    expect(blank).toBe('');
    expect(headline).toContain(`; ${lines.length} solutions`);
    expect(new Set(lines).size).toBe(lines.length);
    const cut = await runCli(['solve', turned, '--at-most', '1']);
    expect(cut.stdout.trimEnd().split('\n')).toHaveLength(3);
    expect(cut.stderr).toContain(
      `listed 1 of ${lines.length} solutions; use --at-most to list more`,
    );
    const { stdout: moves } = await runCli(['solve', turned, '--all', '-q', '-f', 'moves']);
    expect(moves.trimEnd().split('\n')).toEqual(lines);
    const { stdout: line } = await runCli(['solve', turned, '--all', '-q', '-f', 'line']);
    expect(line.trimEnd()).toBe(`6 stm, ${lines.length} solutions: ${lines.join(' | ')}`);
    const { stdout: json } = await runCli(['solve', turned, '--all', '-q', '--json']);
    const outcome = { optimalSolutions: lines.length, solutions: lines };
    expect(JSON.parse(json)).toMatchObject(outcome);
  });

  it('lists those of block puzzles', async () => {
    const { stdout } = await runCli(['solve', 'klotski', '--at-most', '5', '-q', '-f', 'moves']);
    const lines = stdout.trimEnd().split('\n');
    expect(new Set(lines).size).toBe(5);
    for (const line of lines) {
      const { code, stdout: told } = await runCli(['verify', 'klotski', line, '-q']);
      expect(code).toBe(0);
      expect(told).toContain('81 moves');
    }
  });

  it('lists the steps as data where that is asked for', async () => {
    const { stdout } = await runCli(['solve', 'klotski', '--json', '--steps', '-q']);
    const { moves, steps, lengths } = JSON.parse(stdout);
    expect(steps).toHaveLength(lengths.steps);
    const puzzle = parsePuzzle((await runCli(['convert', 'klotski', '--to', 'native'])).stdout);
    const labels = puzzle.pieces.map(({ label }) => label);
    type Listed = { readonly label: string; readonly direction: 'U' | 'R' | 'D' | 'L' };
    const named = (steps as Listed[]).map(({ label, direction }) => ({
      piece: labels.indexOf(label),
      direction,
    }));
    expect(packSteps(named)).toEqual(parseMoves(puzzle, moves));
    const plain = await runCli(['solve', 'klotski', '--json', '-q']);
    expect(JSON.parse(plain.stdout)).not.toHaveProperty('steps');
    const refused = await runCli(['solve', 'klotski', '--steps']);
    expect(refused.stderr).toContain('--steps needs --json');
    expect(refused.code).toBe(2);
  });

  it('prints one JSON object', async () => {
    const { code, stdout, stderr } = await runCli(['solve', eight, '--json', '-q']);
    expect(stderr).toBe('');
    expect(stdout.match(/\n/g)).toHaveLength(1);
    expect(JSON.parse(stdout)).toMatchObject({
      status: 'solved',
      optimal: true,
      metric: 'steps',
      length: 23,
      lengths: { steps: 23, stm: 23 },
      lowerBound: 23,
      stats: { timeMs: expect.any(Number), expanded: expect.any(Number) },
    });
    expect(code).toBe(0);
  });

  it('--format json is --json', async () => {
    const { stdout } = await runCli(['solve', 'klotski', '--format', 'json', '-q']);
    expect(JSON.parse(stdout)).toMatchObject({ id: 'klotski', length: 81 });
  });

  it('answers many, one object a line, and goes on after a bad one', async () => {
    const stdin = `${easy}\n1 2 3/4 5 5/7 8 0\n${unsolvable}\n`;
    const { code, stdout, stderr } = await runCli(['solve', '-', '--json'], { stdin });
    const [first, bad, last] = jsonLines(stdout);
    expect(first).toMatchObject({ index: 1, status: 'solved', length: 2 });
    expect(bad).toMatchObject({ index: 2, error: { line: 2, message: expect.any(String) } });
    expect(last).toMatchObject({ index: 3, status: 'unsolvable', proof: 'parity' });
    expect(stderr.match(/^error: /gm)).toHaveLength(1);
    expect(code).toBe(2);
  });

  it('tells the place of each line of a stream, also where there is but one', async () => {
    const streamed = await runCli(['solve', '-', '--json'], { stdin: `${easy}\n` });
    expect(jsonLines(streamed.stdout)).toMatchObject([{ index: 1, length: 2 }]);
    const bad = await runCli(['solve', '-', '--json'], { stdin: '1 2 3/4 5 5/7 8 0\n' });
    expect(jsonLines(bad.stdout)).toMatchObject([{ index: 1, error: { line: 1 } }]);
    const given = await runCli(['solve', easy, '--json']);
    expect(JSON.parse(given.stdout)).not.toHaveProperty('index');
  });

  it('takes several arguments and files of several puzzles', async () => {
    const { code, stdout } = await runCli(['solve', easy, '-', '-q'], {
      stdin: `${small}\n---\n${walled}\n`,
    });
    expect(stdout.match(/^\d\. .*:$/gm)).toHaveLength(3);
    expect(stdout).toContain('unsolvable as read: no piece can move at the start');
    expect(code).toBe(1);
  });

  it('gives up at each limit with exit code 3 and a bound', async () => {
    const bound = '; a solution has at least [1-9]\\d* moves?';
    for (const [flag, value, end] of [
      ['--time', '0', ''],
      ['--nodes', '30', bound],
      ['--memory', '1k', `(${bound})?`],
    ] as const) {
      const { code, stdout, stderr } = await runCli(['solve', 'klotski', flag, value]);
      expect(stdout).toMatch(new RegExp(`^undecided: gave up [^;]*${end}\n$`));
      expect(stderr).toContain('hint: ');
      expect(code).toBe(3);
    }
  });

  it('says what is solved already', async () => {
    const { code, stdout } = await runCli(['solve', '1 2 3/4 5 6/7 8 0', '-q']);
    expect(stdout).toBe('solved already: the start meets the goal\n');
    expect(code).toBe(0);
  });

  it('takes a goal by name and as a picture', async () => {
    const named = await runCli(['solve', '1 2/0 3', '--goal', 'blank-first', '--json', '-q']);
    expect(named.code).toBe(1);
    const picture = await runCli(['solve', small, '--goal', '...\\n.AA', '--json', '-q']);
    expect(JSON.parse(picture.stdout)).toMatchObject({ status: 'solved', lengths: { steps: 2 } });
  });

  it('lets --engine choose, and refuses one that cannot', async () => {
    const { stdout } = await runCli(['solve', easy, '--engine', 'bfs', '--json', '-q']);
    expect(JSON.parse(stdout)).toMatchObject({ engine: 'bfs', length: 2 });
    const refused = await runCli(['solve', 'klotski', '--engine', 'tiles']);
    expect(refused.stderr).toMatch(/^error: .*tile puzzles/);
    expect(refused.code).toBe(2);
  });

  it('counts reachable states on request', async () => {
    const { stdout } = await runCli(['solve', easy, '--states', '-q']);
    expect(stdout).toContain('181,440 reachable states\n');
    const argv = ['solve', 'klotski', '--states', '--nodes', '500', '--json', '-q'];
    const { statesMin, states } = JSON.parse((await runCli(argv)).stdout);
    expect([statesMin >= 500, states]).toEqual([true, undefined]);
  });
});

describe('check', () => {
  it('tells what is in a puzzle', async () => {
    const { code, stdout } = await runCli(['check', 'klotski', '-q']);
    expect(stdout).toContain('valid     yes: a block puzzle\n');
    expect(stdout).toContain('board     4×5, 20 cells, 2 free\n');
    expect(stdout).toContain('pieces    10 in 4 kinds: ');
    expect(stdout).toMatch(/^solvable {2}yes/m);
    expect(code).toBe(0);
  });

  it('decides tile puzzles by parity and names the goals in reach', async () => {
    const yes = await runCli(['check', easy, '--json', '-q']);
    expect(JSON.parse(yes.stdout)).toMatchObject({ valid: true, type: 'tiles', pieces: 8 });
    expect(yes.code).toBe(0);
    const no = await runCli(['check', unsolvable, '-q']);
    expect(no.stdout).toContain('solvable  no');
    expect(no.stdout).toMatch(/^reaches {3}\S/m);
    expect(no.code).toBe(1);
  });

  it('is undecided at a limit, and says no where there is no way', async () => {
    const limited = await runCli(['check', 'klotski', '--nodes', '1', '-q']);
    expect(limited.stdout).toMatch(/^solvable {2}undecided/m);
    expect(limited.code).toBe(3);
    const no = await runCli(['check', walled, '-q']);
    expect(no.stdout).toMatch(/^solvable {2}unsolvable/m);
    expect(no.code).toBe(1);
  });

  it('counts states depth by depth', async () => {
    const { stdout } = await runCli(['check', '1 2/3 0', '--states', '-q']);
    expect(stdout).toContain('states    12 reachable states\n');
    expect(stdout).toMatch(/^ {4}0 {2}1\n {4}1 {2}2$/m);
  });
});
