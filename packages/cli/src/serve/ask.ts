/* One request: its parameters read, its puzzle read, its verb run, its answer caught. */
import { Writable } from 'node:stream';
import { puzzleById } from '@glissade/catalogue';
import { readPuzzle } from '@glissade/core';
import { type ErrorReport, isInputError, reportOf, UsageError } from '../errors.ts';
import { entryOf, type PuzzleEntry } from '../input/entries.ts';
import type { Io } from '../io.ts';
import { Output } from '../output.ts';
import type { Operation, RequestLimits } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import { type Params, readParams } from './params.ts';

/** What came of a request: what is right to send, or what was wrong with it. */
export type Answer =
  | { readonly kind: 'result'; readonly result: object }
  | { readonly kind: 'refused'; readonly error: ErrorReport }
  | { readonly kind: 'failed'; readonly error: ErrorReport };

/** What goes with a request. */
export type AskContext = {
  readonly io: Io;
  readonly limits: RequestLimits;
  readonly signal: AbortSignal;
  /** Told each answer as it comes, the last too. */
  readonly onResult?: (result: object) => void;
};

/** Keeps the last answer of a verb, and prints nothing. */
class CaughtOutput extends Output {
  last: object | undefined;
  private readonly onResult: (result: object) => void;

  constructor(io: Io, onResult: (result: object) => void) {
    super(silent(io), { json: true, quiet: true });
    this.onResult = onResult;
  }

  override object(value: unknown): void {
    this.last = value as object;
    this.onResult(this.last);
  }
}

function silent(io: Io): Io {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const { stdin, env, cores, onInterrupt } = io;
  return {
    stdin,
    stdout: nowhere,
    stderr: nowhere,
    env,
    cores,
    startedMs: performance.now(),
    onInterrupt,
  };
}

/** The operation of a name. Throws UsageError where there is none. */
export function operationNamed(name: unknown): Operation {
  const operation = OPERATIONS.find((one) => one.name === name);
  if (operation) return operation;
  const hint = `the operations are ${OPERATIONS.map((one) => one.name).join(', ')}`;
  throw new UsageError('operation', `there is no operation ${String(name).slice(0, 40)}`, hint);
}

/** Answers a request; never rejects. */
export async function ask(
  operation: Operation,
  given: unknown,
  { io, limits, signal, onResult = () => undefined }: AskContext,
): Promise<Answer> {
  const output = new CaughtOutput(io, onResult);
  try {
    const params = readParams(given, operation.params(limits), operation.required);
    const shell = { io: silent(io), output, signal };
    await operation.work({ shell, params, limits }, askedEntry(params));
    return answerOf(output.last);
  } catch (error) {
    if (isInputError(error)) return { kind: 'refused', error: reportOf(error) };
    const message = error instanceof Error ? error.message : String(error);
    const hint = 'please report this with the request';
    const report = { code: 'internal', message: `glissade itself failed: ${message}`, hint };
    return { kind: 'failed', error: report };
  }
}

function answerOf(result: object | undefined): Answer {
  if (result && 'error' in result) {
    return { kind: 'refused', error: result.error as ErrorReport };
  }
  // A verb that was told to stop has nothing to say.
  return { kind: 'result', result: result ?? { status: 'cancelled' } };
}

/** A catalogue id or a text; never a file. An operation without a puzzle does not look at it. */
function askedEntry({ puzzle = '1 2/0 3', goal }: Params): PuzzleEntry {
  const startedMs = performance.now();
  const record = puzzleById(String(puzzle));
  const text = record?.text ?? String(puzzle);
  const reading = readPuzzle(text, { goal: goal === undefined ? undefined : String(goal) });
  const labels = { name: 'puzzle', index: 1, isCounted: false };
  return { ...labels, ...entryOf(reading, record), text, startedMs };
}
