import { cellsApart } from '../../problem/cellsApart.ts';
import { neighboursOf } from '../tiles/gapBoard.ts';

const UNSEEN = 255;

/**
 * How many moves three tiles need to come home beyond their Manhattan distances, being in each
 * other's way, with the gap wherever it is wanted: by the sum of (cell of tile i) * cells^i.
 * Breadth-first from the homes; side^6 places, 117,649 for 7×7.
 */
export function tripleExcess(side: number, tiles: readonly number[]): Uint8Array {
  const cells = side * side;
  const neighbours = neighboursOf(side, side);
  const units = [1, cells, cells * cells];
  const moves = new Uint8Array(cells ** 3).fill(UNSEEN);
  const queue = new Int32Array(cells ** 3);
  const far = tiles.map((tile) =>
    Uint8Array.from({ length: cells }, (_, cell) => cellsApart(side, tile, cell)),
  );
  const excess = new Uint8Array(cells ** 3);
  queue[0] = tiles.reduce((sum, tile, i) => sum + tile * units[i]!, 0);
  moves[queue[0]] = 0;
  const at = [0, 0, 0];
  for (let head = 0, tail = 1; head < tail; head++) {
    const place = queue[head]!;
    at[0] = place % cells;
    at[1] = Math.floor(place / cells) % cells;
    at[2] = Math.floor(place / units[2]!);
    const left = moves[place]!;
    excess[place] = left - far[0]![at[0]]! - far[1]![at[1]]! - far[2]![at[2]]!;
    for (let tile = 0; tile < 3; tile++) {
      const from = at[tile]!;
      for (let direction = 0; direction < 4; direction++) {
        const to = neighbours[from * 4 + direction]!;
        if (to < 0 || to === at[0] || to === at[1] || to === at[2]) continue;
        const next = place + (to - from) * units[tile]!;
        if (moves[next] !== UNSEEN) continue;
        moves[next] = left + 1;
        queue[tail++] = next;
      }
    }
  }
  return excess;
}
