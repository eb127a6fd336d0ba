import { type BreadthFirstKernel, writeExpander } from '@glissade/kernels';
import type { KernelEncoding } from '../encoding/kernelEncoding.ts';
import type { SearchMetric } from '../model/searchMetric.ts';

/** What generated code depends on. */
export type CodeVariant = {
  readonly encoding: KernelEncoding;
  readonly metric: SearchMetric;
  readonly toGoal: boolean;
};

type Entry = {
  /** States found by searches without generated code. */
  states: number;
  module?: WebAssembly.Module;
};

/** By encoding, as long as its puzzle is in use; then by metric and whether goals are tested. */
const knownCode = new WeakMap<KernelEncoding, Map<string, Entry>>();

function entryOf({ encoding, metric, toGoal }: CodeVariant): Entry {
  const entries = knownCode.get(encoding) ?? new Map<string, Entry>();
  knownCode.set(encoding, entries);
  const name = `${metric} ${toGoal}`;
  const entry = entries.get(name) ?? { states: 0 };
  entries.set(name, entry);
  return entry;
}

/** Adds states to the count of all searches of this variant; returns the count. */
export function countStates(what: CodeVariant, states: number): number {
  const entry = entryOf(what);
  entry.states += states;
  return entry.states;
}

/** True when the code has been compiled. */
export function isGenerated(what: CodeVariant): boolean {
  return entryOf(what).module !== undefined;
}

/**
 * Installs generated code that expands the states of this puzzle in a narrow kernel, if the
 * platform may compile it.
 */
export function useGeneratedCode(kernel: BreadthFirstKernel, what: CodeVariant): void {
  const entry = entryOf(what);
  const module = writeExpander(kernel, entry.module);
  if (module) entry.module = module;
}
