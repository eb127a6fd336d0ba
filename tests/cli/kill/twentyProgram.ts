import type { Command } from './runAndSignal.ts';

const library = new URL('../../../packages/glissade/dist/', import.meta.url).href;

/**
 * Twenty searches at once, each ended at a random moment, round after round; after each it prints
 * how the searches ended and what the process still holds: one JSON object a line.
 */
export function twentyAtOnce(how: 'cancelled' | 'closed', rounds: number, longestMs: number) {
  const text = `
    import { readdirSync } from 'node:fs';
    import { setTimeout as sleep } from 'node:timers/promises';
    import { parsePuzzle, solve } from '${library}index.js';
    import { puzzleById, puzzleOf } from '${library}catalogue.js';
    import { createWorkerSolver } from '${library}worker.js';
    const tiles = parsePuzzle('0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1');
    const blocks = puzzleOf(puzzleById('climb12'));
    const asked = [
      [tiles, {}],
      [tiles, { metric: 'mtm' }],
      [blocks, { limits: { memoryBytes: 2e6 } }],
      [blocks, { threads: 2 }],
      [tiles, { engine: 'anytime' }],
    ];
    let seed = 20;
    const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    const ended = {
      cancelled: async (puzzle, options, ms) => {
        const abort = new AbortController();
        setTimeout(() => abort.abort(), ms);
        return (await solve(puzzle, { ...options, signal: abort.signal })).status;
      },
      closed: async (puzzle, options, ms) => {
        const solver = createWorkerSolver();
        setTimeout(() => solver.close(), ms);
        const run = solver.solve(puzzle, options);
        return run.then(
          ({ status }) => status,
          ({ message }) => message,
        );
      },
    };
    async function held() {
      const count = (what) => readdirSync('/proc/self/' + what).length;
      // Threads that are still loading end once they have loaded, and what they held is let go
      // some time later: what a process holds is what stays.
      let [before, still] = ['', 0];
      for (let n = 0; n < 400 && still < 10; n++) {
        gc();
        await sleep(40);
        const { external } = process.memoryUsage();
        const now = [count('fd'), count('task'), Math.round(external / 5e5)].join(' ');
        still = now === before ? still + 1 : 0;
        before = now;
      }
      const { heapUsed, external, arrayBuffers } = process.memoryUsage();
      const isOurs = (name) => /Worker|Port|FS/.test(name);
      const resources = process.getActiveResourcesInfo().filter(isOurs);
      const handles = { files: count('fd'), threads: count('task'), resources };
      return { heapUsed, external, arrayBuffers, ...handles };
    }
    for (let round = 0; round < ${rounds}; round++) {
      const runs = Array.from({ length: 20 }, (_, n) => {
        const [puzzle, options] = asked[n % asked.length];
        return ended['${how}'](puzzle, options, random() * ${longestMs});
      });
      const ends = await Promise.all(runs);
      console.log(JSON.stringify({ ends, ...(await held()) }));
    }`;
  const args = ['--expose-gc', '--input-type=module', '--eval', text];
  return { args } satisfies Command;
}
