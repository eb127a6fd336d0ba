// States in the order they were found: their keys and nothing else. In small searches the archive
// is the frontier, too: the states still to be expanded are its end. In large ones it gets states
// only when they are to be expanded, from the recent set, which has them all the same. It lies in
// chunks of one page, so that it grows without ever being copied, and pages freed by the recent set
// are used up.
//
// When no path will be asked for, chunks are given back as soon as they have been expanded: then a
// search holds only the frontier, however many states it counts.
//
// Refused: a ring buffer beside a closed set of all states (13.6 bytes a state on Pelopones, here
// 10.4; growing either copied everything).
import { CHUNKS_MAX, PAGE_BYTES } from '../src/layout.ts';
import { keyBytes } from './keyWords.ts';
import { givePages, takePage } from './pages.ts';

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
let keep: bool = true;
/** Keys ever added and ever taken. */
export let stored: u64 = 0;
export let taken: u64 = 0;
let tailAt: usize = 0;
let tailEnd: usize = 0;
let headAt: usize = 0;
let headEnd: usize = 0;
/** Chunks given back, the oldest. */
let chunksFreed: u32 = 0;
/** A page for the next chunk, or 0. */
let spare: usize = 0;

/** Empties the archive; `keepAll` as opposed to the frontier only. */
export function openArchive(directoryAt: usize, keepAll: bool): void {
  directory = directoryAt;
  keep = keepAll;
  stored = 0;
  taken = 0;
  tailAt = 0;
  tailEnd = 0;
  headAt = 0;
  headEnd = 0;
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
export function roomInArchive(more: usize): bool {
  return tailEnd - tailAt > more * keyBytes() || spare != 0 || takeSpare();
}

function takeSpare(): bool {
  spare = takePage();
  return spare != 0;
}

/** Where the next key is written, and where the chunk ends; equal when a chunk must be opened. */
// @ts-ignore: decorator
@inline
export function archiveTail(): usize {
  return tailAt;
}

// @ts-ignore: decorator
@inline
export function archiveTailEnd(): usize {
  return tailEnd;
}

/** Closes the chunk at its end and opens the next, for which there must be room; its address. */
export function openChunk(tail: usize): usize {
  assert(spare != 0);
  closeArchive(tail);
  store<u16>(entryOf(<u32>(stored / chunkKeys())), <u16>(spare >> 16));
  tailAt = spare;
  tailEnd = spare + chunkBytes();
  spare = 0;
  return tailAt;
}

/** Counts the keys written up to an address in the chunk. */
export function closeArchive(tail: usize): void {
  stored += <u64>((tail - tailAt) / keyBytes());
  tailAt = tail;
}

/** Address of the next key to be expanded, valid until the next call; there must be one. */
// @ts-ignore: decorator
@inline
export function takeFromArchive(): usize {
  if (headAt == headEnd) nextChunk();
  const at = headAt;
  headAt += keyBytes();
  taken++;
  return at;
}

/** Address of the next key to be expanded, of which there must be one. */
export function headOfArchive(): usize {
  if (headAt == headEnd) nextChunk();
  return headAt;
}

/** Where the keys behind it end: so many at most, all in one piece. */
export function endOfRun(most: u64): usize {
  return headAt + <usize>min(most, <u64>((headEnd - headAt) / keyBytes())) * keyBytes();
}

/** Takes the keys up to an address; how many. */
export function takeUpTo(at: usize): u64 {
  const keys = <u64>((at - headAt) / keyBytes());
  headAt = at;
  taken += keys;
  return keys;
}

function nextChunk(): void {
  assert(taken < stored);
  if (headEnd != 0 && !keep) givePages(headEnd - chunkBytes(), 1);
  headAt = addressOf(<u32>(taken / chunkKeys()));
  headEnd = headAt + chunkBytes();
}

/** Address of a key by its number; the rest of its chunk follows. */
export function archivedAt(n: u32): usize {
  return addressOf(n / chunkKeys()) + <usize>(n % chunkKeys()) * keyBytes();
}

/** Chunks, from the first on, all of whose keys have been taken. */
export function chunksTaken(): u32 {
  return <u32>(taken / chunkKeys());
}

/** Gives the oldest chunk back, all of whose keys have been taken; its keys are read no more. */
export function freeOldestChunk(): void {
  assert(chunksFreed < chunksTaken());
  givePages(addressOf(chunksFreed), 1);
  chunksFreed++;
}
