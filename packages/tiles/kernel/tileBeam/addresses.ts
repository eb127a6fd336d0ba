// The addresses at which the host writes the tables of a beam and reads its line.
import {
  distances,
  dualTable,
  first,
  firsts,
  line,
  neighbours,
  offsets,
  rows,
  slotFirsts,
  slots,
  table,
  zobrist,
} from './beamMemory.ts';

export function neighboursAt(): usize {
  return neighbours;
}

export function distancesAt(): usize {
  return distances;
}

export function zobristAt(): usize {
  return zobrist;
}

export function firstsAt(): usize {
  return firsts;
}

export function slotFirstsAt(): usize {
  return slotFirsts;
}

export function slotsAt(): usize {
  return slots;
}

export function rowsAt(): usize {
  return rows;
}

export function offsetsAt(): usize {
  return offsets;
}

export function tableAt(): usize {
  return table;
}

export function dualTableAt(): usize {
  return dualTable;
}

/** Where the host writes the start, u8 by cell, before `begin`. */
export function startAt(): usize {
  return first;
}

/** Directions of the gap along the line found, u8 each. */
export function lineAt(): usize {
  return line;
}
