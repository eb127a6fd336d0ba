import { type Puzzle, parsePuzzle } from '@glissade/core';

/**
 * A tile board being set up by tapping its cells in the order of their tiles, tile 1 first. The
 * cell that is left at the end is the gap.
 */
export type TileOrder = {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly number[];
};

export function emptyOrder(width: number, height: number): TileOrder {
  return { width, height, cells: [] };
}

function sizeOf({ width, height }: TileOrder): number {
  return width * height;
}

/** The tile that the next tap places; undefined when all are. */
export function nextTile(order: TileOrder): number | undefined {
  return order.cells.length < sizeOf(order) - 1 ? order.cells.length + 1 : undefined;
}

/** A tap on a free cell places the next tile; one on a tile takes it back, and all after it. */
export function tapCell(order: TileOrder, cell: number): TileOrder {
  const place = order.cells.indexOf(cell);
  if (place >= 0) return { ...order, cells: order.cells.slice(0, place) };
  return nextTile(order) === undefined ? order : { ...order, cells: [...order.cells, cell] };
}

/** The tile on each cell; 0 where none was placed. */
export function tilesOn(order: TileOrder): number[] {
  return Array.from({ length: sizeOf(order) }, (_, cell) => order.cells.indexOf(cell) + 1);
}

/** The puzzle, once every tile is placed. */
export function orderedPuzzle(order: TileOrder): Puzzle | undefined {
  if (nextTile(order) !== undefined) return undefined;
  const tiles = tilesOn(order);
  const rows = Array.from({ length: order.height }, (_, row) =>
    tiles.slice(row * order.width, (row + 1) * order.width).join(' '),
  );
  return parsePuzzle(rows.join('/'));
}
