import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { formatPuzzle, parsePuzzle, parsePuzzles, solveSync } from 'glissade';
import { tileParity } from 'glissade/core';
import { describe, expect, it, test } from 'vitest';
import { jsonLines, mainFile, runCli } from './runCli.ts';

const small = 'title: Small\nstart:\nAA.\nB..\ngoal:\n.AA\n...';
const eight = '8 2 0/4 6 1/3 7 5';
/** 24 steps for it, from the documents of benwh1/slidy. */
const solution = 'R2U2LDLDRURDLULDRULURDLU';

describe('verbs that change lines of play', () => {
  test.each([
    [['invert', 'R2DL'], 'RUL2'],
    [['invert', ''], undefined],
    [['simplify', 'RRLUD'], 'R'],
    [['concat', 'R2D', 'U', 'L'], 'R2DUL'],
    [['slice', 'R2DLU3', '--last', '3'], 'R2D'],
    [['slice', 'R2DLU3', '--first', '2', '--last', '3', '-m', 'mtm'], 'DL'],
    [['length', 'R2DL'], '4 stm, 3 mtm'],
    [['length', 'R2DL', '-m', 'mtm'], '3'],
    [['invert', 'BR AR', '--of', small], 'AL BL'],
    [['simplify', 'BR BL AR', '--of', small], 'AR'],
    [['concat', 'BR', 'BL AR', '--of', small], 'BR BL AR'],
    [['slice', 'BR2 AR', '-m', 'moves', '--last', '1', '--of', small], 'BR2'],
    [['length', 'BR2 AR', '--of', small], '3 steps, 2 slides, 2 moves'],
  ])('%j', async (argv, said) => {
    const { code, stdout, stderr } = await runCli([...argv]);
    expect([code, stdout, stderr]).toEqual([0, said === undefined ? '' : `${said}\n`, '']);
  });

  it('take lines of play from standard input, and go on after a bad one', async () => {
    const run = await runCli(['invert', '-'], { stdin: 'R2\n\nX\nDL\n' });
    expect(run.stdout).toBe('L2\nRU\n');
    expect(run.stderr).toContain('line 3: "X" is not a move');
    expect(run.code).toBe(2);
    const json = await runCli(['length', '-', '--json'], { stdin: 'R2\nX\n' });
    expect(jsonLines(json.stdout)).toMatchObject([
      { index: 1, moves: 'R2', lengths: { stm: 2, mtm: 1 } },
      { index: 2, error: { code: 'move-syntax', line: 1, column: 1 } },
    ]);
    const one = await runCli(['invert', '-', '--json'], { stdin: 'R2\n' });
    expect(jsonLines(one.stdout)).toMatchObject([{ index: 1, moves: 'L2' }]);
    const given = await runCli(['invert', 'R2', '--json']);
    expect(JSON.parse(given.stdout)).not.toHaveProperty('index');
  });

  it('hold the moves of a puzzle to its rules, and say what is wrong with the puzzle', async () => {
    const illegal = await runCli(['invert', 'AU', '--of', small]);
    expect(illegal.stderr).toContain('piece A cannot move up');
    expect(illegal.code).toBe(2);
    const unknown = await runCli(['invert', 'AU', '--of', 'klotsky']);
    expect(unknown.stderr).toContain('did you mean');
    const second = await runCli(['concat', 'BR', 'BR BR', '--of', small]);
    expect(second.stderr).toContain('at line 2, column 4');
    const metric = await runCli(['length', 'BR', '-m', 'mtm', '--of', small]);
    expect(metric.stderr).toContain('metric mtm is for tile puzzles');
  });

  it('read replay links wherever moves are read', async () => {
    const argv = ['convert', eight, '--to', 'slidysim-link', '--moves', solution, '-q'];
    const link = (await runCli(argv)).stdout.trim();
    expect(link).toMatch(/^https:\/\/slidysim\.github\.io\/replay\?r=\S+$/);
    expect((await runCli(['length', link])).stdout).toBe('24 stm, 22 mtm\n');
    expect((await runCli(['concat', link, 'R'])).stdout).toBe(`${solution}R\n`);
    const solved = await runCli(['verify', link, '-q']);
    expect(solved.stdout).toContain('shortest  yes');
    expect((await runCli(['show', link, '-q'])).stdout).toContain('8 2 0');
    const nothing = await runCli(['verify', eight]);
    expect(nothing.stderr).toContain('the moves are missing');
    const other = await runCli(['convert', eight, '--moves', solution]);
    expect(other.stderr).toContain('form native cannot store moves');
    expect([nothing.code, other.code]).toEqual([2, 2]);
  });
});

describe('moves of the gap where those of tiles are meant', () => {
  it.each(['verify', 'diff'])('%s tells the line as it is meant', async (verb) => {
    const said = 'as moves of the gap, this line is a solution: LL\n';
    const turned = await runCli([verb, '1 2 3/4 5 6/0 7 8', 'rr', '-q']);
    expect(turned.code).toBe(verb === 'verify' ? 1 : 2);
    const { stderr } = await runCli([verb, '1 2 3/4 5 6/0 7 8', 'rr']);
    expect(stderr).toContain(said);
    for (const line of ['RD', 'DR']) {
      const wrong = await runCli([verb, '1 2 3/4 5 6/0 7 8', line]);
      expect(wrong.stderr).not.toContain('moves of the gap');
    }
  });

  it('says so in the JSON of verify, too', async () => {
    const { stdout } = await runCli(['verify', '1 2 3/4 5 6/0 7 8', 'RR', '--json', '-q']);
    expect(JSON.parse(stdout).reason.hint).toContain('this line is a solution: LL');
  });
});

describe('generate', () => {
  it('gives puzzles with the optimum it says, the same ones for a seed', async () => {
    const argv = ['generate', 'rush', '--level', 'easy', '--count', '2', '--seed', '5'];
    const first = await runCli(argv);
    expect((await runCli(argv)).stdout).toBe(first.stdout);
    const [puzzle, other] = parsePuzzles(first.stdout);
    expect(other).toBeDefined();
    const length = Number(/^shortest solution: (\d+) moves/m.exec(first.stderr)?.[1]);
    const solved = await runCli(['solve', formatPuzzle(puzzle!), '-m', 'moves', '-q']);
    expect(solved.stdout).toMatch(new RegExp(`^${length} moves, shortest possible`));
  });

  it('gives a puzzle of the difficulty and chapters asked for, as explain tells them', async () => {
    const required = ['--length', '-10', '--difficulty', '2.5-3.5', '--chapters', '2-'];
    const argv = ['generate', 'rush', '--level', 'easy', ...required, '--seed', '3', '--json'];
    const made = await runCli(argv);
    const { puzzle, length, difficulty, chapters } = JSON.parse(made.stdout);
    const explained = JSON.parse((await runCli(['explain', puzzle, '--json'])).stdout);
    expect(explained).toMatchObject({ length, difficulty: { score: difficulty } });
    expect(explained.chapters).toHaveLength(chapters);
    expect(chapters).toBeGreaterThanOrEqual(2);
    expect(difficulty).toBeGreaterThanOrEqual(2.5);
    expect(difficulty).toBeLessThanOrEqual(3.5);
    expect(length).toBeLessThanOrEqual(10);
  });

  it('gives up after the drawings it was given, and says so', async () => {
    const argv = ['generate', 'rush', '--difficulty', '9-', '--tries', '3', '--seed', '1'];
    const { code, stdout } = await runCli(argv);
    expect([code, stdout]).toEqual([3, 'none of 3 random puzzles was like that\n']);
    const wrong = await runCli(['generate', 'rush', '--chapters', 'many']);
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('such as 3, 3-5')]);
  });
});

describe('scramble', () => {
  it.each([
    ['4x4', '--count', '1G'],
    ['klotski', '--count', '1G', '--steps', '10'],
  ])('of %s is interrupted at once, however many are asked for', async (...argv) => {
    const child = spawn(process.execPath, [mainFile, 'scramble', ...argv]);
    child.stdout.once('data', () => child.kill('SIGINT'));
    child.stdout.resume();
    expect((await once(child, 'close'))[0]).toBe(130);
  });

  it('refuses a walk that would take hours', async () => {
    const { code, stderr } = await runCli(['scramble', 'klotski', '--steps', '1e9']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('--steps is at most 1,000,000')]);
  });

  it('gives boards that can be solved, the same ones for a seed', async () => {
    const first = await runCli(['scramble', '4x3', '--count', '30', '--seed', '9']);
    const again = await runCli(['scramble', '4x3', '--count', '30', '--seed', '9']);
    const other = await runCli(['scramble', '4x3', '--count', '30', '--seed', '10']);
    expect(first.stdout).toBe(again.stdout);
    expect(first.stdout).not.toBe(other.stdout);
    const boards = first.stdout.trim().split('\n');
    expect(new Set(boards).size).toBe(30);
    for (const board of boards) expect(tileParity(parsePuzzle(board)).isSolvable).toBe(true);
  });

  it('tells the seed that it chose, and nothing else beside the board', async () => {
    const run = await runCli(['scramble']);
    const seed = /^seed (\d+)\n$/.exec(run.stderr)?.[1];
    const again = await runCli(['scramble', '4x4', '--seed', seed!]);
    expect(again.stdout).toBe(run.stdout);
    expect(again.stderr).toBe('');
  });

  it('gives the moves from the goal, also of another one, and their inverse solves', async () => {
    for (const goal of ['standard', 'spiral']) {
      const argv = ['scramble', '3x3', '--seed', '4', '--goal', goal];
      const board = (await runCli([...argv, '-q'])).stdout;
      const moves = (await runCli([...argv, '--moves', '-q'])).stdout.trim();
      const back = (await runCli(['invert', moves])).stdout.trim();
      const { stdout } = await runCli(['verify', board, back, '--replay-only', '-q']);
      expect(stdout).toMatch(/^valid {5}yes/);
    }
  });

  it('walks where nothing else is possible', async () => {
    const argv = ['scramble', 'klotski', '--steps', '40', '--seed', '2', '-q'];
    const moves = (await runCli([...argv, '--moves'])).stdout.trim();
    const { stdout } = await runCli([...argv, '--count', '2']);
    const [one, two] = stdout.split('---\n');
    expect(one).not.toBe(two);
    expect(solveSync(parsePuzzle(one!)).status).toBe('solved');
    const walked = await runCli(['show', 'klotski', '--after', moves, '--json']);
    const rows: string[] = JSON.parse(walked.stdout).rows;
    expect(one).toContain(rows.join('\n'));
  });

  it.each([
    ['3x3', '20', 'stm'],
    ['3x3', '5-7', 'mtm'],
    ['4x4', '30-31', 'steps'],
    ['klotski', '40', 'moves'],
  ])('of %s with shortest solutions of %s %s, none twice', async (puzzle, length, metric) => {
    const argv = ['scramble', puzzle, '--length', length, '--metric', metric, '--seed', '3'];
    const run = await runCli([...argv, '--count', '4', '--json']);
    expect(run.code).toBe(0);
    const drawn = run.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const [min, max = min] = length.split('-').map(Number);
    for (const one of drawn) {
      const solved = solveSync(parsePuzzle(one.puzzle), { metric: one.metric });
      expect([solved.status, solved.lowerBound, one.metric]).toEqual([
        'solved',
        one.length,
        metric,
      ]);
      expect(one.length >= min! && one.length <= max!).toBe(true);
    }
    expect(new Set(drawn.map((one) => one.puzzle)).size).toBe(4);
    const [first] = (await runCli([...argv, '--count', '4', '-q'])).stdout.split(/\n---\n|\n/);
    expect(drawn[0].puzzle.startsWith(first)).toBe(true);
  });

  it('of a length: shortest moves from the goal, and why there are no more', async () => {
    const argv = ['scramble', '3x3', '--length', '31', '--seed', '1'];
    const moves = (await runCli([...argv, '--moves', '-q'])).stdout.trim();
    const { stdout } = await runCli(['length', moves, '-m', 'stm', '-q']);
    expect(stdout).toBe('31\n');
    const few = await runCli([...argv, '--count', '3']);
    expect([few.code, few.stderr]).toEqual([1, 'there are only 2\n']);
    expect(few.stdout.trim().split('\n')).toHaveLength(2);
    const none = await runCli(['scramble', '3x3', '--length', '40', '--seed', '1', '--json']);
    expect([none.code, none.stdout]).toEqual([1, '{"seed":1,"status":"none","lengthMost":31}\n']);
    const far = ['scramble', '4x4', '--length', '79', '--seed', '1', '--tries', '1'];
    expect((await runCli(far)).code).toBe(3);
    expect(JSON.parse((await runCli([...far, '--json'])).stdout).status).toBe('not-found');
  });

  it('of a length is interrupted at once', async () => {
    const argv = ['scramble', '5x5', '--length', '120', '--count', '2'];
    const child = spawn(process.execPath, [mainFile, ...argv]);
    child.stdout.resume();
    // Its seed, which it tells when it begins.
    await once(child.stderr, 'data');
    child.kill('SIGINT');
    expect((await once(child, 'close'))[0]).toBe(130);
  });

  it.each([
    [['3x3', '--metric', 'stm'], '--metric cannot be used without --length'],
    [['3x3', '--time', '1'], 'add --length'],
    [['klotski', '--length', '3', '--moves'], 'on block puzzles'],
    [['klotski', '--length', '3', '--metric', 'mtm'], 'for tile puzzles only'],
    [['3x3', '--length', '9-8'], 'no length is from 9 to 8'],
    [['1x5'], 'cannot be scrambled'],
    [['101x2'], '2 to 100'],
    [['4x4', '--seed', '-3'], 'whole number'],
    [['gibberish !'], 'is not a puzzle'],
  ])('%j is refused', async (argv, says) => {
    const { code, stderr } = await runCli(['scramble', ...argv]);
    expect(stderr).toContain(says);
    expect(code).toBe(2);
  });
});

describe('md', () => {
  it('counts rows and columns', async () => {
    const { stdout } = await runCli(['md', '8 6 4/0 7 2/5 1 3', '1 2 3/4 5 6/7 0 8', '-q']);
    expect(stdout).toBe('19\n1\n');
    const after = await runCli(['md', '1 2 3/4 5 6/7 0 8', '--after', 'LR', '--json']);
    expect(JSON.parse(after.stdout)).toEqual({ md: 1 });
    const blocks = await runCli(['md', 'klotski']);
    expect(blocks.stderr).toContain('Manhattan distance is for tile puzzles only');
    expect(blocks.code).toBe(2);
  });
});

describe('diff', () => {
  it('tells which moves lost something', async () => {
    const { code, stdout } = await runCli(['diff', small, 'BR BL AR', '-q', '-m', 'steps']);
    expect(stdout).toMatchInlineSnapshot(`
      "3 steps (3 slides, 2 moves), 2 lost; the shortest has 1

         move  before  after  lost
      1  BR         1      1     1
      2  BL         1      1     1

      first mistake: move 1
      longest stretch without a mistake: move 3
      "
    `);
    expect(code).toBe(1);
    const all = await runCli(['diff', small, 'BR BL AR', '-q', '--all']);
    expect(all.stdout).toMatchInlineSnapshot(`
      "2 moves (3 slides, 3 steps), 1 lost; the shortest has 1

         move  before  after  lost
      1  BRL        1      1     1
      2  AR         1      0

      first mistake: move 1
      longest stretch without a mistake: move 2
      "
    `);
  });

  it('says so where nothing was lost, also short of the goal', async () => {
    const { code, stdout } = await runCli(['diff', eight, solution, '-q']);
    expect(stdout).toBe('24 stm (22 mtm): nothing lost\n\nevery move is on a shortest solution\n');
    expect(code).toBe(0);
    const part = await runCli(['diff', eight, 'R2U2', '-q']);
    expect(part.stdout).toContain('nothing lost, but the line does not end at the goal');
  });

  it('labels bounds as bounds', async () => {
    const board = '24 23 22 21 20/19 18 17 16 15/14 13 12 11 10/9 8 7 6 5/4 3 1 2 0';
    const argv = ['diff', board, 'RDLU', '--nodes', '100', '-q', '--all'];
    const { code, stdout } = await runCli(argv);
    expect(stdout).toMatch(
      /^4 stm \(4 mtm\): the number of lost moves is unknown; a shortest solution has at least \d+/,
    );
    expect(stdout).toMatch(/^1 {2}R {5} +\d+–\? +\d+–\? +\?$/m);
    expect(stdout).toContain('are bounds, in stm');
    expect(code).toBe(3);
  });

  it('says where a move is wrong', async () => {
    const { code, stderr } = await runCli(['diff', small, 'BR BD']);
    expect(stderr).toContain('piece B cannot move down');
    expect(stderr).toContain('at line 1, column 4');
    expect(code).toBe(2);
  });
});
