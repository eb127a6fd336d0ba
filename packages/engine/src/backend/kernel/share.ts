/* One thread's share of a search: expands its own states, sends and receives the others'. */
import type { BreadthFirstKernel } from '@glissade/kernels';
import {
  KEY_BASE,
  STATUS_EXPANDED,
  STATUS_GOAL,
  STATUS_LEVEL,
  STATUS_MEMORY,
  STATUS_SEND,
} from '@glissade/kernels/layout';
import type { Exchange } from './exchange.ts';
import type { Range } from './readBack.ts';

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
  private phase: 'expanding' | 'sending' | 'collecting' | 'arriving' = 'expanding';
  private endsReceived = 0;
  /** To whom this level's end has been sent. */
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
    if (this.phase === 'arriving' && this.arrived()) return 'level';
    if (exchange.hasGoal) return 'goal';
    if (exchange.full) return exchange.full;
    const received = this.receiveAll();
    const moved = this.goOn();
    this.report();
    return received || moved ? 'running' : 'waiting';
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

  private receiveAll(): boolean {
    let some = false;
    for (const other of this.others) {
      for (let what = this.receive(other); what; what = this.receive(other)) {
        some = true;
        if (what === 'end') this.endsReceived++;
      }
    }
    return some;
  }

  /** One step of the present phase; false when that must wait. */
  private goOn(): boolean {
    switch (this.phase) {
      case 'expanding':
        return this.send() && this.expand();
      case 'sending':
        return this.send() && this.sendEnds();
      case 'collecting':
        return this.endsReceived === this.others.length && this.complete();
      case 'arriving':
        return false;
    }
  }

  private expand(): boolean {
    let status = this.kernel.step(STATES_AT_ONCE);
    for (let sent = 1; status === STATUS_SEND && sent < SENT_AT_ONCE && this.send(); sent++) {
      status = this.kernel.step(STATES_AT_ONCE);
    }
    if (status === STATUS_GOAL) {
      this.kernel.takeGoal();
      this.exchange.leaveGoal(this.key);
    }
    if (status === STATUS_MEMORY) this.exchange.leaveFull('memory');
    if (status === STATUS_EXPANDED) this.phase = 'sending';
    this.send();
    return true;
  }

  private sendEnds(): boolean {
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
    this.endsReceived = 0;
    this.endsSent = 0;
    this.phase = 'arriving';
    this.exchange.arrive(this.index, to - from);
    return true;
  }

  private arrived(): boolean {
    const size = this.exchange.sizeOfLevel(this.ranges.length);
    if (size === undefined) return false;
    this.levelSize = size;
    this.phase = 'expanding';
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
