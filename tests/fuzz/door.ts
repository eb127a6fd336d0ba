/* The thread of the fuzzing door: batch after batch, each told to its owner. */
import { parentPort, workerData } from 'node:worker_threads';
import { runBatch } from './runBatch.ts';
import { TARGETS } from './targets.ts';

/** `shared` holds the length of the input at work and its JSON, for when it never ends. */
type Order = {
  readonly shared: SharedArrayBuffer;
  readonly target: string;
  readonly seed: number;
};

const encoder = new TextEncoder();

function publisher(shared: SharedArrayBuffer): (input: unknown) => void {
  const head = new Int32Array(shared, 0, 2);
  const room = new Uint8Array(shared, 8);
  const scratch = new Uint8Array(room.length);
  return (input) => {
    const { written } = encoder.encodeInto(JSON.stringify(input) ?? 'undefined', scratch);
    room.set(scratch.subarray(0, written));
    Atomics.store(head, 1, written);
    Atomics.add(head, 0, 1);
  };
}

async function work({ shared, target: name, seed }: Order): Promise<void> {
  const target = TARGETS.find((candidate) => candidate.name === name)!;
  const startedMs = performance.now();
  const outcome = await runBatch(target, { seed, onInput: publisher(shared) });
  parentPort!.postMessage({ ...outcome, timeMs: performance.now() - startedMs });
}

const { names } = workerData as { readonly names?: true };
if (names) {
  const known = TARGETS.map(({ name, title, counts, share, timeMsMax }) => ({
    name,
    title,
    counts,
    share,
    timeMsMax,
  }));
  parentPort!.postMessage(known);
} else {
  parentPort!.on('message', (order: Order) => void work(order));
}
