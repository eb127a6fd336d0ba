import { describe, expect, it } from 'vitest';
import { jsonLines, runCli } from './runCli.ts';

const eight = '8 6 4/0 7 2/5 1 3';
const easy = '1 2 3/4 5 6/0 7 8';
const small = 'title: Small\nstart:\nAA.\nB..\ngoal:\n.AA\n...';

describe('show', () => {
  it('draws start and goal side by side, plain when piped', async () => {
    const { stdout } = await runCli(['show', small]);
    expect(stdout).toBe('Small\nstart   goal\nAA.     .AA\nB..     ...\n');
  });

  it('draws in colour on request, every label still there', async () => {
    const { stdout } = await runCli(['show', small, '--color']);
    expect(stdout).toContain('\x1b[');
    expect(stdout.match(/A/g)).toHaveLength(4);
  });

  it('draws the state after moves', async () => {
    const { stdout } = await runCli(['show', easy, '--after', 'L2']);
    expect(stdout).toContain('now');
    expect(stdout).toContain(' 7 8 0');
    const rows = await runCli(['show', small, '--after', 'AR', '--json']);
    expect(JSON.parse(rows.stdout)).toMatchObject({ rows: ['.AA', 'B..'] });
  });

  it('puts them one under another where they do not fit', async () => {
    const { stdout } = await runCli(['show', 'klotski'], { isTTY: true, columns: 12 });
    expect(stdout.indexOf('goal')).toBeGreaterThan(stdout.indexOf('I'));
  });
});

describe('pictures', () => {
  it('show draws a state as SVG, with a hint and a line', async () => {
    const { stdout, code } = await runCli([
      'show',
      easy,
      '-f',
      'svg',
      '--hint',
      'L',
      '--line',
      'L2',
    ]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^<svg xmlns=".*<\/svg>\n$/s);
    expect(stdout).toContain('<polyline');
    expect(stdout).toContain('@keyframes');
    const dark = await runCli(['show', 'klotski', '-f', 'svg', '--theme', 'dark', '--no-labels']);
    expect(dark.stdout).toContain('#0b0d10');
    expect(dark.stdout).not.toContain('<text');
  });

  it('solve draws the solution as it plays, and every state', async () => {
    const playing = await runCli(['solve', easy, '-f', 'svg']);
    expect(playing.stdout).toMatch(/^<svg xmlns=".*@keyframes.*<\/svg>\n$/s);
    const { stdout } = await runCli(['solve', easy, '-f', 'frames-svg']);
    expect(stdout).toContain('>2. 8L</text>');
  });

  it('a puzzle that cannot be solved has words instead', async () => {
    const { stdout, code } = await runCli(['solve', '1 2 3/4 5 6/8 7 0', '-f', 'svg']);
    expect(code).toBe(1);
    expect(stdout).not.toContain('<svg');
  });
});

describe('moves', () => {
  it('lists the straight ones and those round a corner', async () => {
    const { stdout } = await runCli(['moves', small]);
    expect(stdout).toMatch(/^A +AR +ARD$/m);
    expect(stdout).toMatch(/^B +BR BR2 +BR2U$/m);
  });

  it('lists the lines of tiles that can be pushed', async () => {
    const { stdout } = await runCli(['moves', easy]);
    expect(stdout).toMatch(/^D2 +4 1$/m);
    expect(stdout).toMatch(/^L2 +7 8$/m);
  });

  it('gives JSON that --after reads back', async () => {
    const { stdout } = await runCli(['moves', small, '--json']);
    const { steps, slides, moves } = JSON.parse(stdout);
    expect(steps).toEqual(['AR', 'BR']);
    expect(slides).toEqual(['AR', 'BR', 'BR2']);
    for (const move of moves) {
      const after = await runCli(['show', small, '--after', move]);
      expect(after.code).toBe(0);
    }
  });

  it('says when nothing moves', async () => {
    const { stdout } = await runCli(['moves', 'start:\nAB\ngoal:\nA.']);
    expect(stdout).toBe('no piece can move\n');
  });
});

describe('verify', () => {
  it('accepts a shortest solution', async () => {
    const { code, stdout } = await runCli(['verify', easy, 'LL', '-q']);
    expect(stdout).toContain('valid     yes: it reaches the goal in 2 stm (1 mtm)\n');
    expect(stdout).toContain('shortest  yes: no solution has fewer stm\n');
    expect(code).toBe(0);
  });

  it('says no to a longer one, how short it could be, and not with --replay-only', async () => {
    const { code, stdout } = await runCli(['verify', small, 'BR BL AR', '-q']);
    expect(stdout).toContain('shortest  no: the shortest solution has 1 move\n');
    expect(code).toBe(1);
    const replayed = await runCli(['verify', small, 'BR BL AR', '--replay-only', '-q']);
    expect(replayed.stdout).not.toContain('shortest');
    expect(replayed.code).toBe(0);
  });

  it('says where and why a move fails', async () => {
    const { code, stdout } = await runCli(['verify', small, 'AR AR', '-q']);
    expect(stdout).toMatch(/^valid {5}no: piece A cannot move right: /);
    expect(stdout).toContain('at line 1, column 4');
    expect(code).toBe(1);
    const json = await runCli(['verify', small, 'AR AR', '--json']);
    expect(JSON.parse(json.stdout)).toMatchObject({
      valid: false,
      reason: { code: 'move-illegal', line: 1, column: 4 },
    });
  });

  it('says no where the line does not end at the goal', async () => {
    const { code, stdout } = await runCli(['verify', small, 'BR', '-q']);
    expect(stdout).toContain('the line does not end at the goal');
    expect(code).toBe(1);
  });

  it('reads the solution from standard input, and gives up at limits', async () => {
    const piped = await runCli(['verify', easy, '-', '-q'], { stdin: 'L2\n' });
    expect(piped.code).toBe(0);
    const moves = (await runCli(['solve', 'klotski', '-f', 'moves', '-q'])).stdout;
    const limited = await runCli(['verify', 'klotski', moves, '--nodes', '5', '-q']);
    expect(limited.stdout).toMatch(/^shortest {2}undecided/m);
    expect(limited.code).toBe(3);
  });
});

describe('convert', () => {
  it('writes other forms, and they read back', async () => {
    const tatham = await runCli(['convert', eight, '--to', 'tatham', '-q']);
    expect(tatham.stdout).toBe('3x3:8,6,4,0,7,2,5,1,3\n');
    const back = await runCli(['convert', '-', '--to', 'slidysim', '-q'], { stdin: tatham.stdout });
    expect(back.stdout).toBe(`${eight}\n`);
  });

  it('writes several natively, parted so that they read back', async () => {
    const native = await runCli(['convert', 'klotski', eight, '-q']);
    const again = await runCli(['convert', '-', '-q'], { stdin: native.stdout });
    expect(again.stdout).toBe(native.stdout);
    expect(native.stdout.match(/^---$/gm)).toHaveLength(1);
  });

  it('refuses what the form cannot hold', async () => {
    const { code, stdout, stderr } = await runCli(['convert', 'klotski', '--to', 'tatham']);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^error: .*cannot express/);
    expect(code).toBe(2);
  });

  it('lists the forms', async () => {
    const { stdout } = await runCli(['convert', '--forms']);
    expect(stdout).toMatch(/^native +read, write/m);
    const json = await runCli(['convert', '--forms', '--json']);
    expect(jsonLines(json.stdout).map(({ name }) => name)).toContain('slidysim');
  });
});

describe('list', () => {
  it('takes a size among the words, as its table writes it', async () => {
    const { stdout } = await runCli(['list', '3×3', 'hard']);
    const ids = stdout.match(/^eight-\S+/gm);
    expect(ids).toEqual(['eight-hardest-1', 'eight-hardest-2', 'eight-mtm24']);
    expect((await runCli(['list', '--size', '3x3', 'hard'])).stdout).toBe(stdout);
  });

  it('is a table, filtered by words and flags', async () => {
    const { code, stdout } = await runCli(['list', 'klotski', '--kind', 'blocks']);
    expect(stdout).toMatch(/^id +title +size +steps +moves\n/);
    expect(stdout).toMatch(/^klotski +Klotski .* 4×5 +116 +81$/m);
    expect(code).toBe(0);
  });

  it('filters by length in a metric and by size', async () => {
    const argv = ['list', '--max-length', '20', '-m', 'moves', '--size', '4x5', '--json'];
    const records = jsonLines((await runCli(argv)).stdout);
    expect(records.length).toBeGreaterThan(0);
    for (const { optimum, width } of records) {
      expect((optimum as { moves: number }).moves).toBeLessThanOrEqual(20);
      expect(width).toBe(4);
    }
  });

  it('never is wider than the terminal', async () => {
    for (const columns of [80, 50, 40]) {
      const { stdout } = await runCli(['list', '--no-color'], { isTTY: true, columns });
      const wide = stdout.split('\n').filter((line) => [...line].length > columns);
      expect(wide).toEqual([]);
    }
  });

  it('says no where nothing matches', async () => {
    const { code, stdout, stderr } = await runCli(['list', 'zzzz']);
    expect(stdout).toBe('');
    expect(stderr).toContain('no puzzle');
    expect(code).toBe(1);
    expect(await runCli(['list', 'zzzz', '--json'])).toMatchObject({ code: 1, stdout: '' });
  });
});
