import { describe, expect, test } from 'vitest';
import { jsonLines, runCli } from './runCli.ts';
import { schemaFaults } from './schemaFaults.ts';

const easy = '1 2 3/4 5 6/0 7 8';
const eight = '8 6 4/0 7 2/5 1 3';

/** All kinds of events: each engine lists what it does. */
const COMMANDS: readonly (readonly string[])[] = [
  [easy],
  [easy, '--engine', 'bfs'],
  [easy, '--engine', 'bfs-late', '--gap-order', 'udlr'],
  [easy, '--engine', 'dfs', '--depth', '4'],
  [easy, '--engine', 'dfs-marked', '--nodes', '30'],
  [easy, '--engine', 'iddfs'],
  [easy, '--engine', 'greedy', '--ties', 'lifo'],
  [eight, '--engine', 'idastar', '--heuristic', 'zero', '--nodes', '50'],
  [eight, '--engine', 'astar', '--weight', '2.5', '--events', '20'],
  [eight, '--engine', 'bidirectional', '--events', 'all', '--nodes', '200'],
  ['start:\nAB.\n...\ngoal:\n..A\n...', '-m', 'moves'],
  ['1 2 3/4 5 6/8 7 0'],
  ['klotski', '--engine', 'kernel', '--nodes', '1000'],
  [easy, 'gibberish !'],
];

describe('trace', () => {
  test.each(COMMANDS)('%s %s %s: every line fits the schema', async (...argv) => {
    const { stdout } = await runCli(['trace', ...argv.filter(Boolean), '-q']);
    const lines = jsonLines(stdout);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(schemaFaults('trace', line)).toEqual([]);
    expect(schemaFaults('trace', { ...lines[0], extra: 1 })).not.toEqual([]);
  });

  test('ends with what solve prints, and as many events as it counts', async () => {
    for (const engine of ['bfs', 'astar', 'idastar']) {
      const argv = [easy, '--engine', engine, '--events', 'all'];
      const lines = jsonLines((await runCli(['trace', ...argv])).stdout);
      const solved = await runCli(['solve', ...argv.slice(0, 3), '--json']);
      const [outcome] = jsonLines(solved.stdout) as [{ stats: Record<string, number> }];
      const count = (event: string) => lines.filter((line) => line.event === event).length;
      const { timeMs: _, setupMs: __, ...stats } = outcome.stats;
      expect(lines.at(-1)).toMatchObject({ event: 'end', outcome: { ...outcome, stats } });
      expect(count('expand')).toBe(stats.expanded);
      expect(count('generate')).toBe(stats.generated);
      expect(count('evaluate')).toBe(stats.evaluated);
    }
  });

  test('the exit code is that of the answer', async () => {
    const codes = [[easy], ['1 2 3/4 5 6/8 7 0'], [eight, '--nodes', '3'], [easy, '--weight', 'x']];
    const ended = await Promise.all(codes.map((argv) => runCli(['trace', ...argv])));
    expect(ended.map(({ code }) => code)).toEqual([0, 1, 3, 2]);
  });
});
