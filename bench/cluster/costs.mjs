// What a job, a worker, and a job under way cost Redis and the command that waits for the answers:
// node bench/cluster/costs.mjs [--jobs N] [--workers N] [--seconds N]; build first. `measured.mjs`
// keeps what it told.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openRun, startWorker } from '@glissade/cluster';
import { parsePuzzle } from '@glissade/core';
import { Queue } from 'bullmq';
import { formatNumber, formatTable } from '../report/table.mjs';
import { startServer } from './redis.mjs';

/** @typedef {import('@glissade/cluster').Solver} Solver */
/** @typedef {import('@glissade/cluster').WorkerOptions} WorkerOptions */

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '5000' },
    workers: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '40' },
  },
});
const JOBS = Number(values.jobs);
const WORKERS = Number(values.workers);
const SECONDS = Number(values.seconds);
const program = fileURLToPath(new URL('../../packages/glissade/bin/glissade.js', import.meta.url));
const BOARD = parsePuzzle('1 2 3/4 5 6/7 0 8');

const server = await startServer();
const nothing = () => Promise.reject(new Error('not here'));
const searches = { survey: nothing, subtree: nothing };
/** @type {Solver} */
const never = (_, __, signal) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** @param {number} count @param {Solver} solver @param {number} [places] */
function workers(count, solver, places = 1) {
  return Promise.all(
    Array.from({ length: count }, (_, at) =>
      startWorker(
        { url: server.url },
        { solve: solver, searches, jobs: places, graceMs: 10, name: `bench-${at}` },
      ),
    ),
  );
}

const rest = () => new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
/** @type {string[][]} */
const rows = [];
/** @param {string} what @param {import('./redis.mjs').Spent} spent @param {number} per */
function tell(what, { commands, cpuMs, bytes }, per) {
  const cells = [commands / per, (1000 * cpuMs) / per, bytes / per].map(formatNumber);
  rows.push([what, ...cells, '']);
}

// What stands in Redis for a job that waits.
const waiting = await openRun({ url: server.url }, { run: 'waiting' });
const added = await server.spent(async () => {
  const all = Array.from({ length: JOBS }, () => waiting.solve(BOARD, {}));
  for (const one of all) one.catch(() => undefined);
  while ((await server.redis.llen('{glissade}:solve-0.1.0-5:wait')) < JOBS) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});
tell('a job added', added, JOBS);
waiting.abort();
await waiting.cancel();
await waiting.close();
await server.redis.flushall();

// A job from its sending to its answer, with a worker of its own process.
const worker = spawn(process.execPath, [program, 'worker', '--redis', server.url, '--jobs', '2']);
const run = await openRun({ url: server.url }, { run: 'jobs' });
const clock = process.cpuUsage();
const done = await server.spent(async () => {
  await Promise.all(Array.from({ length: JOBS }, () => run.solve(BOARD, {})));
});
const { user, system } = process.cpuUsage(clock);
tell('a job, added to answered', done, JOBS);
await run.finish();
await run.close();
worker.kill();
await new Promise((resolve) => worker.once('exit', resolve));

// Workers that have nothing to do, and then as many that work, per second.
const before = await server.spent(rest);
const idle = await server.spent(() => workers(WORKERS, never));
tell('a worker connects', idle, WORKERS);
const resting = await server.spent(rest);
tell('a worker without work, a second', less(resting, before), WORKERS * SECONDS);
const long = await openRun({ url: server.url }, { run: 'long' });
for (let job = 0; job < WORKERS; job++) long.solve(BOARD, {}).catch(() => undefined);
await new Promise((resolve) => setTimeout(resolve, 3000));
const working = await server.spent(rest);
tell('a worker with a job, a second', less(working, before), WORKERS * SECONDS);

// What a worker asks three times a second while it searches a part of a tree.
const queue = new Queue('bench', { connection: server.redis, prefix: '{glissade}' });
const looks = await server.spent(async () => {
  for (let look = 0; look < JOBS; look++) await queue.getJobCounts('waiting', 'active');
});
tell('a look for idle workers', looks, JOBS);

console.log(formatTable(['', 'commands', 'µs of Redis', 'bytes', ''], rows));
console.log(`command: ${formatNumber((user + system) / JOBS)} µs of its processor time a job`);
server.close();
process.exit();

/** @param {import('./redis.mjs').Spent} all @param {import('./redis.mjs').Spent} other */
function less(all, other) {
  return {
    commands: all.commands - other.commands,
    cpuMs: all.cpuMs - other.cpuMs,
    bytes: all.bytes - other.bytes,
  };
}
