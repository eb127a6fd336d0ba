/*
 * How far searches by IDA* have come, so that they can continue after their process has died at any
 * moment: for each goal the bound that is not yet settled, and the subtrees below it that were
 * searched without a solution. A subtree is named by the moves from the start to its root.
 *
 * That a subtree has no line within a bound is true for every run. So a run may use what another
 * run did with other tables, threads or cuts, and ignores names of subtrees that it does not have.
 * But which lines a subtree contains depends on the forbidden sequences of gap moves
 * (tiles/board/moveAutomaton.ts): FORM must change when they do.
 *
 * The file is written as a whole or not at all, every few seconds at most; a kill can cost that
 * much.
 */
import type { Metric } from '@glissade/core';
import {
  CHECKPOINT_NAME,
  readCheckpoint,
  writeCheckpoint,
} from '@glissade/platform/files/checkpointFile';
import { type DataFolder, isDiskError } from '@glissade/platform/files/storage';
import type { TileProblem } from '@glissade/search/problem/tileProblem';

/** Part of the question. */
const FORM = 1;
const EVERY_MS = 3000;

type Contents = {
  readonly goals: readonly { readonly bound: number; readonly finished: readonly string[] }[];
};

function isSound({ goals }: Partial<Contents>, count: number): boolean {
  return (
    Array.isArray(goals) &&
    goals.length === count &&
    (goals as readonly (Partial<Contents['goals'][number]> | null)[]).every((goal) => {
      const { bound = -1, finished } = goal ?? {};
      return Number.isSafeInteger(bound) && bound >= 0 && Array.isArray(finished);
    })
  );
}

/** How far the search towards one goal has come. */
export class GoalProgress {
  /** Of this and smaller bounds, only this one may still have a line. */
  bound: number;
  private readonly names: Set<string>;
  private readonly changed: () => void;

  constructor(bound: number, finished: readonly string[], changed: () => void) {
    this.bound = bound;
    this.names = new Set(finished);
    this.changed = changed;
  }

  get finished(): ReadonlySet<string> {
    return this.names;
  }

  /** Nothing has been found below this bound. */
  raise(bound: number): void {
    if (bound <= this.bound) return;
    this.bound = bound;
    this.names.clear();
    this.changed();
  }

  /** Nothing is within the present bound below this node. */
  finish(name: string): void {
    this.names.add(name);
    this.changed();
  }
}

/** The question as it is kept: what was asked, and the form of this file's names. */
function named(question: string): string {
  return `deepening ${FORM}: ${question}`;
}

export class DeepeningCheckpoint {
  readonly goals: readonly GoalProgress[];
  private readonly folder: DataFolder;
  private readonly question: string;
  private readonly everyMs: number;
  private keptMs: number = performance.now();

  /** Throws CheckpointError where the folder holds another search. */
  constructor(folder: DataFolder, question: string, goals: number, everyMs: number = EVERY_MS) {
    const contents = readCheckpoint<Contents>(folder, named(question), (read) =>
      isSound(read, goals),
    );
    this.folder = folder;
    this.question = question;
    this.everyMs = everyMs;
    this.goals = Array.from({ length: goals }, (_, goal) => {
      const { bound, finished } = contents?.goals[goal] ?? { bound: 0, finished: [] };
      return new GoalProgress(bound, finished, () => this.saveSometimes());
    });
  }

  /** Keeps what is known; a disk that will not have it is no reason to stop. */
  save(): void {
    this.keptMs = performance.now();
    const goals = this.goals.map(({ bound, finished }) => ({ bound, finished: [...finished] }));
    const contents: Contents = { goals };
    try {
      writeCheckpoint(this.folder, named(this.question), contents);
    } catch (error) {
      if (!isDiskError(error)) throw error;
    }
  }

  /** Removes everything: the search is over. */
  clear(): void {
    for (const name of [CHECKPOINT_NAME, `${CHECKPOINT_NAME}.next`]) this.folder.remove(name);
  }

  private saveSometimes(): void {
    if (performance.now() - this.keptMs >= this.everyMs) this.save();
  }
}

/** Folder of the checkpoint, and how often it is written at least. */
type CheckpointOptions = {
  readonly checkpoint?: DataFolder;
  readonly checkpointMs?: number;
};

/** Throws CheckpointError. */
export function openCheckpoint(
  problems: readonly TileProblem[],
  counted: Metric,
  { checkpoint, checkpointMs }: CheckpointOptions,
): DeepeningCheckpoint | undefined {
  if (!checkpoint) return undefined;
  const texts = problems.map(
    ({ width, height, tiles, gap, gapGoal }) =>
      `${width}x${height} ${tiles.join('.')} ${gap} ${gapGoal}`,
  );
  const question = [counted, ...texts].join('; ');
  return new DeepeningCheckpoint(checkpoint, question, problems.length, checkpointMs);
}
