/*
 * The bit board of the narrow kernel: the trimmed board as bits of one word, row by row. A shift
 * may run from one row into the next. Therefore the kernel first tests `can`, the places from which
 * a step leads to another place, so no wall column is needed and boards of 8×8 fit.
 */
import { DIRECTIONS } from '@glissade/core';
import type { BlockProblem } from '@glissade/search/problem/blockProblem';
import { KINDS_MAX } from '../kernel/layout.ts';
import type { KindRegion } from './regions.ts';

/** One region of a kind in bits; offsets are relative to the origin's bit and never negative. */
export type KernelKind = {
  readonly pieces: number;
  /** Origin bits, ascending, by index in the region's places. */
  readonly origins: readonly number[];
  /** Offsets of the shape's cells. */
  readonly cells: readonly number[];
  /** U R D L: origins from which a step leads to another place. */
  readonly can: readonly (readonly number[])[];
  /** U R D L: offsets of those cells that move onto cells the piece did not cover. */
  readonly fronts: readonly (readonly number[])[];
};

export type Board64 = {
  /** Bits from a cell to the one below. */
  readonly stride: number;
  /** The kernel's kinds: one for each region. */
  readonly kinds: readonly KernelKind[];
};

/** Lays a problem out, or undefined where the board has more than 64 cells or too many kinds. */
export function layOut64(
  problem: BlockProblem,
  regions: readonly KindRegion[],
): Board64 | undefined {
  const { puzzle, placements } = problem;
  const { width } = puzzle.board;
  const columns = Array.from(placements.cells, (cell) => cell % width);
  const left = Math.min(...columns);
  const top = Math.floor(placements.cells[0]! / width);
  const stride = Math.max(...columns) - left + 1;
  const bitOf = (cell: number) => (Math.floor(cell / width) - top) * stride + (cell % width) - left;
  if (bitOf(placements.cells.at(-1)!) > 63 || regions.length > KINDS_MAX) return undefined;
  return { stride, kinds: regions.map((region) => layOutKind(problem, region, stride, bitOf)) };
}

function layOutKind(
  { puzzle, placements }: BlockProblem,
  { kind, places, slotCount }: KindRegion,
  stride: number,
  bitOf: (cell: number) => number,
): KernelKind {
  const { shape } = puzzle.pieces[puzzle.kinds[kind]!.pieces[0]!]!;
  const cells = shape.map(([dx, dy]) => dy * stride + dx);
  const own = new Set(shape.map(([dx, dy]) => `${dx} ${dy}`));
  const originOf = (place: number) => bitOf(placements.origins[place]!);
  return {
    pieces: slotCount,
    origins: places.map(originOf),
    cells,
    can: DIRECTIONS.map((_, d) =>
      places.filter((place) => placements.neighbours[place * 4 + d]! >= 0).map(originOf),
    ),
    fronts: AHEAD.map(([x, y]) =>
      cells.filter((_, i) => !own.has(`${shape[i]![0] + x} ${shape[i]![1] + y}`)),
    ),
  };
}

/** U R D L. */
const AHEAD = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
