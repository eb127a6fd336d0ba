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

/**
 * Runs it; kills it after `killMs`, and interrupts it before if so asked.
 * @param {readonly string[]} argv
 * @param {{ readonly killMs: number; readonly interruptMs?: number }} options
 * @returns {Promise<Run>}
 */
export function runMeasured(argv, { killMs, interruptMs }) {
  return new Promise((resolve, reject) => {
    // On one core there is one thread: others would count towards the processor time.
    const pinned = ['--cpu-list', '0', process.execPath];
    const child = spawn('taskset', [...pinned, '--require', START, CLI, ...argv], {
      stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
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
        if (interruptMs !== undefined) timers.push(setTimeout(interrupt, interruptMs));
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
