import type { Puzzle, State } from '@glissade/core';
import type { Heuristic } from '@glissade/search/heuristic/heuristic';

/** Where the tiles of a group lie, and the gap; other tiles are grey. */
const keyOf = (cells: readonly number[]) => cells.join();

/** The cells of a group, and the gap last. */
function cellsOf(state: State, group: readonly number[]): number[] {
  const filled = new Set(state);
  const gap = Array.from({ length: state.length + 1 }, (_, cell) => cell).find(
    (cell) => !filled.has(cell),
  )!;
  return [...group.map((piece) => state[piece]!), gap];
}

/**
 * An additive pattern database as a textbook has it: from the goal backwards over the places of a
 * group of tiles and the gap, counting the moves of these tiles alone.
 */
export function patternTable(puzzle: Puzzle, group: readonly number[]): Map<string, number> {
  const { width, cells } = puzzle.board;
  const goal = Uint16Array.from(puzzle.pieces, (_, piece) => piece);
  const best = new Map<string, number>();
  let current = [cellsOf(goal, group)];
  for (let cost = 0; current.length > 0; cost++) {
    const next: number[][] = [];
    for (let i = 0; i < current.length; i++) {
      const state = current[i]!;
      const key = keyOf(state);
      if (best.has(key)) continue;
      best.set(key, cost);
      const gap = state.at(-1)!;
      for (const cell of neighbours(gap, width, cells.length)) {
        const tile = state.indexOf(cell);
        const moved = state.map((at, place) => (place === tile ? gap : at));
        moved[moved.length - 1] = cell;
        // A grey tile moves for nothing: within the same cost.
        (tile < 0 ? current : next).push(moved);
      }
    }
    current = next;
  }
  return best;
}

function neighbours(cell: number, width: number, count: number): number[] {
  const column = cell % width;
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < width - 1 ? [cell + 1] : []),
    ...(cell >= width ? [cell - width] : []),
    ...(cell + width < count ? [cell + width] : []),
  ];
}

/** The sum of the tables of groups that share no tile. */
export function additive(puzzle: Puzzle, groups: readonly (readonly number[])[]): Heuristic {
  const tables = groups.map((group) => patternTable(puzzle, group));
  return {
    name: 'additive',
    admissible: true,
    consistent: false,
    evaluate: (state) =>
      groups.reduce((sum, group, i) => sum + tables[i]!.get(keyOf(cellsOf(state, group)))!, 0),
  };
}
