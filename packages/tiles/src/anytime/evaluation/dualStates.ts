/*
 * Adds the score of the dual state to an evaluation. In the dual state, tiles and cells have
 * changed roles; if the gap is at home, it needs as many moves (Zahavi, Felner, Holte and Schaeffer
 * 2008, "Duality in permutation state spaces and the dual search algorithm"). The weights of
 * triplets of tiles whose homes are close are also used for triplets of cells that are close, by
 * the homes of the tiles in them. The errors of the dual score differ from those of the first
 * score, by which a beam has selected its states: within levels of beams 5,000 wide, the score
 * correlates with the moves left by 0.29 (6×6) and 0.15 (7×7) without the dual, by 0.40 and 0.24
 * with it.
 *
 * The gap is seldom at home, so no corner of the dual state belongs to the gap: each triplet counts
 * as the mean over the four reflections of the board, which also lets up to eight groups of cells
 * share one table. Triplets with the gap count 0. Both scores have equal weight, as have their
 * distances.
 *
 * Cost: a state takes a third longer. DeepCubeA's boards, moves above the published solutions
 * without and with the dual: sixty 6×6, 1,000 wide, 5.6 and 4.4, 4,000 wide 3.6 and 2.6; sixty 7×7,
 * 4,000 wide, 13.7 and 11.5. In equal time, measured while a state took two thirds longer: fifty
 * 7×7, 60,000 and 35,000 wide, 7.2 and 5.4; twenty-four 6×6, 300,000 and 175,000 wide, 0.6 and 0.6.
 *
 * Rejected: moving the gap to the nearest corner first, or to all, so that the dual is exact (7×7,
 * 1,000 wide: 13.6 instead of 15.9, but a move of the gap may change a hundred numbers); no
 * reflections (18.2), with means for triplets with the gap (18.0); only triplets in lines, or only
 * around corners (2,000 wide: 16.7 and 15.5 instead of 14.4); further regression with both scores
 * as one sum (after 450 rounds 18.6 instead of 16.8, 1,000 wide).
 */
import { cellsApart } from '@glissade/search/problem/cellsApart';
import type { BoardEvaluation } from '../beam/wholeBoardBeam.ts';
import type { SlicedWork } from '../slicedWork.ts';
import { groupKey, tripletsOn } from './closeTiles.ts';
import { type LearnedTables, MOVE } from './learned.ts';
import { symmetriesOf } from './symmetries.ts';
import { layGroups, type PlacedGroup } from './tileGroups.ts';

/** The weight of triplets of cells relative to triplets of tiles. */
const TRIPLET_WEIGHT = 0.8;
/** Of the eight symmetries of a square, the first four only reflect it. */
const REFLECTIONS = 4;

/** Three cells, and the symmetry that maps them to the cells that have the table. */
type CellGroup = {
  readonly cells: readonly number[];
  readonly symmetry: Uint8Array;
  /** The images of the cells, ascending, and their key. */
  readonly turned: readonly number[];
  readonly name: string;
};

/**
 * Adds the dual state to the evaluation of the board that the tables belong to; a table a slice.
 */
export function* withDualState(
  evaluation: BoardEvaluation,
  tables: LearnedTables,
): SlicedWork<BoardEvaluation> {
  const { side } = tables;
  const cells = side * side;
  const symmetries = symmetriesOf(side);
  const groups = cellGroups(side, symmetries);
  const triplets = new Map(groups.map(({ name, turned }) => [name, turned]));
  const length = cells ** 3;
  const table = new Int8Array(triplets.size * length);
  const begins = new Map<string, number>();
  const tripletTables = tripletTablesOf(tables);
  for (const [name, triplet] of triplets) {
    const begin = begins.size * length;
    begins.set(name, begin);
    fillDualTable(
      triplet,
      tables,
      tripletTables,
      symmetries,
      table.subarray(begin, begin + length),
    );
    yield;
  }
  const placed = groups.map(({ cells: triplet, name, symmetry }): PlacedGroup => {
    return { tiles: triplet, begin: begins.get(name)!, places: [symmetry, symmetry, symmetry] };
  });
  return {
    ...evaluation,
    distances: withDualDistances(evaluation.distances, side, symmetries),
    dualGroups: layGroups(cells, cells, placed, table),
  };
}

/** Triplets of cells in a line or around a corner, those with the last cell included. */
function cellGroups(side: number, symmetries: readonly Uint8Array[]): CellGroup[] {
  return tripletsOn(side, side, true).map((triplet) => {
    const all = symmetries.map((symmetry) => turnedBy(triplet, symmetry));
    // Any choice works if it is the same for all triplets that are symmetric to each other.
    return all.reduce((least, each) => (each.name < least.name ? each : least));
  });
}

function turnedBy(triplet: readonly number[], symmetry: Uint8Array): CellGroup {
  const cells = triplet.toSorted((a, b) => symmetry[a]! - symmetry[b]!);
  const turned = cells.map((cell) => symmetry[cell]!);
  return { cells, symmetry, turned, name: groupKey(turned) };
}

/**
 * The table of a triplet, by homes: where it begins, and what the cell of each tile adds to an
 * index.
 */
type TripletTable = {
  readonly tiles: readonly number[];
  readonly begin: number;
  readonly offsets: IndexOffsets;
};
type IndexOffsets = readonly Int32Array[];

function tripletTablesOf({ side, groups }: LearnedTables): ReadonlyMap<string, TripletTable> {
  const cells = side * side;
  return new Map(
    groups.map(({ tiles, begin, places }) => {
      const offsets = tiles.map((_, i) =>
        Int32Array.from({ length: cells }, (_, cell) => (places?.[i]?.[cell] ?? cell) * cells ** i),
      );
      return [groupKey(tiles), { tiles, begin, offsets }];
    }),
  );
}

/**
 * Writes the mean of the triplets of tiles over the reflected boards, by the ids in three cells.
 */
function fillDualTable(
  triplet: readonly number[],
  { side, table }: LearnedTables,
  tripletTables: ReadonlyMap<string, TripletTable>,
  symmetries: readonly Uint8Array[],
  to: Int8Array,
): void {
  const cells = side * side;
  const sums = new Float32Array(to.length);
  for (const symmetry of symmetries.slice(0, REFLECTIONS)) {
    const homes = triplet.map((cell) => symmetry[cell]!);
    const tripletTable = tripletTables.get(groupKey(homes));
    if (!tripletTable) continue;
    const [a, b, c] = homes.map((home) => {
      const offsets = tripletTable.offsets[tripletTable.tiles.indexOf(home)]!;
      return Int32Array.from(symmetry, (cell) => offsets[cell]!);
    }) as [Int32Array, Int32Array, Int32Array];
    for (let third = 0, place = 0; third < cells; third++) {
      for (let second = 0; second < cells; second++) {
        const begin = tripletTable.begin + b[second]! + c[third]!;
        for (let first = 0; first < cells; first++) sums[place++]! += table[begin + a[first]!]!;
      }
    }
  }
  sums.forEach((sum, place) => {
    const number = Math.round((TRIPLET_WEIGHT * sum) / REFLECTIONS);
    to[place] = Math.max(-127, Math.min(127, number));
  });
}

/**
 * Adds the distances of the dual state: Manhattan distances once more, and the mean over the
 * reflections of what the learned numbers add to them.
 */
function withDualDistances(
  distances: Int32Array,
  side: number,
  symmetries: readonly Uint8Array[],
): Int32Array {
  const cells = side * side;
  const last = cells - 1;
  return distances.map((number, i) => {
    const [id, cell] = [Math.floor(i / cells), i % cells];
    if (id === last) return number;
    const far = MOVE * cellsApart(side, id, cell);
    let beyond = 0;
    for (const symmetry of symmetries.slice(0, REFLECTIONS)) {
      const [tile, there] = [symmetry[cell]!, symmetry[id]!];
      if (tile !== last) beyond += distances[tile * cells + there]! - far;
    }
    return number + far + Math.round(beyond / REFLECTIONS);
  });
}
