import { looksLikeReplayLink, type Puzzle, parseMoves, replay, type State } from '@glissade/core';
import { UsageError } from '../errors.ts';
import type { Shell } from '../shell.ts';
import { readNamed, unescapeBreaks } from './sources.ts';

/** A line of play as text: an argument is `-`, a file, or the moves themselves. */
export async function openLine(argument: string, shell: Shell): Promise<string> {
  return (await readNamed(argument, shell)) ?? unescapeBreaks(argument);
}

/** Arguments for a puzzle and a solution; `solution` is text. */
export type Solved = { readonly puzzle: string; readonly solution: string };

/**
 * The solution that goes with a puzzle argument; where none is given, that of a replay link, which
 * is the argument itself, a file, or standard input. Throws UsageError.
 */
export async function openSolution(
  puzzle: string,
  solution: string | undefined,
  shell: Shell,
): Promise<Solved> {
  if (puzzle === '-' && solution === '-') {
    throw new UsageError(
      'stdin-twice',
      'standard input (-) can be read only once',
      'put one of the inputs into a file',
    );
  }
  if (solution !== undefined) return { puzzle, solution: await openLine(solution, shell) };
  const text = looksLikeReplayLink(puzzle) ? puzzle : await readNamed(puzzle, shell);
  if (text !== undefined && looksLikeReplayLink(text)) {
    return { puzzle: text.trim(), solution: text.trim() };
  }
  throw new UsageError(
    'usage',
    'the moves are missing',
    'give the moves after the puzzle; only a replay link contains both',
  );
}

/** The state after moves given as text. Throws ParseError, also where a move is not legal. */
export function stateAfter(puzzle: Puzzle, moves: string | undefined): State {
  if (moves === undefined) return puzzle.start;
  return replay(puzzle, parseMoves(puzzle, unescapeBreaks(moves))).end;
}

/** The text of a file or of standard input. Throws UsageError with this hint if it is missing. */
export async function openFile(argument: string, hint: string, shell: Shell): Promise<string> {
  const text = await readNamed(argument, shell);
  if (text !== undefined) return text;
  throw new UsageError('file-missing', `there is no file ${argument}`, hint);
}
