import type { KernelWidth } from '@glissade/kernels';
import { METRIC_LINES, METRIC_MOVES, METRIC_SLIDES, METRIC_STEPS } from '@glissade/kernels/layout';
import type { SearchMetric } from '../model/searchMetric.ts';

/** The numbers by which a kernel knows the metrics. */
export const METRIC_CODES: Readonly<Record<SearchMetric, number>> = {
  steps: METRIC_STEPS,
  slides: METRIC_SLIDES,
  moves: METRIC_MOVES,
  mtm: METRIC_LINES,
};

/** A puzzle as one of the two kernels wants it. States are placements by slot. */
export interface KernelEncoding {
  readonly width: KernelWidth;
  /** No code can be written for it. */
  readonly isFixed?: boolean;
  /** Bytes of everything in the kernel's memory from POOL_BASE on, before a search begins. */
  readonly bytes: number;
  /** Writes the puzzle; returns the first address after it, a multiple of 8. */
  write(memory: ArrayBuffer, metric: SearchMetric, stopAtGoal: boolean): number;
  /** False for a state that it cannot hold, and that the start cannot reach. */
  holds?(at: Int32Array): boolean;
  /** Writes a state where `packState` reads it. */
  writeState(memory: ArrayBuffer, at: Int32Array): void;
  /** Reads the state that `unpackState` wrote. */
  readState(memory: ArrayBuffer): Int32Array;
}

/** Puts a value behind those from `first` to `end` - 1, which ascend, so that all ascend. */
export function insertSorted(values: Int32Array, first: number, end: number, value: number): void {
  let slot = end;
  for (; slot > first && values[slot - 1]! > value; slot--) values[slot] = values[slot - 1]!;
  values[slot] = value;
}
