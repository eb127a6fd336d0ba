import { readFile, stat } from 'node:fs/promises';
import { type Puzzle, parseMoves, replay, type State } from '@glissade/core';
import type { Shell } from '../shell.ts';
import { readStdin, unescapeBreaks } from './sources.ts';

/** A line of play as text: an argument is `-`, a file, or the moves themselves. */
export async function openLine(argument: string, shell: Shell): Promise<string> {
  if (argument === '-') return readStdin(shell);
  const isFile = argument !== '' && !/[\n\0]/.test(argument) && argument.length < 1024;
  const info = isFile ? await stat(argument).catch(() => undefined) : undefined;
  return info?.isFile() ? readFile(argument, 'utf8') : unescapeBreaks(argument);
}

/** The state after moves given as text. Throws ParseError, also where a move is not legal. */
export function stateAfter(puzzle: Puzzle, moves: string | undefined): State {
  if (moves === undefined) return puzzle.start;
  return replay(puzzle, parseMoves(puzzle, unescapeBreaks(moves))).end;
}
