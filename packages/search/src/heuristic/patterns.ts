/**
 * Additive pattern databases as in textbooks. The tiles are divided into groups. For each placement
 * of a group and the gap, the table of the group has the least number of steps of its own tiles to
 * their goal cells. The other tiles move at no cost, so each step counts in one table only, and the
 * values of all groups add up.
 *
 * A table is filled breadth-first from the goal. The steps of other tiles cost nothing in either
 * direction, so they never change the value of a group: the sum is admissible and consistent. The
 * fast engines leave the gap out of their tables (heuristic/tiles/), which takes less memory but
 * loses consistency.
 *
 * The groups follow the order of the goal: 1 2 3 4 and 5 6 7 8 on the 8-puzzle, the rows of the
 * 15-puzzle. In `mtm` a push moves up to a whole line of tiles (the longer side minus 1), so the
 * sum is divided by that and rounded up.
 *
 * Cost: for each group a table of at most 2^20 bytes, filled in less than a second; one lookup per
 * group.
 * Source: R. Korf, A. Felner, Disjoint pattern database heuristics, Artificial Intelligence 134
 * (2002).
 */
import type { Board, Metric, Puzzle, State } from '@glissade/core';
import type { Heuristic } from './heuristic.ts';
import { goalCellsOf } from './manhattan.ts';

/** Bytes of one table. */
const ENTRIES_MAX = 1 << 20;
/** Larger boards would have groups of one tile: these are better served by other heuristics. */
export const PATTERN_BOARD_MAX = 49;

const UNSEEN = 255;

/** A group of tiles, and what its table says of a state. */
export type Pattern = {
  /** Numbers of its pieces. */
  readonly pieces: readonly number[];
  readonly estimate: (state: State) => number;
};

/** The patterns of a goal; their values add up to a lower bound in single steps. */
export function patternsOf({ board }: Puzzle, goal: State): Pattern[] {
  const gapGoal = gapOf(board, goal);
  return groupsOf(board, goal).map((pieces) => {
    const homes = pieces.map((piece) => goal[piece]!);
    const table = patternTable(board, homes, gapGoal);
    const count = board.cells.length;
    return {
      pieces,
      estimate: (state) =>
        table[
          pieces.reduceRight((index, piece) => index * count + state[piece]!, 0) * count +
            gapOf(board, state)
        ]!,
    };
  });
}

export function patternsHeuristic(puzzle: Puzzle, metric: Metric): Heuristic {
  const { board } = puzzle;
  const goals = goalCellsOf(puzzle).map((goal) => patternsOf(puzzle, goal));
  const perUnit = metric === 'mtm' ? Math.max(board.width, board.height) - 1 : 1;
  return {
    name: 'patterns',
    admissible: true,
    consistent: true,
    evaluate: (state) =>
      Math.ceil(Math.min(...goals.map((patterns) => sumOf(patterns, state))) / perUnit),
  };
}

export function sumOf(patterns: readonly Pattern[], state: State): number {
  return patterns.reduce((sum, { estimate }) => sum + estimate(state), 0);
}

/** The pieces in the order of their goal cells, in groups of nearly equal size. */
function groupsOf({ cells }: Board, goal: State): number[][] {
  let size = 1;
  while (cells.length ** (size + 2) <= ENTRIES_MAX) size++;
  const pieces = Array.from(goal, (_, piece) => piece).sort((a, b) => goal[a]! - goal[b]!);
  const groups = Math.ceil(pieces.length / size);
  const each = Math.ceil(pieces.length / groups);
  return Array.from({ length: groups }, (_, i) => pieces.slice(i * each, (i + 1) * each));
}

/** The one cell without a tile. */
function gapOf({ cells }: Board, state: State): number {
  let sum = (cells.length * (cells.length - 1)) / 2;
  for (const cell of state) sum -= cell;
  return sum;
}

/** Least steps of a group, by the cells of its tiles and of the gap, the gap's digit last. */
function patternTable(board: Board, homes: readonly number[], gapGoal: number): Uint8Array {
  const count = board.cells.length;
  const table = new Uint8Array(count ** (homes.length + 1)).fill(UNSEEN);
  const cells = [...homes];
  const units = homes.map((_, digit) => count ** (digit + 1));
  const start = homes.reduceRight((index, cell) => index * count + cell, 0) * count + gapGoal;
  const aside = sidesOf(board);
  let current = [start];
  for (let steps = 0; current.length > 0; steps++) {
    const next: number[] = [];
    // Steps of other tiles lead to more placements at the same cost: the list grows meanwhile.
    for (const index of current) {
      if (table[index] !== UNSEEN) continue;
      table[index] = steps;
      const gap = index % count;
      for (let i = 0, rest = (index - gap) / count; i < cells.length; i++) {
        cells[i] = rest % count;
        rest = (rest - cells[i]!) / count;
      }
      for (const cell of aside[gap]!) {
        const tile = cells.indexOf(cell);
        const there = index - gap + cell;
        if (tile < 0) current.push(there);
        else next.push(there + (gap - cell) * units[tile]!);
      }
    }
    current = next;
  }
  return table;
}

function sidesOf({ width, cells }: Board): number[][] {
  return Array.from(cells, (_, cell) => [
    ...(cell % width > 0 ? [cell - 1] : []),
    ...(cell % width < width - 1 ? [cell + 1] : []),
    ...(cell >= width ? [cell - width] : []),
    ...(cell + width < cells.length ? [cell + width] : []),
  ]);
}
