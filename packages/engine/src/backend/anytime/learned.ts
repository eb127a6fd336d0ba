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
import { neighboursOf } from '../tiles/gapBoard.ts';
import { closePairs, closeTriples, type SharedGroup, transposed } from './closeTiles.ts';
import { type GroupTable, layGroups } from './groups.ts';
import { tripleExcess } from './tripleExcess.ts';
import type { Weights } from './weights.ts';
import type { WholeJudge } from './wholeBeam.ts';
import type { Work } from './work.ts';

/** A move, in scores. */
const MOVE = 16;

const judges = new Map<number, WholeJudge>();

/** The judge of a square board with the gap's home last; it is made once, a table a slice. */
export function* learnedJudge(side: number, weights: Weights): Work<WholeJudge> {
  const known = judges.get(side);
  if (known) return known;
  const triples = closeTriples(side);
  const own: Int16Array[] = [];
  const groups: GroupTable<Int16Array>[] = [];
  for (const triple of triples) {
    const { tiles, number, isTransposed } = triple;
    if (!isTransposed) {
      const weight = weights.triples[number]! * MOVE;
      own[number] = Int16Array.from(tripleExcess(side, tiles), (value) =>
        Math.round(weight * value),
      );
      groups.push({ tiles, values: own[number].slice() });
    } else groups.push({ tiles, values: transpose(side, triple, triples, own[number]!) });
    yield;
  }
  for (const pair of closePairs(side)) addPair(side, pair, weights.pairs[pair.number]!, groups);
  const distances = Int32Array.from(weights.singles, (value) => Math.round(value * MOVE));
  const judge: WholeJudge = {
    cells: side * side,
    neighbours: neighboursOf(side, side),
    distances,
    groups: layGroups(side * side, groups, (length) => new Int16Array(length)),
  };
  judges.set(side, judge);
  return judge;
}

/** The table of a group whose transpose has it. */
function transpose(
  side: number,
  { tiles, number }: SharedGroup,
  groups: readonly SharedGroup[],
  own: Int16Array,
): Int16Array {
  const source = groups.find((group) => group.number === number)!;
  const cells = side * side;
  const turned = Int32Array.from({ length: cells }, (_, cell) => transposed(side, cell));
  // Where the cell of a tile counts in the table that there is.
  const units = tiles.map((tile) => cells ** source.tiles.indexOf(turned[tile]!));
  const values = new Int16Array(own.length);
  for (let c = 0, at = 0; c < cells; c++) {
    for (let b = 0; b < cells; b++) {
      const rest = turned[c]! * units[2]! + turned[b]! * units[1]!;
      for (let a = 0; a < cells; a++) values[at++] = own[rest + turned[a]! * units[0]!]!;
    }
  }
  return values;
}

/** Adds what a pair adds to the first group of three that has both: one look-up for all. */
function addPair(
  side: number,
  { tiles, isTransposed }: SharedGroup,
  numbers: Int8Array,
  groups: readonly GroupTable<Int16Array>[],
): void {
  const cells = side * side;
  const turn = (cell: number) => (isTransposed ? transposed(side, cell) : cell);
  // The numbers stand under the lesser tile first, as the pair lies where they are its own.
  const [first, second] = [...tiles].sort((a, b) => turn(a) - turn(b)) as [number, number];
  const group = groups.find((each) => each.tiles.includes(first) && each.tiles.includes(second))!;
  const [unit, unitOther] = [first, second].map((tile) => cells ** group.tiles.indexOf(tile)) as [
    number,
    number,
  ];
  const third = cells ** (3 - group.tiles.indexOf(first) - group.tiles.indexOf(second));
  for (let here = 0; here < cells; here++) {
    for (let there = 0; there < cells; there++) {
      const number = numbers[turn(here) * cells + turn(there)]!;
      if (number === 0) continue;
      const begin = here * unit + there * unitOther;
      for (let c = 0; c < cells; c++) group.values[begin + c * third]! += number * PAIR_SCORE;
    }
  }
}

/** Numbers of pairs are in eighths of a move. */
const PAIR_SCORE = MOVE / 8;
