/*
 * A thread's part of a search in runs: it reads a job from a slot of shared memory, and writes the
 * answer there as JSON.
 */

import { type SentError, sentError } from '@glissade/platform/threads/sentError';
import { isAboutInput } from '../options/receivedError.ts';
import type { LevelAnswer, LevelPart } from './levelPart.ts';
import { LevelWork } from './levelWork.ts';
import { DamagedRun } from './runs/runFile.ts';
import { FolderError, folderStore } from './runs/runStore.ts';

export type LevelJobData = {
  /** The folder that all machines see. */
  readonly folder: string;
  readonly memoryBytes: number;
  /** Slots of `SLOT_BYTES` each. */
  readonly slots: SharedArrayBuffer;
};

/** Pages of a slot that nobody writes to take no memory. */
export const SLOT_BYTES = 4 << 20;

/** What stands in a slot after a job: the answer, or why there is none. */
export type Told =
  | { readonly answer: LevelAnswer }
  | { readonly refusal: string }
  | { readonly fault: SentError };

/** Items are the number of a slot and the bytes of the job in it; answers are bytes written. */
export function levelJob(data: unknown): (numbers: readonly number[]) => number {
  const { folder, memoryBytes, slots } = data as LevelJobData;
  let known: { readonly key: string; readonly work: LevelWork } | undefined;
  return ([slot = 0, bytes = 0]) => {
    const { run, task, job } = readSlot(slots, slot, bytes) as LevelPart;
    const told = attempt(() => {
      const key = JSON.stringify([run, task]);
      if (known?.key !== key) {
        const store = folderStore(`${folder}/${run}`);
        known = { key, work: new LevelWork(task, store, { memoryBytesMax: memoryBytes }) };
      }
      return known.work.do(job);
    });
    return writeSlot(slots, slot, told);
  };
}

function attempt(work: () => LevelAnswer): Told {
  try {
    return { answer: work() };
  } catch (error) {
    if (error instanceof FolderError || error instanceof DamagedRun) {
      return { refusal: error.message };
    }
    // Other jobs of this thread are not at fault.
    if (isAboutInput(error)) return { fault: sentError(error) };
    throw error;
  }
}

/** Returns the number of bytes. Throws for what is too long. */
export function writeSlot(slots: SharedArrayBuffer, slot: number, what: object): number {
  const bytes = new TextEncoder().encode(JSON.stringify(what));
  if (bytes.length > SLOT_BYTES) throw new Error('what is told is too long');
  new Uint8Array(slots, slot * SLOT_BYTES, bytes.length).set(bytes);
  return bytes.length;
}

export function readSlot(slots: SharedArrayBuffer, slot: number, bytes: number): unknown {
  // Decoders reject shared memory.
  const text = new Uint8Array(slots, slot * SLOT_BYTES, bytes).slice();
  return JSON.parse(new TextDecoder().decode(text));
}
