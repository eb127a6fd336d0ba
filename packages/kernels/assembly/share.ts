// A search shared by several threads, each with a memory of its own: a state belongs to the thread
// that its hash names. Each thread expands its own states and looks for duplicates among its own;
// successors that belong to others wait in an outbox for each thread until the host takes them
// away. Every level ends for all threads together, so lengths and counts are those of one thread.
//
// A thread is named by the hash modulo their number, since slots of the recent set go by its high
// bits. Candidates are dealt out by cursors, without a branch: whose a state is is a coin toss.
//
// Refused: one set in memory that all threads share (an atomic exchange for each candidate; where
// the set misses the caches that alone takes the time that a second thread saves); threads that
// take batches of one common frontier (states then have no home, and the set is shared again).
import { OUTBOX_KEYS } from '../src/layout.ts';
import { copyKey, hashAt, keyBytes } from './keyWords.ts';
import { takeRun } from './pages.ts';

const FULL: u32 = OUTBOX_KEYS;

let threads: u32 = 1;
let self: u32 = 0;
/** u32 for each thread: where the next key for it is written. */
let cursors: usize = 0;
let outboxes: usize = 0;
let outboxBytes: usize = 0;
let inbox: usize = 0;

/** Ends sharing. */
export function forgetShare(): void {
  threads = 1;
  self = 0;
}

/** Becomes one of several threads; a batch holds `batchKeys` at most. False: no memory. */
export function openShareOf(index: u32, count: u32, batchKeys: usize): bool {
  outboxBytes = (OUTBOX_KEYS + batchKeys) * keyBytes();
  const bytes = <usize>(count + 1) * outboxBytes + (<usize>count << 2);
  outboxes = takeRun(<i32>((bytes + 65535) >> 16));
  if (outboxes == 0) return false;
  inbox = outboxes + <usize>count * outboxBytes;
  cursors = inbox + outboxBytes;
  threads = count;
  self = index;
  for (let thread: u32 = 0; thread < count; thread++) emptyOutbox(thread);
  return true;
}

// @ts-ignore: decorator
@inline
export function isShared(): bool {
  return threads > 1;
}

// @ts-ignore: decorator
@inline
function ownerAt(at: usize): u32 {
  return <u32>hashAt(at) % threads;
}

/** True for a key that belongs to this thread. */
export function isOwn(at: usize): bool {
  return ownerAt(at) == self;
}

// @ts-ignore: decorator
@inline
function cursorAt(thread: u32): usize {
  return cursors + (<usize>thread << 2);
}

/** Deals keys out to the outboxes; own ones move to the front. Returns where those end. */
export function dealOut(from: usize, to: usize): usize {
  store<u32>(cursorAt(self), <u32>from);
  const bytes = keyBytes();
  for (let at = from; at < to; at += bytes) {
    const cursor = cursorAt(ownerAt(at));
    const place = <usize>load<u32>(cursor);
    copyKey(place, at);
    store<u32>(cursor, <u32>(place + bytes));
  }
  return <usize>load<u32>(cursorAt(self));
}

/** Puts one key into its owner's outbox, if that is another thread. */
export function handOver(at: usize): void {
  const owner = ownerAt(at);
  if (owner == self) return;
  const place = <usize>load<u32>(cursorAt(owner));
  copyKey(place, at);
  store<u32>(cursorAt(owner), <u32>(place + keyBytes()));
}

/** True when some outbox may not hold another batch. */
export function isOutboxFull(): bool {
  for (let thread: u32 = 0; thread < threads; thread++) {
    if (thread != self && keysInOutbox(thread) > FULL) return true;
  }
  return false;
}

export function outboxOf(thread: u32): usize {
  return outboxes + <usize>thread * outboxBytes;
}

export function keysInOutbox(thread: u32): u32 {
  return (load<u32>(cursorAt(thread)) - <u32>outboxOf(thread)) / <u32>keyBytes();
}

export function emptyOutbox(thread: u32): void {
  store<u32>(cursorAt(thread), <u32>outboxOf(thread));
}

/** Makes an inbox alone. False: no memory. */
export function openInboxAlone(): bool {
  inbox = takeRun(2);
  return inbox != 0;
}

/** Where the host puts keys that came, OUTBOX_KEYS at most. */
export function inboxAddress(): usize {
  return inbox;
}
