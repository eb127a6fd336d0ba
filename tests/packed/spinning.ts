import { pathToFileURL } from 'node:url';
import { root } from '../../tools/install.mjs';

/** No entry of the library exports it: the threads of its searches are started by it. */
const pool = pathToFileURL(`${root}packages/platform/dist/threads/pool.js`).href;

/** (module (import "env" "memory" (memory 1 1 shared)) (func (export "spin") (loop (br 0)))) */
const SPINNER = [
  [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0],
  [2, 16, 1, 3, 101, 110, 118, 6, 109, 101, 109, 111, 114, 121, 2, 3, 1, 1],
  [3, 2, 1, 0, 7, 8, 1, 4, 115, 112, 105, 110, 0, 0, 10, 9, 1, 7, 0, 3, 64, 12, 0, 11, 11],
].flat();

/** A program with one thread that waits and one that never answers; `end` is how it goes on. */
export function spinningProgram(end: string): string {
  return `
    import { startPool } from '${pool}';
    const bytes = Uint8Array.from(${JSON.stringify(SPINNER)});
    const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    const data = { module: new WebAssembly.Module(bytes), memory, calls: ['spin'] };
    const pool = startPool({ count: 2, job: 'kernel', data });
    for (let n = 0; n < 500 && pool.ready < 2; n++) pool.wait(10);
    console.log(pool.ready);
    pool.post([0]);
    ${end}`;
}
