// States level by level, in the order they were found: their keys and nothing else. In small
// searches the archive is the frontier, too: the states still to be expanded are its end. In large
// ones it gets a level only when the recent set is to forget it (`blocks/closed/windowRetire.ts`).
// It lies in chunks
// of one page, so that it grows without ever being copied, and pages freed by the recent set are
// used up.
//
// When no path will be asked for, chunks are given back as soon as they have been expanded: then a
// search holds only the frontier, however many states it counts.
//
// Refused: a ring buffer beside a closed set of all states (13.6 bytes a state on Pelopones;
// growing either copied everything).
import { CHUNKS_MAX, PAGE_BYTES } from '../../../src/layout.ts';
import { keyBytes } from '../encoding/keyWords.ts';
import { freePageRun, takePage } from './pages.ts';

const CHUNK_MASK: u32 = CHUNKS_MAX - 1;

/** Keys a chunk holds. */
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
/** States are kept when they have been expanded. */
export let keepsLevels: bool = true;
/** Keys ever added. */
export let stored: u64 = 0;
let tailAt: usize = 0;
let tailEnd: usize = 0;
/** Chunks given back, the oldest. */
let chunksFreed: u32 = 0;
/** A page for the next chunk, or 0. */
let spare: usize = 0;

/** Empties the archive; `keepAll` as opposed to the frontier only. */
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

/** Makes room for so many keys, a chunk at most. False: no memory. */
// @ts-ignore: decorator
@inline
export function reserveInStore(more: usize): bool {
  return tailEnd - tailAt > more * keyBytes() || spare != 0 || reservePage();
}

function reservePage(): bool {
  spare = takePage();
  return spare != 0;
}

/** Where the next key is written, and where the chunk ends; equal when a chunk must be opened. */
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

/** Closes the chunk at its end and opens the next, for which there must be room; its address. */
export function openChunk(tail: usize): usize {
  assert(spare != 0);
  commitTail(tail);
  store<u16>(entryOf(<u32>(stored / chunkKeys())), <u16>(spare >> 16));
  tailAt = spare;
  tailEnd = spare + chunkBytes();
  spare = 0;
  return tailAt;
}

/** Counts the keys written up to an address in the chunk. */
export function commitTail(tail: usize): void {
  stored += <u64>((tail - tailAt) / keyBytes());
  tailAt = tail;
}

/** Address of a key by its number; the rest of its chunk follows. */
export function storedAt(n: u32): usize {
  return addressOf(n / chunkKeys()) + <usize>(n % chunkKeys()) * keyBytes();
}

/** Where the chunk ends in which the key with a number is. */
export function chunkEndAt(n: u32): usize {
  return addressOf(n / chunkKeys()) + chunkBytes();
}

/** Chunks given back. */
export function countFreedChunks(): u32 {
  return chunksFreed;
}

/** Gives the oldest chunk back, whose keys are read no more. */
export function freeOldestChunk(): void {
  freePageRun(addressOf(chunksFreed), 1);
  chunksFreed++;
}
