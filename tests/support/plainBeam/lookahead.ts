/*
 * Predicts how moves change the score, and the best change of the moves after a successor: the
 * plain form of `tileBeam/lookahead.ts` of the kernels, whose head explains the idea.
 */

import type { BoardEvaluation } from '@glissade/tiles/anytime/beam/wholeBoardBeam';
import type { MeanDeltas } from './meanDeltas.ts';

/** Moves of lookahead after a successor. */
const LOOKAHEAD_MOVES = 2;

export class Lookahead {
  private readonly evaluation: BoardEvaluation;
  private readonly predictedChanges: Int16Array;

  constructor(evaluation: BoardEvaluation) {
    this.evaluation = evaluation;
    this.predictedChanges = new Int16Array(4 * evaluation.cells ** 2);
  }

  /** Predicts the changes of all moves of the gap; `gapId` is the gap's id. */
  predict(gapId: number, meanDeltas: MeanDeltas | undefined): void {
    const { cells, neighbours, distances } = this.evaluation;
    const own = gapId * cells;
    for (let move = 0; move < 4 * cells; move++) {
      const from = neighbours[move]!;
      if (from < 0) continue;
      const gap = move >> 2;
      const gapMoves = distances[own + from]! - distances[own + gap]!;
      for (let tile = 0; tile < cells; tile++) {
        const [ofTiles, ofCells] = meanDeltas?.of(gap, move & 3, tile) ?? [0, 0];
        const tileMoves = distances[tile * cells + gap]! - distances[tile * cells + from]!;
        this.predictedChanges[move * cells + tile] = gapMoves + tileMoves + ofTiles + ofCells;
      }
    }
  }

  /** The predicted change when the gap at a cell goes in a direction and moves a tile. */
  predictedChange(gap: number, direction: number, tile: number): number {
    return this.predictedChanges[(4 * gap + direction) * this.evaluation.cells + tile]!;
  }

  /**
   * The best predicted change of the next moves, once the gap is at a cell; each move counts less
   * than the one before.
   */
  bestAhead(board: Uint8Array, gap: number, back: number): number {
    return discounted(this.bestOfMoves(board, gap, back, LOOKAHEAD_MOVES));
  }

  private bestOfMoves(board: Uint8Array, gap: number, back: number, moves: number): number {
    let best = Number.POSITIVE_INFINITY;
    for (let direction = 0; direction < 4; direction++) {
      const from = this.evaluation.neighbours[4 * gap + direction]!;
      if (direction === back || from < 0) continue;
      const after =
        moves > 1 ? discounted(this.bestOfMoves(board, from, direction ^ 2, moves - 1)) : 0;
      best = Math.min(best, this.predictedChange(gap, direction, board[from]!) + after);
    }
    return best;
  }
}

function discounted(change: number): number {
  return (change * 3) >> 2;
}
