/* Puzzles and states as a client sends them, read. */
import {
  buildPuzzle,
  cellsOfPiece,
  isOpen,
  type Puzzle,
  parseState,
  type State,
} from '@glissade/core';
import { readGiven } from '../solve/options/readGiven.ts';
import type { SentPuzzle, SentState } from './protocol.ts';

export async function readPuzzle(sent: SentPuzzle): Promise<Puzzle> {
  if (typeof sent !== 'string') return buildPuzzle(sent);
  return readGiven(sent);
}

/** Throws where the pieces are not as the board can hold them. */
export function readState(puzzle: Puzzle, sent: SentState): State {
  if (typeof sent === 'string') return parseState(puzzle, sent);
  const state = Uint16Array.from(sent);
  const isPlaced =
    sent.length === puzzle.pieces.length && sent.every((cell, at) => cell === state[at]);
  if (!isPlaced) throw new Error('a state is the cell of the origin of each piece');
  const covered = puzzle.pieces.flatMap((_, piece) => cellsOfPiece(puzzle, state, piece));
  const isFree = covered.every((cell) => isOpen(puzzle.board, cell));
  if (isFree && new Set(covered).size === covered.length) return state;
  throw new Error('a state has pieces on a wall or on each other');
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
  return state === undefined ? puzzle : { ...puzzle, start: readState(puzzle, state) };
}
