// The level store: the keys of the states, level by level, in the order in which they were found.
// In small searches its end is also the frontier. In large ones a level is copied to it only when
// it leaves the closed window (`closed/windowRetire.ts`). It consists of chunks of one page, so it
// grows without being copied and uses pages that the closed window has freed.
//
// When no path is wanted, a chunk is freed as soon as its states are expanded: the search then
// holds only the frontier, however many states it counts.
//
// Rejected: a ring buffer beside a closed set of all states (13.6 bytes per state on Pelopones;
// either of them copies everything when it grows).
import { PAGE_BYTES } from '../../../platform/src/pageBytes.ts';
import { CHUNKS_MAX } from '../../src/kernel/layout.ts';
import { keyBytes } from '../encoding/keyWords.ts';
import { freePageRun, takePage } from '../../../platform/kernel/pages.ts';

const CHUNK_MASK: u32 = CHUNKS_MAX - 1;

/** Number of keys in a chunk. */
// @ts-ignore: decorator
@inline
export function chunkKeys(): u32 {
  return PAGE_BYTES / <u32>keyBytes();
}

// @ts-ignore: decorator
@inline
function chunkBytes(): usize {
  return <usize>chunkKeys() * keyBytes();
}

/** u16 page of each chunk, by its number modulo CHUNKS_MAX. */
let directory: usize = 0;
/** States stay in the store after they have been expanded. */
export let keepsLevels: bool = true;
/** Keys ever added. */
export let stored: u64 = 0;
let tailAt: usize = 0;
let tailEnd: usize = 0;
/** Number of chunks freed, the oldest. */
let chunksFreed: u32 = 0;
/** A page for the next chunk, or 0. */
let spare: usize = 0;

/** Opens an empty store; `keepAll`: it keeps all states, not only the frontier. */
export function openStore(directoryAt: usize, keepAll: bool): void {
  directory = directoryAt;
  keepsLevels = keepAll;
  stored = 0;
  tailAt = 0;
  tailEnd = 0;
  spare = 0;
  chunksFreed = 0;
}

// @ts-ignore: decorator
@inline
function entryOf(chunk: u32): usize {
  return directory + (<usize>(chunk & CHUNK_MASK) << 1);
}

// @ts-ignore: decorator
@inline
function addressOf(chunk: u32): usize {
  return <usize>load<u16>(entryOf(chunk)) << 16;
}

/** Makes space for so many keys, a chunk at most. False: memory is exhausted. */
// @ts-ignore: decorator
@inline
export function reserveInStore(more: usize): bool {
  return tailEnd - tailAt > more * keyBytes() || spare != 0 || reservePage();
}

function reservePage(): bool {
  spare = takePage();
  return spare != 0;
}

/** Address of the next key. When it equals the end, a chunk must be opened. */
// @ts-ignore: decorator
@inline
export function storeTail(): usize {
  return tailAt;
}

// @ts-ignore: decorator
@inline
export function storeTailEnd(): usize {
  return tailEnd;
}

/** Closes the chunk at its end, opens the next (there must be space), and returns its address. */
export function openChunk(tail: usize): usize {
  assert(spare != 0);
  commitTail(tail);
  store<u16>(entryOf(<u32>(stored / chunkKeys())), <u16>(spare >> 16));
  tailAt = spare;
  tailEnd = spare + chunkBytes();
  spare = 0;
  return tailAt;
}

/** Adds the keys written up to an address in the chunk. */
export function commitTail(tail: usize): void {
  stored += <u64>((tail - tailAt) / keyBytes());
  tailAt = tail;
}

/** Address of a key by its number; the later keys of its chunk follow. */
export function storedAt(n: u32): usize {
  return addressOf(n / chunkKeys()) + <usize>(n % chunkKeys()) * keyBytes();
}

/** End of the chunk that holds the key with a number. */
export function chunkEndAt(n: u32): usize {
  return addressOf(n / chunkKeys()) + chunkBytes();
}

/** Number of chunks freed. */
export function countFreedChunks(): u32 {
  return chunksFreed;
}

/** Frees the oldest chunk, whose keys are not read any more. */
export function freeOldestChunk(): void {
  freePageRun(addressOf(chunksFreed), 1);
  chunksFreed++;
}
