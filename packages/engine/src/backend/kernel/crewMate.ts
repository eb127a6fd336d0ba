/* What a thread does that helps in a search: the job `breadthFirst`. */
import { type BreadthFirstKernel, startBreadthFirst, writeExpander } from '@glissade/kernels';
import { PAGE_BYTES, PROBLEM_QUEUE_AT, PROBLEM_SEEN_AT } from '@glissade/kernels/layout';
import { openFolder, temporaryFile } from '#storage-port';
import { isDiskError } from '../../storage/storage.ts';
import { keysName, writePart } from './checkpoint.ts';
import { Exchange } from './exchange.ts';
import { Share } from './share.ts';
import { Spill } from './spill.ts';

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
    help(data as CrewMateData, index);
    return 0;
  };
}

function help(data: CrewMateData, index: number): void {
  const exchange = new Exchange(data.threads, data.exchange);
  const kernel = openKernel(data, index);
  if (!kernel) return;
  const spill = new Spill(kernel, () => openFile(data, index), data.pagesMax);
  exchange.helperIsUp();
  const level = waitFor(exchange, () => exchange.firstLevel);
  const share = receiveStart(kernel, exchange, index, level);
  for (let progress = share.work(); progress !== 'goal'; progress = share.work()) {
    if (progress === 'memory' || progress === 'disk') return;
    if (progress === 'level' && share.levelSize === 0) return;
    if (progress === 'waiting') share.sleep(SLEEP_MS);
    if (data.keep && data.spills) spill.relieve();
    if (progress === 'level') keepLevel(data, index, share, spill, level);
    if (spill.failed) exchange.leaveFull('disk');
  }
  for (let question = 1; ; question++) {
    const asked = waitFor(exchange, () => exchange.asked(question));
    answer(share, exchange, spill, asked - level);
  }
}

function openFile({ folder, parts }: CrewMateData, index: number) {
  if (folder === undefined) return temporaryFile();
  return openFolder(folder).open(keysName(parts[index]!));
}

/** Brings everything to the disk if the owner wants that of this level. */
function keepLevel(
  { exchange: buffer, threads, folder, parts }: CrewMateData,
  index: number,
  { ranges }: Share,
  spill: Spill,
  firstLevel: number,
): void {
  const exchange = new Exchange(threads, buffer);
  if (folder === undefined || !exchange.isToKeep(firstLevel + ranges.length)) return;
  try {
    const kept = spill.keepAll();
    if (kept) writePart(openFolder(folder), parts[index]!, { firstLevel: firstLevel + 1, ranges });
    if (kept) exchange.noteKept();
  } catch (error) {
    if (!isDiskError(error)) throw error;
    exchange.leaveFull('disk');
  }
}

/** Sleeps until there is an answer. */
function waitFor<Answer>(exchange: Exchange, ask: () => Answer | undefined): Answer {
  for (;;) {
    const { rings } = exchange;
    const answer = ask();
    if (answer !== undefined) return answer;
    exchange.sleep(rings, SLEEP_MS);
  }
}

function openKernel(data: CrewMateData, index: number) {
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

/** Takes in its part of the level that is shared out, and of the one before. */
function receiveStart(
  kernel: BreadthFirstKernel,
  exchange: Exchange,
  index: number,
  level: number,
): Share {
  const share = new Share(kernel, exchange, index);
  kernel.beginAt(level - 1);
  while (waitFor(exchange, () => share.receive(OWNER)) !== 'end');
  kernel.endLevel();
  if (kernel.skipLevel() === 0) exchange.leaveFull('memory');
  while (waitFor(exchange, () => share.receive(OWNER)) !== 'end');
  kernel.endLevel();
  return new Share(kernel, exchange, index);
}

/** Looks for a neighbour of the key asked about. */
function answer(share: Share, exchange: Exchange, spill: Spill, levelsSince: number): void {
  const range = share.ranges[levelsSince - 1];
  share.key.set(exchange.key(share.key.length));
  const isThere = range && spill.takePredecessor(range.from, range.to);
  exchange.reply(isThere ? share.key : undefined);
}
