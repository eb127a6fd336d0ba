import { expect } from 'vitest';
import { jsonLines, spawnCli } from './runCli.ts';

/** Both textbook searches, as users run them, prove the same length in their own ways. */
export async function expectDeepening(puzzle: string, length: number): Promise<void> {
  const outcomes = [];
  for (const engine of ['bfs', 'iddfs']) {
    const argv = ['solve', puzzle, '-m', 'steps', '--engine', engine, '--json', '-q'];
    const { stdout } = await spawnCli(argv);
    outcomes.push(jsonLines(stdout)[0]!);
  }
  const [breadth, depth] = outcomes;
  expect(breadth).toMatchObject({ engine: 'bfs', optimal: true, length });
  expect(depth).toMatchObject({ engine: 'iddfs', optimal: true, length });
  expect(depth!.stats).not.toEqual(breadth!.stats);
}
