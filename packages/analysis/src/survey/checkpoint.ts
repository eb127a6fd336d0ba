/*
 * The checkpoint of a survey: which batches are done and what they found together, in one sealed
 * file that is written as a whole. A survey that is killed at any moment continues from it.
 */
import { readCheckpoint, writeCheckpoint } from '@glissade/platform/files/checkpointFile';
import type { DataFolder } from '@glissade/platform/files/storage';
import type { SurveySpec } from './spec.ts';
import type { Tally } from './tally.ts';

/** To be raised when families are cut into other jobs, or tallies hold something else. */
const VERSION = 4;

/** Least time between two checkpoints. */
const INTERVAL_MS = 2000;

type Contents = {
  readonly batches: number;
  /** Numbers of the batches that are done, ascending. */
  readonly done: readonly number[];
  readonly tally: Tally;
  /** Time of all runs so far. */
  readonly timeMs: number;
};

export class SurveyCheckpoint {
  private readonly folder: DataFolder;
  private readonly question: string;
  private writtenMs = performance.now();

  constructor(folder: DataFolder, spec: SurveySpec) {
    this.folder = folder;
    this.question = JSON.stringify({ survey: VERSION, ...spec });
  }

  /** Throws CheckpointError where the folder holds something else. */
  read(batches: number): Contents | undefined {
    return readCheckpoint<Contents>(this.folder, this.question, (contents) => {
      const { done, tally, timeMs } = contents;
      return (
        contents.batches === batches &&
        Array.isArray(done) &&
        done.every((batch) => Number.isInteger(batch) && batch >= 0 && batch < batches) &&
        new Set(done).size === done.length &&
        Array.isArray(tally?.rows) &&
        typeof timeMs === 'number'
      );
    });
  }

  /** Writes now and then, or because it `must`. */
  write(contents: () => Contents, must = false): void {
    if (!must && performance.now() - this.writtenMs < INTERVAL_MS) return;
    writeCheckpoint(this.folder, this.question, contents());
    this.writtenMs = performance.now();
  }
}
