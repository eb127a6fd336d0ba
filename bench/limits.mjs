// node bench/limits.mjs: every verb that takes limits on boards of every size, and survey on every
// family, against their limits. See docs/reliability.md. Options: --time 0.2,1,3  --only WORD
// --verbs solve,survey  --memory 128 (a run may take so much beside ROOM_BYTES)
// --cancel 1 (interrupt after so many seconds of processor time)  --threads 2 (processor time is
// then divided by them).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BOARDS } from './limits/boards.mjs';
import { runMeasured } from './limits/run.mjs';
import { FAMILIES } from './limits/surveys.mjs';

const LATE_MS = 200;
const LATE_SHARE = 0.1;
const KILL_MS = 180_000;
const MEGABYTE = 1e6;
/** Node, the program and its garbage. */
const ROOM_BYTES = 250e6;

/** @type {Readonly<Record<string, readonly string[]>>} */
const VERBS = {
  solve: ['solve'],
  any: ['solve', '--any'],
  all: ['solve', '--at-most', '300000'],
  count: ['solve', '--count-solutions'],
  states: ['check', '--states', '-m', 'steps'],
  hint: ['hint'],
  analyse: ['analyse'],
  tables: ['tables'],
  vary: ['vary'],
  goals: ['vary', '--goals'],
  harder: ['vary', '--harder', '1000'],
  explain: ['explain'],
  map: ['map', '-o', '/dev/null'],
  trace: ['trace'],
  scramble: ['scramble', '--length', '40-'],
  survey: ['survey'],
};
/** Verbs of one family alone, and those that may use several threads. */
const ONLY_TILES = ['tables'];
const ONLY_BLOCKS = ['vary', 'goals', 'harder'];
const THREADED = ['solve', 'any', 'count', 'tables', 'survey'];
const METRICS = { tiles: ['stm', 'mtm'], blocks: ['steps', 'slides', 'moves'] };
const WITHOUT_METRIC = ['states'];

const { values } = parseArgs({
  options: {
    time: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    verbs: { type: 'string', default: Object.keys(VERBS).join() },
    memory: { type: 'string' },
    cancel: { type: 'string' },
    threads: { type: 'string' },
  },
});

/** @param {readonly string[]} argv @param {number} timeMs */
async function measure(argv, timeMs) {
  const { memory, cancel } = values;
  const own = cancel === undefined ? ['--time', String(timeMs / 1000)] : [];
  const room = memory === undefined ? [] : ['--memory', memory];
  const interrupted = cancel === undefined ? {} : { interruptMs: Number(cancel) * 1000 };
  const { threads } = values;
  const several = threads === undefined ? {} : { threads: Number(threads) };
  const flags = threads === undefined ? [] : ['--threads', threads];
  const options = { killMs: KILL_MS, ...interrupted, ...several };
  const run = await runMeasured([...argv, ...own, ...room, ...flags, '--json'], options);
  const lateMs = cancel === undefined ? run.tookMs - timeMs : run.afterInterruptMs;
  const allowedMs = cancel === undefined ? Math.max(LATE_MS, timeMs * LATE_SHARE) : LATE_MS;
  const allowedBytes = ROOM_BYTES + Number(memory ?? Number.POSITIVE_INFINITY) * MEGABYTE;
  const isKept = run.code !== null && lateMs <= allowedMs && run.peakBytes <= allowedBytes;
  return { ...run, lateMs, isKept };
}

/** @typedef {{ readonly what: string, readonly argv: readonly string[] }} Case */

/** What a verb is measured on. @param {string} verb @returns {Generator<Case>} */
function* casesOf(verb) {
  const words = VERBS[verb] ?? [];
  if (verb !== 'survey') return yield* casesOnBoards(verb, words);
  for (const family of FAMILIES) yield { what: family, argv: [...words, ...family.split(' ')] };
  for (const { name, file } of boardFiles('blocks')) {
    yield { what: `pieces ${name}`, argv: [...words, 'pieces', file] };
  }
}

/** @param {string} verb @param {readonly string[]} words @returns {Generator<Case>} */
function* casesOnBoards(verb, [command = '', ...flags]) {
  for (const type of /** @type {const} */ (['tiles', 'blocks'])) {
    if ((type === 'tiles' ? ONLY_BLOCKS : ONLY_TILES).includes(verb)) continue;
    for (const { name, file } of boardFiles(type)) {
      for (const metric of WITHOUT_METRIC.includes(verb) ? [''] : METRICS[type]) {
        const measured = metric === '' ? [] : ['-m', metric];
        yield { what: `${name} ${metric}`, argv: [command, file, ...flags, ...measured] };
      }
    }
  }
}

/** The boards of a type; the file of one is overwritten by the next. @param {string} type */
function* boardFiles(type) {
  for (const board of BOARDS) {
    if (board.type !== type) continue;
    const file = board.text.includes('\n') ? join(folder, 'board') : board.text;
    if (file !== board.text) writeFileSync(file, board.text);
    yield { name: board.name, file };
  }
}

/** Measures one case and tells of it; whether the limits were kept. */
async function tell(
  /** @type {string} */ verb,
  /** @type {Case} */ { what, argv },
  /** @type {number} */ seconds,
) {
  const { isKept, code, status, ...run } = await measure(argv, seconds * 1000);
  const figures = [
    `${(run.tookMs / 1000).toFixed(2)} s`,
    `late ${Math.max(0, run.lateMs).toFixed(0)} ms`,
    `${(run.peakBytes / MEGABYTE).toFixed(0)} MB`,
  ].join('  ');
  const end = code === null ? 'killed' : `${code} ${status}`;
  const named = `${verb} ${what} --time ${seconds}`;
  console.log(`${isKept ? 'kept  ' : 'BROKEN'} ${named.padEnd(48)} ${figures}  ${end}`);
  return isKept;
}

const folder = mkdtempSync(join(tmpdir(), 'glissade-limits-'));
let broken = 0;
let runs = 0;
try {
  for (const verb of values.verbs.split(',')) {
    if (values.threads !== undefined && !THREADED.includes(verb)) continue;
    for (const one of casesOf(verb)) {
      if (!one.what.includes(values.only)) continue;
      for (const seconds of values.time.split(',').map(Number)) {
        runs++;
        if (!(await tell(verb, one, seconds))) broken++;
      }
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${runs} runs, ${broken} limits not kept`);
process.exitCode = broken > 0 ? 1 : 0;
