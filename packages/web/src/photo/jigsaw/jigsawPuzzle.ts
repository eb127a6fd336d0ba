import { buildPuzzle, type CellType, type Puzzle, tileParity } from '@glissade/core';

/** What is known of a board of picture tiles: the home of each cell's tile, and the gap's cell. */
export type Homes = { readonly homes: readonly number[]; readonly gap: number };

/** The tiles numbered in the order of the solved picture, without the one that is missing. */
export function jigsawPuzzle({ homes, gap }: Homes, columns: number): Puzzle {
  const missing = homes[gap]!;
  const wanted = homes.map((_, home) => home).filter((home) => home !== missing);
  const labelled = wanted.map((home, at) => ({ home, label: String(at + 1) }));
  return buildPuzzle({
    board: {
      width: columns,
      height: homes.length / columns,
      cells: homes.map((): CellType => 'floor'),
    },
    pieces: labelled.map(({ home, label }) => ({ label, cells: [homes.indexOf(home)] })),
    goals: [labelled.map(({ home, label }) => ({ label, cells: [home] }))],
  });
}

/** The homes of two cells exchanged; the gap stays where it is on the board. */
export function exchangeHomes({ homes, gap }: Homes, a: number, b: number): Homes {
  return { homes: homes.with(a, homes[b]!).with(b, homes[a]!), gap };
}

/** Another cell is the gap, and has the home of the missing tile; the one before has its home. */
export function gapAt(now: Homes, cell: number): Homes {
  return { ...exchangeHomes(now, now.gap, cell), gap: cell };
}

/** Two cells whose tiles may be exchanged, where the board cannot be solved. */
export function exchangeNeeded(
  now: Homes,
  columns: number,
  swaps: readonly (readonly [number, number])[],
): readonly [number, number] | undefined {
  return isSolvable(now, columns) ? undefined : swaps.find((pair) => !pair.includes(now.gap));
}

export function isSolvable(now: Homes, columns: number): boolean {
  const puzzle = jigsawPuzzle(now, columns);
  return puzzle.type === 'tiles' && tileParity(puzzle).isSolvable;
}
