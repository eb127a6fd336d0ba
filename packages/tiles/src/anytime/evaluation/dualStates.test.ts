import { cellsApart } from '@glissade/search/problem/cellsApart';
import { describe, expect, it } from 'vitest';
import { randomNumbers, scrambledTiles } from '../../../../../tests/arbitrary/tiles.ts';
import { PlainBeam } from '../../../../../tests/support/plainBeam/plainBeam.ts';
import { runBeam } from '../../../../../tests/support/randomEvaluation.ts';
import { KernelBeam } from '../beam/kernelBeam.ts';
import { openBeamKernel } from '../beam/openBeamKernel.ts';
import type { BoardEvaluation } from '../beam/wholeBoardBeam.ts';
import type { SlicedWork } from '../slicedWork.ts';
import { tripletsOn } from './closeTiles.ts';
import { withDualState } from './dualStates.ts';
import { scoreOf } from './evaluation.ts';
import { enlarge } from './largerBoards.ts';
import { type LearnedTables, learnedTables, MOVE } from './learned.ts';
import { loadWeights } from './weights.ts';

function made<Result>(work: SlicedWork<Result>): Result {
  for (;;) {
    const { done, value } = work.next(1);
    if (done) return value;
  }
}

async function evaluationsOf(
  side: number,
): Promise<[LearnedTables, BoardEvaluation, BoardEvaluation]> {
  const tables = made(learnedTables(await loadWeights(side)));
  const evaluation = enlarge(tables, side, side);
  return [tables, evaluation, made(withDualState(evaluation, tables))];
}

/** Ids by cell, the gap anywhere. */
function boardOf(side: number, seed: number, moves = 600): number[] {
  const goal = Array.from({ length: side * side }, (_, cell) => (cell + 1) % (side * side));
  const tiles = scrambledTiles(side, goal, moves, randomNumbers(seed));
  return tiles.map((tile) => (tile + side * side - 1) % (side * side));
}

/** The four ways to mirror a board, from what mirroring is. */
function mirrorsOf(side: number): ((cell: number) => number)[] {
  const turn = (at: number, flips: boolean) => (flips ? side - 1 - at : at);
  return [0, 1, 2, 3].map((symmetry) => (cell) => {
    const [x, y] = [cell % side, Math.floor(cell / side)];
    return turn(y, symmetry > 1) * side + turn(x, symmetry % 2 === 1);
  });
}

/** The score of the triplet with some homes where its tiles are in some cells; 0 if none. */
function tripletScoreOf(
  { side, groups, table }: LearnedTables,
  homes: number[],
  at: number[],
): number {
  const group = groups.find(({ tiles }) => homes.every((home) => tiles.includes(home)));
  if (!group) return 0;
  const cells = side * side;
  const places = group.tiles.map((tile, i) => {
    const cell = at[homes.indexOf(tile)]!;
    return (group.places?.[i]?.[cell] ?? cell) * cells ** i;
  });
  return table[group.begin + places.reduce((sum, place) => sum + place)]!;
}

describe('withDualState', () => {
  it.each([5, 6])('adds the score of the dual state, side %i', async (side) => {
    const [tables, evaluation, both] = await evaluationsOf(side);
    const [cells, mirrors] = [side * side, mirrorsOf(side)];
    for (let seed = 0; seed < 8; seed++) {
      const board = boardOf(side, seed);
      let expected = scoreOf(evaluation, board);
      board.forEach((id, cell) => {
        if (id === cells - 1) return;
        const far = MOVE * cellsApart(side, id, cell);
        const beyond = mirrors
          .filter((mirror) => mirror(cell) !== cells - 1)
          .map((mirror) => tables.singles[mirror(cell) * cells + mirror(id)]! - far);
        expected += far + Math.round(beyond.reduce((sum, one) => sum + one, 0) / 4);
      });
      for (const triplet of tripletsOn(side, side, true)) {
        const ids = triplet.map((cell) => board[cell]!);
        if (ids.includes(cells - 1)) continue;
        const scores = mirrors.map((mirror) =>
          tripletScoreOf(tables, triplet.map(mirror), ids.map(mirror)),
        );
        expected += Math.round(0.2 * scores.reduce((sum, one) => sum + one));
      }
      expect(scoreOf(both, board)).toBe(expected);
    }
  });

  it('is used in the same way by the kernel and its plain form', async () => {
    const [, , evaluation] = await evaluationsOf(5);
    const [kernel, plain] = [
      new KernelBeam(evaluation, openBeamKernel()!),
      new PlainBeam(evaluation),
    ];
    for (const seed of [1, 2, 3]) {
      const board = boardOf(5, seed, 80);
      const gap = board.indexOf(24);
      for (const beam of [kernel, plain])
        beam.begin(board, gap, { width: 60, seed, movesMax: 150 });
      const found = runBeam(kernel, 1000);
      expect(found).toEqual(runBeam(plain, 1000));
      expect(found.status).toBe('found');
    }
  });

  it('finds shorter lines than the evaluation without it', async () => {
    const [, evaluation, both] = await evaluationsOf(5);
    const beams = [evaluation, both].map((each) => new KernelBeam(each, openBeamKernel()!));
    const lengths = beams.map((beam) => {
      let sum = 0;
      for (let seed = 0; seed < 30; seed++) {
        const board = boardOf(5, seed);
        beam.begin(board, board.indexOf(24), { width: 300, seed, movesMax: 400 });
        const { status, line } = runBeam(beam, 100_000);
        expect(status).toBe('found');
        sum += line.length;
      }
      return sum;
    });
    expect(lengths[1]).toBeLessThan(lengths[0]!);
  });
});
