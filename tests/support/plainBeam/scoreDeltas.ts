/*
 * Computes how a move changes the score of the groups, group after group: the plain form of
 * `tileBeam/scores.ts` and `tileBeam/dualScores.ts` of the kernels.
 */

import type { BoardEvaluation } from '@glissade/tiles/anytime/beam/wholeBoardBeam';
import type { Groups } from '@glissade/tiles/anytime/evaluation/tileGroups';

/** A board before a move, and where the gap is. */
type Before = { readonly board: Uint8Array; readonly gap: number };

export class ScoreDeltas {
  private readonly evaluation: BoardEvaluation;
  private readonly cellOf: Uint8Array;

  constructor(evaluation: BoardEvaluation) {
    this.evaluation = evaluation;
    this.cellOf = new Uint8Array(evaluation.cells);
  }

  /** The change of the groups of the tile in a cell when it goes to the gap. */
  ofTiles({ board, gap }: Before, from: number): number {
    const { evaluation, cellOf } = this;
    const { firstOf, begins, ownAt, others, otherAt, offsets, table } = evaluation.groups;
    const tile = board[from]!;
    board.forEach((id, cell) => {
      cellOf[id] = cell;
    });
    let sum = 0;
    for (let row = firstOf[tile]!; row < firstOf[tile + 1]!; row++) {
      let begin = begins[row]!;
      for (let k = row * 3; k < row * 3 + 3; k++) {
        begin += offsets[otherAt[k]! + cellOf[others[k]!]!]!;
      }
      const [there, here] = [offsets[ownAt[row]! + gap]!, offsets[ownAt[row]! + from]!];
      sum += table[begin + there]! - table[begin + here]!;
    }
    return sum;
  }

  /** The groups of the filled cell after the move, minus those of the emptied cell before it. */
  ofCells({ board, gap }: Before, from: number): number {
    const { dualGroups } = this.evaluation;
    const idAt = (cell: number) => board[cell === gap ? from : cell]!;
    return dualGroups
      ? cellGroupScore(dualGroups, gap, from, idAt) - cellGroupScore(dualGroups, from, gap, idAt)
      : 0;
  }
}

/** The score of the groups of a cell that do not contain the other cell. */
function cellGroupScore(
  { firstOf, begins, ownAt, others, otherAt, offsets, table }: Groups<Int8Array>,
  cell: number,
  without: number,
  idAt: (cell: number) => number,
): number {
  let sum = 0;
  for (let row = firstOf[cell]!; row < firstOf[cell + 1]!; row++) {
    const [one, two] = [others[row * 3]!, others[row * 3 + 1]!];
    if (one === without || two === without) continue;
    const own = begins[row]! + offsets[ownAt[row]! + idAt(cell)]!;
    const rest =
      offsets[otherAt[row * 3]! + idAt(one)]! + offsets[otherAt[row * 3 + 1]! + idAt(two)]!;
    sum += table[own + rest]!;
  }
  return sum;
}
