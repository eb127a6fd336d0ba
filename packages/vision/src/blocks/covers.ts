/*
 * The likeliest boards of a known set of pieces: all covers of the grid, laid piece by piece on the
 * first open cell, of which only the likeliest at each cell are followed.
 */
import { rightAndBelow } from '../grid.ts';
import { borderKey, type Evidence, floorJoin } from './evidence.ts';
import type { Counts, PieceSet } from './knownSets.ts';

/** The piece on each cell, -1 where it is free, and the logarithm of its likelihood. */
type Cover = { readonly pieces: readonly number[]; readonly score: number };

type Unfinished = {
  readonly pieces: readonly number[];
  readonly counts: Counts;
  readonly placed: number;
  readonly score: number;
};

/** How many rows below the first open cell a piece may reach. */
const REACH = 3;
/** How many unfinished boards are followed at each cell. */
const FOLLOWED = 60;

/** So many of the likeliest boards of a set. */
export function likeliestCovers(set: PieceSet, evidence: Evidence, most: number): Cover[] {
  const { columns, rows } = set;
  const count = columns * rows;
  const waiting: Unfinished[][] = Array.from({ length: count + 1 }, () => []);
  const pieces = Array.from({ length: count }, () => -2);
  waiting[0] = [{ pieces, counts: set.most.map(() => 0), placed: 0, score: evidence.base }];
  for (let cell = 0; cell < count; cell++) {
    const likeliest = waiting[cell]!.map((unfinished) => ({
      unfinished,
      sofar: scoreUpTo(set, evidence, unfinished, cell),
    }))
      .sort((a, b) => b.sofar - a.sofar)
      .slice(0, FOLLOWED);
    for (const { unfinished } of likeliest) {
      for (const next of nextOf(set, evidence, unfinished, cell)) {
        const open = next.pieces.indexOf(-2, cell);
        waiting[open < 0 ? count : open]!.push(next);
      }
    }
  }
  return waiting[count]!.flatMap((whole) => {
    const lack = set.lackOf(whole.counts);
    return lack === undefined ? [] : [{ pieces: whole.pieces, score: whole.score - lack }];
  })
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
}

/** Without what pieces gain beyond the first open cell, as the floor gains it only there. */
function scoreUpTo(
  { columns }: PieceSet,
  { joins }: Evidence,
  { pieces, score }: Unfinished,
  open: number,
): number {
  let sofar = score;
  const end = Math.min(pieces.length, open + REACH * columns);
  for (let cell = open + 1; cell < end; cell++) {
    if (pieces[cell]! < 0) continue;
    for (const before of [cell - 1, cell - columns]) {
      if (pieces[before] === pieces[cell]) sofar -= joins.get(borderKey(before, cell))!;
    }
  }
  return sofar;
}

/** All that may lie on the first open cell. */
function nextOf(
  set: PieceSet,
  evidence: Evidence,
  unfinished: Unfinished,
  cell: number,
): Unfinished[] {
  const { pieces, counts, placed, score } = unfinished;
  const isLeft = (size: number) => counts[size]! < set.most[size]!;
  const laid = set.shapes.flatMap(([width, height]): Unfinished[] => {
    const size = width * height;
    const cells = isLeft(size) && cellsOf(set, pieces, cell, width, height);
    if (!cells) return [];
    const next = pieces.slice();
    for (const each of cells) next[each] = placed;
    return [
      {
        pieces: next,
        counts: counts.with(size, counts[size]! + 1),
        placed: placed + 1,
        score: score + joinsWithin(set, evidence, cells),
      },
    ];
  });
  return isLeft(0) ? [...laid, leftFree(set, evidence, unfinished, cell)] : laid;
}

function leftFree({ columns }: PieceSet, evidence: Evidence, unfinished: Unfinished, cell: number) {
  const { pieces, counts, score } = unfinished;
  const beside = [cell % columns > 0 ? cell - 1 : -1, cell - columns];
  const floor = beside.filter((other) => pieces[other] === -1);
  const joined = floor.reduce((sum, other) => sum + floorJoin(evidence, other, cell), 0);
  return {
    ...unfinished,
    pieces: pieces.with(cell, -1),
    counts: counts.with(0, counts[0]! + 1),
    score: score + evidence.frees[cell]! + joined,
  };
}

function cellsOf(
  { columns, rows }: PieceSet,
  pieces: readonly number[],
  cell: number,
  width: number,
  height: number,
): number[] | undefined {
  if ((cell % columns) + width > columns || Math.floor(cell / columns) + height > rows) return;
  const cells = Array.from(
    { length: width * height },
    (_, at) => cell + (at % width) + columns * Math.floor(at / width),
  );
  return cells.every((each) => pieces[each] === -2) ? cells : undefined;
}

function joinsWithin(set: PieceSet, { joins }: Evidence, cells: readonly number[]): number {
  return cells.reduce((sum, a) => {
    const inside = rightAndBelow(set, a).filter((b) => cells.includes(b));
    return inside.reduce((part, b) => part + joins.get(borderKey(a, b))!, sum);
  }, 0);
}
