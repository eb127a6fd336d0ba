/* What a thread does that helps in a search: the job `breadthFirst`. */
import { type BreadthFirstKernel, startBreadthFirst, writeExpander } from '@glissade/kernels';
import { PAGE_BYTES, PROBLEM_QUEUE_AT, PROBLEM_SEEN_AT } from '@glissade/kernels/layout';
import { openFolder, temporaryFile } from '#storage-port';
import { isDiskError } from '../../files/storage.ts';
import { keysName, writePart } from '../external/checkpoint.ts';
import { Spill } from '../external/externalStore.ts';
import { Share } from './partition.ts';
import type { RingsSize } from './ringBuffers.ts';
import { Exchange } from './sharedState.ts';

/** All that a helper needs to take its share. */
export type CrewMateData = {
  readonly module: WebAssembly.Module;
  /** The compiled puzzle as it lies at the start of the owner's memory. */
  readonly image: Uint8Array;
  readonly directoryBytes: number;
  readonly pagesMax: number;
  readonly slots: number;
  readonly keep: boolean;
  /** The kernel is the narrow one, for which code can be written. */
  readonly narrow: boolean;
  readonly slotsToCut: number | undefined;
  readonly exchange: SharedArrayBuffer;
  readonly rings: RingsSize;
  readonly threads: number;
  /** States may go to the disk, to files of this owner. */
  readonly spills: boolean;
  readonly files: string;
  /** With a checkpoint: its folder, and the name of this thread's part by its index. */
  readonly folder: string | undefined;
  readonly parts: readonly string[];
};

const OWNER = 0;
/** What is waited for rings a bell; this is for a bell that nobody rings any more. */
const SLEEP_MS = 100;

/** An item is the index of a thread, 1 or more; it is answered when the search is over. */
export function crewMateJob(data: unknown): (numbers: readonly number[]) => number {
  return ([index = 1]) => {
    CrewMate.open(data as CrewMateData, index)?.help();
    return 0;
  };
}

class CrewMate {
  private readonly data: CrewMateData;
  private readonly index: number;
  private readonly kernel: BreadthFirstKernel;
  private readonly exchange: Exchange;
  private readonly share: Share;
  private readonly spill: Spill;

  private constructor(data: CrewMateData, index: number, kernel: BreadthFirstKernel) {
    this.data = data;
    this.index = index;
    this.kernel = kernel;
    this.exchange = new Exchange(data.rings, data.exchange);
    this.share = new Share(kernel, this.exchange, index);
    this.spill = new Spill({ kernel }, () => this.openFile(), data.pagesMax);
  }

  /** Undefined where there is no memory. */
  static open(data: CrewMateData, index: number): CrewMate | undefined {
    const kernel = openKernel(data, index);
    return kernel && new CrewMate(data, index, kernel);
  }

  /** Takes its share until the search is over; then answers what the way back asks. */
  help(): void {
    const { exchange } = this;
    exchange.helperIsUp();
    const firstLevel = waitFor(exchange, () => exchange.firstLevel);
    this.receiveStart(firstLevel);
    if (!this.workToGoal(firstLevel)) return;
    for (let question = 1; ; question++) {
      const asked = waitFor(exchange, () => exchange.asked(question));
      this.answer(asked, firstLevel);
    }
  }

  /** Takes in its part of the level that is shared out, and of the one before. */
  private receiveStart(level: number): void {
    const { kernel, exchange } = this;
    if (kernel.beginAt(level - 1, exchange.firstStates) === 0) exchange.leaveFull('memory');
    this.receiveToEnd();
    if (kernel.skipLevel() === 0) exchange.leaveFull('memory');
    this.receiveToEnd();
    this.share.begin();
  }

  private receiveToEnd(): void {
    while (waitFor(this.exchange, () => this.share.receive(OWNER)) !== 'end');
    this.kernel.endLevel();
  }

  /** False: the search has ended without a goal. */
  private workToGoal(firstLevel: number): boolean {
    const { data, exchange, share, spill } = this;
    for (;;) {
      const progress = share.work();
      if (progress === 'goal') return true;
      if (progress === 'memory' || progress === 'disk') return false;
      if (progress === 'level' && share.levelSize === 0) return false;
      if (progress === 'waiting') share.sleep(SLEEP_MS);
      if (data.keep && data.spills) spill.relieve(true);
      if (progress === 'level') this.keepLevel(firstLevel);
      if (spill.failed) exchange.leaveFull('disk');
    }
  }

  private openFile() {
    const { folder, parts } = this.data;
    if (folder === undefined) return temporaryFile();
    return openFolder(folder).open(keysName(parts[this.index]!));
  }

  /** Brings everything to the disk if the owner wants that of this level. */
  private keepLevel(firstLevel: number): void {
    const { exchange, spill } = this;
    const { folder, parts } = this.data;
    const { ranges } = this.share;
    if (folder === undefined || !exchange.isToKeep(firstLevel + ranges.length)) return;
    try {
      if (!spill.keepAll()) {
        exchange.leaveFull(spill.shortage);
        return;
      }
      const part = { firstLevel: firstLevel + 1, ranges, file: spill.sums };
      writePart(openFolder(folder), parts[this.index]!, part);
      exchange.noteKept();
    } catch (error) {
      if (!isDiskError(error)) throw error;
      exchange.leaveFull('disk');
    }
  }

  /** Looks for a neighbour of the key asked about. */
  private answer(level: number, firstLevel: number): void {
    const { exchange, share, spill } = this;
    const range = share.ranges[level - firstLevel - 1];
    share.key.set(exchange.key(share.key.length));
    const isThere = range && spill.takePredecessor(range, level, () => exchange.found);
    exchange.reply(isThere ? share.key : undefined);
  }
}

/** Sleeps until there is an answer. */
function waitFor<Answer>({ bell }: Exchange, ask: () => Answer | undefined): Answer {
  for (;;) {
    const { rings } = bell;
    const answer = ask();
    if (answer !== undefined) return answer;
    bell.sleep(rings, SLEEP_MS);
  }
}

function openKernel(data: CrewMateData, index: number): BreadthFirstKernel | undefined {
  const kernel = startBreadthFirst(data.module);
  const { image, directoryBytes, pagesMax, slots, keep, threads, narrow } = data;
  kernel.memory.grow(Math.ceil((image.length + directoryBytes) / PAGE_BYTES));
  new Uint8Array(kernel.memory.buffer).set(image);
  forgetSeen(new DataView(kernel.memory.buffer));
  if (kernel.open(image.length, pagesMax, slots, keep ? 1 : 0) === 0) return undefined;
  if (data.slotsToCut !== undefined) kernel.sortFrom(data.slotsToCut);
  if (narrow) writeExpander(kernel);
  return kernel.openShare(index, threads) === 0 ? undefined : kernel;
}

/** The owner's kernel has marked places with stamps, which this one counts anew. */
function forgetSeen(view: DataView): void {
  const from = view.getUint32(PROBLEM_SEEN_AT, true);
  const to = view.getUint32(PROBLEM_QUEUE_AT, true);
  new Uint8Array(view.buffer, from, to - from).fill(0);
}
