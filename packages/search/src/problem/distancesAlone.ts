import { DIRECTIONS, type Direction, type Metric, type Puzzle, refusalOf } from '@glissade/core';

/**
 * The distance of one piece from a place if every other piece were gone: for each origin cell the
 * distance in the metric (`steps`, `slides` or `moves`; `stm` is `steps`), or -1 if the piece
 * cannot go there. One entry per cell of the board. `from` must be a place where the piece fits.
 *
 * Breadth-first. A straight run ends at a place that is no farther than the one it came from: what
 * is behind it is reached from there just as soon. So each place is passed only a few times, not
 * once from every other place of its row and column.
 */
export function distancesAlone(
  puzzle: Puzzle,
  piece: number,
  from: number,
  metric: Metric,
): Int32Array {
  const distances = new Int32Array(puzzle.board.cells.length).fill(-1);
  const nextOf = stepsAlone(puzzle, piece);
  distances[from] = 0;
  const queue = [from];
  for (let i = 0; i < queue.length; i++) {
    const cell = queue[i]!;
    const distance = distances[cell]!;
    for (const direction of DIRECTIONS) {
      let next = nextOf(cell, direction);
      while (next >= 0 && (distances[next]! < 0 || distances[next]! > distance)) {
        if (distances[next]! < 0) {
          distances[next] = metric === 'moves' ? 1 : distance + 1;
          queue.push(next);
        }
        if (metric !== 'slides') break;
        next = nextOf(next, direction);
      }
    }
  }
  return distances;
}

/** Where a lone piece is after a step from an origin cell, or -1 where it may not take it. */
export function stepsAlone(puzzle: Puzzle, piece: number) {
  const { width, cells } = puzzle.board;
  const nobody = new Int32Array(cells.length).fill(-1);
  const state = puzzle.start.slice();
  const offsets = { U: -width, R: 1, D: width, L: -1 };
  return (cell: number, direction: Direction): number => {
    state[piece] = cell;
    const refusal = refusalOf(puzzle, state, { piece, direction }, nobody);
    return refusal ? -1 : cell + offsets[direction];
  };
}
