import { describe, expect, test } from 'vitest';
import { jsonLines, runCli } from './runCli.ts';

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

  test('a weight makes the solution longer and the search shorter', async () => {
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

  test('an algorithm that was given no heuristic searches by the best', async () => {
    const [unnamed, best] = [
      await race(harder, '--engines', 'astar'),
      await race(harder, '--engines', 'astar', '--heuristics', 'linear-conflict'),
    ];
    expect(unnamed[0]!.outcome.stats.expanded).toBe(best[0]!.outcome.stats.expanded);
  });
});
