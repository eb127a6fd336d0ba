import { ExpressionError } from '@glissade/search/heuristic/expressionError';
import type { LaneFailure } from './laneMessages.ts';
import type { ScriptError } from './scriptError.ts';

/** What an error of a lane says, as plain data. */
export function laneFailure(error: unknown): LaneFailure {
  if (!(error instanceof Error)) return { kind: 'other', message: String(error) };
  if (error instanceof ExpressionError) {
    const { code, column, found } = error;
    return { kind: 'expression', code, column, found };
  }
  if (error.name === 'ScriptError') {
    // Its class is in the file of the sandbox, which need not be loaded.
    const { code, found, place } = error as ScriptError;
    return { kind: 'script', code, found, ...(place && { place }) };
  }
  if ('params' in error) {
    return { kind: 'fault', fault: { ...error, name: error.name, message: error.message } };
  }
  return { kind: 'other', message: error.message };
}
