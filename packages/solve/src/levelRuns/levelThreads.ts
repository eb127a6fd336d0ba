/* Does the jobs of searches in runs in threads of this machine. */

import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import { AwaitedThreads, Places, unlessAborted } from '@glissade/platform/threads/awaitedThreads';
import { receivedError } from '../options/receivedError.ts';
import {
  type LevelJobData,
  levelJob,
  readSlot,
  SLOT_BYTES,
  type Told,
  writeSlot,
} from './levelJob.ts';
import type { LevelAnswer, LevelPart } from './levelPart.ts';
import { FolderError, folderStore } from './runs/runStore.ts';

export type LevelThreadsOptions = {
  readonly threads: number;
  readonly folder: string;
  /** For each thread. */
  readonly memoryBytes: number;
};

const PROBE = /^probe-[0-9a-z]+\.part$/;

export class LevelThreads {
  private readonly options: LevelThreadsOptions;
  private readonly slots: SharedArrayBuffer;
  private readonly places: Places;
  private open: AwaitedThreads | undefined;

  constructor(options: LevelThreadsOptions) {
    // More than threads: a job that was given up may still hold one.
    const slotCount = 2 * options.threads;
    this.options = options;
    this.slots = new SharedArrayBuffer(slotCount * SLOT_BYTES);
    this.places = new Places(Array.from({ length: slotCount }, (_, slot) => slot));
  }

  /** Rejects when the signal is aborted, with FolderError where the folder is at fault. */
  async do(part: LevelPart, signal: AbortSignalLike): Promise<LevelAnswer> {
    signal.throwIfAborted();
    const slot = await this.places.take();
    // The thread goes on after an abort; its slot is free again when it has ended.
    const told = this.tell(slot, part).finally(() => this.places.giveBack(slot));
    const found = await unlessAborted(told, signal);
    if ('refusal' in found) throw new FolderError(found.refusal);
    if ('fault' in found) throw receivedError(found.fault);
    return found.answer;
  }

  /** Throws FolderError where nothing can be kept in the folder. */
  requireFolder(): void {
    const store = folderStore(this.options.folder);
    store.create('probe').discard();
    // Of workers that were killed while they looked.
    for (const name of store.names()) if (PROBE.test(name)) store.remove(name);
  }

  close(): void {
    this.open?.close();
    this.open = undefined;
  }

  private async tell(slot: number, part: LevelPart): Promise<Told> {
    const threads = this.threads();
    try {
      const bytes = (await threads.ask([slot, writeSlot(this.slots, slot, part)])) ?? 0;
      return readSlot(this.slots, slot, bytes) as Told;
    } catch (error) {
      // Threads that have failed are replaced.
      if (this.open === threads) this.close();
      throw error;
    }
  }

  private threads(): AwaitedThreads {
    const { threads: count, folder, memoryBytes } = this.options;
    const data: LevelJobData = { folder, memoryBytes, slots: this.slots };
    let job: ReturnType<typeof levelJob> | undefined;
    this.open ??= new AwaitedThreads({
      count,
      job: 'levels',
      data,
      workHere: (numbers) => {
        job ??= levelJob(data);
        return job(numbers);
      },
      purpose: 'a search in runs',
    });
    return this.open;
  }
}
