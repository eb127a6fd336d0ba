import type { AxisPair } from '@glissade/search/heuristic/tiles/axisPair';
import { numberWeights, rankWeights } from '@glissade/search/heuristic/tiles/denseRank';
import { symmetriesFixing } from '@glissade/search/heuristic/tiles/symmetries';
import type { MoveAutomaton } from '../board/moveAutomaton.ts';
import {
  countPlacements,
  type GapGoal,
  type PackedPattern,
} from '../patternDatabase/packedPattern.ts';

/** All that a kernel's search towards one goal reads and never writes. */
export type StepTables = GapGoal & {
  readonly axes: AxisPair;
  readonly automaton: MoveAutomaton;
  /** Up to two partitions of the tiles into patterns. */
  readonly partitions: readonly (readonly PackedPattern[])[];
};

/** One pattern of one view: a partition seen through a symmetry of the goal. */
export type Slot = {
  readonly table: PackedPattern;
  /** Where its entries begin, in entries. */
  readonly begin: number;
  /** The ids of the tiles that stand for those of the pattern, in their order. */
  readonly ids: readonly number[];
  readonly weights: readonly number[];
  /** Where a cell is on the board as this view shows it. */
  readonly map: Uint8Array;
};

/** Slots of each view: the partitions through the first map, then those through the second. */
export function viewsOf({ width, height, gapGoal, partitions }: StepTables): Slot[][] {
  if (partitions.length === 0) return [];
  const begins = beginningsOf(partitions);
  return mapsOf({ width, height, gapGoal }).flatMap((map) =>
    partitions.map((tables) =>
      tables.map((table) => ({
        table,
        begin: begins.get(table)!,
        ids: table.pattern.map((seen) => map.indexOf(seen)),
        weights: weightsOf(table)(width * height, table.pattern.length),
        map,
      })),
    ),
  );
}

const weightsOf = ({ hasHoles }: PackedPattern) => (hasHoles ? numberWeights : rankWeights);

/**
 * The part of each tile, 0 or 1: no pattern of any partition has tiles of both. All are one part
 * where there is a single partition: two parts then tell no more.
 */
export function partsOf(cells: number, partitions: StepTables['partitions']): Uint8Array {
  const parts = new Uint8Array(cells);
  if (partitions.length < 2) return parts;
  const patterns = partitions.flat().map(({ pattern }) => pattern);
  const first = new Set(patterns[0]);
  for (let size = 0; size < first.size; ) {
    size = first.size;
    for (const pattern of patterns) {
      if (pattern.some((id) => first.has(id))) for (const id of pattern) first.add(id);
    }
  }
  for (const id of patterns.flat()) if (!first.has(id)) parts[id] = 1;
  return parts;
}

/** The identity, and another symmetry of the goal if there is one. */
export function mapsOf({ width, height, gapGoal }: GapGoal): Uint8Array[] {
  return symmetriesFixing(width, height, gapGoal).slice(0, 2);
}

/** Where each table begins when all stand one after another, in entries. */
export function beginningsOf(partitions: StepTables['partitions']): Map<PackedPattern, number> {
  const begins = new Map<PackedPattern, number>();
  let end = 0;
  for (const table of partitions.flat()) {
    begins.set(table, end);
    end += table.bytes * 2;
  }
  return begins;
}

/** Larger boards have tables with holes, but for patterns of more tiles. */
const CELLS_DENSE = 16;
const TILES_WITH_HOLES = 6;

/** Bytes that each pattern's table takes where it is searched with; whether they have holes. */
export function roomFor(cells: number, patterns: readonly (readonly number[])[]) {
  const hasHoles =
    cells > CELLS_DENSE && patterns.every(({ length }) => length <= TILES_WITH_HOLES);
  const bytes = patterns.map(({ length }) =>
    Math.ceil((hasHoles ? cells ** length : countPlacements(cells, length)) / 2),
  );
  return { hasHoles, bytes };
}

/** The same tables as they are to stand in a kernel's memory, one after another. */
export function standing(
  tables: StepTables,
  memory: WebAssembly.Memory,
  tablesAt: number,
): StepTables {
  const patterns = tables.partitions.flat().map(({ pattern }) => pattern);
  const room = roomFor(tables.width * tables.height, patterns);
  let number = 0;
  let end = tablesAt;
  const partitions = tables.partitions.map((own) =>
    own.map(({ pattern }) => {
      const bytes = room.bytes[number++]!;
      const begin = end;
      end += bytes;
      const entries = () => new Uint8Array(memory.buffer, begin, bytes);
      return { pattern, bytes, hasHoles: room.hasHoles, entries };
    }),
  );
  return { ...tables, partitions };
}

/** Bytes of all tables. */
export function tableBytes(partitions: StepTables['partitions']): number {
  return partitions.flat().reduce((sum, { bytes }) => sum + bytes, 0);
}
