/* A fuzzing target: a way to make inputs, and a check that throws where the product fails. */
import type fc from 'fast-check';

export type FaultKind = 'crash' | 'hang' | 'wrong answer' | 'wrong bound';

/** What is wrong with the product, as a check found it. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly kind: FaultKind;

  constructor(kind: FaultKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** Inputs are plain JSON, so that a corpus file and a message can hold them. */
export type Target<Input = unknown> = {
  readonly name: string;
  /** What it tries, in a few words. */
  readonly title: string;
  /** What its inputs count as in the figures. */
  readonly counts: 'inputs' | 'puzzles';
  readonly inputs: () => fc.Arbitrary<Input>;
  readonly check: (input: Input) => void | Promise<void>;
  /** An input that takes longer is a hang. */
  readonly timeMsMax: number;
  /** Its share of the time, 1 for most. */
  readonly share: number;
  /** Inputs of one batch, a second or so; the short run of `npm test` is one batch. */
  readonly batch: number;
};

/** Lets targets with different inputs stand in one list. */
export function target<Input>(definition: Target<Input>): Target {
  return definition as Target;
}

/** True for an error whose class is among those that a function's documentation names. */
function isDocumented(error: unknown, names: readonly string[]): boolean {
  return error instanceof Error && names.includes(error.name);
}

/** The result, or undefined where a documented error was thrown; any other is a crash. */
export function attempt<T>(names: readonly string[], work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    return refused(error, names);
  }
}

export async function attemptAsync<T>(
  names: readonly string[],
  work: () => T | Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    return refused(error, names);
  }
}

function refused(error: unknown, names: readonly string[]): undefined {
  if (error instanceof Fault) throw error;
  if (!isDocumented(error, names)) throw new Fault('crash', describe(error), error);
  const { message } = error as Error;
  if (message === '' || /\[object |TypeError|RangeError/.test(message)) {
    throw new Fault('wrong answer', `a message that says nothing: ${message}`, error);
  }
  return undefined;
}

export function describe(error: unknown): string {
  if (!(error instanceof Error)) return `thrown: ${String(error)}`;
  return `${error.name}: ${error.message}`;
}

export function expectThat(condition: boolean, message: () => string): asserts condition {
  if (!condition) throw new Fault('wrong answer', message());
}
