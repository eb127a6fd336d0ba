import {
  applyStep,
  DIRECTIONS,
  type Metric,
  type Puzzle,
  refusalOf,
  type State,
} from '@glissade/core';

/**
 * How far one piece is from a place when every other piece is gone: for each origin cell the
 * distance in the metric (`steps`, `slides` or `moves`; `stm` is `steps`), or -1 where the piece
 * cannot go. One entry a cell of the board. `from` must be a place where the piece fits.
 */
export function distancesAlone(
  puzzle: Puzzle,
  piece: number,
  from: number,
  metric: Metric,
): Int32Array {
  const distances = new Int32Array(puzzle.board.cells.length).fill(-1);
  const nobody = new Int32Array(puzzle.board.cells.length).fill(-1);
  distances[from] = 0;
  const queue = [from];
  for (let i = 0; i < queue.length; i++) {
    const cell = queue[i]!;
    for (const next of placesFrom(puzzle, nobody, piece, cell, metric !== 'slides')) {
      if (distances[next]! >= 0) continue;
      distances[next] = metric === 'moves' ? 1 : distances[cell]! + 1;
      queue.push(next);
    }
  }
  return distances;
}

/** Where a lone piece gets by one step, or by any straight run. */
function placesFrom(
  puzzle: Puzzle,
  nobody: Int32Array,
  piece: number,
  cell: number,
  oneStep: boolean,
): number[] {
  const origin: State = puzzle.start.slice();
  origin[piece] = cell;
  const places: number[] = [];
  for (const direction of DIRECTIONS) {
    let state = origin;
    while (!refusalOf(puzzle, state, { piece, direction }, nobody)) {
      state = applyStep(puzzle, state, { piece, direction });
      places.push(state[piece]!);
      if (oneStep) break;
    }
  }
  return places;
}
