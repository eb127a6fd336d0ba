import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli } from './runCli.ts';
import { schemaFaults } from './schemaFaults.ts';

const columbia = '1,2,5,3,4,0,6,7,8';

/** What differs from run to run. */
const masked = (text: string) => text.replace(/(running_time|max_ram_usage): \d+\.\d{8}/g, '$1: …');

async function printed(...argv: string[]): Promise<string> {
  return (await runCli(['solve', ...argv, '-q'])).stdout;
}

describe('solve in the form of a course', () => {
  // Columbia, CSMM.101x, first project: the two examples of its instructions, line by line.
  const example = (expanded: number, depthMax: number) =>
    `path_to_goal: ['Up', 'Left', 'Left']\ncost_of_path: 3\nnodes_expanded: ${expanded}\n` +
    `search_depth: 3\nmax_search_depth: ${depthMax}\nrunning_time: …\nmax_ram_usage: …\n`;

  test('columbia: breadth-first, by the header, the flag, and by default', async () => {
    for (const argv of [[`bfs ${columbia}`], [columbia, '--engine', 'bfs'], [columbia]]) {
      expect(masked(await printed(...argv, '-f', 'columbia'))).toBe(example(10, 4));
    }
  });

  test('columbia: depth-first', async () => {
    const text = await printed(`dfs ${columbia}`, '-f', 'columbia');
    expect(masked(text)).toBe(example(181_437, 66_125));
  });

  test('columbia: A*, and the solved board', async () => {
    const text = await printed(`python3 driver.py ast ${columbia}`, '-f', 'columbia');
    expect(masked(text)).toBe(example(3, 3));
    const solved = await printed('bfs 0,1,2,3,4,5,6,7,8', '-f', 'columbia');
    expect(solved).toContain('path_to_goal: []\ncost_of_path: 0\nnodes_expanded: 0\n');
  });

  test('princeton: as the test client prints', async () => {
    // Princeton, COS 226, "8 Puzzle": puzzle04 and puzzle3x3-unsolvable of its instructions.
    const boards = [
      ' 0  1  3 \n 4  2  5 \n 7  8  6 \n',
      ' 1  0  3 \n 4  2  5 \n 7  8  6 \n',
      ' 1  2  3 \n 4  0  5 \n 7  8  6 \n',
      ' 1  2  3 \n 4  5  0 \n 7  8  6 \n',
      ' 1  2  3 \n 4  5  6 \n 7  8  0 \n',
    ];
    const shown = boards.map((board) => `3\n${board}\n`);
    const expected = `Minimum number of moves = 4\n${shown.join('')}`;
    expect(await printed('3\n 0  1  3\n 4  2  5\n 7  8  6', '-f', 'princeton')).toBe(expected);
    const none = await runCli(['solve', '3\n 1  2  3\n 4  5  6\n 8  7  0', '-f', 'princeton']);
    expect(none).toMatchObject({ stdout: 'No solution possible\n', code: 1 });
  });

  test('tul: the file of the solution and that of the statistics', async () => {
    const board = '4 4\n1 2 3 4\n5 6 7 8\n9 10 11 0\n13 14 15 12';
    expect(await printed(board, '-f', 'tul')).toBe('1\nD\n');
    expect(await printed(board, '-f', 'tul-stats')).toMatch(/^1\n2\n1\n1\n\d+\.\d{3}\n$/);
    const far = '4 4\n1 2 3 4\n5 6 7 8\n0 10 11 12\n9 13 14 15';
    const moves = async (order: string) => printed(far, '-f', 'tul', '--gap-order', order);
    expect(await moves('RDUL')).toBe('4\nDRRR\n');
    const none = await runCli(['solve', '2 2\n2 1\n3 0', '-f', 'tul']);
    expect(none).toMatchObject({ stdout: '-1\n', code: 1 });
  });

  test('tul: the order of moves decides what depth-first search finds', async () => {
    const board = '2 2\n1 2\n3 0';
    expect(await printed(board, '-f', 'tul', '--engine', 'dfs')).toBe('0\n\n');
    const turned = '2 2\n0 1\n3 2';
    const found = await printed(turned, '-f', 'tul', '--engine', 'dfs', '--gap-order', 'RDUL');
    const other = await printed(turned, '-f', 'tul', '--engine', 'dfs', '--gap-order', 'DRUL');
    expect([found, other]).toEqual(['2\nRD\n', '10\nDRULDRULDR\n']);
  });

  test('42: counts, and the states of the solution', async () => {
    expect(await printed('# easy\n3\n1 2 3\n8 4 0\n7 6 5', '-f', '42')).toBe(
      'Total number of states ever selected in the opened set: 2\n' +
        'Maximum number of states in memory at the same time: 4\n' +
        'Number of moves: 1\n\n1 2 3\n8 4 0\n7 6 5\n\n1 2 3\n8 0 4\n7 6 5\n',
    );
    const none = await runCli(['solve', '3\n2 1 3\n8 0 4\n7 6 5', '-f', '42']);
    expect(none).toMatchObject({ stdout: 'This puzzle is unsolvable\n', code: 1 });
    const ida = await printed('3\n1 2 3\n8 4 5\n7 6 0', '-f', '42', '--engine', 'idastar');
    expect(ida).toContain('Number of moves: 2\n');
  });

  test.each([
    [[columbia, '-f', 'columbia', '--any'], '--any cannot be combined with --format columbia'],
    [[columbia, '-f', 'columbia', '-m', 'mtm'], '--metric cannot be combined'],
    [[columbia, '-f', 'columbia', '--weight', '2'], '--weight cannot be combined'],
    [[columbia, '-f', 'columbia', '--engine', 'ucs'], 'columbia has no engine ucs'],
    [['klotski', '-f', 'tul'], 'needs tiles 1, 2, 3 …'],
  ])('%j is refused', async (argv, message) => {
    const { code, stderr } = await runCli(['solve', ...argv]);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe('grade', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'glissade-grade-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const right =
    "path_to_goal: ['Up', 'Left', 'Left']\ncost_of_path: 3\nnodes_expanded: 10\n" +
    'search_depth: 3\nmax_search_depth: 4\nrunning_time: 0.1\nmax_ram_usage: 0.1\n';

  async function grade(text: string, ...flags: string[]) {
    const { stdout, code, stderr } = await runCli(['grade', '-', ...flags, '--json'], {
      stdin: text,
    });
    const report = JSON.parse(stdout);
    expect(schemaFaults('grade', report)).toEqual([]);
    return { ...report, code, stderr } as Record<string, unknown> & { faults: string[] };
  }

  const bfs = ['--puzzle', `bfs ${columbia}`];

  test('what Glissade itself prints is right', async () => {
    const own: readonly (readonly [string, string, string[]])[] = [
      [`bfs ${columbia}`, 'columbia', bfs],
      [columbia, 'columbia', ['--puzzle', columbia, '--engine', 'bfs']],
      ['3\n0 1 3\n4 2 5\n7 8 6', 'princeton', []],
      [
        '# x\n3\n1 2 3\n8 4 5\n7 6 0',
        '42',
        ['--engine', 'astar', '--heuristic', 'linear-conflict'],
      ],
      // Too few for the Manhattan distance; the course leaves the heuristic to the student.
      ['3\n3 2 6\n1 4 0\n8 7 5', '42', ['--engine', 'astar']],
    ];
    for (const [puzzle, format, flags] of own) {
      const text = await printed(puzzle, '-f', format);
      expect(await grade(text, ...flags)).toMatchObject({ right: true, valid: true, code: 0 });
    }
    const tul = '3 3\n1 2 3\n4 5 0\n7 8 6';
    for (const format of ['tul', 'tul-stats']) {
      const text = await printed(tul, '-f', format);
      const flags = ['--puzzle', tul, '--engine', 'bfs'];
      expect(await grade(text, ...flags)).toMatchObject({ right: true, code: 0 });
    }
  });

  test.each([
    ['the goal counted', right.replace('10', '11'), 'counts the goal, too'],
    ['an early test', right.replace('10', '5'), 'tests for the goal when a state is generated'],
    ['another order', right.replace('10', '12'), /should be 10/],
    [
      'tile directions',
      right.replace("'Up', 'Left', 'Left'", "'Down', 'Right', 'Right'"),
      'those of the gap',
    ],
    [
      'a wall',
      right.replace("'Up'", "'Right'"),
      'Move 1 of 3 is not possible: the gap cannot go right',
    ],
    [
      'a wrong end',
      right.replace(", 'Left']", ']'),
      'Every move is possible, but the path ends at',
    ],
    ['a wrong cost', right.replace('path: 3', 'path: 4'), 'It says 4 moves; the path has 3 moves.'],
    [
      'a wrong depth',
      right.replace('depth: 4', 'depth: 7'),
      'The maximum depth is 7, and should be 4.',
    ],
    [
      'a detour',
      right
        .replace("['Up'", "['Down', 'Up', 'Up'")
        .replace('path: 3', 'path: 5')
        .replace('search_depth: 3', 'search_depth: 5'),
      'It has 5 moves; a shortest solution has 3.',
    ],
  ])('%s: said in words', async (_name, text, fault) => {
    const graded = await grade(text, ...bfs);
    expect(graded).toMatchObject({ right: false, code: 1 });
    expect(graded.faults.join(' ')).toMatch(fault);
  });

  test('every order of moves that gives a number is named', async () => {
    const counts = new Map<string, string[]>();
    for (const order of ['LRUD', 'LURD', 'LUDR', 'RLDU']) {
      const text = await printed(`bfs ${columbia}`, '-f', 'columbia', '--gap-order', order);
      const count = /nodes_expanded: (\d+)/.exec(text)![1]!;
      counts.set(count, [...(counts.get(count) ?? []), order]);
    }
    expect([...counts.values()].some((orders) => orders.length > 1)).toBe(true);
    for (const [count, orders] of counts) {
      const { faults } = await grade(right.replace('10', count), ...bfs);
      const named = /The number belongs to the orders? ([A-Z, and]+); it should be UDLR\./;
      const told = named.exec(faults.join(' '))![1]!.split(/, | and /);
      expect(told).toEqual(expect.arrayContaining(orders));
    }
  });

  test('moves that are pushed without reversing them are named, and what else fits', async () => {
    const text = "path_to_goal: ['Left', 'Left']\ncost_of_path: 2\nnodes_expanded: 2\n";
    const { faults } = await grade(text, '--puzzle', 'dfs 1,2,0,3,4,5,6,7,8');
    expect(faults.slice(1)).toEqual([
      'Each of these mistakes gives that number.',
      'It pushes the moves in the order UDLR, so that the last is tried first.',
      expect.stringMatching(/^The number belongs to the orders .*LURD.*; it should be UDLR\.$/),
    ]);
  });

  test('what was not tried is said', async () => {
    const { unchecked } = await grade(right.replace('10', '25000'), ...bfs);
    expect(unchecked).toEqual([
      'Other orders of moves were not tried: the number is above 20,000.',
    ]);
    const ida = await grade(right, '--puzzle', columbia, '--engine', 'idastar');
    expect(ida.unchecked).toEqual(['The counts of idastar cannot be checked.']);
  });

  test('A* may count within a range, and another heuristic is recognised', async () => {
    const board = '8,6,4,2,1,3,5,7,0';
    const asked = ['--puzzle', `ast ${board}`];
    const own = await printed(`ast ${board}`, '-f', 'columbia');
    expect(await grade(own, ...asked)).toMatchObject({ right: true });
    const other = await printed(`ast ${board}`, '-f', 'columbia', '--heuristic', 'misplaced');
    const misplaced = /nodes_expanded: (\d+)/.exec(other)![1];
    const more = own.replace(/nodes_expanded: \d+/, `nodes_expanded: ${misplaced}`);
    const graded = await grade(more, ...asked);
    expect(graded.faults.join(' ')).toContain('A* with the heuristic manhattan expands between');
    expect(graded.faults.join(' ')).toContain('possible for the heuristic misplaced');
    const few = await grade(own.replace(/nodes_expanded: \d+/, 'nodes_expanded: 27'), ...asked);
    expect(few.faults.join(' ')).toContain('It may overestimate');
  });

  test('an unsolvable board, and one that is only said to be', async () => {
    const none = '3\n1 2 3\n4 5 6\n8 7 0';
    const says = 'No solution possible\n';
    expect(await grade(says, '--puzzle', none)).toMatchObject({ right: true });
    const easy = '3\n1 2 3\n4 5 6\n7 0 8';
    const graded = await grade(says, '--puzzle', easy);
    expect(graded.faults).toEqual([
      'It says that there is no solution, but there is one of 1 move.',
    ]);
  });

  test('several files: each is named, and the worst decides', async () => {
    const [good, bad, other] = ['good.txt', 'bad.txt', 'other.txt'].map((name) =>
      join(folder, name),
    );
    writeFileSync(good!, right);
    writeFileSync(bad!, right.replace('10', '11'));
    writeFileSync(other!, 'something else');
    const { stdout, stderr, code } = await runCli(['grade', good!, bad!, other!, ...bfs]);
    expect(code).toBe(2);
    expect(stdout.replaceAll('\n', ' ')).toContain('good.txt: columbia: right. It has 3 moves');
    expect(stdout.replaceAll('\n', ' ')).toContain('bad.txt: columbia: not right.');
    expect(stderr).toContain('this is no output of a course that Glissade knows');
  });

  test.each([
    [right, [], 'does not say which board it solves'],
    [right, ['--puzzle', 'klotski'], 'needs tiles 1, 2, 3 …'],
    [right, ['--puzzle', '1,2,3'], 'in --puzzle:'],
    [right.replace("'Up'", "'Sideways'"), bfs, 'path_to_goal has the move "Sideways"'],
    ['', bfs, 'no output of a course'],
  ])('what cannot be graded is refused in one sentence', async (text, flags, message) => {
    const { code, stderr } = await runCli(['grade', '-', ...flags], { stdin: text });
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
  });

  test('a folder of outputs, each held to its board in a table, for a spreadsheet', async () => {
    const handedIn = join(folder, 'handed-in');
    mkdirSync(handedIn);
    writeFileSync(join(handedIn, 'anna10.txt'), right);
    writeFileSync(join(handedIn, 'anna2.txt'), right.replace('10', '11'));
    writeFileSync(join(handedIn, 'ben.txt'), 'no output of a course');
    writeFileSync(join(handedIn, 'carl.txt'), right);
    const boards = join(folder, 'boards.csv');
    const lines = ['anna10.txt', 'anna2', 'ben.txt'].map((file) => `${file},"bfs ${columbia}"\n`);
    writeFileSync(boards, `file,board\n${lines.join('')}`);
    const argv = ['grade', handedIn, '--boards', boards];
    const { stdout, stderr, code } = await runCli([...argv, '--csv']);
    expect(stdout.split('\n').map((line) => line.split('handed-in')[1] ?? line)).toEqual([
      'file,course,right,valid,length,optimum,faults,unchecked,error',
      `${sep}anna2.txt,columbia,false,true,3,3,` +
        '"The number of expanded nodes is 11, and should be 10. ' +
        'It counts the goal, too, which is checked but not expanded.",,',
      `${sep}anna10.txt,columbia,true,true,3,3,,,`,
      `${sep}ben.txt,,,,,,,,this is no output of a course that Glissade knows`,
      `${sep}carl.txt,,,,,,,,${boards} has no line for carl.txt`,
      '',
    ]);
    expect(stderr).toContain('4 outputs: 1 right, 1 not right, 2 not read');
    expect(code).toBe(2);
    const both = await runCli([...argv, '--puzzle', columbia]);
    expect(both.code).toBe(2);
    writeFileSync(boards, 'anna.txt\n');
    const broken = await runCli(argv);
    expect(broken).toMatchObject({ stdout: '', code: 2 });
    expect(broken.stderr).toContain('line 1 of');
    mkdirSync(join(folder, 'empty'));
    const empty = await runCli(['grade', join(folder, 'empty')]);
    expect(empty.stderr).toContain('has no files');
  });
});
