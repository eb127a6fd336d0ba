import type { Router } from './routing.ts';
import type { Region, TileBoard } from './tileBoard.ts';

/**
 * Brings one tile to a cell, a cell at a time: of the steps that bring it nearer, the one whose way
 * for the gap is shorter. Turning costs the gap two cells and going straight on four, so a tile
 * goes diagonally as long as it can. Where fixed cells stand in the way it goes round them. Returns
 * false where that is not possible, with the tile somewhere on the way.
 */
export function placeTile(
  board: TileBoard,
  router: Router,
  region: Region,
  tile: number,
  target: number,
  isFixed: (cell: number) => boolean,
): boolean {
  while (board.cells[tile] !== target) {
    const here = board.cells[tile]!;
    const nearer = nearerCells(board, here, target).filter((next) => !isFixed(next));
    if (nearer.length === 0) {
      const detour = router.path(region, here, target, isFixed);
      return (
        detour.length > 0 &&
        detour.every((next) => moveTile(board, router, region, tile, [next], isFixed))
      );
    }
    if (!moveTile(board, router, region, tile, nearer, isFixed)) return false;
  }
  return true;
}

/** Moves a tile one cell, to that of the given neighbours which costs the gap least. */
function moveTile(
  board: TileBoard,
  router: Router,
  region: Region,
  tile: number,
  choices: readonly number[],
  isFixed: (cell: number) => boolean,
): boolean {
  const here = board.cells[tile]!;
  const isBlocked = (cell: number) => cell === here || isFixed(cell);
  let best: readonly number[] | undefined;
  for (const next of choices) {
    const way = router.way(region, next, isBlocked);
    if (way && (!best || way.length < best.length)) best = way;
  }
  if (!best) return false;
  for (const cell of best) board.moveGap(cell);
  board.moveGap(here);
  return true;
}

/** The neighbours of a cell that lie nearer to another, one or two. */
function nearerCells({ width }: TileBoard, from: number, to: number): number[] {
  const across = (to % width) - (from % width);
  const down = Math.floor(to / width) - Math.floor(from / width);
  const cells: number[] = [];
  if (down !== 0) cells.push(from + Math.sign(down) * width);
  if (across !== 0) cells.push(from + Math.sign(across));
  return cells;
}
