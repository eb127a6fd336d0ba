/*
 * What moves are foreseen to change, and what those after a child would at best: the plain twin of
 * `beamAhead.ts` of the kernels, whose head tells what it is for.
 */

import type { WholeJudge } from '../beam/wholeBoardBeam.ts';
import type { Drifts } from './meanDeltas.ts';

/** Moves that are looked at after a child is made. */
const MOVES_AHEAD = 2;

export class Steps {
  private readonly judge: WholeJudge;
  private readonly changes: Int16Array;

  constructor(judge: WholeJudge) {
    this.judge = judge;
    this.changes = new Int16Array(4 * judge.cells ** 2);
  }

  /** Works out what all moves of the gap, by its id, are foreseen to change. */
  foresee(gapId: number, drifts: Drifts | undefined): void {
    const { cells, neighbours, distances } = this.judge;
    const own = gapId * cells;
    for (let move = 0; move < 4 * cells; move++) {
      const from = neighbours[move]!;
      if (from < 0) continue;
      const gap = move >> 2;
      const gapMoves = distances[own + from]! - distances[own + gap]!;
      for (let tile = 0; tile < cells; tile++) {
        const [ofTiles, ofCells] = drifts?.of(gap, move & 3, tile) ?? [0, 0];
        const tileMoves = distances[tile * cells + gap]! - distances[tile * cells + from]!;
        this.changes[move * cells + tile] = gapMoves + tileMoves + ofTiles + ofCells;
      }
    }
  }

  /** When the gap at a cell goes in a direction and moves a tile. */
  of(gap: number, direction: number, tile: number): number {
    return this.changes[(4 * gap + direction) * this.judge.cells + tile]!;
  }

  /** At best, once the gap of a board has come to a cell: each move counts less than the last. */
  ahead(board: Uint8Array, gap: number, back: number): number {
    return counted(this.best(board, gap, back, MOVES_AHEAD));
  }

  private best(board: Uint8Array, gap: number, back: number, moves: number): number {
    let best = Number.POSITIVE_INFINITY;
    for (let direction = 0; direction < 4; direction++) {
      const from = this.judge.neighbours[4 * gap + direction]!;
      if (direction === back || from < 0) continue;
      const after = moves > 1 ? counted(this.best(board, from, direction ^ 2, moves - 1)) : 0;
      best = Math.min(best, this.of(gap, direction, board[from]!) + after);
    }
    return best;
  }
}

function counted(change: number): number {
  return (change * 3) >> 2;
}
