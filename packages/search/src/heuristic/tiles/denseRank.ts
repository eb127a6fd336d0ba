/**
 * The place values of a rank: placements of k tiles have ranks without holes, in mixed radix n,
 * n-1, n-2 …; the first tile has the first digit.
 */
export function rankWeights(cells: number, tiles: number): number[] {
  const weights = new Array<number>(tiles).fill(1);
  for (let tile = tiles - 2; tile >= 0; tile--) {
    weights[tile] = weights[tile + 1]! * (cells - tile - 1);
  }
  return weights;
}

/** The same for numbers with a digit a tile, which leave holes. */
export function numberWeights(cells: number, tiles: number): number[] {
  return Array.from({ length: tiles }, (_, tile) => cells ** (tiles - 1 - tile));
}

/** Rank of a placement: `placement[i]` is the cell of tile i. */
export function rankPlacement(cells: number, placement: readonly number[]): number {
  const weights = rankWeights(cells, placement.length);
  return placement.reduce((rank, cell, tile) => {
    const below = placement.slice(0, tile).filter((other) => other < cell).length;
    return rank + (cell - below) * weights[tile]!;
  }, 0);
}

/** Entry of a table of 4 bits an entry. */
export function entryAt(entries: Uint8Array, rank: number): number {
  return (entries[Math.floor(rank / 2)]! >> ((rank % 2) * 4)) & 15;
}
