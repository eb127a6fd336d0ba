import type { Puzzle } from '../../puzzle/puzzle.ts';
import { standsOnGate } from '../../state/state.ts';
import { FormatError } from '../errors/formatError.ts';
import { NATIVE_DESCRIPTION } from './native.ts';
import { refusesNative, writeNative } from './nativeWrite.ts';

/** The puzzle in the native form, without loading the others. Throws FormatError. */
export function formatNative(puzzle: Puzzle): string {
  const refusal = refuseGates(puzzle) ?? refusesNative(puzzle);
  const { title } = NATIVE_DESCRIPTION;
  if (refusal !== undefined) throw refusedBy(title, refusal, 'change the piece or its name');
  return writeNative(puzzle);
}

/** A picture shows a piece or the gate under it, and a puzzle never starts so. */
export function refuseGates(puzzle: Puzzle): string | undefined {
  const on = puzzle.pieces.find((_, piece) => standsOnGate(puzzle, puzzle.start, piece));
  return on && `piece ${on.label} stands on a gate at the start, which no picture can show`;
}

/** Says that a form cannot hold a puzzle. */
export function refusedBy(title: string, why: string, hint: string): FormatError {
  return new FormatError('form-refuses', `${title} cannot express this puzzle: ${why}`, hint);
}
