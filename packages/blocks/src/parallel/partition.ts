/*
 * One thread's partition of a hash-distributed breadth-first search: the states that the hash
 * assigns to this thread. The thread expands its own states, sends successors that belong to other
 * threads, and receives its own from them.
 *
 * A level is complete here once all other threads have sent their end of it, and the next level
 * begins at once. So threads wait for the states of each other, but never for each other's
 * duplicate detection. While a thread waits for space in a ring or for an end, it looks up
 * candidates that have already arrived. A thread may be one level ahead of another, and no more: it
 * sends the end of a level only when the size of the level before it is known in all threads. A
 * goal counts when those sizes are known.
 *
 * Rejected: a second barrier of all threads after the lookups. In a replay of the times that each
 * thread took on Pelopones in steps, threads then wait for 22 % of the time instead of 13 %. Also
 * rejected: receiving states at once while the thread still has states to expand (15 %).
 *
 * Source: Korf and Schultze 2005 (parallel breadth-first search); Kishimoto, Fukunaga and Botea
 * 2009 (hash-distributed search).
 */

import { Portion } from '@glissade/search/portion';
import type { Progress } from '../bfs/progress.ts';
import type { StateRange } from '../external/readPortions.ts';
import type { BreadthFirstKernel } from '../kernel/breadthFirstKernel.ts';
import {
  KEY_BASE,
  STATUS_EXPANDED,
  STATUS_GOAL,
  STATUS_LEVEL,
  STATUS_MEMORY,
  STATUS_SEND,
} from '../kernel/layout.ts';
import type { SharedState } from './sharedState.ts';

/** States expanded at most between two checks for chunks from other threads. */
const STATES_PER_SLICE = 16_384;
/** Full outboxes sent between two such checks: fewer than a ring holds. */
const SENDS_PER_SLICE = 8;

export class Partition {
  /** Size of the last completed level in all threads. */
  levelSize = 0;
  readonly kernel: BreadthFirstKernel;
  private readonly shared: SharedState;
  private readonly index: number;
  private readonly others: readonly number[];
  private readonly keyBytes: number;
  /** Own states of each level completed since `begin`. */
  readonly ranges: StateRange[] = [];
  /** Number of states that the kernel held at `begin`. */
  private firstNumber = 0;
  private epochSeen = 0;
  private readonly slice = new Portion(STATES_PER_SLICE);
  private phase: 'expanding' | 'sending' | 'collecting' = 'expanding';
  /** Levels whose size in all threads is known: all that are complete here, or all but the last. */
  private levelsKnown = 0;
  /** The threads that have sent their end of this level. */
  private readonly endsReceived = new Set<number>();
  /** Number of threads to which the end of this level has been sent. */
  private endsSent = 0;

  constructor(kernel: BreadthFirstKernel, shared: SharedState, index: number) {
    this.kernel = kernel;
    this.shared = shared;
    this.index = index;
    this.others = [...Array(shared.threads).keys()].filter((other) => other !== index);
    this.keyBytes = kernel.keyLength();
  }

  /** Starts counting after the levels that the kernel holds now. */
  begin(): void {
    this.firstNumber = this.kernel.statesFound();
  }

  /** Works on a slice of a level, as far as the other threads allow. */
  advance(): Progress {
    const { shared } = this;
    this.epochSeen = shared.futex.epoch;
    if (this.isAheadOfOthers && this.readLevelSize()) return 'level';
    if (shared.levelsToGoal <= this.levelsKnown) return 'goal';
    if (shared.shortage) return shared.shortage;
    const received = this.receivePending(this.phase === 'expanding');
    const moved = this.advancePhase() || received || this.receivePending(false);
    this.report();
    return moved ? 'running' : 'waiting';
  }

  /** Blocks until another thread has changed something since the last call of `advance`. */
  wait(timeMs: number): void {
    this.shared.futex.wait(this.epochSeen, timeMs);
  }

  /** Moves outboxes into the rings; false when some ring is full. */
  send(): boolean {
    return this.others.map((other) => this.sendTo(other)).every((all) => all);
  }

  private sendTo(other: number): boolean {
    const bytes = this.kernel.outboxBytes(other);
    if (bytes === 0) return true;
    const chunk = this.bytes(this.kernel.outboxAt(other) >>> 0, bytes);
    if (!this.shared.chunks.send(this.index, other, chunk)) return false;
    this.kernel.clearOutbox(other);
    return true;
  }

  /** The kernel's current key. */
  get currentKey(): Uint8Array {
    return this.bytes(KEY_BASE, this.keyBytes);
  }

  bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.kernel.memory.buffer, at, length);
  }

  /**
   * Receives one chunk from another thread: keys, or the end of a level; undefined: no chunk has
   * arrived.
   */
  receive(other: number): 'keys' | 'end' | undefined {
    const chunk = this.shared.chunks.peek(other, this.index);
    if (!chunk) return undefined;
    const { length } = chunk;
    this.bytes(this.kernel.inboxAt() >>> 0, length).set(chunk);
    this.shared.chunks.drop(other, this.index);
    if (length === 0) return 'end';
    if (this.kernel.receiveRuns(length) === 0) this.shared.reportShortage('memory');
    return 'keys';
  }

  /**
   * Receives the chunks that have arrived; with `onlyHalfFull` only those whose sender may soon
   * have to wait. Keys received early are copied once more, and meanwhile other threads wait for
   * states of this one to be expanded.
   */
  private receivePending(onlyHalfFull: boolean): boolean {
    let some = false;
    for (const other of this.others) {
      if (onlyHalfFull && !this.shared.chunks.isHalfFull(other, this.index)) continue;
      // Chunks behind an end belong to the next level.
      while (!this.endsReceived.has(other)) {
        const what = this.receive(other);
        if (!what) break;
        some = true;
        if (what === 'end') this.endsReceived.add(other);
      }
    }
    return some;
  }

  /** Takes one step of the current phase; false when it must wait. */
  private advancePhase(): boolean {
    switch (this.phase) {
      case 'expanding':
        if (this.shared.levelsToGoal <= this.ranges.length) return false;
        return this.send() ? this.expand() : this.lookUpBatch();
      case 'sending':
        return (this.send() && this.sendEnds()) || this.lookUpBatch();
      case 'collecting':
        return this.endsReceived.size === this.others.length
          ? this.completeLevel()
          : this.lookUpBatch();
    }
  }

  /**
   * Looks up candidates now that would otherwise be looked up at the end of the level; false: there
   * are none.
   */
  private lookUpBatch(): boolean {
    const answer = this.kernel.lookUpSome();
    if (answer < 0) this.shared.reportShortage('memory');
    return answer !== 0;
  }

  private expand(): boolean {
    let status = this.slice.take((states) => this.kernel.step(states));
    for (let sent = 1; status === STATUS_SEND && sent < SENDS_PER_SLICE && this.send(); sent++) {
      status = this.slice.take((states) => this.kernel.step(states));
    }
    if (status === STATUS_GOAL) {
      this.kernel.loadGoal();
      this.shared.publishGoal(this.currentKey, this.ranges.length);
    }
    if (status === STATUS_MEMORY) this.shared.reportShortage('memory');
    if (status === STATUS_EXPANDED) this.phase = 'sending';
    this.send();
    return true;
  }

  /**
   * Sends the ends of this level, once the size of the last one is known: so no thread is ahead by
   * more than a level.
   */
  private sendEnds(): boolean {
    if (this.isAheadOfOthers) return false;
    const none = new Uint8Array();
    while (this.endsSent < this.others.length) {
      if (!this.shared.chunks.send(this.index, this.others[this.endsSent]!, none)) return false;
      this.endsSent++;
    }
    this.phase = 'collecting';
    return true;
  }

  private completeLevel(): boolean {
    const from = this.ranges.at(-1)?.to ?? this.firstNumber;
    if (this.kernel.endLevel() !== STATUS_LEVEL) {
      this.shared.reportShortage('memory');
      return true;
    }
    const to = this.kernel.statesFound();
    this.ranges.push({ from, to });
    this.endsReceived.clear();
    this.endsSent = 0;
    this.phase = 'expanding';
    this.shared.reportLevel(this.index, to - from);
    return true;
  }

  /** A level is complete here but perhaps not in other threads. */
  private get isAheadOfOthers(): boolean {
    return this.ranges.length > this.levelsKnown;
  }

  private readLevelSize(): boolean {
    const size = this.shared.sizeOfLevel(this.ranges.length);
    if (size === undefined) return false;
    this.levelSize = size;
    this.levelsKnown++;
    return true;
  }

  private report(): void {
    this.shared.setStats(this.index, {
      expanded: this.kernel.statesExpanded(),
      generated: this.kernel.successorsGenerated(),
      bytes: this.kernel.bytesTaken(),
    });
  }
}
