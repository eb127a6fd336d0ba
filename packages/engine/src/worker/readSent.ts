/* Puzzles and states as a client sends them, read. */
import { buildPuzzle, type Puzzle, parseState, type State } from '@glissade/core';
import { readGiven } from '../solve/options/readGiven.ts';
import { requireState } from '../solve/options/requireState.ts';
import type { SentPuzzle, SentState } from './protocol.ts';

export async function readPuzzle(sent: SentPuzzle): Promise<Puzzle> {
  if (typeof sent !== 'string') return buildPuzzle(sent);
  return readGiven(sent);
}

export function readState(puzzle: Puzzle, sent: SentState): State {
  return typeof sent === 'string' ? parseState(puzzle, sent) : requireState(puzzle, sent);
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
