import { type BreadthFirstKernel, writeExpander } from '@glissade/kernels';
import type { KernelForm } from '../encoding/kernelEncoding.ts';
import type { SearchMetric } from '../model/searchMetric.ts';

/** What code is written for. */
export type WrittenFor = {
  readonly form: KernelForm;
  readonly metric: SearchMetric;
  readonly toGoal: boolean;
};

type Entry = {
  /** States found by searches that had no such code. */
  states: number;
  module?: WebAssembly.Module;
};

/** By form, as long as its puzzle is held; then by metric and whether goals are tested. */
const known = new WeakMap<KernelForm, Map<string, Entry>>();

function entryOf({ form, metric, toGoal }: WrittenFor): Entry {
  const entries = known.get(form) ?? new Map<string, Entry>();
  known.set(form, entries);
  const name = `${metric} ${toGoal}`;
  const entry = entries.get(name) ?? { states: 0 };
  entries.set(name, entry);
  return entry;
}

/** Counts states; how many have been counted by now, in all searches of the same kind. */
export function countTowards(what: WrittenFor, states: number): number {
  const entry = entryOf(what);
  entry.states += states;
  return entry.states;
}

/** True when the code need not be compiled any more. */
export function isWritten(what: WrittenFor): boolean {
  return entryOf(what).module !== undefined;
}

/** Lets a narrow kernel expand by code written for its puzzle, if this platform may compile it. */
export function useWrittenCode(kernel: BreadthFirstKernel, what: WrittenFor): void {
  const entry = entryOf(what);
  const module = writeExpander(kernel, entry.module);
  if (module) entry.module = module;
}
