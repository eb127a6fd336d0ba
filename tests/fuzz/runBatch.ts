/* One batch of random inputs for one target; fast-check makes and shrinks them. */
import fc from 'fast-check';
import { describe, Fault, type FaultKind, type Target } from './target.ts';

export type Failure = {
  readonly target: string;
  readonly kind: FaultKind;
  readonly message: string;
  readonly stack: string;
  readonly seed: number;
  readonly path: string;
  /** Shrunk. */
  readonly input: unknown;
};

export type BatchOutcome = { readonly inputs: number; readonly failure?: Failure };

/** Shrinking ends after this long, with the smallest input so far. */
const SHRINK_MS_MAX = 60_000;

export type BatchOptions = {
  readonly seed: number;
  readonly inputs?: number;
  /** Called with each input before it is tried, so that a hang can be told from outside. */
  readonly onInput?: (input: unknown) => void;
};

export async function runBatch(target: Target, options: BatchOptions): Promise<BatchOutcome> {
  const { seed, inputs = target.batch, onInput } = options;
  const property = fc.asyncProperty(target.inputs(), async (input) => {
    onInput?.(input);
    await checkInTime(target, input);
  });
  const details = await fc.check(property, {
    seed,
    numRuns: inputs,
    interruptAfterTimeLimit: SHRINK_MS_MAX,
    markInterruptAsFailure: false,
  });
  if (!details.failed) return { inputs: details.numRuns };
  const error = details.errorInstance;
  const failure: Failure = {
    target: target.name,
    kind: error instanceof Fault ? error.kind : 'crash',
    message: error instanceof Fault ? error.message : describe(error),
    stack: stackOf(error),
    seed,
    path: details.counterexamplePath ?? '',
    input: details.counterexample![0],
  };
  return { inputs: details.numRuns, failure };
}

/**
 * A busy machine may hold up one run; a hang is slow twice, by the clock and in processor time.
 * What waits for ever without working is told from outside.
 */
export async function checkInTime({ check, timeMsMax }: Target, input: unknown): Promise<void> {
  const isSlow = async () => {
    const startedMs = performance.now();
    const before = process.cpuUsage();
    await check(input);
    const { user, system } = process.cpuUsage(before);
    const passedMs = performance.now() - startedMs;
    return Math.min(passedMs, (user + system) / 1000) > timeMsMax;
  };
  if ((await isSlow()) && (await isSlow())) {
    throw new Fault('hang', `no answer within ${timeMsMax} ms`);
  }
}

function stackOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? (cause.stack ?? '') : '';
}
