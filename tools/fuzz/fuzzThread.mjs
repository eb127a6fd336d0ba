// A thread that tries inputs, and the watch over it: a thread that hangs is ended and made anew.
import { Worker } from 'node:worker_threads';

/** The longest JSON of an input that is kept for when it hangs. */
const INPUT_BYTES_MAX = 1 << 20;
/** An input that never ends is waited for so many times as long as one that is only slow. */
const PATIENCE = 5;
const WATCH_MS = 500;
/** Before the first input a thread loads, and makes good puzzles. */
const BEGIN_MS_MAX = 120_000;

/**
 * @typedef {import('./report.mjs').Known} Known
 * @typedef {import('./report.mjs').Outcome} Outcome
 */

export class FuzzThread {
  /** @param {string} script */
  constructor(script) {
    this.script = script;
    this.shared = new SharedArrayBuffer(8 + INPUT_BYTES_MAX);
    /** @type {Worker | undefined} */
    this.worker = undefined;
  }

  /** @returns {Promise<readonly Known[]>} */
  targets() {
    const worker = new Worker(this.script, { workerData: { names: true } });
    return new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  }

  /** One batch. @param {Known} target @param {number} seed @returns {Promise<Outcome>} */
  run(target, seed) {
    this.worker ??= new Worker(this.script, {
      workerData: {},
      env: { ...process.env, GLISSADE_CACHE: 'off' },
    });
    const { worker, shared } = this;
    const startedMs = Date.now();
    return new Promise((resolve) => {
      /** @param {Outcome} outcome */
      const settle = (outcome) => {
        clearInterval(watch);
        worker.removeAllListeners('message');
        worker.removeAllListeners('error');
        resolve(outcome);
      };
      /** @param {'hang' | 'crash'} kind @param {string} message */
      const broken = (kind, message) => {
        void this.end();
        const at = { target: target.name, seed, path: '', stack: '' };
        const failure = { ...at, kind, message, input: this.lastInput() };
        settle({ inputs: 0, timeMs: Date.now() - startedMs, failure });
      };
      const watch = this.watch(target, () => {
        broken('hang', `no end after ${target.timeMsMax * PATIENCE} ms`);
      });
      worker.once('message', settle);
      worker.once('error', (error) => broken('crash', `outside of any input: ${error}`));
      worker.postMessage({ shared, target: target.name, seed });
    });
  }

  /** Calls when no new input is begun for long. @param {Known} target @param {() => void} onHang */
  watch({ timeMsMax }, onHang) {
    const head = new Int32Array(this.shared, 0, 2);
    const first = Atomics.load(head, 0);
    let seen = first;
    let sinceMs = Date.now();
    return setInterval(() => {
      const now = Atomics.load(head, 0);
      if (now !== seen) sinceMs = Date.now();
      seen = now;
      const patienceMs = now === first ? BEGIN_MS_MAX : timeMsMax * PATIENCE;
      if (Date.now() - sinceMs > patienceMs) onHang();
    }, WATCH_MS);
  }

  /** The input that was at work last. */
  lastInput() {
    const bytes = Atomics.load(new Int32Array(this.shared, 0, 2), 1);
    const text = new TextDecoder().decode(new Uint8Array(this.shared, 8, bytes).slice());
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }

  async end() {
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }
}
