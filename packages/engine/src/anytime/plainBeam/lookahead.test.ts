import { expect, it } from 'vitest';
import { someJudge } from '../../../test/someJudge.ts';
import type { WholeJudge } from '../beam/wholeBoardBeam.ts';
import { scoreOf } from '../evaluation/evaluation.ts';
import { Steps } from './lookahead.ts';
import { Drifts } from './meanDeltas.ts';

const CELLS = 12;
const judge = someJudge(4, 3);
/** The same, but groups say nothing. */
const plain: WholeJudge = { ...someJudge(4, 3, false), groups: { ...judge.groups, table: none() } };

function none() {
  return judge.groups.table.map(() => 0);
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

it('foresees what a move changes as far as distances say', () => {
  const steps = new Steps(plain);
  steps.foresee(CELLS - 1, undefined);
  for (let move = 0; move < 4 * CELLS; move++) {
    const [gap, from] = [move >> 2, plain.neighbours[move]!];
    if (from < 0) continue;
    const board = boardWith(gap);
    const change = scoreOf(plain, moved(board, gap, from)) - scoreOf(plain, board);
    expect(steps.of(gap, move & 3, board[from]!)).toBe(change);
  }
});

it('adds what groups have said of such moves', () => {
  const steps = new Steps(judge);
  const drifts = new Drifts(CELLS);
  steps.foresee(CELLS - 1, drifts);
  const before = steps.of(5, 1, 3);
  for (let i = 0; i < 1000; i++) drifts.note(5, 1, 3, 0, 64);
  expect(drifts.takeMeans(8 * CELLS * CELLS)).toBe(true);
  steps.foresee(CELLS - 1, drifts);
  expect(steps.of(5, 1, 3)).toBe(before + 63);
});

it('tells the best of two moves ahead, each counting less than the one before', () => {
  const steps = new Steps(plain);
  steps.foresee(CELLS - 1, undefined);
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
        second = Math.min(second, steps.of(first, two, board[from]!));
      }
      best = Math.min(best, steps.of(gap, one, board[first]!) + Math.floor(0.75 * second));
    }
    expect(steps.ahead(board, gap, back)).toBe(Math.floor(0.75 * best));
  }
});
