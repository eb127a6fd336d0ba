/* The requests of one input by their ids: begun, given up, and answered as they are done. */
import type { Io } from '../io.ts';
import { type Answer, ask } from './ask.ts';
import { inputLines } from './inputLines.ts';
import type { Operation, RequestLimits } from './operation.ts';
import { RequestQueue } from './requestQueue.ts';

/** What answers lines of standard input is made with. */
export type CallSettings = {
  readonly io: Io;
  readonly limits: RequestLimits;
  /** Requests that work at the same time; the others wait. */
  readonly jobs: number;
  readonly lineLengthMax: number;
  readonly signal: AbortSignal;
};

export type Call = {
  readonly id: unknown;
  readonly operation: Operation;
  readonly given: unknown;
  readonly onResult?: (result: object) => void;
  readonly onAnswer: (answer: Answer) => void;
};

export class Calls {
  private readonly settings: CallSettings;
  private readonly queue: RequestQueue;
  private readonly running = new Map<unknown, AbortController>();
  private readonly pending = new Set<Promise<void>>();

  constructor(settings: CallSettings) {
    this.settings = settings;
    this.queue = new RequestQueue(settings.jobs, Number.POSITIVE_INFINITY);
  }

  /** Takes every line; ends when the input has and every call is answered, or when stopped. */
  async takeLines(take: (line: string | undefined) => void): Promise<void> {
    const { io, lineLengthMax, signal } = this.settings;
    const stopAll = () => {
      for (const one of this.running.values()) one.abort();
    };
    signal.addEventListener('abort', stopAll);
    for await (const line of inputLines(io.stdin, lineLengthMax, signal)) take(line);
    await Promise.all(this.pending);
    signal.removeEventListener('abort', stopAll);
  }

  has(id: unknown): boolean {
    return this.running.has(id);
  }

  stop(id: unknown): void {
    this.running.get(id)?.abort();
  }

  begin(call: Call): void {
    const own = new AbortController();
    this.running.set(call.id, own);
    const work = this.answer(call, own.signal).finally(() => this.pending.delete(work));
    this.pending.add(work);
  }

  private async answer(
    { id, operation, given, onAnswer, ...told }: Call,
    signal: AbortSignal,
  ): Promise<void> {
    const { io, limits } = this.settings;
    const release = await this.queue.take(signal);
    const answered = await ask(operation, given, { io, limits, signal, ...told });
    release?.();
    this.running.delete(id);
    onAnswer(answered);
  }
}
