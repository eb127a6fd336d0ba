/*
 * A run file: sorted keys of some hash partitions, a section each. A section is cut into blocks
 * with a checksum each. What the file is comes last, as text with a checksum: version, search, job,
 * and where the blocks are. So a file is written in one go, a block can be found by a key, and a
 * file that is cut short or changed is found out.
 */
import { checksum } from '../files/checksum.ts';
import { sealText, unsealText } from '../files/sealedText.ts';
import { BLOCK_KEYS, blockBytesMax, decodeBlock, encodeBlock } from './deltaBlocks.ts';
import type { KeyFormat } from './keyFormat.ts';
import { FolderError, type RunSink, type RunStore } from './runStore.ts';

const VERSION = 1;
/** The last bytes of a file: how long the text is, and what follows it. */
const TAIL_BYTES = 8;
const TAIL_MARK = 0x52_4c_47_31;

/** First key, address, bytes, keys, checksum. */
type Block = readonly [string, number, number, number, number];
type Section = {
  readonly partition: number;
  readonly count: number;
  readonly blocks: readonly Block[];
};

type Contents = {
  readonly version: number;
  /** Identifies the puzzle, the metric and the encoding. */
  readonly fingerprint: string;
  /** The job that wrote the file, and what it found. */
  readonly job: string;
  readonly answer: object;
  readonly sections: readonly Section[];
};

/** A file that is missing or not as it was written. */
export class DamagedRun extends Error {
  override readonly name = 'DamagedRun';
  readonly file: string;

  constructor(file: string) {
    super(`the file ${file} of the folder of levels is missing or damaged`);
    this.file = file;
  }
}

export class RunWriter {
  bytes = 0;
  private readonly sink: RunSink;
  private readonly format: KeyFormat;
  private readonly sections: Section[] = [];
  private readonly pending: Uint32Array;
  private filled = 0;
  private readonly encoded: Uint8Array;
  private partition = 0;
  private count = 0;
  private blocks: Block[] = [];

  constructor(sink: RunSink, format: KeyFormat) {
    this.sink = sink;
    this.format = format;
    this.pending = new Uint32Array(BLOCK_KEYS * format.words);
    this.encoded = new Uint8Array(blockBytesMax(format.words));
  }

  beginSection(partition: number): void {
    this.partition = partition;
    this.count = 0;
    this.blocks = [];
  }

  /** Adds a key that comes after those before it. */
  add(keys: Uint32Array, at: number): void {
    const { words } = this.format;
    for (let word = 0; word < words; word++) this.pending[this.filled++] = keys[at + word]!;
    if (this.filled === this.pending.length) this.writeBlock();
  }

  addAll(keys: Uint32Array): void {
    for (let at = 0; at < keys.length; at += this.format.words) this.add(keys, at);
  }

  /** Returns the number of keys. */
  endSection(): number {
    if (this.filled > 0) this.writeBlock();
    const { partition, count, blocks } = this;
    if (count > 0) this.sections.push({ partition, count, blocks });
    return count;
  }

  /** Writes what the file is; it is there from then on. */
  finish(what: Pick<Contents, 'fingerprint' | 'job' | 'answer'>): void {
    const contents: Contents = { version: VERSION, ...what, sections: this.sections };
    const text = new TextEncoder().encode(sealText(contents));
    const tail = new Uint8Array(TAIL_BYTES);
    new DataView(tail.buffer).setUint32(0, text.length, true);
    new DataView(tail.buffer).setUint32(4, TAIL_MARK, true);
    this.sink.append(text);
    this.sink.append(tail);
    this.sink.commit();
  }

  private writeBlock(): void {
    const { words } = this.format;
    const keys = this.pending.subarray(0, this.filled);
    const bytes = this.encoded.subarray(0, encodeBlock(keys, words, this.encoded));
    const count = this.filled / words;
    const first = this.format.textOf(keys, 0);
    this.blocks.push([first, this.bytes, bytes.length, count, checksum(bytes)]);
    this.sink.append(bytes);
    this.bytes += bytes.length;
    this.count += count;
    this.filled = 0;
  }
}

/** Writes a file, or nothing at all where `work` throws. */
export function writeRun<T>(
  store: RunStore,
  name: string,
  format: KeyFormat,
  work: (writer: RunWriter) => T,
): T {
  const sink = store.create(name);
  try {
    return work(new RunWriter(sink, format));
  } catch (error) {
    sink.discard();
    throw error;
  }
}

export class RunFile {
  readonly contents: Contents;
  private readonly store: RunStore;
  private readonly name: string;
  private readonly format: KeyFormat;

  constructor(store: RunStore, name: string, format: KeyFormat, contents: Contents) {
    this.store = store;
    this.name = name;
    this.format = format;
    this.contents = contents;
  }

  /**
   * Keys of a partition in ascending order, those from one on and before another if they are given.
   * What is yielded is valid until the next.
   */
  *keys(partition: number, from?: string, to?: string): Generator<Uint32Array, void> {
    const blocks = this.blocksOf(partition);
    let into = new Uint32Array(0);
    for (const [index, block] of blocks.entries()) {
      const next = blocks[index + 1];
      if (from !== undefined && next && next[0] <= from) continue;
      if (to !== undefined && block[0] >= to) return;
      // Only the last block of a section is smaller than the others.
      if (into.length === 0) into = new Uint32Array(block[3] * this.format.words);
      yield this.within(this.read(block, into), from, to);
    }
  }

  /** True if the partition has this state. */
  has(partition: number, key: string): boolean {
    const blocks = this.blocksOf(partition);
    let at = blocks.length - 1;
    while (at >= 0 && blocks[at]![0] > key) at--;
    const block = blocks[at];
    if (!block) return false;
    const keys = this.read(block, new Uint32Array(block[3] * this.format.words));
    const from = this.firstFrom(keys, key);
    return from < keys.length && this.format.textOf(keys, from) === key;
  }

  private blocksOf(partition: number): readonly Block[] {
    return this.contents.sections.find((section) => section.partition === partition)?.blocks ?? [];
  }

  private read([, at, bytes, count, sum]: Block, into: Uint32Array): Uint32Array {
    const { words } = this.format;
    const encoded = new Uint8Array(bytes);
    try {
      this.store.read(this.name, at, encoded);
    } catch (error) {
      if (error instanceof FolderError) throw error;
      // It is too short.
      throw new DamagedRun(this.name);
    }
    const keys = into.subarray(0, count * words);
    if (checksum(encoded) !== sum || !decodeBlock(encoded, words, keys)) {
      throw new DamagedRun(this.name);
    }
    return keys;
  }

  private within(keys: Uint32Array, from?: string, to?: string): Uint32Array {
    const first = from === undefined ? 0 : this.firstFrom(keys, from);
    return keys.subarray(first, to === undefined ? keys.length : this.firstFrom(keys, to));
  }

  /** Where the first key is that is not before this one. */
  private firstFrom(keys: Uint32Array, text: string): number {
    const { format } = this;
    const wanted = format.keyOf(text);
    let [low, high] = [0, keys.length / format.words];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (format.compare(keys, middle * format.words, wanted, 0) < 0) low = middle + 1;
      else high = middle;
    }
    return low * format.words;
  }
}

/** Undefined where there is no such file. Throws DamagedRun, also for a file of another search. */
export function openRun(
  store: RunStore,
  name: string,
  format: KeyFormat,
  fingerprint: string,
): RunFile | undefined {
  const size = store.size(name);
  if (size === undefined) return undefined;
  const contents = readContents(store, name, size);
  if (contents?.version !== VERSION || contents.fingerprint !== fingerprint) {
    throw new DamagedRun(name);
  }
  return new RunFile(store, name, format, contents);
}

function readContents(store: RunStore, name: string, size: number): Contents | undefined {
  if (size < TAIL_BYTES) return undefined;
  const tail = new DataView(new ArrayBuffer(TAIL_BYTES));
  store.read(name, size - TAIL_BYTES, new Uint8Array(tail.buffer));
  const length = tail.getUint32(0, true);
  if (tail.getUint32(4, true) !== TAIL_MARK || length + TAIL_BYTES > size) return undefined;
  const text = new Uint8Array(length);
  store.read(name, size - TAIL_BYTES - length, text);
  return unsealText(new TextDecoder().decode(text)) as Contents | undefined;
}
