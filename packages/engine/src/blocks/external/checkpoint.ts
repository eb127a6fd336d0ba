/*
 * A search that can be taken up again after its process has died at any moment.
 *
 * Each thread of each run appends its states, level by level, to a file of its own and says in a
 * small file beside it which of them are which level's. A file `checkpoint.json` names the levels
 * that are complete on the disk; it is written last, as a whole, after everything it speaks of has
 * been flushed. What comes behind in the other files is not looked at. A run that takes up goes on
 * in new files, and reads of the old ones the last two levels, and others on the way back.
 */
import type { BreadthFirstKernel } from '@glissade/kernels';
import { areSums, CheckedFile, damaged, type FileSums } from '../../files/checkedFile.ts';
import { CHECKPOINT_NAME, readCheckpoint, writeCheckpoint } from '../../files/checkpointFile.ts';
import { sealText, unsealText } from '../../files/sealedText.ts';
import type { DataFolder } from '../../files/storage.ts';
import { portionsOf, type Range } from './readPortions.ts';

/** The ranges in one file, from a level on, and its checksums. */
export type Part = {
  readonly firstLevel: number;
  readonly ranges: readonly Range[];
  readonly file: FileSums;
};

type Contents = {
  /** States of each level, all complete. */
  readonly levels: readonly number[];
  /** Names of parts, of this run and those before. */
  readonly parts: readonly string[];
};

const PART = /^run\d+-\d+\.(keys|json|json\.next)$/;
/** A process that was killed while it wrote leaves it. */
const UNFINISHED = `${CHECKPOINT_NAME}.next`;
const PART_NAME = /^run\d{1,9}-\d{1,9}$/;

export function keysName(part: string): string {
  return `${part}.keys`;
}

export function writePart(folder: DataFolder, name: string, part: Part): void {
  folder.writeText(`${name}.json`, sealText(part));
}

/** Throws CheckpointError. */
function readPart(folder: DataFolder, name: string, keyBytes: number): Part {
  const text = folder.readText(`${name}.json`);
  const part = text === undefined ? undefined : (unsealText(text) as Partial<Part> | undefined);
  if (!part || !isSoundPart(part, keyBytes)) throw damaged(`${folder.path}/${name}.json`);
  return part as Part;
}

function isSoundPart({ firstLevel, ranges, file }: Partial<Part>, keyBytes: number): boolean {
  const isNumber = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
  if (!isNumber(firstLevel) || !Array.isArray(ranges) || !areSums(file)) return false;
  return (ranges as readonly Range[]).every(
    ({ from, to }) => isNumber(from) && isNumber(to) && from <= to && to * keyBytes <= file.bytes,
  );
}

function isSound({ levels, parts }: Partial<Contents>): boolean {
  if (!Array.isArray(levels) || !Array.isArray(parts) || levels.length < 3) return false;
  return (
    levels.every((size) => Number.isSafeInteger(size) && size > 0) &&
    parts.every((name) => typeof name === 'string' && PART_NAME.test(name))
  );
}

export class Checkpoint {
  readonly folder: DataFolder;
  /** What earlier runs have completed. */
  readonly levels: readonly number[];
  private readonly question: string;
  private readonly pastParts: readonly string[];
  private readonly run: number;

  /** Throws CheckpointError where the folder holds another search's states. */
  constructor(folder: DataFolder, question: string) {
    const contents = readCheckpoint<Contents>(folder, question, isSound);
    this.folder = folder;
    this.question = question;
    this.levels = contents?.levels ?? [];
    this.pastParts = contents?.parts ?? [];
    this.run = 1 + Math.max(0, ...this.pastParts.map((name) => Number.parseInt(name.slice(3), 10)));
    // Of runs that died before their first checkpoint.
    for (const name of folder.names()) {
      const isKnown = this.pastParts.some((part) => name.startsWith(`${part}.`));
      if (PART.test(name) && !isKnown) folder.remove(name);
    }
  }

  /** Name of the part of a thread of this run. */
  partOf(index: number): string {
    return `run${this.run}-${index}`;
  }

  /** Says that these levels are complete, in the parts of so many threads and those of old. */
  save(levels: readonly number[], threads: number): void {
    const own = Array.from({ length: threads }, (_, index) => this.partOf(index));
    const parts = [...this.pastParts, ...own];
    const contents: Contents = { levels, parts };
    writeCheckpoint(this.folder, this.question, contents);
  }

  /**
   * Reads the states of a level that earlier runs completed, as `portionsOf` does. Throws
   * CheckpointError where they are not all there as they were written.
   */
  *portions(kernel: BreadthFirstKernel, level: number): Generator<number> {
    let states = 0;
    for (const name of this.pastParts) {
      const part = readPart(this.folder, name, kernel.keyLength());
      const range = part.ranges[level - part.firstLevel];
      if (level < part.firstLevel || !range || range.from === range.to) continue;
      states += range.to - range.from;
      const keys = keysName(name);
      const file = new CheckedFile(
        this.folder.open(keys),
        `${this.folder.path}/${keys}`,
        part.file,
      );
      try {
        yield* portionsOf(kernel, file, range);
      } finally {
        file.close();
      }
    }
    if (states !== this.levels[level]) throw damaged(`${this.folder.path}/${CHECKPOINT_NAME}`);
  }

  /** Removes everything: the search is over. */
  clear(): void {
    for (const name of [CHECKPOINT_NAME, UNFINISHED]) this.folder.remove(name);
    for (const name of this.folder.names()) if (PART.test(name)) this.folder.remove(name);
  }
}
