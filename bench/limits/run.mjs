// One run of the built command line, with what it took.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('start.cjs', import.meta.url));
const CLI = fileURLToPath(new URL('../../packages/glissade/bin/glissade.js', import.meta.url));
const TICK_MS = 10;

/** Undefined once the thread is gone. @param {number} pid */
function mainThreadMs(pid) {
  try {
    const file = `/proc/${pid}/task/${pid}/stat`;
    const fields = readFileSync(file, 'latin1').split(') ')[1]?.split(' ');
    return (Number(fields?.[11]) + Number(fields?.[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}

/**
 * @typedef {object} Run
 * @property {number | null} code null where it was killed
 * @property {number} tookMs processor time, from the start of the program
 * @property {number} afterInterruptMs processor time of the main thread after the interrupt
 * @property {number} peakBytes resident memory at its peak
 * @property {string} status
 */

/** How often the processor time is looked at before an interrupt. */
const LOOK_MS = 5;

/** @typedef {{ killMs: number, interruptMs?: number, threads?: number }} Options */

/**
 * Runs it; kills it after `killMs` on the clock of the wall, and interrupts it before, after so
 * much processor time, if so asked.
 * @param {readonly string[]} argv
 * @param {Options} options
 * @returns {Promise<Run>}
 */
export function runMeasured(argv, { killMs, interruptMs, threads = 1 }) {
  return new Promise((resolve, reject) => {
    // As many cores as threads: others would count towards the processor time.
    const pinned = ['--cpu-list', `0-${threads - 1}`, process.execPath];
    const child = spawn('taskset', [...pinned, '--require', START, CLI, ...argv], {
      stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
      env: { ...process.env, GLISSADE_BENCH_THREADS: String(threads) },
    });
    let [out, told] = ['', ''];
    /** @type {number | undefined} */
    let atInterruptMs;
    /** @type {NodeJS.Timeout[]} */
    const timers = [];
    const interrupt = () => {
      atInterruptMs = mainThreadMs(child.pid ?? 0);
      child.kill('SIGINT');
    };
    child.stdout?.on('data', (chunk) => {
      if (out.length < 10_000) out += chunk;
    });
    child.stdio[3]?.on('data', (chunk) => {
      if (told === '') {
        timers.push(setTimeout(() => child.kill('SIGKILL'), killMs));
        if (interruptMs !== undefined) {
          const look = setInterval(() => {
            if ((mainThreadMs(child.pid ?? 0) ?? 0) < interruptMs) return;
            clearInterval(look);
            interrupt();
          }, LOOK_MS);
          timers.push(look);
        }
      }
      told += chunk;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const timer of timers) clearTimeout(timer);
      const [, report] = told.split('\n');
      // An interrupt that comes before the program is loaded ends Node at once.
      const unknownMs = signal === 'SIGINT' ? (atInterruptMs ?? 0) : killMs;
      const { tookMs, mainMs, peakBytes } = report
        ? JSON.parse(report)
        : { tookMs: unknownMs, mainMs: unknownMs, peakBytes: 0 };
      const afterInterruptMs = atInterruptMs === undefined ? 0 : mainMs - atInterruptMs;
      const status = /"status":"(\w+)"/.exec(out)?.[1] ?? '';
      resolve({
        code: signal === 'SIGINT' ? 130 : code,
        tookMs,
        afterInterruptMs,
        peakBytes,
        status,
      });
    });
  });
}
