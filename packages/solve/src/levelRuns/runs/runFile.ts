/* Reads a run file: the keys of a partition, and whether a key is there. */
import { checksum } from '@glissade/platform/files/checksum';
import { unsealText } from '@glissade/platform/files/sealedText';
import { decodeBlock } from './deltaBlocks.ts';
import type { KeyFormat } from './keyFormat.ts';
import { type Block, type Contents, TAIL_BYTES, TAIL_MARK, VERSION } from './runContents.ts';
import { FolderError, type RunStore } from './runStore.ts';

/** A file that is missing or not as it was written. */
export class DamagedRun extends Error {
  override readonly name = 'DamagedRun';
  readonly file: string;

  constructor(file: string) {
    super(`the file ${file} of the folder of levels is missing or damaged`);
    this.file = file;
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
