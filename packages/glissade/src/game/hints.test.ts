import { puzzleById, puzzleOf } from '@glissade/catalogue';
import type { Puzzle } from '@glissade/core';
import { describe, expect, it } from 'vitest';
import { Game } from './Game.ts';
import type { GameSolver } from './hintTypes.ts';

const BLOCKS = 'start:\nAA.\nB..\n...\ngoal:\n...\n...\n.AA';

describe('help', () => {
  it('leads from anywhere to the goal, one hint after the other', async () => {
    for (const given of ['8 6 4/0 7 2/5 1 3', BLOCKS, puzzleOf(puzzleById('dads')!)]) {
      const game = new Game(given);
      const outcome = await game.solve();
      let calls = 0;
      for (;;) {
        const hint = await game.hint();
        if (hint.status !== 'move') break;
        if (outcome.status === 'solved') expect(hint.length).toBe(outcome.length - calls);
        game.move(hint.move);
        calls++;
      }
      expect(game.isSolved).toBe(true);
      expect(outcome).toMatchObject({ status: 'solved', length: calls, optimal: true });
    }
  });

  it('that is cancelled is no move, though a line is known', async () => {
    const game = new Game('0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1');
    const hint = await game.hint({ signal: AbortSignal.abort() });
    expect(hint.status).toBe('cancelled');
  });

  it('comes from the given solver, and from one search as long as it is followed', async () => {
    const asked: string[] = [];
    const { solve } = await import('./solver.ts');
    const solver = {
      solve: (puzzle: Puzzle, options: Parameters<typeof solve>[1]) => {
        asked.push(new Game(puzzle).ascii());
        return solve(puzzle, options);
      },
    };
    const game = new Game('8 6 4/0 7 2/5 1 3', { solver });
    for (let i = 0; i < 4; i++) {
      const hint = await game.hint();
      if (hint.status === 'move') game.move(hint.move);
    }
    expect(asked).toHaveLength(1);
    const hint = await game.hint();
    const back = game.history({ verbose: true }).at(-1)!;
    const aside = game
      .legalMoves()
      .find(
        ({ piece }) => hint.status === 'move' && ![back.piece, hint.move.piece].includes(piece),
      );
    game.move(aside!);
    await game.hint();
    expect(asked).toHaveLength(2);
  });

  it('comes from a solver that is an object of a class', async () => {
    const { solve } = await import('./solver.ts');
    class Solver {
      readonly asked: unknown[] = [];
      solve(...[puzzle, options]: Parameters<GameSolver['solve']>) {
        this.asked.push(puzzle);
        return solve(puzzle, options);
      }
    }
    const solver = new Solver();
    const hint = await new Game('1 2 3/4 5 6/0 7 8', { solver }).hint();
    expect(hint).toMatchObject({ status: 'move', length: 2 });
    expect(solver.asked).toHaveLength(1);
  });

  it('of a puzzle that was replaced meanwhile is none of the next', async () => {
    const game = new Game('start:\nA..\n...\ngoal:\n..A\n...');
    const late = game.hint();
    game.load('start:\nA..\n...\ngoal:\n...\nA..');
    expect(await late).toMatchObject({ move: { text: 'AR2' } });
    expect(await game.hint()).toMatchObject({ move: { text: 'AD' } });
  });

  it('says what its move is good for', async () => {
    const cars = 'start:\n.EE.\n..C.\nAAC.\naxes: long\ngoal:\n....\n....\n..AA';
    const hint = await new Game(cars).hint();
    expect(hint).toMatchObject({
      move: { text: 'EL' },
      chain: { cell: 10, links: [{ label: 'A' }, { label: 'C' }, { label: 'E', path: ['L'] }] },
    });
    const tiles = await new Game('1 2 3/4 5 6/0 7 8').hint();
    expect(tiles).not.toHaveProperty('chain');
  });

  it('says so where there is none', async () => {
    expect(await new Game('1 2 3/4 5 6/8 7 0').hint()).toMatchObject({ status: 'unsolvable' });
    expect(await new Game('1 2/3 0').hint()).toEqual({ status: 'solved' });
  });

  it('gives a good move where a shortest solution takes too long', async () => {
    const board = '3 19 24 9 8/11 7 12 2 4/17 23 20 18 6/16 5 1 14 21/0 15 10 13 22';
    const hint = await new Game(board).hint({ limits: { timeMs: 300 } });
    expect(hint).toMatchObject({ status: 'move', optimal: false });
  });
});
