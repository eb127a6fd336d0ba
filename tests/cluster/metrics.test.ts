import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCli } from '../cli/runCli.ts';
import { Program } from './programs.ts';
import { type RedisServer, startRedis } from './redisServer.ts';

let server: RedisServer;
beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.close());

/** The value of each line of a text for Prometheus. */
async function counts(url: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(url)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line): [string, number] => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

test('a worker counts its jobs and their states for those who watch it', async () => {
  const worker = new Program(['worker', '--redis', server.url, '--jobs', '2', '--metrics', '0']);
  await worker.says('is connected to');
  // A log has no codes of terminals.
  expect(worker.stderr).not.toContain('\x1b');
  const [, url = ''] = /^metrics: (\S+)$/m.exec(worker.stderr)!;
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
  expect((await counts(url)).get('glissade_states_total')).toBe(0);
  const stdin = '8 6 4/0 7 2/5 1 3\n1 2 3/4 5 6/0 7 8\n';
  const batch = await runCli(['solve', '-', '--json', '--redis', server.url], { stdin });
  const answers = batch.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const expanded = answers.map(({ stats }) => stats.expanded as number);
  const after = await counts(url);
  expect(after.get('glissade_jobs_total{kind="puzzle",outcome="done"}')).toBe(2);
  expect(after.get('glissade_job_seconds_count{kind="puzzle"}')).toBe(2);
  expect(after.get('glissade_jobs_running')).toBe(0);
  expect(after.get('glissade_states_total')).toBe(expanded[0]! + expanded[1]!);
  expect((await fetch(url.replace('metrics', 'other'))).status).toBe(404);
  await worker.kill('SIGTERM');
  expect([worker.code, worker.stderr.includes('has stopped')]).toEqual([143, true]);
});

test.each([
  ['x', 'Give a whole number from 0 to 65535.'],
  ['70000', 'Give a whole number from 0 to 65535.'],
  ['203.0.113.7:0', 'cannot listen at 203.0.113.7:0'],
])('--metrics %s is refused', async (place, message) => {
  const { code, stderr } = await runCli(['worker', '--redis', server.url, '--metrics', place]);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});
