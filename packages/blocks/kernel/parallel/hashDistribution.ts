// Hash-distributed search on several threads, each with its own memory (as HDA*, Kishimoto,
// Fukunaga and Botea 2009, level by level). A state belongs to the thread that its hash names. Each
// thread expands its own states and detects duplicates among them. Candidates of other owners are
// sorted into hash partitions like the own ones, then wait in an outbox for each thread until the
// host takes them away. No thread begins a level before all have sent their candidates for it, so
// lengths and counts are those of one thread.
//
// The lowest bits of the hash name the thread, since its high bits choose the slot in the closed
// window. An outbox holds runs: u32 number of the partition, u32 bytes, then the keys.
//
// Rejected: one window in memory that all threads share (an atomic exchange for each candidate;
// where the window exceeds the caches that alone takes the time that a second thread saves);
// threads that take batches from one common frontier (states then have no owner, and the window is
// shared again); candidates distributed by thread and sorted by the receiver (copied and hashed
// twice more).
import { PAGE_BYTES } from '../../../platform/src/pageBytes.ts';
import { hashAt, keyBytes } from '../encoding/keyWords.ts';
import { takePages } from '../../../platform/kernel/pages.ts';

const BYTES: usize = PAGE_BYTES;
const RUN_HEAD_BYTES: usize = 8;
/** Bits of the hash that name the owner. */
const OWNER_BITS: u32 = 8;

export let threadCount: u32 = 1;
export let ownThread: u32 = 0;
/** A page for each thread: u32 bytes in its outbox, 0; the outbox. */
let outboxes: usize = 0;
let inbox: usize = 0;

/** Searches on one thread. */
export function leaveThreads(): void {
  threadCount = 1;
  ownThread = 0;
}

/** Becomes one of several threads. False: memory is exhausted. */
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

/** The owner that a hash names among `count` threads. */
// @ts-ignore: decorator
@inline
export function ownerOf(hash: u64, count: u32): u32 {
  return ((<u32>hash & ((1 << OWNER_BITS) - 1)) * count) >> OWNER_BITS;
}

/** True for a key that this thread owns. */
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

/** Bytes of keys for which an outbox has space in another run. */
export function outboxRoom(thread: u32): usize {
  const used = <usize>bytesInOutbox(thread) + 2 * RUN_HEAD_BYTES;
  return used > BYTES ? 0 : ((BYTES - used) / keyBytes()) * keyBytes();
}

/** Appends a run of keys to an outbox, which must have space. */
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

/** Allocates an inbox for a search on one thread, if there is none. False: memory is exhausted. */
export function openSingleInbox(): bool {
  if (inbox == 0) inbox = takePages(2);
  return inbox != 0;
}

/** Address to which the host writes received runs: a page at most. */
export function inboxAddress(): usize {
  return inbox;
}
