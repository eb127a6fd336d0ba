import type { AxisPair } from '../../heuristic/tiles/axisPair.ts';
import { rankWeights } from '../../heuristic/tiles/denseRank.ts';
import { symmetriesFixing } from '../../heuristic/tiles/symmetries.ts';
import type { MoveAutomaton } from './gapMoves.ts';
import type { GapGoal, PackedPattern } from './patternBuilder.ts';

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
        weights: rankWeights(width * height, table.pattern.length),
        map,
      })),
    ),
  );
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

/** Bytes of all tables. */
export function tableBytes(partitions: StepTables['partitions']): number {
  return partitions.flat().reduce((sum, { bytes }) => sum + bytes, 0);
}
