// A search shared by several threads, each with a memory of its own: a state belongs to the thread
// that its hash names. Each thread expands its own states and looks for duplicates among its own;
// successors that belong to others are sorted as the own ones are, for the sets of the others, and
// wait in an outbox for each thread until the host takes them away. No thread begins a level before
// all have sent what they made for it, so lengths and counts are those of one thread.
//
// A thread is named by the lowest bits of the hash, since slots of the recent set go by its high
// bits. What is in an outbox are runs: u32 number of the part, u32 bytes, then the keys.
//
// Refused: one set in memory that all threads share (an atomic exchange for each candidate; where
// the set misses the caches that alone takes the time that a second thread saves); threads that
// take batches of one common frontier (states then have no home, and the set is shared again);
// candidates dealt out by thread and sorted by the receiver (copied twice more, hashed twice more).
import { PAGE_BYTES } from '../../../src/layout.ts';
import { hashAt, keyBytes } from '../encoding/keyWords.ts';
import { takePages } from '../levels/pages.ts';

const BYTES: usize = PAGE_BYTES;
const RUN_HEAD_BYTES: usize = 8;
/** Bits of the hash by which states are dealt out. */
const OWNER_BITS: u32 = 8;

export let threadCount: u32 = 1;
export let ownThread: u32 = 0;
/** A page for each thread: u32 bytes in its outbox, 0; the outbox. */
let outboxes: usize = 0;
let inbox: usize = 0;

/** Ends sharing. */
export function leaveThreads(): void {
  threadCount = 1;
  ownThread = 0;
}

/** Becomes one of several threads. False: no memory. */
export function joinThreads(index: u32, count: u32): bool {
  outboxes = takePages(<i32>(count + 1));
  if (outboxes == 0) return false;
  inbox = outboxes + <usize>count * BYTES;
  threadCount = count;
  ownThread = index;
  return true;
}

// @ts-ignore: decorator
@inline
export function isDistributed(): bool {
  return threadCount > 1;
}

/** The thread that a hash names among so many. */
// @ts-ignore: decorator
@inline
export function ownerOf(hash: u64, count: u32): u32 {
  return ((<u32>hash & ((1 << OWNER_BITS) - 1)) * count) >> OWNER_BITS;
}

/** True for a key that belongs to this thread. */
export function isOwn(at: usize): bool {
  return ownerOf(hashAt(at), threadCount) == ownThread;
}

// @ts-ignore: decorator
@inline
function outboxPage(thread: u32): usize {
  return outboxes + <usize>thread * BYTES;
}

export function outboxOf(thread: u32): usize {
  return outboxPage(thread) + RUN_HEAD_BYTES;
}

export function bytesInOutbox(thread: u32): u32 {
  return load<u32>(outboxPage(thread));
}

export function emptyOutbox(thread: u32): void {
  store<u32>(outboxPage(thread), 0);
}

/** Bytes of keys that another run may have. */
export function outboxRoom(thread: u32): usize {
  const used = <usize>bytesInOutbox(thread) + 2 * RUN_HEAD_BYTES;
  return used > BYTES ? 0 : ((BYTES - used) / keyBytes()) * keyBytes();
}

/** Puts a run of keys into an outbox, which must have room. */
export function appendRun(thread: u32, partition: u32, from: usize, bytes: usize): void {
  const used = <usize>bytesInOutbox(thread);
  const at = outboxOf(thread) + used;
  store<u32>(at, partition);
  store<u32>(at, <u32>bytes, 4);
  memory.copy(at + RUN_HEAD_BYTES, from, bytes);
  store<u32>(outboxPage(thread), <u32>(used + RUN_HEAD_BYTES + bytes));
}

/** Begins without an inbox. */
export function resetInbox(): void {
  inbox = 0;
}

/** Makes an inbox alone, if there is none. False: no memory. */
export function openSingleInbox(): bool {
  if (inbox == 0) inbox = takePages(2);
  return inbox != 0;
}

/** Where the host puts what came: a page at most. */
export function inboxAddress(): usize {
  return inbox;
}
