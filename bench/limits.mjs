// node bench/limits.mjs: every verb that takes limits on boards of every size, against its limits.
// See docs/reliability.md. Options: --time 0.2,1,3  --only WORD  --verbs solve,hint  --memory 128
// --cancel 1 (interrupt after so many seconds of processor time)  --threads 2 (processor time is
// then divided by them).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BOARDS } from './limits/boards.mjs';
import { runMeasured } from './limits/run.mjs';

const LATE_MS = 200;
const LATE_SHARE = 0.1;
const KILL_MS = 180_000;
const MEGABYTE = 1e6;

/** @type {Readonly<Record<string, readonly string[]>>} */
const VERBS = {
  solve: ['solve'],
  any: ['solve', '--any'],
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
};
/** Verbs of one family alone, and those that may use several threads. */
const ONLY_TILES = ['tables'];
const ONLY_BLOCKS = ['vary', 'goals', 'harder'];
const THREADED = ['solve', 'any', 'count', 'tables'];
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
  return { ...run, lateMs, isKept: run.code !== null && lateMs <= allowedMs };
}

const folder = mkdtempSync(join(tmpdir(), 'glissade-limits-'));
let broken = 0;
let runs = 0;
try {
  for (const verb of values.verbs.split(',')) {
    if (values.threads !== undefined && !THREADED.includes(verb)) continue;
    for (const { name, type, text } of BOARDS) {
      if (!name.includes(values.only)) continue;
      if (type === 'blocks' && ONLY_TILES.includes(verb)) continue;
      if (type === 'tiles' && ONLY_BLOCKS.includes(verb)) continue;
      const file = text.includes('\n') ? join(folder, 'board') : text;
      if (file !== text) writeFileSync(file, text);
      for (const metric of WITHOUT_METRIC.includes(verb) ? [''] : METRICS[type]) {
        for (const seconds of values.time.split(',').map(Number)) {
          const [command = '', ...flags] = VERBS[verb] ?? [];
          const measured = metric === '' ? [] : ['-m', metric];
          const argv = [command, file, ...flags, ...measured];
          const { isKept, code, status, ...run } = await measure(argv, seconds * 1000);
          runs++;
          if (!isKept) broken++;
          const figures = [
            `${(run.tookMs / 1000).toFixed(2)} s`,
            `late ${Math.max(0, run.lateMs).toFixed(0)} ms`,
            `${(run.peakBytes / MEGABYTE).toFixed(0)} MB`,
          ].join('  ');
          const end = code === null ? 'killed' : `${code} ${status}`;
          const what = `${verb} ${name} ${metric} --time ${seconds}`;
          console.log(`${isKept ? 'kept  ' : 'BROKEN'} ${what.padEnd(48)} ${figures}  ${end}`);
        }
      }
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${runs} runs, ${broken} limits not kept`);
process.exitCode = broken > 0 ? 1 : 0;
