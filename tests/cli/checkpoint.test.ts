import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spawnCli } from './runCli.ts';

const engine = new URL('../../packages/engine/dist/', import.meta.url).href;
const core = new URL('../../packages/core/dist/index.js', import.meta.url).href;
/** 81,340 states; 131 steps. */
const CENTURY = 'start:\nABBC\nDBBE\nDF.E\nGF.H\nIIJJ\ngoal:\n....\n....\n....\n.BB.\n.BB.\n';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'glissade-checkpoint-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Keeps every level; so slow that there is time to kill it. */
function program(threads: number): string {
  return `
    import { parsePuzzle, replay } from '${core}';
    import { kernelSearcher } from '${engine}backend/kernel/kernelSearcher.js';
    import { openFolder } from '${engine}storage/port.node.js';
    const puzzle = parsePuzzle(${JSON.stringify(CENTURY)});
    const searcher = kernelSearcher({ puzzle, metric: 'steps' }, {
      threads: ${threads}, statesToShare: 500, waitForThreads: true,
      checkpoint: openFolder(${JSON.stringify(folder)}), checkpointMs: 0,
    });
    let outcome;
    while (!outcome) {
      outcome = searcher.step(200);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
    searcher.close();
    const { reachesGoal, lengths } = replay(puzzle, outcome.steps);
    console.log(JSON.stringify({ reachesGoal, steps: lengths.steps }));`;
}

/** Runs the program and kills it after so long; what it printed if it was sooner. */
function runAndKill(threads: number, timeMs: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const args = ['--input-type=module', '--eval', program(threads)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), timeMs);
    child.on('close', (_, signal) => {
      clearTimeout(timer);
      resolve(signal === 'SIGKILL' ? undefined : output);
    });
  });
}

/** Levels that are safe. */
function safeLevels(): readonly number[] {
  if (!readdirSync(folder).includes('checkpoint.json')) return [];
  return JSON.parse(readFileSync(join(folder, 'checkpoint.json'), 'utf8')).levels;
}

describe('a search killed by SIGKILL again and again', () => {
  test.each([1, 2])('%i threads: the same levels and length', async (threads) => {
    const { stdout } = await spawnCli(['check', '-', '--states', '--json'], { stdin: CENTURY });
    const { levels } = JSON.parse(stdout) as { levels: readonly number[] };
    expect(levels).toHaveLength(251);
    let killed = 0;
    let output: string | undefined;
    for (let timeMs = 400; output === undefined; timeMs += 150) {
      output = await runAndKill(threads, timeMs);
      const safe = safeLevels();
      expect(levels.slice(0, safe.length)).toEqual(safe);
      if (output === undefined && safe.length > 0) killed++;
    }
    expect(JSON.parse(output)).toEqual({ reachesGoal: true, steps: 131 });
    expect(killed).toBeGreaterThan(0);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('--checkpoint', () => {
  test('solves as without, and leaves nothing behind', async () => {
    const argv = ['solve', '-', '--checkpoint', folder, '--json'];
    const { code, stdout } = await spawnCli(argv, { stdin: CENTURY });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ status: 'solved', length: 131 });
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([
    ['no folder can be made', ['klotski', '--checkpoint', '/dev/null/x'], 'no checkpoints in'],
    ['a tile puzzle', ['8 6 4/0 7 2/5 1 3', '--checkpoint', '.'], 'cannot be taken up again'],
    ['a second metric', ['klotski', '--then', 'moves', '--checkpoint', '.'], 'cannot be taken up'],
  ])('%s', async (_, argv, message) => {
    const { code, stderr } = await spawnCli(['solve', ...argv]);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});
