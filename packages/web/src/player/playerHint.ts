/* The next move of a shortest way from the board shown, from a solver that the page gives. */
import {
  defaultMetric,
  formatMoves,
  isGoalState,
  type Puzzle,
  parseMoves,
  type State,
  type Steps,
  unitsOf,
} from '@glissade/core';

/** What finds solutions: `createWorkerSolver()` of `glissade/worker` is one. */
export type PlayerSolver = {
  readonly solve: (
    puzzle: string,
    options: { readonly state: State; readonly signal: AbortSignal },
  ) => Promise<{ readonly status: string; readonly moves?: string }>;
};

/** What a hint says; other outcomes of a search, such as `unsolvable`, are told by their status. */
export type PlayerHint =
  | { readonly status: 'move'; readonly move: string; readonly length: number }
  | { readonly status: 'solved' | 'unsolvable' | 'undecided' | 'cancelled' };

/** A board of which a hint is asked. */
export type HintedBoard = {
  readonly puzzle: Puzzle;
  readonly state: State;
  /** Shows the move by an arrow, and says it where the board says things. */
  readonly showHint: (steps: Steps) => void;
};

/** Throws where the solver fails, or answers with moves that are not legal. */
export async function hintFor(
  board: HintedBoard,
  text: string,
  solver: PlayerSolver,
  signal: AbortSignal,
): Promise<PlayerHint> {
  const { puzzle, state } = board;
  if (isGoalState(puzzle, state)) return { status: 'solved' };
  const { status, moves } = await solver.solve(text, { state: state.slice(), signal });
  if (signal.aborted) return { status: 'cancelled' };
  if (status !== 'solved') return { status: status as 'undecided' };
  const line = parseMoves(puzzle, moves ?? '', { from: state });
  const units = unitsOf(line, defaultMetric(puzzle));
  const [unit] = units;
  if (!unit) return { status: 'undecided' };
  board.showHint(unit);
  const move = formatMoves(puzzle, unit, 'moves');
  return { status: 'move', move, length: units.length };
}
