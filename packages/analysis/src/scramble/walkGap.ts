import {
  DIRECTIONS,
  type Direction,
  isOpen,
  neighbourOf,
  oppositeOf,
  Position,
  type Puzzle,
  type Random,
  type State,
} from '@glissade/core';

/**
 * The end of a random walk of the gap of a tile board, which never goes straight back. A step costs
 * the same on boards of any size; those of `randomWalk` look at all tiles.
 */
export function walkGap(puzzle: Puzzle, from: State, steps: number, random: Random): State {
  const { board } = puzzle;
  const position = new Position(puzzle, from);
  let gap = board.cells.findIndex((_, cell) => isOpen(board, cell) && position.pieceAt(cell) < 0);
  let back: Direction | undefined;
  for (let step = 0; step < steps; step++) {
    const open = DIRECTIONS.filter((way) => position.pieceAt(neighbourOf(board, gap, way)) >= 0);
    const onward = open.length > 1 ? open.filter((way) => way !== back) : open;
    const way = onward[random(onward.length)]!;
    const cell = neighbourOf(board, gap, way);
    back = oppositeOf(way);
    position.play({ piece: position.pieceAt(cell), direction: back });
    gap = cell;
  }
  return position.state;
}
