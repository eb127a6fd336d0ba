import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jsonLines } from '../runCli.ts';
import { environmentOf, makePlace, type Place, strayFiles } from './place.ts';
import { type Command, cli, runAndSignal } from './runAndSignal.ts';

/** Some seconds of work in several hundred batches; a checkpoint is written every two seconds. */
const FAMILY = ['survey', 'simple', '4x4', '--where', 'pieces<=5', '--top', '2', '--json', '-q'];

let place: Place;
beforeEach(() => {
  place = makePlace();
});
afterEach(() => place.remove());

/** Batches that the checkpoint says are done; none where there is no checkpoint. */
function doneBatches(): readonly number[] {
  try {
    return JSON.parse(readFileSync(join(place.work, 'checkpoint.json'), 'utf8')).done;
  } catch {
    return [];
  }
}

/** Runs a command and kills it as soon as `isTime`; the signal that ended it, if one did. */
function runAndKill({ args }: Command, isTime: () => boolean): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const options = { cwd: place.work, env: environmentOf(place), stdio: 'ignore' } as const;
    const child = spawn(process.execPath, args, options);
    const timer = setInterval(() => {
      if (isTime()) child.kill('SIGKILL');
    }, 20);
    child.on('error', reject);
    child.on('close', (_, signal) => {
      clearInterval(timer);
      resolve(signal);
    });
  });
}

/** The objects of an answer, without its time. */
function tableOf(stdout: string): readonly object[] {
  return jsonLines(stdout).map(({ timeMs: _, ...object }) => object);
}

test('a survey killed twice goes on where it was, to the same table', async () => {
  const whole = runAndSignal(cli(FAMILY), place);
  const command = cli([...FAMILY, '--checkpoint', '.', '--threads', '1']);
  let before: readonly number[] = [];
  for (let kill = 0; kill < 2; kill++) {
    const isFurther = () => doneBatches().length > before.length;
    expect(await runAndKill(command, isFurther)).toBe('SIGKILL');
    const done = doneBatches();
    expect(done.length).toBeGreaterThan(before.length);
    expect(done).toEqual(expect.arrayContaining([...before]));
    before = done;
  }
  const resumed = await runAndSignal(command, place);
  expect(resumed).toMatchObject({ code: 0, signal: null });
  const table = tableOf(resumed.stdout);
  expect(table).toEqual(tableOf((await whole).stdout));
  // N. Bickford, Sliding Block Puzzles, part 3 (2012).
  const lengths = table.map((object) => (object as { length: number }).length);
  expect(lengths).toEqual([1, 4, 9, 19, 36, 36]);
  expect(strayFiles(place)).toEqual([]);
});
