import { formatMoves, formatPuzzle, type Metric, type Puzzle, type Steps } from '@glissade/core';
import type { Shell } from '../../shell.ts';
import { requireLineToStart } from '../../text/replayed.ts';

/** A state as it is printed. */
export type ScrambledState = {
  /** From 1. */
  readonly index: number;
  /** How many were asked for. */
  readonly count: number;
  readonly seed: number;
  readonly puzzle: Puzzle;
  readonly steps?: Steps | undefined;
  /** Of its shortest solution, where it was asked for. */
  readonly lengths?: { readonly metric: Metric; readonly length: number };
};

export function tellState({ output }: Shell, told: ScrambledState): Promise<void> {
  const { index, count, seed, puzzle, steps, lengths } = told;
  const text = textOf(puzzle);
  const moves = steps && formatMoves(puzzle, steps);
  if (steps && moves) requireLineToStart(puzzle, moves, steps);
  if (output.json) {
    output.object({ ...(count > 1 ? { index } : {}), seed, puzzle: text, ...lengths, moves });
  } else {
    if (index > 1 && moves === undefined && text.includes('\n')) output.result('---');
    output.result(moves ?? text);
  }
  return output.drained();
}

/** Tile boards with the usual goal as one line of numbers, everything else in the native form. */
function textOf(puzzle: Puzzle): string {
  try {
    return formatPuzzle(puzzle, 'slidysim').trimEnd();
  } catch {
    return formatPuzzle(puzzle).trimEnd();
  }
}
