import { describe, expect, test } from 'vitest';
import { runCli } from './runCli.ts';
import { schemaFaults } from './schemaFaults.ts';

const columbia = '1,2,5,3,4,0,6,7,8';

async function printed(...argv: string[]): Promise<string> {
  return (await runCli(['solve', ...argv, '-q'])).stdout;
}

describe('grade', () => {
  const right =
    "path_to_goal: ['Up', 'Left', 'Left']\ncost_of_path: 3\nnodes_expanded: 10\n" +
    'search_depth: 3\nmax_search_depth: 4\nrunning_time: 0.1\nmax_ram_usage: 0.1\n';

  async function grade(text: string, ...flags: string[]) {
    const { stdout, code } = await runCli(['grade', '-', ...flags, '--json'], { stdin: text });
    const report = JSON.parse(stdout);
    expect(schemaFaults('grade', report)).toEqual([]);
    return { ...report, code } as Record<string, unknown> & { faults: string[] };
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
});
