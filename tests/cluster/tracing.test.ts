// One trace from a command to its jobs on other machines, by an SDK of OpenTelemetry.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parsePuzzle } from '@glissade/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRun } from '../../packages/cluster/src/index.ts';
import { jobSchema } from '../../packages/cluster/src/schemas.ts';
import { Program } from './programs.ts';
import { type RedisServer, startRedis } from './redisServer.ts';

type Told = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly status: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parent?: string;
};

let server: RedisServer;
let folder: string;
beforeAll(async () => {
  server = await startRedis();
  folder = mkdtempSync(join(tmpdir(), 'glissade-spans-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

const SDK = fileURLToPath(new URL('spansToFile.mjs', import.meta.url));
const fileOf = (name: string) => join(folder, name);
const tracing = (name: string) => ({
  NODE_OPTIONS: `--import=${SDK}`,
  SPANS_FILE: fileOf(name),
});
/** Every program asks that its spans are sent before it ends. */
const spansIn = (name: string): Told[] => {
  const lines = readFileSync(fileOf(name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  expect(lines.pop()).toEqual({ flushed: true });
  return lines;
};

test('the jobs of a command, on two machines, are spans below its own', async () => {
  const workers = ['one', 'two'].map(
    (name) => new Program(['worker', '--redis', server.url, '--jobs', '1'], { env: tracing(name) }),
  );
  await Promise.all(workers.map((worker) => worker.says('is connected to')));
  const solving = ['solve', '-', '--redis', server.url, '--run', 'boards'];
  const stdin = '8 6 4/0 7 2/5 1 3\n1 2 3/4 5 6/0 7 8\n1 2 3/4 0 6/7 5 8\n';
  const boards = new Program(solving, { stdin, env: tracing('boards') });
  expect(await boards.ended(), boards.stderr).toBe(0);
  // The job of a command that nobody traces begins a trace of its own.
  const silent = await openRun({ url: server.url }, { run: 'silent' });
  await silent.solve(parsePuzzle('1 2 3/4 5 6/0 7 8'), {});
  await silent.finish();
  await silent.close();
  await Promise.all(workers.map((worker) => worker.kill('SIGTERM')));

  const jobs = [...spansIn('one'), ...spansIn('two')];
  const jobsOf = (run: string) =>
    jobs.filter(({ attributes }) => attributes['glissade.run'] === run);
  const [command, ...others] = spansIn('boards');
  expect(others).toEqual([]);
  const attributes = { 'glissade.run': 'boards' };
  expect(command).toMatchObject({ name: 'glissade solve', attributes, status: 0 });
  expect(command!.parent).toBeUndefined();
  const below = jobsOf('boards');
  expect(below.map((job) => job.attributes['glissade.part']).sort()).toEqual(['0', '1', '2']);
  for (const { name, traceId, parent } of below) {
    expect([name, traceId, parent]).toEqual(['glissade job', command!.traceId, command!.spanId]);
  }
  const [alone] = jobsOf('silent');
  expect(alone!.parent).toBeUndefined();
  expect(alone!.traceId).not.toBe(command!.traceId);
});

test.each([
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', true],
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01 ', false],
  ['/etc/passwd', false],
])('a job says %j of its span: taken %s', (traceparent, isTaken) => {
  const job = { version: '0.1.0-6', run: 'boards', id: '0', traceparent };
  expect(jobSchema.safeParse(job).success).toBe(isTaken);
});
