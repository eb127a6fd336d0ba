import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolder } from '@glissade/platform/files/port.node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { someOf } from '../support/oneIn.ts';
import { runCli, spawnCli } from './runCli.ts';

const packages = new URL('../../packages/', import.meta.url).href;
const core = new URL('../../packages/core/dist/index.js', import.meta.url).href;
/** 81,340 states; 131 steps. */
const CENTURY = 'start:\nABBC\nDBBE\nDF.E\nGF.H\nIIJJ\ngoal:\n....\n....\n....\n.BB.\n.BB.\n';

const NEAR = '1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'glissade-checkpoint-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that searches, so slowly that there is time to kill it, and prints the length. */
function program(start: string, puzzle: string, metric: string, budget: number): string {
  return `
    import { parsePuzzle, replay } from '${core}';
    import { blockSearcher } from '${packages}blocks/dist/bfs/blockSearcher.js';
    import { tilesSearcher } from '${packages}tiles/dist/tilesSearcher.js';
    import { openFolder } from '${packages}platform/dist/files/port.node.js';
    const puzzle = parsePuzzle(${JSON.stringify(puzzle)});
    const checkpoint = openFolder(${JSON.stringify(folder)});
    const searcher = ${start};
    let outcome;
    while (!outcome) {
      outcome = searcher.step(${budget});
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
    searcher.close();
    const { reachesGoal, lengths } = replay(puzzle, outcome.steps);
    console.log(JSON.stringify({ reachesGoal, length: lengths.${metric} }));`;
}

/** It keeps every level. */
function blockProgram(threads: number): string {
  const start = `blockSearcher({ puzzle, metric: 'steps' }, {
      threads: ${threads}, statesToParallelize: 500, waitForThreads: true,
      checkpoint, checkpointMs: 0,
    })`;
  return program(start, CENTURY, 'steps', 200);
}

/** It keeps finished subtrees soon. */
function tileProgram(metric: string, threads: number, tiles: string): string {
  const start = `tilesSearcher({ puzzle, metric: '${metric}' }, {
      threads: ${threads}, nodesAlone: 2000, checkpoint, checkpointMs: 50,
    })`;
  return program(start, tiles, metric, 5000);
}

/** Runs the program, which `watch` may kill; what it printed if it came to its end. */
function runProgram(text: string, watch: (kill: () => void) => () => void) {
  return new Promise<string | undefined>((resolve) => {
    const args = ['--input-type=module', '--eval', text];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    const watchNoMore = watch(() => child.kill('SIGKILL'));
    child.on('close', (_, signal) => {
      watchNoMore();
      resolve(signal === 'SIGKILL' ? undefined : output);
    });
  });
}

/** Runs the program and kills it after so long; what it printed if it was sooner. */
function runAndKill(text: string, timeMs: number): Promise<string | undefined> {
  return runProgram(text, (kill) => {
    const timer = setTimeout(kill, timeMs);
    return () => clearTimeout(timer);
  });
}

/** Levels that are safe. */
function safeLevels(): readonly number[] {
  if (!readdirSync(folder).includes('checkpoint.json')) return [];
  return JSON.parse(readFileSync(join(folder, 'checkpoint.json'), 'utf8')).levels;
}

describe('a search killed by SIGKILL again and again', () => {
  test.each(someOf([1, 2], 2, 1))('%i threads: the same levels and length', async (threads) => {
    const { stdout } = await spawnCli(['check', '-', '--states', '-m', 'steps', '--json'], {
      stdin: CENTURY,
    });
    const { levels } = JSON.parse(stdout) as { levels: readonly number[] };
    expect(levels).toHaveLength(251);
    let killed = 0;
    let output: string | undefined;
    // A slow machine needs seconds to begin: it gets there in a dozen steps.
    for (let timeMs = 400; output === undefined; timeMs *= 1.25) {
      output = await runAndKill(blockProgram(threads), timeMs);
      const safe = safeLevels();
      expect(levels.slice(0, safe.length)).toEqual(safe);
      if (output === undefined && safe.length > 0) killed++;
    }
    expect(JSON.parse(output)).toEqual({ reachesGoal: true, length: 131 });
    expect(killed).toBeGreaterThan(0);
    expect(readdirSync(folder)).toEqual([]);
  });
});

type Progress = { readonly bound: number; readonly finished: readonly string[] };

/** What is safe of a search by bounds. */
function safeProgress(): Progress {
  if (!readdirSync(folder).includes('checkpoint.json')) return { bound: 0, finished: [] };
  return JSON.parse(readFileSync(join(folder, 'checkpoint.json'), 'utf8')).goals[0];
}

/** Runs a program and kills it so long after it has made progress; what it printed if sooner. */
function runAndKillLater(text: string, before: Progress, delayMs: number) {
  return runProgram(text, (kill) => {
    const timer = setInterval(() => {
      const { bound, finished } = safeProgress();
      const isMore = bound > before.bound || finished.length > before.finished.length;
      if (finished.length === 0 || !isMore) return;
      clearInterval(timer);
      setTimeout(kill, delayMs);
    }, 10);
    return () => clearInterval(timer);
  });
}

describe('a search by bounds killed by SIGKILL again and again', () => {
  // Number 60 of Korf's hundred; lengths by Korf 1985 and benwh1/slidy.
  const tiles = '0 8 10 6/11 7 9 1/12 4 13 14/15 3 2 5';
  const cases = [
    ['stm', 1, 66],
    ['mtm', 1, 35],
    ['mtm', 2, 35],
    ['stm', 2, 66],
  ] as const;
  test.each(someOf(cases, 4))(
    '%s, %i threads: goes on where it was',
    async (metric, threads, length) => {
      let output: string | undefined;
      let before = safeProgress();
      let kills = 0;
      for (; output === undefined; kills++) {
        const delayMs = kills < 2 ? kills * 17 : 1e6;
        output = await runAndKillLater(tileProgram(metric, threads, tiles), before, delayMs);
        if (output !== undefined) break;
        const now = safeProgress();
        expect(now.bound).toBeGreaterThanOrEqual(before.bound);
        if (now.bound === before.bound) {
          expect(now.finished.slice(0, before.finished.length)).toEqual(before.finished);
        }
        before = now;
      }
      expect(JSON.parse(output)).toEqual({ reachesGoal: true, length });
      expect(kills).toBeGreaterThan(1);
      expect(readdirSync(folder)).toEqual([]);
    },
  );
});

test('a small file is whole, whatever a process that died has left', () => {
  const files = openFolder(folder);
  writeFileSync(join(folder, 'a.next'), 'longer than the text');
  files.writeText('a', 'text');
  expect(files.readText('a')).toBe('text');
  expect(files.names()).toEqual(['a']);
  files.remove('a');
});

describe('--checkpoint', () => {
  test('solves as without, and leaves nothing behind', async () => {
    const argv = ['solve', '-', '-m', 'steps', '--checkpoint', folder, '--json'];
    const { code, stdout } = await spawnCli(argv, { stdin: CENTURY });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ status: 'solved', length: 131 });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('files of others are kept, whatever their names', async () => {
    const file = join(folder, 'run1-2.json');
    writeFileSync(file, '{"experiment":1}');
    const solve = ['solve', '-', '-m', 'steps', '--checkpoint', folder];
    expect((await runCli(solve, { stdin: CENTURY })).code).toBe(2);
    expect(readFileSync(file, 'utf8')).toBe('{"experiment":1}');
    rmSync(file);
    mkdirSync(join(folder, 'run1-0.keys'));
    const blocked = await runCli(solve, { stdin: CENTURY });
    expect(blocked.code).toBe(2);
    expect(blocked.stderr).toContain('holds other files');
  });

  test('a folder that holds another search is refused, whatever its kind', async () => {
    const deep = '0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1';
    const own = ['solve', deep, '--checkpoint', folder, '--nodes', '3000000', '--json', '-q'];
    const { code, stdout } = await runCli(own);
    expect(code).toBe(3);
    const { lowerBound } = JSON.parse(stdout) as { lowerBound: number };
    for (const other of [NEAR, 'klotski']) {
      const refused = await runCli(['solve', other, '--checkpoint', folder, '-q']);
      expect(refused.code).toBe(2);
    }
    const { stdout: again } = await runCli([...own, '--nodes', '1']);
    expect(JSON.parse(again).lowerBound).toBe(lowerBound);
    rmSync(join(folder, 'checkpoint.json'));
  });
});
