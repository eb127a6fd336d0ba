import type { BoardEvaluation } from '@glissade/tiles/anytime/beam/wholeBoardBeam';
import { scoreOf } from '@glissade/tiles/anytime/evaluation/evaluation';
import { expect, it } from 'vitest';
import { randomEvaluation } from '../randomEvaluation.ts';
import { Lookahead } from './lookahead.ts';
import { MeanDeltas } from './meanDeltas.ts';

const CELLS = 12;
const evaluation = randomEvaluation(4, 3);
/** The same, but groups say nothing. */
const plain: BoardEvaluation = {
  ...randomEvaluation(4, 3, false),
  groups: { ...evaluation.groups, table: none() },
};

function none() {
  return evaluation.groups.table.map(() => 0);
}

/** A board with the gap, whose id is the last, at a cell. */
function boardWith(gap: number): Uint8Array {
  const board = Uint8Array.from({ length: CELLS }, (_, cell) => (cell * 5 + 3) % CELLS);
  const at = board.indexOf(CELLS - 1);
  [board[at], board[gap]] = [board[gap]!, board[at]!];
  return board;
}

function moved(board: Uint8Array, gap: number, from: number): Uint8Array {
  const after = board.slice();
  [after[gap], after[from]] = [board[from]!, board[gap]!];
  return after;
}

it('predicts the change of a move from distances', () => {
  const lookahead = new Lookahead(plain);
  lookahead.predict(CELLS - 1, undefined);
  for (let move = 0; move < 4 * CELLS; move++) {
    const [gap, from] = [move >> 2, plain.neighbours[move]!];
    if (from < 0) continue;
    const board = boardWith(gap);
    const change = scoreOf(plain, moved(board, gap, from)) - scoreOf(plain, board);
    expect(lookahead.predictedChange(gap, move & 3, board[from]!)).toBe(change);
  }
});

it('adds the mean deltas of such moves', () => {
  const lookahead = new Lookahead(evaluation);
  const meanDeltas = new MeanDeltas(CELLS);
  lookahead.predict(CELLS - 1, meanDeltas);
  const before = lookahead.predictedChange(5, 1, 3);
  for (let i = 0; i < 1000; i++) meanDeltas.record(5, 1, 3, 0, 64);
  expect(meanDeltas.updateMeans(8 * CELLS * CELLS)).toBe(true);
  lookahead.predict(CELLS - 1, meanDeltas);
  expect(lookahead.predictedChange(5, 1, 3)).toBe(before + 63);
});

it('finds the best change of two moves, each counting less than the one before', () => {
  const lookahead = new Lookahead(plain);
  lookahead.predict(CELLS - 1, undefined);
  const { neighbours } = plain;
  for (let at = 0; at < 4 * CELLS; at++) {
    const [gap, back] = [at >> 2, at & 3];
    const parent = neighbours[at]!;
    if (parent < 0) continue;
    // The board before the gap came here.
    const board = boardWith(parent);
    let best = Number.POSITIVE_INFINITY;
    for (let one = 0; one < 4; one++) {
      const first = neighbours[4 * gap + one]!;
      if (one === back || first < 0) continue;
      let second = Number.POSITIVE_INFINITY;
      for (let two = 0; two < 4; two++) {
        const from = neighbours[4 * first + two]!;
        if (two === (one ^ 2) || from < 0) continue;
        second = Math.min(second, lookahead.predictedChange(first, two, board[from]!));
      }
      best = Math.min(
        best,
        lookahead.predictedChange(gap, one, board[first]!) + Math.floor(0.75 * second),
      );
    }
    expect(lookahead.bestAhead(board, gap, back)).toBe(Math.floor(0.75 * best));
  }
});
