import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { expectDeepening } from './deepening.ts';
import { jsonLines, runCli, spawnCli } from './runCli.ts';

/** Puzzles whose answers must be right, whatever else changes: each solved, then verified. */
type Row = {
  readonly name: string;
  readonly puzzle: readonly [text: string, ...flags: string[]];
  readonly metric?: string;
  readonly length: number;
  /** Replay the solution only: proving it shortest once more takes too long. */
  readonly replayOnly?: boolean;
};

/** Some of these search for many seconds, and more on a busy machine. */
const SEARCH_MS_MAX = 300_000;

const irregular = 'tests/data/irregular.slide';
const huaRongDao = '2003 2003 4115 4785 6**9';
const easy = '6711 0022 0033 8944 *55*';
const seven = '2 0 3 4/1 5 7 8/9 6 10 11/13 14 15 12';

const ROWS: readonly Row[] = [
  { name: 'irregular board', puzzle: [irregular], length: 78 },
  { name: 'irregular board in slides', puzzle: [irregular], metric: 'slides', length: 40 },
  { name: 'irregular board in moves', puzzle: [irregular], metric: 'moves', length: 31 },
  { name: '8-puzzle', puzzle: ['8 6 4/0 7 2/5 1 3'], length: 23 },
  {
    name: '8-puzzle to a ring',
    puzzle: ['2 8 3/1 6 4/7 0 5', '--goal', '1 2 3/8 0 4/7 6 5'],
    length: 5,
  },
  { name: '15-puzzle, near', puzzle: [seven], length: 7 },
  {
    name: '15-puzzle, farthest',
    puzzle: ['0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1'],
    length: 80,
    replayOnly: true,
  },
  { name: 'Hua Rong Dao', puzzle: [huaRongDao], length: 116 },
  { name: 'Hua Rong Dao in slides', puzzle: [huaRongDao], metric: 'slides', length: 90 },
  { name: 'Hua Rong Dao in moves', puzzle: [huaRongDao], metric: 'moves', length: 81 },
  { name: 'Hua Rong Dao, easy', puzzle: [easy], length: 20 },
];

const folder = mkdtempSync(join(tmpdir(), 'glissade-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A solution may be too long for a command line. */
function fileOf(moves: unknown): string {
  const path = join(folder, 'moves.txt');
  writeFileSync(path, `${moves}\n`);
  return path;
}

describe('each row is solved and verified', () => {
  it.each(ROWS)(
    '$name: $length',
    async ({ puzzle, metric = 'steps', length, replayOnly = false }) => {
      const [text, ...goal] = puzzle;
      const flags = [...goal, '--metric', metric, '--json', '-q'];
      const solved = await spawnCli(['solve', text, ...flags, '--memory', '1G']);
      expect(solved.stderr).toBe('');
      const [outcome] = jsonLines(solved.stdout);
      const proved = { status: 'solved', optimal: true, length, lowerBound: length };
      expect(outcome).toMatchObject(proved);
      expect(solved.code).toBe(0);
      const mode = replayOnly ? ['--replay-only'] : [];
      const verify = ['verify', text, fileOf(outcome!.moves), ...flags, ...mode];
      const verified = await spawnCli(verify);
      const shortest = replayOnly ? {} : { optimal: true };
      expect(jsonLines(verified.stdout)[0]).toMatchObject({ valid: true, length, ...shortest });
      expect(verified.code).toBe(0);
    },
    SEARCH_MS_MAX,
  );
});

describe('the rest of the rows', () => {
  it.each([
    [irregular, '163,740'],
    [huaRongDao, '25,955'],
  ])('counts the states of %s', async (puzzle, states) => {
    const { stdout } = await runCli(['solve', puzzle, '--states']);
    expect(stdout).toContain(`\n${states} reachable states\n`);
  });

  it('proves a swapped pair unsolvable, and says which goal could be reached', async () => {
    const start = '1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0';
    const { code, stdout } = await runCli(['solve', start]);
    expect(stdout).toMatch(/^unsolvable: .*parity, which no step can change\n/);
    expect(code).toBe(1);
    const [, goal] = /--goal ([\w-]+)/.exec(stdout)!;
    const other = await runCli(['solve', start, '--goal', goal!, '--json', '-q']);
    expect(jsonLines(other.stdout)[0]).toMatchObject({ status: 'solved', optimal: true });
  });

  it('prints moves, frames and columns', async () => {
    const moves = await runCli(['solve', seven, '--format', 'moves', '-q']);
    expect(moves.stdout).toMatch(/^([URDL]\d*){2,7}\n$/);
    const frames = await runCli(['solve', seven, '--format', 'frames', '-q']);
    expect(frames.stdout.match(/^\d+\. /gm)).toHaveLength(7);
    const columns = await runCli(['solve', easy, '--format', 'columns', '-q']);
    expect(columns.stdout.match(/\w[URDL]\[\d{3}\]/g)).toHaveLength(20);
    const lines = columns.stdout.split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
  });

  it('finds by depth-first search with deepening the length of breadth-first search', async () => {
    await expectDeepening(easy, 20);
  });

  it.each([10, 50, 100])(
    'solves a mixed board of %i rows and columns by method',
    async (side) => {
      const start = mixedBoard(side, 7);
      const flags = ['--any', '--engine', 'constructive', '--json', '-q'];
      const { code, stdout } = await spawnCli(['solve', '-', ...flags], { stdin: start });
      const [outcome] = jsonLines(stdout);
      expect(outcome).toMatchObject({ status: 'solved', engine: 'constructive' });
      expect(code).toBe(0);
      const verify = ['verify', '-', fileOf(outcome!.moves), '--replay-only', '-q'];
      const verified = await spawnCli(verify, { stdin: start });
      expect(verified.stdout).toMatch(/^valid +yes/);
    },
    SEARCH_MS_MAX,
  );
});

/** A solvable board of mixed tiles, rows parted by slashes; the same for the same seed. */
function mixedBoard(side: number, seed: number): string {
  const tiles = Array.from({ length: side * side - 1 }, (_, i) => i + 1);
  let random = seed;
  let isEven = true;
  for (let i = tiles.length - 1; i > 0; i--) {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    const j = Math.floor((random / 2 ** 32) * (i + 1));
    if (j === i) continue;
    [tiles[i], tiles[j]] = [tiles[j]!, tiles[i]!];
    isEven = !isEven;
  }
  if (!isEven) [tiles[0], tiles[1]] = [tiles[1]!, tiles[0]!];
  const numbers = [...tiles, 0];
  return Array.from({ length: side }, (_, row) =>
    numbers.slice(row * side, (row + 1) * side).join(' '),
  ).join('/');
}
