/*
 * A judge for square boards, learned from solutions: a score is the sum of a number for each tile's
 * cell, of a number for the cells of each two tiles whose homes are close, and of what each three
 * such tiles need beyond their Manhattan distances, with a weight. `tools/judge` learns numbers and
 * weights by regression of the moves left on solutions that narrow beams find, of boards scrambled
 * further and further. The sum is no lower bound; it tells which of two states is nearer.
 *
 * The threes' tables are computed when a board of a side is first seen; the rest is a text, one
 * sign a number (`@glissade/kernels/weights5` …). Sources: Samuel 1959 for learned sums over
 * patterns; Arfaee, Zilles and Holte 2011 ("Learning heuristic functions for large state spaces")
 * for learning from boards that get harder as they are solved.
 *
 * Refused: numbers shared by displacement among all sides, which need no text a side (35-puzzles of
 * published mean 131.4: 173 moves with beams 2,000 wide; with numbers for each side 147 and 800
 * wide, after trainings of unequal length).
 */
import { closePairs, closeTriples, type SharedGroup, transposed } from './closeTiles.ts';
import type { PlacedGroup } from './groups.ts';
import { tripleExcess } from './tripleExcess.ts';
import type { Weights } from './weights.ts';
import type { Work } from './work.ts';

/** A move, in scores. */
export const MOVE = 16;

/** What was learned of a square board with the gap's home last, as scores. */
export type LearnedTables = {
  readonly side: number;
  /** [id * cells + cell]. */
  readonly singles: Int32Array;
  readonly groups: readonly PlacedGroup[];
  readonly table: Int16Array;
};

type Group = { readonly tiles: readonly number[]; readonly values: Int16Array };

const known = new Map<number, LearnedTables>();

/** The tables of a side are made once, a table a slice. */
export function* learnedTables(weights: Weights): Work<LearnedTables> {
  const { side } = weights;
  const made = known.get(side);
  if (made) return made;
  const triples = closeTriples(side);
  const length = side ** 6;
  const table = new Int16Array(triples.length * length);
  const groups = triples.map(({ tiles }, i) => ({
    tiles,
    begin: i * length,
    values: table.subarray(i * length, (i + 1) * length),
  }));
  for (const [i, triple] of triples.entries()) {
    const { values } = groups[i]!;
    const source = groups[triples.findIndex(({ number }) => number === triple.number)]!;
    if (triple.isTransposed) transpose(side, source, triple.tiles, values);
    else scaledExcess(side, triple.tiles, weights.triples[triple.number]! * MOVE, values);
    yield;
  }
  for (const pair of closePairs(side)) addPair(side, pair, weights.pairs[pair.number]!, groups);
  const singles = Int32Array.from(weights.singles, (value) => Math.round(value * MOVE));
  const tables = { side, singles, groups, table };
  known.set(side, tables);
  return tables;
}

function scaledExcess(side: number, tiles: readonly number[], weight: number, to: Int16Array) {
  const scaled = Int16Array.from({ length: 256 }, (_, value) => Math.round(weight * value));
  const excess = tripleExcess(side, tiles);
  for (let i = 0; i < to.length; i++) to[i] = scaled[excess[i]!]!;
}

/** The table of a group whose transpose has it, before pairs are added to either. */
function transpose(side: number, source: Group, tiles: readonly number[], to: Int16Array): void {
  const cells = side * side;
  const turned = Int32Array.from({ length: cells }, (_, cell) => transposed(side, cell));
  // Where the cell of a tile counts in the table that there is.
  const [unitA, unitB, unitC] = tiles.map(
    (tile) => cells ** source.tiles.indexOf(turned[tile]!),
  ) as [number, number, number];
  for (let c = 0, at = 0; c < cells; c++) {
    for (let b = 0; b < cells; b++) {
      const rest = turned[c]! * unitC + turned[b]! * unitB;
      for (let a = 0; a < cells; a++) to[at++] = source.values[rest + turned[a]! * unitA]!;
    }
  }
}

/** Adds what a pair adds to the first group of three that has both: one look-up for all. */
function addPair(
  side: number,
  { tiles, isTransposed }: SharedGroup,
  numbers: Int8Array,
  groups: readonly Group[],
): void {
  const cells = side * side;
  const turn = (cell: number) => (isTransposed ? transposed(side, cell) : cell);
  // The numbers stand under the lesser tile first, as the pair lies where they are its own.
  const [first, second] = [...tiles].sort((a, b) => turn(a) - turn(b)) as [number, number];
  const group = groups.find((each) => each.tiles.includes(first) && each.tiles.includes(second))!;
  const [at, atOther] = [group.tiles.indexOf(first), group.tiles.indexOf(second)];
  const [unit, unitOther, unitThird] = [cells ** at, cells ** atOther, cells ** (3 - at - atOther)];
  const { values } = group;
  for (let here = 0; here < cells; here++) {
    for (let there = 0; there < cells; there++) {
      const number = numbers[turn(here) * cells + turn(there)]! * PAIR_SCORE;
      if (number === 0) continue;
      let place = here * unit + there * unitOther;
      for (let c = 0; c < cells; c++, place += unitThird) values[place]! += number;
    }
  }
}

/** Numbers of pairs are in eighths of a move. */
const PAIR_SCORE = MOVE / 8;
