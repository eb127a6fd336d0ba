import type { TileBoard } from './tileBoard.ts';

/** Where two tiles and the gap are. */
type Trio = readonly [first: number, second: number, gap: number];

/**
 * Brings two tiles home together inside a small window that holds them and the gap: an exact
 * breadth-first search over the three places, other tiles being alike. Returns the number of trios
 * visited. Throws if the window is too small, which a window of 2 by 3 cells never is.
 */
export function placePair(
  board: TileBoard,
  window: ReadonlySet<number>,
  tiles: readonly [number, number],
  targets: readonly [number, number],
): number {
  const start: Trio = [board.cells[tiles[0]]!, board.cells[tiles[1]]!, board.gap];
  const trios: Trio[] = [start];
  const parents = [-1];
  const seen = new Set([keyOf(start)]);
  for (let i = 0; i < trios.length; i++) {
    const [first, second, gap] = trios[i]!;
    if (first === targets[0] && second === targets[1]) {
      play(board, trios, parents, i);
      return trios.length;
    }
    for (const next of neighbours(board, gap)) {
      if (!window.has(next)) continue;
      const trio: Trio = [next === first ? gap : first, next === second ? gap : second, next];
      const key = keyOf(trio);
      if (seen.has(key)) continue;
      seen.add(key);
      trios.push(trio);
      parents.push(i);
    }
  }
  throw new Error('the window is too small for a pair');
}

function keyOf([first, second, gap]: Trio): number {
  return (first * 65536 + second) * 65536 + gap;
}

function neighbours({ width, height }: TileBoard, cell: number): number[] {
  const column = cell % width;
  const near: number[] = [];
  if (cell >= width) near.push(cell - width);
  if (column < width - 1) near.push(cell + 1);
  if (cell < width * (height - 1)) near.push(cell + width);
  if (column > 0) near.push(cell - 1);
  return near;
}

function play(
  board: TileBoard,
  trios: readonly Trio[],
  parents: readonly number[],
  end: number,
): void {
  const gaps: number[] = [];
  for (let i = end; parents[i]! >= 0; i = parents[i]!) gaps.push(trios[i]![2]);
  for (const gap of gaps.reverse()) board.moveGap(gap);
}
