import { cellsApart } from '@glissade/search/problem/cellsApart';
import { neighboursOf } from '../../board/gapBoard.ts';
import type { StageTable } from '../stages/stageTable.ts';
import type { Groups } from './tileGroups.ts';

/**
 * An evaluation function as tables: a number for the cell of each tile, one for the cells of each
 * group of tiles, and the exact moves of a stage's tiles. Their sum is the score by which beams
 * rank states; it need not be admissible. Ids and cells as in TileProblem.
 */
export type Evaluation = {
  readonly cells: number;
  /** Where the gap comes to: [cell * 4 + direction], -1 beyond the edge or into a locked cell. */
  readonly neighbours: Int32Array;
  /** [id * cells + cell], the gap's id included. */
  readonly distances: Int32Array;
  readonly groups?: Groups;
  /**
   * The groups of the dual state: groups of cells, by the ids in them; a group with the gap's id,
   * the last, counts 0.
   */
  readonly dualGroups?: Groups;
  readonly stage?: StageTable;
};

/** The score of one move of Manhattan distance in evaluations that are not learned. */
export const TILE_WEIGHT = 4;

/** The Manhattan distance as an evaluation; the gap may be anywhere. */
export function manhattanEvaluation(
  { width, height }: { readonly width: number; readonly height: number },
  gapGoal: number,
): Evaluation {
  const cells = width * height;
  const distances = Int32Array.from({ length: cells * cells }, (_, i) => {
    const [id, cell] = [Math.floor(i / cells), i % cells];
    return id === gapGoal ? 0 : TILE_WEIGHT * cellsApart(width, id, cell);
  });
  return { cells, neighbours: neighboursOf(width, height), distances };
}

/**
 * The score of a state by tiles and groups, without the stage's moves: ids by cell, the gap's
 * included.
 */
export function scoreOf(evaluation: Evaluation, board: ArrayLike<number>): number {
  const { cells, distances, groups, dualGroups } = evaluation;
  const cellOf = new Uint16Array(cells);
  let score = 0;
  for (let cell = 0; cell < cells; cell++) {
    cellOf[board[cell]!] = cell;
    score += distances[board[cell]! * cells + cell]!;
  }
  if (groups) score += groupScore(groups, cells, cellOf);
  if (dualGroups) score += groupScore(dualGroups, cells, board, cells - 1);
  return score;
}

/**
 * The sum of all groups, by the place of each of their tiles; groups with the place `none` count 0.
 */
function groupScore(groups: Groups, count: number, placeOf: ArrayLike<number>, none = -1): number {
  const { firstOf, begins, isFirst, ownAt, others, otherAt, offsets, table } = groups;
  let sum = 0;
  for (let id = 0; id < count; id++) {
    for (let row = firstOf[id]!; row < firstOf[id + 1]!; row++) {
      if (!isFirst[row]) continue;
      let at = begins[row]! + offsets[ownAt[row]! + placeOf[id]!]!;
      let isCounted = placeOf[id] !== none;
      for (let k = row * 3; k < row * 3 + 3; k++) {
        const place = placeOf[others[k]!]!;
        at += offsets[otherAt[k]! + place]!;
        isCounted &&= place !== none;
      }
      if (isCounted) sum += table[at]!;
    }
  }
  return sum;
}

/** What the sum of all groups changes by when a tile goes from a cell to another. */
export function groupDelta(
  groups: Groups,
  cellOf: ArrayLike<number>,
  tile: number,
  from: number,
  to: number,
): number {
  const { table, firstOf, begins, ownAt, others, otherAt, offsets } = groups;
  let delta = 0;
  for (let row = firstOf[tile]!; row < firstOf[tile + 1]!; row++) {
    let at = begins[row]!;
    for (let k = row * 3; k < row * 3 + 3; k++) at += offsets[otherAt[k]! + cellOf[others[k]!]!]!;
    delta += table[at + offsets[ownAt[row]! + to]!]! - table[at + offsets[ownAt[row]! + from]!]!;
  }
  return delta;
}
