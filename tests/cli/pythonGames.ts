import type { SolutionReview } from '@glissade/analysis/analyse/review/review';
import { expect } from 'vitest';
import { runCli } from './runCli.ts';
import { runPython } from './runPython.ts';

type Game = {
  readonly family: string;
  readonly board: string;
  readonly moves: string;
  readonly rewards: readonly number[];
  readonly optimum: number;
  readonly regret: number;
};

/** Plays so many random games of each family in Python, and has `diff` judge every move. */
export async function compareWithDiff(count: number, families: readonly string[]): Promise<void> {
  const games = playedInPython(count, families);
  expect(games).toHaveLength(count * families.length);
  expect(games.filter(({ regret }) => regret > 0).length).toBeGreaterThan(games.length / 2);
  for (const game of games) {
    const { rewards, ...rest } = game;
    const { stdout } = await runCli([
      'diff',
      game.board,
      game.moves,
      ...['--metric', 'steps', '--all', '--json', '--quiet'],
    ]);
    const { moves, lost } = JSON.parse(stdout) as SolutionReview;
    const judged = moves.map(({ before, after }) => before.distance! - after.distance!);
    expect({ ...rest, rewards: judged, optimum: moves[0]!.before.distance, regret: lost }).toEqual(
      game,
    );
  }
}

function playedInPython(count: number, families: readonly string[]): Game[] {
  const argv = ['tests/games.py', String(count), ...families];
  const { stdout, stderr } = runPython(argv);
  expect(stderr).toBe('');
  const lines = stdout.trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Game);
}
