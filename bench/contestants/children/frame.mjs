import { readFileSync } from 'node:fs';

/** @typedef {import('../contestant.mjs').Measured} Measured */

/** The job of this process, from its standard input. */
export function readJob() {
  return JSON.parse(readFileSync(0, 'utf8'));
}

/** @param {unknown} result */
export function printResult(result) {
  process.stdout.write(JSON.stringify(result));
}

/** User and system time of all threads of this process. */
export function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A line of /proc/self/status in bytes; undefined on other systems. @param {string} name */
function statusBytes(name) {
  try {
    const text = readFileSync('/proc/self/status', 'utf8');
    const found = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text);
    return found === null ? undefined : Number(found[1]) * 1024;
  } catch {
    return undefined;
  }
}

function peakRssBytes() {
  return statusBytes('VmHWM') ?? process.resourceUsage().maxRSS * 1024;
}

/**
 * Does a pass over the puzzles again and again, and measures time and, in the first run, memory.
 * @param {{ readonly loopMs: number, readonly runsMax: number }} effort
 * @param {() => Omit<Measured, 'runs' | 'rssBytes'>} pass
 * @returns {Measured}
 */
export function measurePasses({ loopMs, runsMax }, pass) {
  const rssBefore = statusBytes('VmRSS') ?? process.memoryUsage().rss;
  const runs = [];
  let spentMs = 0;
  let rssBytes = 0;
  let result;
  do {
    const cpuStart = cpuMs();
    const start = performance.now();
    result = pass();
    const wallMs = performance.now() - start;
    const run = { wallMs, cpuMs: cpuMs() - cpuStart };
    runs.push(run);
    spentMs += run.cpuMs;
    if (runs.length === 1) rssBytes = Math.max(0, peakRssBytes() - rssBefore);
  } while (spentMs < loopMs && runs.length < runsMax);
  return { ...result, runs, rssBytes };
}
