/* Who solves for a game, and what it says. */
import type { ReasonChain } from '@glissade/analysis/reasons/reason';
import type { Metric, Puzzle } from '@glissade/core';
import type { RunOptions } from '@glissade/solve/options/options';
import type { Cancelled, Outcome, Undecided, Unsolvable } from '@glissade/solve/outcome';
import type { GameMove } from './gameTypes.ts';

/**
 * What finds solutions for a game: `createWorkerSolver()` is one.
 *
 * @example
 * ```ts
 * import { solveSync } from 'glissade';
 * import { Game, type GameSolver } from 'glissade/game';
 * const solver: GameSolver = { solve: async (puzzle, options) => solveSync(puzzle, options) };
 * const hint = await new Game('1 2 3/4 5 6/0 7 8', { solver }).hint();
 * console.log(hint.status === 'move' && hint.move.text); // → L
 * ```
 */
export type GameSolver = {
  /** As `solve` of `glissade`. */
  readonly solve: (puzzle: Puzzle, options?: RunOptions) => Promise<Outcome>;
};

/** What a game takes besides its puzzle. */
export type GameOptions = {
  /** Who searches for `solve` and `hint`; unless given, this thread, loaded when first asked. */
  readonly solver?: GameSolver;
};

/** What `hint` says. `solved`: the game is at its goal already. */
export type Hint =
  | {
      /** There is a move that brings the goal nearer. */
      readonly status: 'move';
      /** The move; not made yet. */
      readonly move: GameMove;
      /** Moves to the goal, this one included, in `metric`. */
      readonly length: number;
      /** What `length` is counted in. */
      readonly metric: Metric;
      /** Proved: no way to the goal is shorter. */
      readonly optimal: boolean;
      /**
       * What the move is good for; `reasonProse` of `glissade/explain` tells it. Missing for tile
       * puzzles, and where none is found.
       */
      readonly chain?: ReasonChain;
    }
  | {
      /** The game is at its goal already. */
      readonly status: 'solved';
    }
  | Unsolvable
  | Undecided
  | Cancelled;

/** What `hint` takes: as in `solve`. */
export type HintOptions = Pick<RunOptions, 'metric' | 'limits' | 'signal' | 'onProgress'>;
