// What a job, a board of a batch, a worker, and a job under way cost Redis and the command that
// waits for the answers: node bench/cluster/costs.mjs [--jobs N] [--workers N] [--seconds N]; build
// first. `measured.mjs` keeps what it told.
import { parseArgs } from 'node:util';
import { openRun, startWorker } from '@glissade/cluster';
import { parsePuzzle, specOf } from '@glissade/core';
import { solve } from '@glissade/solve/solve';
import { Queue } from 'bullmq';
import { formatNumber, formatTable } from '../report/table.mjs';
import { start } from './program.mjs';
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
const PART = { puzzle: specOf(parsePuzzle('1 2 3/4 5 6/7 0 8')), options: {} };

/**
 * Parts that are jobs of their own.
 * @param {import('@glissade/cluster').Run} run
 * @param {number} count
 */
const jobs = (run, count) =>
  Array.from({ length: count }, (_, at) => run.ask(`job-${at}`, PART, (answer) => answer));

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
  const all = jobs(waiting, JOBS);
  for (const one of all) one.catch(() => undefined);
  while ((await server.redis.llen('{glissade}:solve-0.1.0-6:wait')) < JOBS) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});
tell('a job added', added, JOBS);
waiting.abort();
await waiting.cancel();
await waiting.close();
await server.redis.flushall();

// A job from its sending to its answer, with a worker of its own process.
const worker = start(['worker', '--redis', server.url, '--jobs', '2']);
const run = await openRun({ url: server.url }, { run: 'jobs' });
const clock = process.cpuUsage();
const done = await server.spent(async () => {
  await Promise.all(jobs(run, JOBS));
});
const { user, system } = process.cpuUsage(clock);
tell('a job, added to answered', done, JOBS);
await run.finish();
await run.close();

worker.child.kill();
await worker.ended;

// Boards of a batch, by the command itself; what more of them take, so that its start is left out.
const solved = await solvedBoards();
const few = await solveBoards(solved, JOBS);
const many = await solveBoards(solved, 5 * JOBS);
tell(`a board in groups of ${Math.round(many.groupSize)}`, less(many.spent, few.spent), 4 * JOBS);
const commandBoard = (many.seconds - few.seconds) / (4 * JOBS);

// Workers that have nothing to do, and then as many that work, per second.
const before = await server.spent(rest);
const idle = await server.spent(() => workers(WORKERS, never));
tell('a worker connects', idle, WORKERS);
const resting = await server.spent(rest);
tell('a worker without work, a second', less(resting, before), WORKERS * SECONDS);
const long = await openRun({ url: server.url }, { run: 'long' });
for (const one of jobs(long, WORKERS)) one.catch(() => undefined);
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
console.log(`command: ${formatNumber(1e6 * commandBoard)} µs a board, read, checked and printed`);
server.close();
process.exit();

/** Random 15-puzzles, with their answers, which are said to have taken 5 ms each. */
async function solvedBoards() {
  const count = `${Math.min(200, Math.ceil(JOBS / 20))}`;
  const { answer } = await start(['scramble', '4x4', '--count', count, '--seed', '1']).ended;
  const texts = answer.trim().split('\n');
  /** @type {Map<string, ReturnType<Solver>>} */
  const known = new Map();
  for (const puzzle of texts.map((text) => parsePuzzle(text))) {
    const outcome = await solve(puzzle);
    const stats = { ...outcome.stats, timeMs: 5 };
    known.set(puzzle.start.join(), Promise.resolve({ ...outcome, stats }));
  }
  return { texts, known };
}

/**
 * The same boards again and again, by a worker of this process that knows the answers.
 * @param {Awaited<ReturnType<typeof solvedBoards>>} boards @param {number} count
 */
async function solveBoards({ texts, known }, count) {
  const run = `boards-${count}`;
  const [living] = await workers(1, ({ start: cells }) => known.get(cells.join()) ?? nothing(), 2);
  const lines = Array.from({ length: count }, (_, at) => `${texts[at % texts.length]}\n`);
  let told = { code: 1, answer: '', told: '', seconds: 0 };
  let [groups, bytes] = [0, 0];
  const watching = setInterval(async () => {
    groups = Math.max(groups, await server.redis.hlen(`{glissade}:run:${run}:begun`));
    const memory = /^used_memory:(\d+)/m.exec(await server.redis.info('memory'))?.[1];
    bytes = Math.max(bytes, Number(memory));
  }, 20);
  const spent = await server.spent(async () => {
    const flags = ['--json', '--redis', server.url, '--run', run];
    told = await start(['solve', '-', ...flags], lines.join('')).ended;
  });
  clearInterval(watching);
  await living?.stop();
  if (told.code !== 0) throw new Error(told.told);
  return { spent: { ...spent, bytes }, seconds: told.seconds, groupSize: count / groups };
}

/** @param {import('./redis.mjs').Spent} all @param {import('./redis.mjs').Spent} other */
function less(all, other) {
  return {
    commands: all.commands - other.commands,
    cpuMs: all.cpuMs - other.cpuMs,
    bytes: all.bytes - other.bytes,
  };
}
