/* The tables of an evaluation, laid out in the memory of the kernel of a beam. */

import { NO_CELL, ROW_BYTES, SLOT_BYTES } from '../../kernel/beamLayout.ts';
import type { TileBeamKernel } from '../../kernel/tileBeam.ts';
import type { BeamTableOffsets } from './tableOffsets.ts';
import type { BoardEvaluation } from './wholeBoardBeam.ts';
import { zobristOf } from './zobrist.ts';

/** Writes the tables of the evaluation. */
export function writeEvaluation(
  kernel: TileBeamKernel,
  evaluation: BoardEvaluation,
  slots: BeamTableOffsets,
): void {
  const { cells, distances } = evaluation;
  const { buffer } = kernel.memory;
  const neighbours = Uint8Array.from(evaluation.neighbours, (to) => (to < 0 ? NO_CELL : to));
  new Uint8Array(buffer).set(neighbours, kernel.neighboursAt() >>> 0);
  new Int32Array(buffer, kernel.distancesAt() >>> 0, distances.length).set(distances);
  const [low, high] = zobristOf(cells);
  const hashes = new Int32Array(buffer, kernel.zobristAt() >>> 0, low.length * 2);
  for (let i = 0; i < low.length; i++) {
    hashes[i * 2] = low[i]!;
    hashes[i * 2 + 1] = high[i]!;
  }
  writeTables(kernel, evaluation);
  writeRows(kernel, slots);
}

/** Writes the tables, and the offset in bytes of each cell, or id, in them. */
function writeTables(kernel: TileBeamKernel, evaluation: BoardEvaluation): void {
  const { groups, dualGroups } = evaluation;
  const { buffer } = kernel.memory;
  const { BYTES_PER_ELEMENT, length } = groups.table;
  const bytes = groups.offsets.map((places) => places * BYTES_PER_ELEMENT);
  new Int32Array(buffer, kernel.offsetsAt() >>> 0, bytes.length).set(bytes);
  new Int16Array(buffer, kernel.tableAt() >>> 0, length).set(groups.table);
  if (!dualGroups) return;
  const more = new Int32Array(buffer, kernel.offsetsAt() >>> 0).subarray(bytes.length);
  more.set(dualGroups.offsets);
  new Int8Array(buffer, kernel.dualTableAt() >>> 0, dualGroups.table.length).set(dualGroups.table);
}

/** Writes slots, and the rows of groups that use them: see `beamLayout.ts`. */
function writeRows(kernel: TileBeamKernel, slots: BeamTableOffsets): void {
  const { buffer } = kernel.memory;
  const { rowFirsts, firsts } = slots;
  new Uint16Array(buffer, kernel.firstsAt() >>> 0, rowFirsts.length).set(rowFirsts);
  new Uint16Array(buffer, kernel.slotFirstsAt() >>> 0, firsts.length).set(firsts);
  const list = new DataView(buffer, kernel.slotsAt() >>> 0);
  slots.list.forEach(({ offsets, id }, i) => {
    list.setUint32(i * SLOT_BYTES, offsets * Int32Array.BYTES_PER_ELEMENT, true);
    list.setInt32(i * SLOT_BYTES + 4, id, true);
  });
  const rows = new DataView(buffer, kernel.rowsAt() >>> 0);
  slots.rows.forEach(({ begin, slots: own }, row) => {
    rows.setUint32(row * ROW_BYTES, begin, true);
    own.forEach((slot, k) => {
      rows.setUint16(row * ROW_BYTES + 4 + 2 * k, slot.at, true);
    });
  });
}
