/* Puzzles and states as a client sends them, read. */
import {
  buildPuzzle,
  type Puzzle,
  PuzzleError,
  type PuzzleSpec,
  requirePuzzle,
  requireState,
  type State,
} from '@glissade/core';
import type { SentPuzzle, SentState } from './protocol.ts';

export async function readPuzzle(sent: SentPuzzle): Promise<Puzzle> {
  if (typeof sent === 'string') {
    // The app sends no text, and has not to wait for what reads every form.
    return (await import('@glissade/solve/options/readGiven')).readGiven(sent);
  }
  try {
    return buildPuzzle(sent);
  } catch (error) {
    if (!(error instanceof PuzzleError) || error.code !== 'piece-on-gate') throw error;
    return underWay(sent);
  }
}

/** A game goes on from where pieces stand on gates, with which no puzzle begins. */
function underWay(sent: PuzzleSpec): Puzzle {
  const { board } = sent;
  const covered = new Set(sent.pieces.flatMap(({ cells }) => cells));
  const cells = board.cells.map((type, cell) =>
    type === 'gate' && covered.has(cell) ? 'floor' : type,
  );
  const built = buildPuzzle({ ...sent, board: { ...board, cells } });
  // A board with gates is none of tiles.
  return requirePuzzle({ ...built, board, type: 'blocks' });
}

export async function readState(puzzle: Puzzle, sent: SentState): Promise<State> {
  if (typeof sent !== 'string') return requireState(puzzle, sent);
  return (await import('./stateText.ts')).parseState(puzzle, sent);
}

/** The puzzle from another state than its start: one that no text could give it (on a gate). */
export async function startedAt({
  puzzle: sent,
  state,
}: {
  readonly puzzle: SentPuzzle;
  readonly state?: SentState;
}): Promise<Puzzle> {
  const puzzle = await readPuzzle(sent);
  return state === undefined ? puzzle : { ...puzzle, start: await readState(puzzle, state) };
}
