/* Expanders generated for one puzzle: whether they pay yet, and their compiled code. */

import type { KernelEncoding } from '../encoding/kernelEncoding.ts';
import { writeExpander } from '../kernel/emit/writeExpander.ts';
import type { KernelHolder } from '../levels/levelStore.ts';
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

/** Generates code that expands the states of a puzzle, and installs it in the search's kernel. */
export class CodeGeneration {
  private readonly holder: KernelHolder;
  private readonly variant: CodeVariant;
  private readonly statesMin: number;
  /** Code has been installed, or never will be. */
  private isSettled: boolean;

  /** `statesMin`: states found, in all searches of the variant, from which on code pays. */
  constructor(holder: KernelHolder, variant: CodeVariant, statesMin: number) {
    const { width, isTableDriven = false } = variant.encoding;
    this.holder = holder;
    this.variant = variant;
    this.statesMin = statesMin;
    this.isSettled = width === 'wide' || isTableDriven;
    if (!this.isSettled && isGenerated(variant)) this.install();
  }

  /** Counts states that were found; installs code once that pays. */
  addStates(states: number): void {
    if (this.isSettled || countStates(this.variant, states) < this.statesMin) return;
    this.install();
  }

  /** Installs existing code again, in a kernel that was reset or replaced. */
  reinstall(): void {
    if (this.isSettled && isGenerated(this.variant)) this.install();
  }

  /** The platform may refuse to compile code: then the kernel works without it. */
  private install(): void {
    this.isSettled = true;
    const entry = entryOf(this.variant);
    const module = writeExpander(this.holder.kernel, entry.module);
    if (module) entry.module = module;
  }
}
