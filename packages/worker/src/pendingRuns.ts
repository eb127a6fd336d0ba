/* The page's list of runs that its worker has not answered yet. */
import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import { receivedError } from '@glissade/solve/options/receivedError';
import { faultFromWorker, isAnswerTo } from './messageFaults.ts';
import type { Port } from './port.ts';
import type { Answer, Asks, FromWorker, Kind, ToWorker } from './protocol.ts';

/** What the page keeps for itself: neither a signal nor a function crosses. */
export type Course = {
  readonly signal?: AbortSignalLike;
  readonly onProgress?: (progress: never) => void;
};

type Run = Course & {
  readonly asks: Kind;
  readonly promise: Promise<Answer>;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
  readonly cancel: () => void;
};

/**
 * What a worker has been asked and has not yet answered. Every run ends: by an answer, by a failure
 * of its own, or when the worker is closed or cannot go on.
 */
export class PendingRuns {
  private readonly port: Port<ToWorker, FromWorker>;
  private readonly pending = new Map<number, Run>();
  private lastRunId = 0;
  /** Why nothing can be asked any more. */
  private ended: Error | undefined;

  constructor(port: Port<ToWorker, FromWorker>) {
    this.port = port;
    port.listen(
      (message) => this.hear(message),
      (reason) => this.breakDown(reason),
    );
  }

  /** Asks, and drops what comes for a run that is over. */
  ask<K extends Kind>(
    asks: K,
    request: Asks[K]['request'],
    course: Course = {},
  ): { readonly runId: number; readonly answer: Promise<Asks[K]['answer']> } {
    if (this.ended) throw this.ended;
    const runId = ++this.lastRunId;
    // First: what cannot cross throws here, and nothing waits for it.
    this.port.post({ type: 'request', runId, asks, ...request } as ToWorker);
    const cancel = () => this.port.post({ type: 'cancel', runId });
    let settle: Pick<Run, 'resolve' | 'reject'> | undefined;
    const promise = new Promise<Answer>((resolve, reject) => {
      settle = { resolve, reject };
    });
    this.pending.set(runId, { ...course, ...settle!, asks, promise, cancel });
    this.port.hold(true);
    if (course.signal?.aborted) cancel();
    else course.signal?.addEventListener('abort', cancel, { once: true });
    return { runId, answer: promise as Promise<Asks[K]['answer']> };
  }

  /** Ends the worker; what it was asked rejects. */
  close(): void {
    // A caller that closes may not have waited for an answer: no error.
    for (const { promise } of this.pending.values()) promise.catch(() => undefined);
    this.end(new Error('the solver was closed'));
  }

  private breakDown(reason: string): void {
    this.end(new Error(`the worker cannot go on: ${reason}`));
  }

  private end(error: Error): void {
    if (this.ended) return;
    this.ended = error;
    for (const runId of [...this.pending.keys()]) this.take(runId)?.reject(error);
    this.port.close();
  }

  private hear(message: FromWorker): void {
    if (this.ended) return;
    const fault = faultFromWorker(message);
    if (fault !== undefined) this.breakDown(fault);
    else if (message.type === 'progress') this.report(message.runId, message.progress as never);
    else if (message.type !== 'ready') this.settle(message);
  }

  private settle(message: Exclude<FromWorker, { readonly type: 'ready' | 'progress' }>): void {
    const run = this.pending.get(message.runId);
    if (!run) return;
    if (message.type === 'answer' && !isAnswerTo(run.asks, message.answer)) {
      this.breakDown('it answers what was not asked');
      return;
    }
    this.take(message.runId);
    if (message.type === 'answer') run.resolve(message.answer);
    else run.reject(errorOf(message));
  }

  private report(runId: number, progress: never): void {
    const run = this.pending.get(runId);
    try {
      run?.onProgress?.(progress);
    } catch (error) {
      // As `solve` does with what a listener throws.
      this.take(runId)?.reject(error);
      run?.cancel();
    }
  }

  /** A run that is over. */
  private take(runId: number): Run | undefined {
    const run = this.pending.get(runId);
    this.pending.delete(runId);
    run?.signal?.removeEventListener('abort', run.cancel);
    this.port.hold(this.pending.size > 0);
    return run;
  }
}

function errorOf({ message, details }: Extract<FromWorker, { readonly type: 'failed' }>): Error {
  return receivedError({ name: 'Error', ...details, message });
}
