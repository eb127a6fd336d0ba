import type { AbortSignalLike } from '@glissade/platform/abortSignal';

/** What ends work that is made of many searches: a signal, or the clock. */
export class Stop {
  private readonly signal: AbortSignalLike | undefined;
  private readonly endMs: number;

  /** The time counts from now. */
  constructor(signal: AbortSignalLike | undefined, timeMs = Number.POSITIVE_INFINITY) {
    this.signal = signal;
    this.endMs = performance.now() + timeMs;
  }

  get isCancelled(): boolean {
    return this.signal?.aborted === true;
  }

  /** To be given to each search, which ends as if cancelled. */
  readonly isReached = (): boolean => this.isCancelled || performance.now() >= this.endMs;
}
