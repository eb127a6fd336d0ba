import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { formatPuzzle } from '@glissade/core';

/**
 * One puzzle of a workload and what is known about it.
 * @typedef {{
 *   readonly puzzle: import('@glissade/core').Puzzle,
 *   readonly optimum?: number,
 *   readonly states?: number,
 * }} KnownPuzzle
 */

/**
 * What is to be done: visit all reachable states of each puzzle (`whole`), or find a shortest
 * solution of each (`answer`).
 * @typedef {{
 *   readonly id: string,
 *   readonly title: string,
 *   readonly mode: 'whole' | 'answer',
 *   readonly metric: 'steps' | 'slides' | 'moves',
 *   readonly puzzles: readonly KnownPuzzle[],
 *   readonly large?: boolean,
 * }} Workload
 */

/**
 * What one process says of a workload that it did again and again. `lengths` has one number a
 * puzzle, -1 for none; the counts are sums over the puzzles; bytes as of the first run.
 * @typedef {{
 *   readonly runs: readonly { readonly wallMs: number, readonly cpuMs: number }[],
 *   readonly lengths: readonly number[],
 *   readonly states?: number,
 *   readonly expanded?: number,
 *   readonly levels?: number,
 *   readonly peakBytes?: number,
 *   readonly rssBytes?: number,
 *   readonly faults?: readonly string[],
 * }} Measured
 */

/** @typedef {{ readonly failed: string }} Failed */

/**
 * How long one process goes on with a workload (CPU time), and the memory it may take.
 * @typedef {{
 *   readonly loopMs: number,
 *   readonly runsMax: number,
 *   readonly memoryBytes: number,
 * }} Effort
 */

/**
 * A solver. `refuses` says why it cannot do a workload.
 * @typedef {{
 *   readonly name: string,
 *   readonly side: 'ours' | 'yardstick' | 'peer',
 *   readonly refuses: (work: Workload) => string | undefined,
 *   readonly measure: (work: Workload, effort: Effort) => Measured | Failed,
 * }} Contestant
 */

/**
 * What a child process reads as JSON from its standard input; puzzles in the native form.
 * @typedef {Effort & {
 *   readonly mode: Workload['mode'],
 *   readonly metric: Workload['metric'],
 *   readonly puzzles: readonly string[],
 *   readonly engine?: import('@glissade/solve/engines/engineNames').EngineName,
 *   readonly threads?: number,
 * }} Job
 */

const OUTPUT_BYTES_MAX = 1 << 26;

/**
 * Runs one of children/*.mjs in a fresh Node; what it prints is its result.
 * @param {string} name
 * @param {unknown} job
 */
export function runChild(name, job, env = {}) {
  const script = fileURLToPath(new URL(`./children/${name}.mjs`, import.meta.url));
  const { error, status, signal, stdout, stderr } = spawnSync(process.execPath, [script], {
    input: JSON.stringify(job),
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: OUTPUT_BYTES_MAX,
  });
  if (status === 0) return JSON.parse(stdout);
  const lines = (stderr ?? '').trim().split('\n');
  const said = lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.at(-1);
  return { failed: error?.message || said || `ended with ${signal ?? status}` };
}

/**
 * @param {Workload} work
 * @param {Effort} effort
 * @returns {Job}
 */
export function jobOf({ mode, metric, puzzles }, effort) {
  return { ...effort, mode, metric, puzzles: puzzles.map(({ puzzle }) => formatPuzzle(puzzle)) };
}

/**
 * An engine of this project, by the name that `--engine` takes.
 * @param {string} engine
 * @returns {Contestant}
 */
export function ownContestant(engine) {
  return {
    name: `glissade ${engine}`,
    side: 'ours',
    refuses: () => undefined,
    measure: (work, effort) => runChild('ours', { ...jobOf(work, effort), engine }),
  };
}

/** Threads and memory of the variants; the files of the second are temporary ones. */
const THREADS = 2;
const SMALL_BYTES = 600e6;

/**
 * The same engine in other circumstances, for workloads of tens of millions of states: with threads
 * (compare wall time, `--clock wall`), and with little memory and the disk.
 * @param {string} engine
 * @returns {Contestant[]}
 */
export function ownVariants(engine) {
  if (engine !== 'kernel') return [];
  /** @param {string} title @param {{ threads?: number, memoryBytes?: number }} change */
  const variant = (title, change) => {
    /** @type {Contestant} */
    const contestant = {
      name: `glissade ${engine}, ${title}`,
      side: 'ours',
      refuses: ({ large, mode, puzzles }) =>
        large && mode === 'answer' && puzzles.length === 1 ? undefined : 'only large spaces',
      measure: (work, effort) => {
        const job = { ...jobOf(work, effort), engine, ...change };
        return runChild('ours', job);
      },
    };
    return contestant;
  };
  return [
    variant(`${THREADS} threads`, { threads: THREADS }),
    variant(`${SMALL_BYTES / 1e6} MB and disk`, { memoryBytes: SMALL_BYTES }),
  ];
}
