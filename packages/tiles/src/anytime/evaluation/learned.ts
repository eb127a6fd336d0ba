/*
 * The learned evaluation function of square boards. A score is the sum of a number for the cell of
 * each tile, one for the cells of each pair and each triplet of tiles whose homes are close, and
 * the weighted excess of such triplets: the moves that they need beyond their Manhattan distances.
 * The sum is not admissible; it tells which of two states is nearer.
 *
 * `tools/evaluation` learns numbers and weights by regression on the moves left in solutions of
 * narrow beams. On 6×6 and 7×7 it then learns to rank states of a beam with later descendants
 * before states without. This gains at least as much as a beam of twice the width (250 48-puzzles,
 * 2,000 wide: 9.2 moves above the published solutions instead of 12.0; 250 35-puzzles: 2.1 instead
 * of 3.0).
 *
 * All numbers of a triplet are added up in one table, computed when a side is first used; a group
 * and its transpose share it, which halves the cache misses. Singles and pairs are a text, one
 * character per number (`kernel/generated/weights5` …). The triplet weights are a larger text,
 * which pages load only for 5×5. DeepCubeA's 24-puzzles, beams 2,000 wide, moves above the optimum:
 * 1.75 without learned triplet weights, 1.45 with them.
 *
 * Source: Samuel 1959, "Some studies in machine learning using the game of checkers", for learned
 * sums over patterns; Arfaee, Zilles and Holte 2011, "Learning heuristic functions for large state
 * spaces", for learning from boards that get harder as they are solved.
 *
 * Rejected: numbers shared by displacement among all sides, which need no text for each side
 * (35-puzzles of published mean 131.4: 173 moves with beams 2,000 wide; with numbers for each side
 * 147 with beams 800 wide, after trainings of unequal length).
 */

import type { SlicedWork } from '../slicedWork.ts';
import { closePairs, closeTriplets, type SharedGroup, transposed } from './closeTiles.ts';
import { ExcessTables } from './excessTables.ts';
import type { PlacedGroup } from './tileGroups.ts';
import type { Weights } from './weights.ts';

/** A move, in scores. */
export const MOVE = 16;
const EIGHTH_OF_MOVE = MOVE / 8;

/** The learned numbers of a square board with the gap's home last, as scores. */
export type LearnedTables = {
  readonly side: number;
  /** [id * cells + cell]. */
  readonly singles: Int32Array;
  readonly groups: readonly PlacedGroup[];
  readonly table: Int16Array;
};

const known = new Map<string, LearnedTables>();

/**
 * Makes the tables of a side once, a table a slice; a group and its transpose share one. The excess
 * of triplets is multiplied by `excessShare`.
 */
export function* learnedTables(weights: Weights, excessShare = 1): SlicedWork<LearnedTables> {
  const { side } = weights;
  const key = `${side} ${excessShare}`;
  const made = known.get(key);
  if (made) return made;
  const triplets = closeTriplets(side);
  const move = MOVE * excessShare;
  const owners = triplets.filter(({ isTransposed }) => !isTransposed);
  const length = side ** 6;
  const table = new Int16Array(owners.length * length);
  const sums = new Float32Array(length);
  const shares = pairShares(side, triplets);
  const excesses = new ExcessTables(side);
  for (const { tiles, number } of owners) {
    const weight = weights.excessWeights[number]! * move;
    const excess = excesses.of(tiles);
    for (let i = 0; i < length; i++) sums[i] = weight * excess[i]!;
    const tripletWeights = weights.triplets?.subarray(number * length, (number + 1) * length);
    if (tripletWeights)
      for (let i = 0; i < length; i++) sums[i]! += tripletWeights[i]! * EIGHTH_OF_MOVE;
    for (const [pair, share] of shares.filter(([each]) => isWithin(each, tiles))) {
      addPair(side, pair, weights.pairs[pair.number]!, share, tiles, sums);
    }
    for (let i = 0; i < length; i++) table[number * length + i] = Math.round(sums[i]!);
    yield;
  }
  const turned = Uint8Array.from({ length: side ** 2 }, (_, cell) => transposed(side, cell));
  const groups = triplets.map(({ tiles, number, isTransposed }) => {
    const group = { tiles, begin: number * length };
    return isTransposed ? { ...group, places: [turned, turned, turned] } : group;
  });
  const singles = Int32Array.from(weights.singles, (value) => Math.round(value * MOVE));
  const tables = { side, singles, groups, table };
  known.set(key, tables);
  return tables;
}

/** Pairs, each with the score of an eighth of a move divided among the triplets that contain it. */
function pairShares(
  side: number,
  triplets: readonly SharedGroup[],
): (readonly [SharedGroup, number])[] {
  return closePairs(side).map((pair) => {
    const groups = triplets.filter(({ tiles }) => isWithin(pair, tiles));
    return [pair, EIGHTH_OF_MOVE / groups.length];
  });
}

function isWithin(pair: SharedGroup, tiles: readonly number[]): boolean {
  return pair.tiles.every((tile) => tiles.includes(tile));
}

/**
 * Adds a share of a pair's numbers to the table of a triplet that contains it, so that one lookup
 * gives both.
 */
function addPair(
  side: number,
  { tiles: pair, isTransposed }: SharedGroup,
  numbers: Int8Array,
  share: number,
  tiles: readonly number[],
  sums: Float32Array,
): void {
  const cells = side * side;
  const turn = (cell: number) => (isTransposed ? transposed(side, cell) : cell);
  const [at, atOther] = pair.map((tile) => tiles.indexOf(tile)) as [number, number];
  const [unit, unitOther, unitThird] = [cells ** at, cells ** atOther, cells ** (3 - at - atOther)];
  for (let here = 0; here < cells; here++) {
    for (let there = 0; there < cells; there++) {
      const number = numbers[turn(here) * cells + turn(there)]! * share;
      if (number === 0) continue;
      let place = here * unit + there * unitOther;
      for (let c = 0; c < cells; c++, place += unitThird) sums[place]! += number;
    }
  }
}
