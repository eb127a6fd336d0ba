/*
 * One thread's share of a search: expands its own states, sends and receives the others'.
 *
 * A level is complete here when all others have sent their ends of it, and the next one is begun at
 * once: threads wait for each other's states, and not for each other's look-ups. What else is to
 * wait for (room in a ring, an end) is time to look up what is here already. So a thread may be
 * ahead by a level, but no more: it sends the next end when all sizes of the last level are known,
 * and a goal counts when they are.
 *
 * Refused: a second meeting of all threads after the look-ups. By a replay of the times that each
 * took for itself, the threads of Pelopones in steps then wait for 22 % of the time, so for 13 %.
 * Nor are states taken in as they come while there are own ones to expand: 15 %.
 */
import type { BreadthFirstKernel } from '@glissade/kernels';
import {
  KEY_BASE,
  STATUS_EXPANDED,
  STATUS_GOAL,
  STATUS_LEVEL,
  STATUS_MEMORY,
  STATUS_SEND,
} from '@glissade/kernels/layout';
import type { Range } from '../external/readPortions.ts';
import type { Exchange } from './sharedState.ts';

/** States expanded between two looks at what others have sent. */
const STATES_AT_ONCE = 16_384;
/** Or so many full outboxes sent, fewer than a ring holds. */
const SENT_AT_ONCE = 8;

/** `waiting`: nothing to do until another thread has gone on. */
export type ShareProgress = 'running' | 'waiting' | 'level' | 'goal' | 'memory' | 'disk';

export class Share {
  /** States of the level completed last, of all threads. */
  levelSize = 0;
  readonly kernel: BreadthFirstKernel;
  private readonly exchange: Exchange;
  private readonly index: number;
  private readonly others: readonly number[];
  private readonly keyBytes: number;
  /** Own states of the levels completed since the share began. */
  readonly ranges: Range[] = [];
  /** States found before the first level of the share. */
  private firstNumber = 0;
  private ringsSeen = 0;
  private phase: 'expanding' | 'sending' | 'collecting' = 'expanding';
  /** Levels whose size is known: one less than are complete here, or as many. */
  private levelsKnown = 0;
  /** Who has sent this level's end. */
  private readonly ended = new Set<number>();
  /** To how many this level's end has been sent. */
  private endsSent = 0;

  constructor(kernel: BreadthFirstKernel, exchange: Exchange, index: number) {
    this.kernel = kernel;
    this.exchange = exchange;
    this.index = index;
    this.others = [...Array(exchange.threads).keys()].filter((other) => other !== index);
    this.keyBytes = kernel.keyLength();
  }

  /** Begins after the levels that the kernel has by now. */
  begin(): void {
    this.firstNumber = this.kernel.statesFound();
  }

  /** Goes on a little: a slice of a level, as far as others let it. */
  work(): ShareProgress {
    const { exchange } = this;
    this.ringsSeen = exchange.bell.rings;
    if (this.isAhead && this.learnSize()) return 'level';
    if (exchange.levelsToGoal <= this.levelsKnown) return 'goal';
    if (exchange.full) return exchange.full;
    const received = this.receiveAll(this.phase === 'expanding');
    const moved = this.goOn() || received || this.receiveAll(false);
    this.report();
    return moved ? 'running' : 'waiting';
  }

  /** Sleeps until another thread has done something since `work` was called last. */
  sleep(timeMs: number): void {
    this.exchange.bell.sleep(this.ringsSeen, timeMs);
  }

  /** Fills rings with the outboxes; false when some ring is full. */
  send(): boolean {
    return this.others.map((other) => this.sendTo(other)).every((all) => all);
  }

  private sendTo(other: number): boolean {
    const bytes = this.kernel.outboxBytes(other);
    if (bytes === 0) return true;
    const chunk = this.bytes(this.kernel.outboxAt(other) >>> 0, bytes);
    if (!this.exchange.chunks.send(this.index, other, chunk)) return false;
    this.kernel.clearOutbox(other);
    return true;
  }

  /** The key in hand. */
  get key(): Uint8Array {
    return this.bytes(KEY_BASE, this.keyBytes);
  }

  bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.kernel.memory.buffer, at, length);
  }

  /** Takes in one chunk from another thread: keys, or an end; undefined: there is none. */
  receive(other: number): 'keys' | 'end' | undefined {
    const chunk = this.exchange.chunks.peek(other, this.index);
    if (!chunk) return undefined;
    const { length } = chunk;
    this.bytes(this.kernel.inboxAt() >>> 0, length).set(chunk);
    this.exchange.chunks.drop(other, this.index);
    if (length === 0) return 'end';
    if (this.kernel.receiveRuns(length) === 0) this.exchange.leaveFull('memory');
    return 'keys';
  }

  /**
   * Takes in what others have sent, or only what keeps them from sending: what comes early is moved
   * once more, and others wait for the states of this thread to be expanded.
   */
  private receiveAll(onlyPressing: boolean): boolean {
    let some = false;
    for (const other of this.others) {
      if (onlyPressing && !this.exchange.chunks.isHalfFull(other, this.index)) continue;
      // What comes behind an end is of the next level.
      while (!this.ended.has(other)) {
        const what = this.receive(other);
        if (!what) break;
        some = true;
        if (what === 'end') this.ended.add(other);
      }
    }
    return some;
  }

  /** One step of the present phase; false when that must wait. */
  private goOn(): boolean {
    switch (this.phase) {
      case 'expanding':
        if (this.exchange.levelsToGoal <= this.ranges.length) return false;
        return this.send() ? this.expand() : this.lookUpSome();
      case 'sending':
        return (this.send() && this.sendEnds()) || this.lookUpSome();
      case 'collecting':
        return this.ended.size === this.others.length ? this.complete() : this.lookUpSome();
    }
  }

  /** Does now what would be to do at the end of the level; false: nothing. */
  private lookUpSome(): boolean {
    const answer = this.kernel.lookUpSome();
    if (answer < 0) this.exchange.leaveFull('memory');
    return answer !== 0;
  }

  private expand(): boolean {
    let status = this.kernel.step(STATES_AT_ONCE);
    for (let sent = 1; status === STATUS_SEND && sent < SENT_AT_ONCE && this.send(); sent++) {
      status = this.kernel.step(STATES_AT_ONCE);
    }
    if (status === STATUS_GOAL) {
      this.kernel.takeGoal();
      this.exchange.leaveGoal(this.key, this.ranges.length);
    }
    if (status === STATUS_MEMORY) this.exchange.leaveFull('memory');
    if (status === STATUS_EXPANDED) this.phase = 'sending';
    this.send();
    return true;
  }

  /** Not before the size of the last level is known: nobody is ahead by more than a level. */
  private sendEnds(): boolean {
    if (this.isAhead) return false;
    const none = new Uint8Array();
    while (this.endsSent < this.others.length) {
      if (!this.exchange.chunks.send(this.index, this.others[this.endsSent]!, none)) return false;
      this.endsSent++;
    }
    this.phase = 'collecting';
    return true;
  }

  private complete(): boolean {
    const from = this.ranges.at(-1)?.to ?? this.firstNumber;
    if (this.kernel.endLevel() !== STATUS_LEVEL) {
      this.exchange.leaveFull('memory');
      return true;
    }
    const to = this.kernel.statesFound();
    this.ranges.push({ from, to });
    this.ended.clear();
    this.endsSent = 0;
    this.phase = 'expanding';
    this.exchange.arrive(this.index, to - from);
    return true;
  }

  /** A level is complete here, and perhaps not elsewhere. */
  private get isAhead(): boolean {
    return this.ranges.length > this.levelsKnown;
  }

  private learnSize(): boolean {
    const size = this.exchange.sizeOfLevel(this.ranges.length);
    if (size === undefined) return false;
    this.levelSize = size;
    this.levelsKnown++;
    return true;
  }

  private report(): void {
    this.exchange.setStats(this.index, {
      expanded: this.kernel.statesExpanded(),
      generated: this.kernel.successorsMade(),
      bytes: this.kernel.bytesTaken(),
    });
  }
}
