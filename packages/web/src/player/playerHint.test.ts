import { parseMoves, parsePuzzle, type State, type Steps, statesAlong } from '@glissade/core';
import { solveSync } from '@glissade/solve/solve';
import { describe, expect, test } from 'vitest';
import { hintFor, type PlayerSolver } from './playerHint.ts';

const TEXT = '1 2 3/4 5 6/0 7 8';
const BLOCKS = 'start:\nA.B\n...\ngoal:\n...\n..A\n';

/** The board of a text after some moves, and what is shown on it. */
function boardOf(text: string, moves = '') {
  const puzzle = parsePuzzle(text);
  const state = statesAlong(puzzle, parseMoves(puzzle, moves)).at(-1)!;
  const shown: Steps[] = [];
  class Board {
    readonly puzzle = puzzle;
    readonly state = state;
    private readonly shown = shown;
    showHint(steps: Steps): void {
      this.shown.push(steps);
    }
  }
  return { board: new Board(), shown };
}

const { signal } = new AbortController();
class Solver implements PlayerSolver {
  private readonly limits = { timeMs: 60_000 };
  async solve(text: string, { state }: { readonly state: State }) {
    return solveSync({ ...parsePuzzle(text), start: state }, { limits: this.limits });
  }
}
const solver = new Solver();
const answering = (answer: { status: string; moves?: string }): PlayerSolver => ({
  solve: async () => answer,
});

describe('a hint', () => {
  test('is the next move of a shortest way from the board shown', async () => {
    const { board, shown } = boardOf(TEXT, 'L');
    expect(await hintFor(board, TEXT, solver, signal)).toEqual({
      status: 'move',
      move: 'L',
      length: 1,
    });
    expect(shown).toEqual([parseMoves(board.puzzle, 'L', { from: board.state })]);
  });

  test('is a whole move of a block, counted as players count', async () => {
    const { board, shown } = boardOf(BLOCKS);
    expect(await hintFor(board, BLOCKS, solver, signal)).toMatchObject({
      status: 'move',
      length: 1,
    });
    expect(shown.map(({ length }) => length)).toEqual([3]);
  });

  test('asks nobody at the goal', async () => {
    const { board, shown } = boardOf(TEXT, 'L2');
    const failing = { solve: () => Promise.reject(new Error('asked')) };
    expect(await hintFor(board, TEXT, failing, signal)).toEqual({ status: 'solved' });
    expect(shown).toEqual([]);
  });

  test('is none where the search found none, or nobody waits any more', async () => {
    const { board, shown } = boardOf(TEXT);
    const unsolvable = answering({ status: 'unsolvable' });
    expect(await hintFor(board, TEXT, unsolvable, signal)).toEqual({ status: 'unsolvable' });
    const late = answering({ status: 'solved', moves: 'L2' });
    expect(await hintFor(board, TEXT, late, AbortSignal.abort())).toEqual({ status: 'cancelled' });
    expect(shown).toEqual([]);
  });

  test('refuses moves that are not legal', async () => {
    const wrong = answering({ status: 'solved', moves: 'R' });
    await expect(hintFor(boardOf(TEXT).board, TEXT, wrong, signal)).rejects.toThrow('no tile can');
  });
});
