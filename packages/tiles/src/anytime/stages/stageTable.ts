import { neighboursOf } from '../../board/gapBoard.ts';
import type { Stage } from './plan.ts';

/** The tiles of a stage, one or two, and their exact distances with the gap. */
export type StageTable = {
  readonly tiles: readonly number[];
  /** Least moves: [(rank of gap * open + rank of first) * open + rank of second]. */
  readonly moves: Uint16Array;
  /** Rank of a cell among those that are open. */
  readonly rankOf: Int16Array;
  readonly open: number;
  readonly weight: number;
};

const UNSEEN = 65535;
const NO_RANK = 255;

/** The least moves of a stage from a state. */
export function stageMoves(
  { tiles, moves, rankOf, open }: StageTable,
  gap: number,
  first: number,
  second: number,
): number {
  const upper = rankOf[gap]! * open + rankOf[first]!;
  return tiles.length === 1 ? moves[upper]! : moves[upper * open + rankOf[second]!]!;
}

/**
 * Builds the table of a stage: for all places of its tiles and the gap on the open cells, the least
 * moves of the gap that bring the tiles home. Breadth-first from their homes, the gap anywhere; all
 * moves count, not only those of the tiles. Size: the number of open cells to the power of one more
 * than the tiles, 100³ for a 10×10 board.
 */
export function stageTable(
  width: number,
  height: number,
  stage: Stage,
  weight: number,
): StageTable {
  const { tiles, open: cells } = stage;
  const open = cells.length;
  const rankOf = new Int16Array(width * height).fill(-1);
  cells.forEach((cell, rank) => {
    rankOf[cell] = rank;
  });
  const next = neighbourRanks(width, height, cells, rankOf);
  const isSingle = tiles.length === 1;
  const [unitGap, unitFirst, unitSecond] = isSingle ? [open, 1, 0] : [open * open, open, 1];
  const moves = new Uint16Array(open * unitGap).fill(UNSEEN);
  /** Ranks of the gap, the first tile and the second, a byte each. */
  const queue = roomFor(moves.length);
  const [homeFirst, homeSecond = NO_RANK] = tiles.map((tile) => rankOf[tile]!);
  let end = 0;
  for (let gap = 0; gap < open; gap++) {
    if (gap === homeFirst || gap === homeSecond) continue;
    moves[gap * unitGap + homeFirst! * unitFirst + homeSecond * unitSecond] = 0;
    queue[end++] = gap | (homeFirst! << 8) | (homeSecond << 16);
  }
  for (let at = 0; at < end; at++) {
    const state = queue[at]!;
    const [gap, first, second] = [state & 255, (state >> 8) & 255, state >> 16];
    const left = moves[gap * unitGap + first * unitFirst + second * unitSecond]!;
    for (let direction = 0; direction < 4; direction++) {
      const to = next[gap * 4 + direction]!;
      if (to < 0) continue;
      const one = to === first ? gap : first;
      const other = to === second ? gap : second;
      const there = to * unitGap + one * unitFirst + other * unitSecond;
      if (moves[there] !== UNSEEN) continue;
      moves[there] = left + 1;
      queue[end++] = to | (one << 8) | (other << 16);
    }
  }
  return { tiles, moves, rankOf, open, weight };
}

/** Reused from table to table: collecting queues as garbage took as long as filling them. */
let room = new Int32Array(0);

function roomFor(length: number): Int32Array {
  if (room.length < length) room = new Int32Array(length);
  return room;
}

function neighbourRanks(
  width: number,
  height: number,
  cells: readonly number[],
  rankOf: Int16Array,
): Int16Array {
  const neighbours = neighboursOf(width, height);
  return Int16Array.from({ length: cells.length * 4 }, (_, i) => {
    const to = neighbours[cells[i >> 2]! * 4 + (i & 3)]!;
    return to < 0 ? -1 : rankOf[to]!;
  });
}
