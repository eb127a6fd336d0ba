import { readFileSync } from 'node:fs';
import { parsePuzzle } from '@glissade/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRun } from '../../packages/cluster/src/index.ts';
import { runCli } from '../cli/runCli.ts';
import { Program } from './programs.ts';
import { type RedisServer, startRedis } from './redisServer.ts';

let server: RedisServer;
let worker: Program;
/** Where the worker serves its counts. */
let url: string;
beforeAll(async () => {
  server = await startRedis();
  worker = new Program(['worker', '--redis', server.url, '--jobs', '2', '--metrics', '0']);
  await worker.says('is connected to');
  url = /^metrics: (\S+)$/m.exec(worker.stderr)![1]!;
});
afterAll(async () => {
  await worker.kill('SIGTERM');
  expect([worker.code, worker.stderr.includes('has stopped')]).toEqual([143, true]);
  await server.close();
});

const DASHBOARD = new URL('../../examples/cluster/grafana.json', import.meta.url);

/** A search tells of itself ten times a second, once it has its tables. */
const SOON = { timeout: 20_000 };

/** The value of each line of a text for Prometheus. */
async function counts(): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(url)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line): [string, number] => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

/** What the panels of the dashboard of Grafana ask of workers. */
function namesOfDashboard(): ReadonlySet<string> {
  const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8'));
  const asked = panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  );
  const names = asked.join('\n').match(/\b(glissade|process)_\w+/g) ?? [];
  return new Set(names.map((name: string) => name.replace(/_bucket$/, '')));
}

test('a worker counts its jobs and their states for those who watch it', async () => {
  // A log has no codes of terminals.
  expect(worker.stderr).not.toContain('\x1b');
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
  expect((await counts()).get('glissade_states_total')).toBe(0);
  const stdin = '8 6 4/0 7 2/5 1 3\n1 2 3/4 5 6/0 7 8\n';
  const batch = await runCli(['solve', '-', '--json', '--redis', server.url], { stdin });
  const answers = batch.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const expanded = answers.map(({ stats }) => stats.expanded as number);
  const after = await counts();
  expect(after.get('glissade_jobs_total{kind="puzzle",outcome="done"}')).toBe(2);
  expect(after.get('glissade_job_seconds_count{kind="puzzle"}')).toBe(2);
  expect(after.get('glissade_jobs_running')).toBe(0);
  expect(after.get('glissade_states_total')).toBe(expanded[0]! + expanded[1]!);
  expect((await fetch(url.replace('metrics', 'other'))).status).toBe(404);
  const text = await (await fetch(url)).text();
  const told = new Set(Array.from(text.matchAll(/^# TYPE (\S+)/gm), ([, name]) => name!));
  const asked = namesOfDashboard();
  expect(asked.size).toBeGreaterThan(8);
  expect([...asked].filter((name) => !told.has(name))).toEqual([]);
});

test('a long search tells its states and bound as it goes, and a run how far it is', async () => {
  // 80 steps: minutes with the tables that one thread takes at first.
  const hard = '0 12 9 13/15 11 10 14/3 7 5 6/4 8 2 1';
  const run = await openRun({ url: server.url }, { run: 'long' });
  const answer = run.solve(parsePuzzle(hard), { tables: 'light' }).catch(() => 'left');
  const here = '{run="long",place="0"}';
  const first = await counts();
  const most = new Map<string, number>();
  const seen = async (...names: string[]) => {
    for (const [name, value] of await counts()) {
      most.set(name, Math.max(value, most.get(name) ?? 0));
    }
    return names.filter((name) => (most.get(name) ?? 0) > (first.get(name) ?? 0)).sort();
  };
  const moving = [`glissade_proved_bound${here}`, 'glissade_states_total'];
  await expect.poll(() => seen(...moving), SOON).toEqual(moving);
  expect(most.get(`glissade_proved_bound${here}`)).toBeGreaterThan(40);
  const standing = await counts();
  expect(standing.get('glissade_run_parts{run="long"}')).toBe(1);
  expect(standing.get('glissade_run_answered{run="long"}')).toBe(0);
  expect(await run.cancel()).toBe(true);
  expect(await answer).toBe('left');
  await run.close();
  // Nothing is told of a job that has ended, or of a run that was left.
  await expect.poll(async () => (await counts()).get('glissade_jobs_running'), SOON).toBe(0);
  const after = await counts();
  expect([...after.keys()].filter((name) => name.includes('run="long"'))).toEqual([]);
  expect(after.get('glissade_states_total')).toBeGreaterThanOrEqual(most.get(moving[1]!)!);
});

test('jobs of a survey and of one board on all workers count their states, too', async () => {
  const statesNow = async () => (await counts()).get('glissade_states_total')!;
  const before = await statesNow();
  const survey = await runCli(['survey', 'simple', '2x2', '--json', '--redis', server.url]);
  const rows = survey.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const { states } = rows.at(-1);
  expect(states).toBeGreaterThan(0);
  expect((await statesNow()) - before).toBe(states);
  const board = ['8 6 4/0 7 2/5 1 3', '--split', '--json', '--redis', server.url];
  const { stats } = JSON.parse((await runCli(['solve', ...board])).stdout);
  expect(stats.expanded).toBeGreaterThan(0);
  expect((await statesNow()) - before - states).toBeGreaterThanOrEqual(stats.expanded);
  expect((await counts()).get('glissade_job_seconds_count{kind="subtree"}')).toBeGreaterThan(0);
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
