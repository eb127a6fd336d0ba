import { expect, test } from 'vitest';
import { ringSizeFor } from './ringBuffers.ts';
import { SharedState, sharedStateBytes } from './sharedState.ts';

const THREADS = 3;
const RINGS = ringSizeFor(THREADS, Number.POSITIVE_INFINITY);

function pairs(): (readonly [number, number])[] {
  const all = [...Array(THREADS).keys()];
  return all.flatMap((from) => all.filter((to) => to !== from).map((to) => [from, to] as const));
}

test('each pair of threads has a ring of its own, first in, first out', () => {
  const { chunks, buffer } = new SharedState(RINGS);
  const reader = new SharedState(RINGS, buffer).chunks;
  const chunkOf = (from: number, to: number, n: number) =>
    new Uint8Array(65_536).fill(from * 100 + to * 10 + n);
  for (const n of [0, 1])
    for (const [from, to] of pairs())
      expect(chunks.send(from, to, chunkOf(from, to, n))).toBe(true);
  for (const n of [0, 1]) {
    for (const [from, to] of pairs()) {
      expect(Buffer.compare(reader.peek(from, to)!, chunkOf(from, to, n))).toBe(0);
      reader.drop(from, to);
    }
  }
  for (const [from, to] of pairs()) expect(reader.peek(from, to)).toBeUndefined();
});

test('a ring that is full takes no more until something is read', () => {
  const { chunks } = new SharedState(RINGS);
  let sent = 0;
  while (chunks.send(2, 0, new Uint8Array([sent % 256]))) sent++;
  expect(sent).toBeGreaterThan(7);
  expect(chunks.send(0, 2, new Uint8Array([7]))).toBe(true);
  chunks.drop(2, 0);
  expect(chunks.send(2, 0, new Uint8Array([sent % 256]))).toBe(true);
  for (let n = 1; n <= sent; n++) {
    expect(chunks.peek(2, 0)).toEqual(new Uint8Array([n % 256]));
    chunks.drop(2, 0);
  }
});

test.each([2, 3, 5])('%i threads: keys lie on words in shared memory', (threads) => {
  const rings = ringSizeFor(threads, 1e8);
  const { chunks, buffer } = new SharedState(rings);
  expect(buffer.byteLength).toBe(sharedStateBytes(rings));
  chunks.send(0, 1, new Uint8Array([1]));
  expect(chunks.peek(0, 1)!.byteOffset % 8).toBe(0);
});

test('rings are large where there is room, and take a sixteenth of little memory', () => {
  expect(ringSizeFor(2, Number.POSITIVE_INFINITY).chunksMax).toBe(128);
  expect(sharedStateBytes(ringSizeFor(2, 64 << 20))).toBeLessThan(4.1 * 2 ** 20);
  expect(ringSizeFor(4, 8 << 20).chunksMax).toBe(8);
});
