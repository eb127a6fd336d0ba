/* Writes a run file. */
import { checksum } from '@glissade/platform/files/checksum';
import { sealText } from '@glissade/platform/files/sealedText';
import { BLOCK_KEYS, blockBytesMax, encodeBlock } from './deltaBlocks.ts';
import type { KeyFormat } from './keyFormat.ts';
import {
  type Block,
  type Contents,
  type Section,
  TAIL_BYTES,
  TAIL_MARK,
  VERSION,
} from './runContents.ts';
import type { RunSink, RunStore } from './runStore.ts';

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
