/** Tables that tell how far a state looks from the end of a stage; see `beam.ts`. */
export type Judge = {
  readonly cells: number;
  /** Where the gap comes to: [cell * 4 + direction], -1 beyond the edge or into a home locked. */
  readonly neighbours: Int16Array;
  /** Weighted distance of each tile: [id * cells + cell], 0 at home. */
  readonly distances: Int32Array;
  readonly groups?: Groups;
  readonly pieces?: Pieces;
};

/** Weighted tables of groups of tiles, by index: the sum of (cell of tile i) * cells^i. */
export type Groups = {
  readonly table: Uint8Array;
  /** The groups of tile t are firstOf[t] … firstOf[t + 1] - 1 of the four lists below. */
  readonly firstOf: Uint16Array;
  /** Where a group's table begins. */
  readonly begin: Int32Array;
  /** What one cell of the tile is worth in the index. */
  readonly unit: Int32Array;
  /** The other tiles: [entry * 3], 65535 at the end. */
  readonly others: Uint16Array;
  readonly otherUnits: Int32Array;
};

/** What a stage must bring home: one tile or two, and their exact distances with the gap. */
export type Pieces = {
  readonly tiles: readonly number[];
  /** Least moves: [(rank of gap * open + rank of first) * open + rank of second]. */
  readonly moves: Uint16Array;
  /** Rank of a cell among those that are open. */
  readonly rankOf: Int16Array;
  readonly open: number;
  readonly weight: number;
};

export const NO_TILE = 65535;

/** Least moves of a stage for a state. */
export function movesOfPieces(
  { tiles, moves, rankOf, open }: Pieces,
  gap: number,
  first: number,
  second: number,
): number {
  const upper = rankOf[gap]! * open + rankOf[first]!;
  return tiles.length === 1 ? moves[upper]! : moves[upper * open + rankOf[second]!]!;
}
