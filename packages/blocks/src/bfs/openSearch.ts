/* Opens a breadth-first search: its kernel, its first levels, its files and its checkpoint. */
import { Checkpoint, keysFileName } from '../external/checkpoint.ts';
import { ExternalStore } from '../external/externalStore.ts';
import { CHECKPOINT_MS, LevelIndex } from '../levels/levelIndex.ts';
import { type OpenKernel, openKernel } from './kernelInstance.ts';
import type { KernelOptions, KernelTask } from './searchTask.ts';
import {
  addStartStates,
  fingerprint,
  isKeyFile,
  loadLastLevels,
  type StartStates,
} from './startStates.ts';

/** Where a search starts: at the problem's start, or at other states, from which no goal counts. */
export type SearchStart = {
  readonly storesLevels: boolean;
  readonly startStates?: StartStates;
};

/** What a search is opened for, and what it may use. */
export type SearchPurpose = {
  readonly storesLevels: boolean;
  /** Goals are tested, and the search ends at one. */
  readonly stopsAtGoal: boolean;
  /** States may be written to files. */
  readonly usesFiles: boolean;
  readonly checkpoint: Checkpoint | undefined;
  /** Sizes of the levels that are complete when the search is opened. */
  readonly firstLevels: readonly number[];
};

/** A search with its first levels, ready to go on. */
export type OpenedSearch = {
  readonly opened: OpenKernel;
  readonly levelIndex: LevelIndex;
  readonly purpose: SearchPurpose;
  /** False: the first levels are too large for memory, so they are in files only. */
  readonly isInMemory: boolean;
};

/** Loads the first levels of a search: its start, other start states, or those of a checkpoint. */
export function openSearch(
  task: KernelTask,
  options: KernelOptions,
  { storesLevels, startStates }: SearchStart,
): OpenedSearch | undefined {
  const stopsAtGoal = storesLevels && !startStates;
  const opened = openKernel(task, options, stopsAtGoal);
  if (!opened?.reset(storesLevels)) return undefined;
  const checkpoint = openCheckpoint(task, options, opened);
  const isInMemory = loadFirstLevels(task, opened, startStates, checkpoint);
  const inFile = isKeyFile(startStates) ? startStates : undefined;
  const isResumed = checkpoint !== undefined && checkpoint.levels.length > 0;
  if (!isInMemory && !((isResumed || inFile) && opened.reset(storesLevels))) return undefined;
  if (startStates && opened.kernel.openInbox() === 0) return undefined;
  const openFile = () =>
    checkpoint
      ? checkpoint.folder.open(keysFileName(checkpoint.partName(0)))
      : options.temporaryFile?.();
  const states = isInMemory ? undefined : inFile;
  const store = new ExternalStore(opened, openFile, opened.pagesMax, states);
  if (isInMemory) inFile?.file.close();
  const { checkpointMs = CHECKPOINT_MS } = options;
  const levelIndex = new LevelIndex(opened, store, checkpoint, checkpointMs);
  const hasDisk = options.temporaryFile !== undefined || checkpoint !== undefined;
  const purpose = {
    storesLevels,
    stopsAtGoal,
    usesFiles: hasDisk && (storesLevels || !startStates),
    checkpoint,
    firstLevels: isResumed ? checkpoint.levels : [startStates ? levelIndex.rangeOf(0).to : 1],
  };
  return { opened, levelIndex, purpose, isInMemory };
}

/** The checkpoint belongs to the compiled puzzle, its metric and its start. */
function openCheckpoint(
  { encoding, problem }: KernelTask,
  { checkpoint: folder }: KernelOptions,
  { kernel, end }: OpenKernel,
): Checkpoint | undefined {
  encoding.writeState(kernel.memory.buffer, problem.start);
  kernel.packState();
  return folder && new Checkpoint(folder, fingerprint(kernel, end));
}

/** False: not enough memory. */
function loadFirstLevels(
  { encoding, problem }: KernelTask,
  { kernel }: OpenKernel,
  startStates: StartStates | undefined,
  checkpoint: Checkpoint | undefined,
): boolean {
  return checkpoint && checkpoint.levels.length > 0
    ? loadLastLevels(kernel, checkpoint)
    : addStartStates(encoding, kernel, startStates ?? [problem.start]);
}
