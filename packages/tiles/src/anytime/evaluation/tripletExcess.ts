import { cellsApart } from '@glissade/search/problem/cellsApart';
import { neighboursOf } from '../../board/gapBoard.ts';

const UNSEEN = 255;
const NO_PLACE = 254;

/**
 * The excess of a triplet: how many moves three tiles need beyond their Manhattan distances because
 * they block each other, with the gap wherever it is needed. Index: the sum of (cell of tile i) *
 * cells^i. Found breadth-first from the homes; side^6 entries, 46,656 for 6×6; boards of up to 255
 * cells.
 */
export function tripletExcess(side: number, tiles: readonly number[]): Uint8Array {
  const cells = side * side;
  const { cellSteps, firstStep } = cellStepsOf(side);
  const square = cells * cells;
  const moves = new Uint8Array(cells * square).fill(UNSEEN);
  /** Cells of the tiles, a byte each. */
  const queue = new Int32Array(cells * square);
  const far = tiles.map((tile) =>
    Uint8Array.from({ length: cells }, (_, cell) => cellsApart(side, tile, cell)),
  ) as [Uint8Array, Uint8Array, Uint8Array];
  const excess = new Uint8Array(cells * square);
  const [first, second, third] = tiles as [number, number, number];
  for (let a = 0; a < cells; a++) {
    for (let b = 0; b < cells; b++) {
      // Two tiles cannot be on one cell.
      moves[a + a * cells + b * square] = NO_PLACE;
      moves[a + b * cells + a * square] = NO_PLACE;
      moves[b + a * cells + a * square] = NO_PLACE;
    }
  }
  queue[0] = first | (second << 8) | (third << 16);
  moves[first + second * cells + third * square] = 0;
  const [farA, farB, farC] = far;
  for (let head = 0, tail = 1; head < tail; head++) {
    const all = queue[head]!;
    const [a, b, c] = [all & 255, (all >> 8) & 255, all >> 16];
    const place = a + b * cells + c * square;
    const left = moves[place]!;
    excess[place] = left - farA[a]! - farB[b]! - farC[c]!;
    for (let shift = 0, unit = 1; shift < 24; shift += 8, unit *= cells) {
      const from = (all >> shift) & 255;
      for (let k = firstStep[from]!; k < firstStep[from + 1]!; k++) {
        const step = cellSteps[k]!;
        const next = place + step * unit;
        if (moves[next] !== UNSEEN) continue;
        moves[next] = left + 1;
        queue[tail++] = all + (step << shift);
      }
    }
  }
  return excess;
}

/** What each step adds to a cell: the steps from a cell are cellSteps[firstStep[cell]] …. */
function cellStepsOf(side: number): {
  readonly cellSteps: Int8Array;
  readonly firstStep: Uint16Array;
} {
  const neighbours = neighboursOf(side, side);
  const cellSteps: number[] = [];
  const firstStep = [0];
  for (let cell = 0; cell < side * side; cell++) {
    for (let direction = 0; direction < 4; direction++) {
      const to = neighbours[cell * 4 + direction]!;
      if (to >= 0) cellSteps.push(to - cell);
    }
    firstStep.push(cellSteps.length);
  }
  return { cellSteps: Int8Array.from(cellSteps), firstStep: Uint16Array.from(firstStep) };
}
