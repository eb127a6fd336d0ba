import { describe, expect, test } from 'vitest';
import { jsonLines, runCli } from './runCli.ts';

const board = '1 3 0/4 2 5/7 8 6';
const harder = '8 1 3/4 0 2/7 6 5';

type Raced = {
  lane: Record<string, string | number>;
  branching?: number;
  outcome: { status: string; length?: number; optimal?: boolean; stats: Record<string, number> };
};

async function race(...argv: string[]): Promise<Raced[]> {
  return jsonLines((await runCli(['race', ...argv, '--json', '-q'])).stdout) as unknown as Raced[];
}

/** The flags of `solve` for a lane. */
function flagsOf({
  engine,
  heuristic,
  expression,
  weight,
  ties,
  gapOrder,
}: Raced['lane']): string[] {
  const flags = { engine, heuristic, expression, weight, ties, 'gap-order': gapOrder };
  return Object.entries(flags).flatMap(([flag, value]) =>
    value === undefined ? [] : [`--${flag}`, String(value)],
  );
}

describe('race', () => {
  test('every lane counts what solve --json counts', async () => {
    const lists = ['--engines', 'bfs,greedy,astar,idastar', '--heuristics', 'misplaced,manhattan'];
    const more = ['--weights', '1,2', '--ties', 'low-h,lifo', '--gap-orders', 'UDLR'];
    const lanes = await race(harder, ...lists, ...more);
    expect(lanes).toHaveLength(1 + 2 * 2 + 2 * 2 * 2 + 2);
    for (const { lane, outcome } of lanes) {
      const argv = ['solve', harder, ...flagsOf(lane), '--nodes', '500000', '--json', '-q'];
      const [solved] = jsonLines((await runCli(argv)).stdout) as [Raced['outcome']];
      const { timeMs: _, setupMs: __, ...stats } = solved.stats;
      expect(outcome).toMatchObject({ ...solved, stats });
    }
  });

  test('all textbook algorithms, as a table', async () => {
    const { stdout, code } = await runCli(['race', board, '--nodes', '20000']);
    const lines = stdout.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(lines).toHaveLength(11);
    expect(lines[0]).toMatch(/^search +length +expanded +generated +evaluated +frontier +b\*$/);
    expect(stdout).toMatch(/^astar +=4? ?4? /m);
    expect(stdout).toMatch(/^bidirectional +/m);
  });

  test('a weight makes the solution longer, and the table says so', async () => {
    const argv = ['8 6 4/0 7 2/5 1 3', '--engines', 'astar', '--heuristics', 'manhattan'];
    const lanes = await race(...argv, '--weights', '1,5');
    const [plain, weighted] = lanes.map(({ outcome }) => outcome);
    expect([plain!.length, plain!.optimal]).toEqual([23, true]);
    expect(weighted!.optimal).toBe(false);
    expect(weighted!.length).toBeGreaterThan(23);
    expect(weighted!.stats.expanded).toBeLessThan(plain!.stats.expanded!);
  });

  test('a heuristic of your own runs beside the others, unproved', async () => {
    const own = ['--engines', 'astar', '--heuristics', 'manhattan'];
    const lanes = await race(harder, ...own, '--expression', 'manhattan + 2 * conflicts');
    const exact = await race(harder, '--engines', 'astar', '--heuristics', 'linear-conflict');
    expect(lanes.map(({ lane }) => lane.heuristic ?? lane.expression)).toEqual([
      'manhattan',
      'manhattan + 2 * conflicts',
    ]);
    expect(lanes[1]!.outcome.stats.expanded).toBe(exact[0]!.outcome.stats.expanded);
    expect(lanes[1]!.outcome.optimal).toBe(false);
  });

  test('a lane that gives up is part of the table; no solution is an answer', async () => {
    const lanes = await race('8 6 4/0 7 2/5 1 3', '--engines', 'bfs,astar', '--nodes', '1000');
    expect(lanes.map(({ outcome }) => outcome.status)).toEqual(['undecided', 'solved']);
    const none = await runCli(['race', '1 2 3/4 5 6/8 7 0', '--engines', 'bfs']);
    expect(none.code).toBe(1);
    expect(none.stdout).toContain('none');
    const cut = await runCli(['race', harder, '--engines', 'bfs', '--nodes', '5']);
    expect(cut.code).toBe(3);
    expect(cut.stdout).toContain('≥ ');
  });

  test.each([
    [['--engines', 'bfs,fast'], 'Allowed choices are'],
    [['--engines', 'bfs', '--weights', '2'], '--weights has no effect on these engines'],
    [['--weights', 'two'], 'Give a number'],
    [['--gap-orders', 'ULD'], '"ULD" is not an order of moves'],
    [['--expression', 'manhatan'], '"manhatan" is not known'],
    [['--csv'], '--csv and --json cannot be combined'],
  ])('%j is refused', async (flags, message) => {
    const { code, stdout, stderr } = await runCli(['race', board, '--json', ...flags]);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    // Not after other lanes have run.
    expect(stdout.replace(/^{"error".*\n$/, '')).toBe('');
  });

  test('as CSV, one head for all boards, with the counts of the JSON', async () => {
    const flags = ['--engines', 'bfs,astar', '--expression', 'max(manhattan, misplaced)'];
    const { stdout, stderr, code } = await runCli(['race', board, harder, ...flags, '--csv', '-q']);
    const [head, ...lines] = stdout.trimEnd().split('\n');
    expect([code, stderr, lines.length]).toEqual([0, '', 4]);
    expect(head!.split(',').slice(0, 3)).toEqual(['puzzle', 'engine', 'heuristic']);
    const raced = await race(harder, ...flags);
    const { expanded, generated } = raced[1]!.outcome.stats;
    expect(lines[3]).toContain('2,astar,"max(manhattan, misplaced)",,,,solved,');
    expect(lines[3]).toContain(`,${expanded},${generated},`);
  });

  test('the table says by which heuristic an algorithm searched that was given none', async () => {
    const { stderr } = await runCli(['race', board, '--engines', 'astar']);
    expect(stderr).toContain('by the heuristic linear-conflict');
    const named = ['--engines', 'astar', '--heuristics', 'manhattan'];
    expect((await runCli(['race', board, ...named])).stderr).not.toContain('by the heuristic');
    const [unnamed, best] = [
      await race(harder, '--engines', 'astar'),
      await race(harder, '--engines', 'astar', '--heuristics', 'linear-conflict'),
    ];
    expect(unnamed[0]!.outcome.stats.expanded).toBe(best[0]!.outcome.stats.expanded);
  });

  test('block puzzles race, too', async () => {
    const { stdout, code } = await runCli([
      'race',
      'start:\nAB.\n...\ngoal:\n..A\n...',
      '-m',
      'moves',
    ]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^astar += /m);
  });
});
