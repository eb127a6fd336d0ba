/*
 * Checkpoints: a search can continue after its process has died at any moment.
 *
 * Each thread of each run appends its states, level by level, to its own file, and lists the ranges
 * of the levels in a small file beside it. The two files form a part. The file `checkpoint.json`
 * names the levels that are complete on the disk. It is written last, as a whole, after everything
 * it refers to has been flushed; what the other files hold beyond that is ignored. A run that
 * continues writes new files. From the old ones it reads the last two levels, and earlier levels to
 * reconstruct a path. A part may list levels that no checkpoint named before its process died; the
 * next run generates these again, so each level is read from one run only.
 */

import { areSums, CheckedFile, damaged, type FileSums } from '@glissade/platform/files/checkedFile';
import { CheckpointError } from '@glissade/platform/files/checkpointError';
import {
  CHECKPOINT_NAME,
  readCheckpoint,
  writeCheckpoint,
} from '@glissade/platform/files/checkpointFile';
import { sealText, unsealText } from '@glissade/platform/files/sealedText';
import { type DataFolder, isDiskError } from '@glissade/platform/files/storage';
import type { BreadthFirstKernel } from '../kernel/breadthFirstKernel.ts';
import { readPortions, type StateRange } from './readPortions.ts';

/** The ranges of the levels in one file of states, and the checksums of that file. */
export type CheckpointPart = {
  readonly firstLevel: number;
  readonly ranges: readonly StateRange[];
  readonly file: FileSums;
};

type Contents = {
  /** Sizes of the complete levels. */
  readonly levels: readonly number[];
  /** Names of the parts, of this run and of earlier ones. */
  readonly parts: readonly string[];
};

const PART_FILE = /^run\d+-\d+\.(keys|json|json\.next)$/;
/** A process that was killed while writing leaves this file. */
const UNFINISHED = `${CHECKPOINT_NAME}.next`;
const PART_NAME = /^run\d{1,9}-\d{1,9}$/;

export function keysFileName(part: string): string {
  return `${part}.keys`;
}

export function writePart(folder: DataFolder, name: string, part: CheckpointPart): void {
  folder.writeText(`${name}.json`, sealText(part));
}

/** Throws CheckpointError. */
function readPart(folder: DataFolder, name: string, keyBytes: number): CheckpointPart {
  const text = folder.readText(`${name}.json`);
  const part =
    text === undefined ? undefined : (unsealText(text) as Partial<CheckpointPart> | undefined);
  if (!part || !isValidPart(part, keyBytes)) throw damaged(`${folder.path}/${name}.json`);
  return part as CheckpointPart;
}

function isValidPart(
  { firstLevel, ranges, file }: Partial<CheckpointPart>,
  keyBytes: number,
): boolean {
  const isNumber = (value: unknown): value is number =>
    Number.isSafeInteger(value) && (value as number) >= 0;
  if (!isNumber(firstLevel) || !Array.isArray(ranges) || !areSums(file)) return false;
  return (ranges as readonly (Partial<StateRange> | null)[]).every((range) => {
    const { from, to } = range ?? {};
    return isNumber(from) && isNumber(to) && from <= to && to * keyBytes <= file.bytes;
  });
}

function isValid({ levels, parts }: Partial<Contents>): boolean {
  if (!Array.isArray(levels) || !Array.isArray(parts) || levels.length < 3) return false;
  return (
    levels.every((size) => Number.isSafeInteger(size) && size > 0) &&
    parts.every((name) => typeof name === 'string' && PART_NAME.test(name))
  );
}

/** Removes what runs that died have left. Throws CheckpointError for a file of somebody else. */
function removeOwn(folder: DataFolder, names: readonly string[]): void {
  const isOwn = (name: string) =>
    !name.endsWith('.json') || unsealText(folder.readText(name) ?? '') !== undefined;
  const other = names.find((name) => !isOwn(name));
  if (other !== undefined) throw notOurs(folder, `${other} is no part of a checkpoint`);
  for (const name of names) folder.remove(name);
}

function notOurs({ path }: DataFolder, what: string): CheckpointError {
  return new CheckpointError(`${path} holds other files: ${what}`, 'choose an empty folder');
}

type NamedPart = { readonly name: string; readonly part: CheckpointPart };

function runOf(name: string): number {
  return Number.parseInt(name.slice(3), 10);
}

/** The parts of the last run that began at this level or before it. */
function partsOfLevel(parts: readonly NamedPart[], level: number): readonly NamedPart[] {
  // Threads beyond the first join a run later, so their first level is not that of the run.
  const begun = parts.filter(({ name, part }) => name.endsWith('-0') && part.firstLevel <= level);
  const run = Math.max(...begun.map(({ name }) => runOf(name)));
  return parts.filter(({ name }) => runOf(name) === run);
}

export class Checkpoint {
  readonly folder: DataFolder;
  /** Sizes of the levels that earlier runs completed. */
  readonly levels: readonly number[];
  private readonly question: string;
  private readonly earlierParts: readonly string[];
  private readonly run: number;
  private isSaved = false;

  /** Throws CheckpointError when the folder holds another search, or files of others. */
  constructor(folder: DataFolder, question: string) {
    const contents = readCheckpoint<Contents>(folder, question, isValid);
    this.folder = folder;
    this.question = question;
    this.levels = contents?.levels ?? [];
    this.earlierParts = contents?.parts ?? [];
    this.run = 1 + Math.max(0, ...this.earlierParts.map(runOf));
    // Runs that died before their first checkpoint have left files.
    try {
      removeOwn(folder, this.unknownFiles());
    } catch (error) {
      if (!isDiskError(error)) throw error;
      throw notOurs(folder, error instanceof Error ? error.message : String(error));
    }
  }

  /** Files with names of ours that no checkpoint refers to. */
  private unknownFiles(): readonly string[] {
    const isKnown = (name: string) => this.earlierParts.some((part) => name.startsWith(`${part}.`));
    return this.folder.names().filter((name) => PART_FILE.test(name) && !isKnown(name));
  }

  /** Name of this run's part for a thread. */
  partName(index: number): string {
    return `run${this.run}-${index}`;
  }

  /**
   * Records that these levels are complete in the parts of this many threads and of earlier runs.
   */
  save(levels: readonly number[], threads: number): void {
    const own = Array.from({ length: threads }, (_, index) => this.partName(index));
    const parts = [...this.earlierParts, ...own];
    const contents: Contents = { levels, parts };
    writeCheckpoint(this.folder, this.question, contents);
    this.isSaved = true;
  }

  /**
   * Reads a level that earlier runs completed, as `readPortions` does. Throws CheckpointError when
   * its states are not all there as they were written.
   */
  *portions(kernel: BreadthFirstKernel, level: number): Generator<number> {
    let states = 0;
    const parts = this.earlierParts.map((name) => ({
      name,
      part: readPart(this.folder, name, kernel.keyLength()),
    }));
    for (const { name, part } of partsOfLevel(parts, level)) {
      const range = part.ranges[level - part.firstLevel];
      if (level < part.firstLevel || !range || range.from === range.to) continue;
      states += range.to - range.from;
      const keys = keysFileName(name);
      const file = new CheckedFile(
        this.folder.open(keys),
        `${this.folder.path}/${keys}`,
        part.file,
      );
      try {
        yield* readPortions(kernel, file, range);
      } finally {
        file.close();
      }
    }
    if (states !== this.levels[level]) throw damaged(`${this.folder.path}/${CHECKPOINT_NAME}`);
  }

  /** Removes what this run has written if no checkpoint refers to it: the search was stopped. */
  dropUnsaved(): void {
    try {
      if (!this.isSaved) for (const name of this.unknownFiles()) this.folder.remove(name);
    } catch (error) {
      // The folder is gone: so are its files.
      if (!isDiskError(error)) throw error;
    }
  }

  /** Removes all files: the search is over. */
  clear(): void {
    for (const name of [CHECKPOINT_NAME, UNFINISHED]) this.folder.remove(name);
    for (const name of this.folder.names()) if (PART_FILE.test(name)) this.folder.remove(name);
  }
}
