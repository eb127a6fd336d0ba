import { candidatesFile, fileOf, levelFile, PARTITIONS } from './levelPart.ts';
import type { KeyFormat } from './runs/keyFormat.ts';
import { DamagedRun, openRun, type RunFile } from './runs/runFile.ts';
import type { RunStore } from './runs/runStore.ts';

/** Files whose contents are known at a time. */
const KNOWN_MAX = 512;

/** Reads the levels of one search, and the candidates of the next. Throws DamagedRun. */
export class LevelReader {
  readonly format: KeyFormat;
  private readonly store: RunStore;
  private readonly fingerprint: string;
  private readonly known = new Map<string, RunFile>();

  constructor(store: RunStore, format: KeyFormat, fingerprint: string) {
    this.store = store;
    this.format = format;
    this.fingerprint = fingerprint;
  }

  /** The states of a level from one key on and before another, a portion at a time. */
  *range(level: number, files: number, from?: string, to?: string): Generator<Uint32Array, void> {
    for (let number = 0; number < files; number++) {
      const file = this.open(levelFile(level, number));
      for (let partition = 0; partition < PARTITIONS; partition++) {
        if (fileOf(partition, files) === number) yield* file.keys(partition, from, to);
      }
    }
  }

  /** Reads a partition of a level in ascending order; `files` 0: there is no such level. */
  partition(level: number, files: number, partition: number): Iterator<Uint32Array, void> {
    if (files === 0) return [][Symbol.iterator]();
    return this.open(levelFile(level, fileOf(partition, files))).keys(partition);
  }

  /** True if the level has this state. */
  has(level: number, files: number, key: string): boolean {
    const partition = this.format.partitionOf(this.format.keyOf(key), 0, PARTITIONS);
    return this.open(levelFile(level, fileOf(partition, files))).has(partition, key);
  }

  candidates(level: number, number: number): RunFile {
    return this.open(candidatesFile(level, number));
  }

  private open(name: string): RunFile {
    const known = this.known.get(name);
    if (known) return known;
    const file = openRun(this.store, name, this.format, this.fingerprint);
    if (!file) throw new DamagedRun(name);
    if (this.known.size === KNOWN_MAX) this.known.clear();
    this.known.set(name, file);
    return file;
  }
}
