import type { BreadthFirstBuild } from '../kernel/breadthFirstKernel.ts';
import { METRIC_LINES, METRIC_MOVES, METRIC_SLIDES, METRIC_STEPS } from '../kernel/layout.ts';
import type { KernelWidth } from '../kernel/wideBreadthFirst.ts';
import type { SearchMetric } from '../model/searchMetric.ts';

/** The kernel's codes of the metrics. */
export const METRIC_CODES: Readonly<Record<SearchMetric, number>> = {
  steps: METRIC_STEPS,
  slides: METRIC_SLIDES,
  moves: METRIC_MOVES,
  mtm: METRIC_LINES,
};

/** A puzzle in the format of one of the two kernels. States are placements by slot. */
export interface KernelEncoding {
  readonly width: KernelWidth;
  /** The kernel that takes it. */
  readonly build: BreadthFirstBuild;
  /** The kernel searches it by tables, so no code is generated for it. */
  readonly isTableDriven?: boolean;
  /** Bytes of the compiled puzzle in the kernel's memory, from POOL_BASE on. */
  readonly bytes: number;
  /** Writes the puzzle; returns the first address after it, a multiple of 8. */
  write(memory: ArrayBuffer, metric: SearchMetric, stopAtGoal: boolean): number;
  /** False for a state that cannot be encoded, and that the start cannot reach. */
  canEncode?(at: Int32Array): boolean;
  /** Writes a state where `packState` reads it. */
  writeState(memory: ArrayBuffer, at: Int32Array): void;
  /** Reads the state that `unpackState` wrote, into `at` or a new array. */
  readState(memory: ArrayBuffer, at?: Int32Array): Int32Array;
}

/** Inserts a value into the ascending values from `first` to `end` - 1, so that all ascend. */
export function insertSorted(values: Int32Array, first: number, end: number, value: number): void {
  let slot = end;
  for (; slot > first && values[slot - 1]! > value; slot--) values[slot] = values[slot - 1]!;
  values[slot] = value;
}
