import {
  type Board,
  cellsOfShape,
  DIRECTIONS,
  directionsOf,
  type Mobility,
  neighbourOf,
  type Puzzle,
  placeOf,
} from '@glissade/core';

/** The places of all kinds, numbered from 0; every table is indexed by that number. */
export type Placements = {
  readonly count: number;
  /** Board cell of the origin. */
  readonly origins: Int32Array;
  /** [placement * 4 + direction]: the placement one step on (U R D L), or -1. */
  readonly neighbours: Int32Array;
  /** Board cells that some piece can ever cover, ascending; their indexes are the trimmed cells. */
  readonly cells: Int32Array;
  /** Trimmed cells covered: those in `cellLists` from `cellStarts[p]` to `cellStarts[p + 1]`. */
  readonly cellStarts: Int32Array;
  readonly cellLists: Int32Array;
};

/** A range of placement numbers: the places of one kind. */
type PlacementRange = { readonly first: number; readonly count: number };

export type CollectedPlacements = {
  readonly placements: Placements;
  readonly ranges: readonly PlacementRange[];
};

/** Placements looked at between two yields, and cells of their lists in about as long. */
const PLACEMENTS_A_YIELD = 2048;
const CELLS_A_YIELD = 16_384;

/** Bytes that a placement takes while the tables are built, and for each of its cells. */
const PLACEMENT_BYTES = 100;
const CELL_BYTES = 16;

/** All placements the kinds of a puzzle can reach as if alone, and the range of each kind. */
export function finishCollecting(puzzle: Puzzle): CollectedPlacements {
  const collecting = collectingPlacements(puzzle, Number.POSITIVE_INFINITY);
  for (;;) {
    const { done, value } = collecting.next();
    if (done) return value!;
  }
}

/** The same in slices: yields how many it has looked at. Undefined: beyond this much memory. */
export function* collectingPlacements(
  puzzle: Puzzle,
  bytesMax: number,
): Generator<number, CollectedPlacements | undefined> {
  const regions = new Map<string, Map<number, number[]>>();
  const known = new Map<string, PlacementRange>();
  const entries: { mobility: Mobility; origins: number[] }[] = [];
  let total = 0;
  let bytes = 0;
  const ranges: PlacementRange[] = [];
  for (const { pieces, entersGates } of puzzle.kinds) {
    const { shape, axis } = puzzle.pieces[pieces[0]!]!;
    const mobility = { shape, axis, entersGates };
    const key = `${axis} ${entersGates} ${shape.join(' ')}`;
    const regionAt = regions.get(key) ?? new Map<number, number[]>();
    regions.set(key, regionAt);
    const reached = new Set<number[]>();
    for (const piece of pieces) {
      reached.add(yield* regionOf(puzzle.board, mobility, puzzle.start[piece]!, regionAt));
    }
    const rangeKey = `${key}: ${[...reached].map((region) => region[0]).sort()}`;
    let range = known.get(rangeKey);
    if (!range) {
      const origins = [...reached].flat().sort((a, b) => a - b);
      range = { first: total, count: origins.length };
      known.set(rangeKey, range);
      entries.push({ mobility, origins });
      total += origins.length;
      bytes += origins.length * (PLACEMENT_BYTES + CELL_BYTES * shape.length);
      if (bytes > bytesMax) return undefined;
    }
    ranges.push(range);
  }
  return { placements: yield* buildTables(puzzle.board, entries, total), ranges };
}

/** The origins connected to `start` for this mobility; floods each region once. */
function* regionOf(
  board: Board,
  mobility: Mobility,
  start: number,
  regionAt: Map<number, number[]>,
): Generator<number, number[]> {
  const known = regionAt.get(start);
  if (known) return known;
  const region = [start];
  regionAt.set(start, region);
  for (let i = 0; i < region.length; i++) {
    if (i % PLACEMENTS_A_YIELD === PLACEMENTS_A_YIELD - 1) yield PLACEMENTS_A_YIELD;
    for (const direction of directionsOf(mobility.axis)) {
      const next = neighbourOf(board, region[i]!, direction);
      if (next < 0 || regionAt.has(next) || !placeOf(board, mobility, next)) continue;
      regionAt.set(next, region);
      region.push(next);
    }
  }
  return region;
}

function* buildTables(
  board: Board,
  entries: readonly { mobility: Mobility; origins: readonly number[] }[],
  count: number,
): Generator<number, Placements> {
  const origins = new Int32Array(count);
  const neighbours = new Int32Array(count * 4).fill(-1);
  const cellStarts = new Int32Array(count + 1);
  const boardCells: number[] = [];
  /** Numbers by board cell, of one kind at a time: those of others are below `first`. */
  const numberAt = new Int32Array(board.cells.length).fill(-1);
  let first = 0;
  for (const { mobility, origins: range } of entries) {
    for (let index = 0; index < range.length; index++) numberAt[range[index]!] = first + index;
    for (let placement = first; placement < first + range.length; placement++) {
      if (placement % PLACEMENTS_A_YIELD === 0) yield PLACEMENTS_A_YIELD;
      const origin = range[placement - first]!;
      origins[placement] = origin;
      for (const direction of directionsOf(mobility.axis)) {
        const next = numberAt[neighbourOf(board, origin, direction)] ?? -1;
        if (next >= first) neighbours[placement * 4 + DIRECTIONS.indexOf(direction)] = next;
      }
      boardCells.push(...cellsOfShape(board, mobility.shape, origin)!);
      cellStarts[placement + 1] = boardCells.length;
    }
    first += range.length;
  }
  const { cells, cellLists } = yield* trimCells(board, boardCells);
  return { count, origins, neighbours, cells, cellStarts, cellLists };
}

/** The cells that occur, ascending, and each of the list by its place among them. */
function* trimCells(
  board: Board,
  boardCells: readonly number[],
): Generator<number, Pick<Placements, 'cells' | 'cellLists'>> {
  const trimmed = new Int32Array(board.cells.length);
  for (let i = 0; i < boardCells.length; i++) {
    if (i % CELLS_A_YIELD === 0) yield PLACEMENTS_A_YIELD;
    trimmed[boardCells[i]!] = 1;
  }
  const cells: number[] = [];
  for (let cell = 0; cell < trimmed.length; cell++) {
    if (trimmed[cell] === 1) trimmed[cell] = cells.push(cell) - 1;
  }
  const cellLists = new Int32Array(boardCells.length);
  for (let i = 0; i < boardCells.length; i++) {
    if (i % CELLS_A_YIELD === 0) yield PLACEMENTS_A_YIELD;
    cellLists[i] = trimmed[boardCells[i]!]!;
  }
  return { cells: Int32Array.from(cells), cellLists };
}

/**
 * Cell masks as 32-bit words: bit c % 32 of word [placement * words + (c >> 5)] for each trimmed
 * cell c. `words` must hold all trimmed cells.
 */
export function placementMasks(
  { count, cellStarts, cellLists }: Placements,
  words: number,
): Int32Array {
  const masks = new Int32Array(count * words);
  for (let placement = 0; placement < count; placement++) {
    for (let i = cellStarts[placement]!; i < cellStarts[placement + 1]!; i++) {
      const cell = cellLists[i]!;
      masks[placement * words + (cell >> 5)]! |= 1 << (cell & 31);
    }
  }
  return masks;
}

/** Size of the tables. */
export function countPlacementBytes(placements: Placements): number {
  const { origins, neighbours, cells, cellStarts, cellLists } = placements;
  const tables = [origins, neighbours, cells, cellStarts, cellLists];
  return tables.reduce((bytes, table) => bytes + table.byteLength, 0);
}
