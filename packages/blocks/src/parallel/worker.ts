/* The worker thread of a parallel breadth-first search: the job `breadthFirst`. */

import { isDiskError } from '@glissade/platform/files/storage';
import { PAGE_BYTES } from '@glissade/platform/pageBytes';
import { openFolder, temporaryFile } from '@glissade/platform/storage-port';
import { keysFileName, writePart } from '../external/checkpoint.ts';
import { ExternalStore } from '../external/externalStore.ts';
import { type BreadthFirstKernel, startBreadthFirst } from '../kernel/breadthFirstKernel.ts';
import { writeExpander } from '../kernel/emit/writeExpander.ts';
import { PROBLEM_QUEUE_AT, PROBLEM_SEEN_AT } from '../kernel/layout.ts';
import { Partition } from './partition.ts';
import type { RingSize } from './ringBuffers.ts';
import { SharedState } from './sharedState.ts';

/** Everything that a worker needs for its partition. */
export type WorkerData = {
  readonly module: WebAssembly.Module;
  /** The compiled puzzle as it stands at the start of the owner's memory. */
  readonly image: Uint8Array;
  readonly directoryBytes: number;
  readonly pagesMax: number;
  readonly slots: number;
  readonly storesLevels: boolean;
  /** True for the narrow kernel, for which code can be generated. */
  readonly isNarrow: boolean;
  readonly slotsToSplit: number | undefined;
  readonly sharedBuffer: SharedArrayBuffer;
  readonly rings: RingSize;
  readonly threads: number;
  /** States may be written to files, which carry the name of this owner. */
  readonly usesFiles: boolean;
  readonly fileOwner: string;
  /** With a checkpoint: its folder, and the name of each thread's part. */
  readonly folder: string | undefined;
  readonly partNames: readonly string[];
};

const OWNER = 0;
/** Every change notifies the futex; the timeout covers a thread that died before it could. */
const POLL_MS = 100;

/** An item is the index of a thread, from 1; it is answered when the search is over. */
export function breadthFirstWorker(data: unknown): (numbers: readonly number[]) => number {
  return ([index = 1]) => {
    SearchWorker.open(data as WorkerData, index)?.run();
    return 0;
  };
}

class SearchWorker {
  private readonly data: WorkerData;
  private readonly index: number;
  private readonly kernel: BreadthFirstKernel;
  private readonly shared: SharedState;
  private readonly partition: Partition;
  private readonly store: ExternalStore;

  private constructor(data: WorkerData, index: number, kernel: BreadthFirstKernel) {
    this.data = data;
    this.index = index;
    this.kernel = kernel;
    this.shared = new SharedState(data.rings, data.sharedBuffer);
    this.partition = new Partition(kernel, this.shared, index);
    this.store = new ExternalStore({ kernel }, () => this.openFile(), data.pagesMax);
  }

  /** Undefined where memory is too small. */
  static open(data: WorkerData, index: number): SearchWorker | undefined {
    const kernel = openKernel(data, index);
    return kernel && new SearchWorker(data, index, kernel);
  }

  /** Searches its partition until the search is over, then answers requests for predecessors. */
  run(): void {
    const { shared } = this;
    shared.noteWorkerReady();
    const firstLevel = waitFor(shared, () => shared.firstLevel);
    this.receiveFirstLevels(firstLevel);
    if (!this.search(firstLevel)) return;
    for (let question = 1; ; question++) {
      const asked = waitFor(shared, () => shared.requestedLevel(question));
      this.answerRequest(asked, firstLevel);
    }
  }

  /** Receives its part of the distributed level and of the level before it. */
  private receiveFirstLevels(level: number): void {
    const { kernel, shared } = this;
    if (kernel.beginAt(level - 1, shared.statesPerThread) === 0) shared.reportShortage('memory');
    this.receiveLevel();
    if (kernel.skipLevel() === 0) shared.reportShortage('memory');
    this.receiveLevel();
    this.partition.begin();
  }

  private receiveLevel(): void {
    while (waitFor(this.shared, () => this.partition.receive(OWNER)) !== 'end');
    this.kernel.endLevel();
  }

  /** Searches until a goal is found; false: the search has ended without one. */
  private search(firstLevel: number): boolean {
    const { data, shared, partition, store } = this;
    for (;;) {
      const progress = partition.advance();
      if (progress === 'goal') return true;
      if (progress === 'memory' || progress === 'disk') return false;
      if (progress === 'level' && partition.levelSize === 0) return false;
      if (progress === 'waiting') partition.wait(POLL_MS);
      if (data.storesLevels && data.usesFiles) store.freeMemory(true);
      if (progress === 'level') this.writeCheckpoint(firstLevel);
      if (store.failed) shared.reportShortage('disk');
    }
  }

  private openFile() {
    const { folder, partNames } = this.data;
    if (folder === undefined) return temporaryFile();
    return openFolder(folder).open(keysFileName(partNames[this.index]!));
  }

  /** Writes everything to the disk if the owner has requested a checkpoint of this level. */
  private writeCheckpoint(firstLevel: number): void {
    const { shared, store } = this;
    const { folder, partNames } = this.data;
    const { ranges } = this.partition;
    if (folder === undefined || !shared.isCheckpointRequested(firstLevel + ranges.length)) return;
    try {
      if (!store.flushAll()) {
        shared.reportShortage(store.shortage);
        return;
      }
      const part = { firstLevel: firstLevel + 1, ranges, file: store.sums };
      writePart(openFolder(folder), partNames[this.index]!, part);
      shared.noteCheckpointWritten();
    } catch (error) {
      if (!isDiskError(error)) throw error;
      shared.reportShortage('disk');
    }
  }

  /** Answers a request: looks for a neighbour of the requested key. */
  private answerRequest(level: number, firstLevel: number): void {
    const { shared, partition, store } = this;
    const range = partition.ranges[level - firstLevel - 1];
    partition.currentKey.set(shared.key(partition.currentKey.length));
    const isThere = range && store.loadPredecessor(range, level, () => shared.found);
    shared.reply(isThere ? partition.currentKey : undefined);
  }
}

/** Blocks until `ask` returns a value. */
function waitFor<Answer>({ futex }: SharedState, ask: () => Answer | undefined): Answer {
  for (;;) {
    const { epoch } = futex;
    const answer = ask();
    if (answer !== undefined) return answer;
    futex.wait(epoch, POLL_MS);
  }
}

function openKernel(data: WorkerData, index: number): BreadthFirstKernel | undefined {
  const kernel = startBreadthFirst(data.module);
  const { image, directoryBytes, pagesMax, slots, storesLevels, threads, isNarrow } = data;
  kernel.memory.grow(Math.ceil((image.length + directoryBytes) / PAGE_BYTES));
  new Uint8Array(kernel.memory.buffer).set(image);
  clearVisited(new DataView(kernel.memory.buffer));
  if (kernel.open(image.length, pagesMax, slots, storesLevels ? 1 : 0) === 0) return undefined;
  if (data.slotsToSplit !== undefined) kernel.setSlotsToPartition(data.slotsToSplit);
  if (isNarrow) writeExpander(kernel);
  return kernel.openPartition(index, threads) === 0 ? undefined : kernel;
}

/** Clears the visited stamps of the owner's kernel, since this kernel counts its own from zero. */
function clearVisited(view: DataView): void {
  const from = view.getUint32(PROBLEM_SEEN_AT, true);
  const to = view.getUint32(PROBLEM_QUEUE_AT, true);
  new Uint8Array(view.buffer, from, to - from).fill(0);
}
