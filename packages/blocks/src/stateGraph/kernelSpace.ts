/* A compiled block puzzle as the kernel `stateGraph` takes it. */

import type { BlockProblem } from '@glissade/search/problem/blockProblem';
import { type Packing, packPlacements } from '@glissade/search/problem/blockProblemPacking';
import type { StateGraphKernel } from '../kernel/stateGraph.ts';
import {
  STATE_GRAPH_CELLS_MAX,
  STATE_GRAPH_SLOT_WORDS,
  STATE_GRAPH_SLOTS_MAX,
  STATE_GRAPH_WORDS_MAX,
} from '../kernel/stateGraphLayout.ts';
import type { SearchMetric } from '../model/searchMetric.ts';
import { MaskTables } from '../reference/maskSuccessors.ts';

/** Cells of a unit at most; 0: any way that a piece can go. */
const DISTANCES_MAX: Partial<Record<SearchMetric, number>> = {
  steps: 1,
  slides: STATE_GRAPH_CELLS_MAX,
  moves: 0,
};

export function fitsKernel(
  { placements, slotCount }: BlockProblem,
  { words }: Packing,
  metric: SearchMetric,
): boolean {
  return (
    DISTANCES_MAX[metric] !== undefined &&
    placements.cells.length <= STATE_GRAPH_CELLS_MAX &&
    slotCount <= STATE_GRAPH_SLOTS_MAX &&
    words <= STATE_GRAPH_WORDS_MAX
  );
}

/** Successors that a state can have, as far as each piece by itself goes. */
export function successorsMaxOf({ kinds, kindOfSlot }: BlockProblem, metric: SearchMetric): number {
  const most = metric === 'steps' ? 4 : Number.POSITIVE_INFINITY;
  return kindOfSlot.reduce((sum, kind) => sum + Math.min(most, kinds[kind]!.placementCount - 1), 1);
}

/** Begins a search with the start as its only state; false: not enough memory. */
export function openSpace(
  kernel: StateGraphKernel,
  problem: BlockProblem,
  packing: Packing,
  metric: SearchMetric,
  successorsMax: number,
  tableBits: number,
): boolean {
  const { words } = packing;
  const { placements, slotCount, start } = problem;
  const most = DISTANCES_MAX[metric]!;
  const isOpen = kernel.open(slotCount, placements.count, words, most, successorsMax, tableBits);
  if (isOpen === 0) return false;
  const write = (at: number, table: Int32Array) =>
    new Int32Array(kernel.memory.buffer, at >>> 0, table.length).set(table);
  const { neighbours, masks, rims } = new MaskTables(problem);
  write(kernel.slotsAt(), slotRecords(packing, slotCount));
  write(kernel.masksAt(), masks);
  write(kernel.rimsAt(), rims);
  write(kernel.nearAt(), neighbours);
  write(kernel.startAt(), packPlacements(packing, start));
  kernel.begin();
  return true;
}

/** See packages/blocks/kernel/stateGraph/graphMemory.ts. */
function slotRecords(packing: Packing, slotCount: number): Int32Array {
  const { slotBase, slotMask, slotShift, slotWord, firstOf, lastOf } = packing;
  const records = new Int32Array(slotCount * STATE_GRAPH_SLOT_WORDS);
  for (let slot = 0; slot < slotCount; slot++) {
    const word = slotWord[slot]!;
    const shift = slotShift[slot]!;
    const units = [0, 1, 2].map((k) => (k === word ? 1 << shift : 0));
    const range = [firstOf[slot]!, lastOf[slot]!];
    const fields = [slotBase[slot]!, slotMask[slot]!, shift, ...range, ...units, word * 4];
    records.set(fields, slot * STATE_GRAPH_SLOT_WORDS);
  }
  return records;
}
