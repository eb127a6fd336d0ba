import { type Puzzle, parsePuzzle } from '@glissade/core';

/** A square board whose tiles stand in reverse, two of them exchanged where it must be. */
export function reversedBoard(side: number): Puzzle {
  const tiles = Array.from({ length: side * side - 1 }, (_, i) => side * side - 1 - i);
  const pairs = (tiles.length * (tiles.length - 1)) / 2;
  if (pairs % 2 === 1) [tiles[0], tiles[1]] = [tiles[1]!, tiles[0]!];
  const rows = Array.from({ length: side }, (_, row) =>
    [...tiles, 0].slice(row * side, (row + 1) * side).join(' '),
  );
  return parsePuzzle(rows.join('\n'));
}
