import { packSteps, parseMoves, parsePuzzle } from 'glissade';
import { describe, expect, it } from 'vitest';
import { runCli } from './runCli.ts';

describe('solve', () => {
  it('lists different shortest solutions', async () => {
    const { stdout } = await runCli(['solve', 'klotski', '--at-most', '5', '-q', '-f', 'moves']);
    const lines = stdout.trimEnd().split('\n');
    expect(new Set(lines).size).toBe(5);
    for (const line of lines) {
      const { code, stdout: told } = await runCli(['verify', 'klotski', line, '--json']);
      expect([code, JSON.parse(told).lengths.moves]).toEqual([0, 81]);
    }
  });

  it('lists as data the steps that it writes as moves', async () => {
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
  });
});
