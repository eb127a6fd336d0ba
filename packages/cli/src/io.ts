import { fstatSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { performance as nodePerformance } from 'node:perf_hooks';
import { type Readable, Writable } from 'node:stream';
import { UsageError } from './errors.ts';
import { ENDING_SIGNALS, type EndingSignal, exitEndedBy } from './exit.ts';
import { TextOfBytes } from './input/encoding.ts';

export type TextSource = Readable & { readonly isTTY?: boolean };
export type TextSink = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
};

/** All of the outside world that the command line touches; tests hand in their own. */
export type Io = {
  readonly stdin: TextSource;
  readonly stdout: TextSink;
  readonly stderr: TextSink;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** How many threads can work at once. */
  readonly cores: number;
  /** When the work of the command line began, by `performance.now()`. */
  readonly startedMs: number;
  /** Calls back when the process is told to end (Ctrl-C …); returns what stops the listening. */
  readonly onInterrupt: (listener: (signal: EndingSignal) => void) => () => void;
};

/** The io of the running process. A second signal ends it at once, whatever is going on. */
export function processIo(): Io {
  return {
    // Each opens its own part of Node when it is first looked at.
    get stdin() {
      return process.stdin;
    },
    stdout: fstatSync(1).isFile() ? fileSink(1) : process.stdout,
    stderr: process.stderr,
    env: process.env,
    get cores() {
      return availableParallelism();
    },
    // Node's own start is over then; loading this program is part of the work.
    startedMs: nodePerformance.nodeTiming.bootstrapComplete,
    onInterrupt: (listener) => {
      let isEnding = false;
      const onSignal = (signal: NodeJS.Signals) => {
        if (isEnding) endProcess(exitEndedBy(signal as EndingSignal));
        isEnding = true;
        listener(signal as EndingSignal);
      };
      for (const signal of ENDING_SIGNALS) process.on(signal, onSignal);
      return () => {
        for (const signal of ENDING_SIGNALS) process.off(signal, onSignal);
      };
    },
  };
}

/**
 * Writes to an open file. Node's own stream for it takes a write that was cut short, as on a disk
 * that is almost full, for a whole one, and the rest is lost.
 */
export function fileSink(descriptor: number): TextSink {
  return new Writable({
    write(bytes: Uint8Array, _, done) {
      try {
        for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

/** Ends the process at once, also one whose terminal is gone. */
export function endProcess(code: number): void {
  if (code !== exitEndedBy('SIGHUP')) process.exit(code);
  // Node puts the terminal back as it exits, and aborts where there is none.
  process.removeAllListeners('SIGHUP');
  process.kill(process.pid, 'SIGHUP');
}

/** The width of a terminal, also of one that does not know its size and says 0. */
export function columnsOf({ columns }: TextSink): number {
  return columns || 80;
}

export function rowsOf({ rows }: TextSink): number {
  return rows || 24;
}

/**
 * A stream as pieces of text, as they come; it ends when the signal is aborted. Throws UsageError
 * where it cannot be read, and for bytes that are no text.
 */
export async function* streamText(
  source: Readable,
  { signal, encoding }: { readonly signal: AbortSignal; readonly encoding?: string },
): AsyncGenerator<string> {
  const text = new TextOfBytes(nameOf(source), encoding);
  const stop = () => source.destroy();
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  try {
    for await (const chunk of source) {
      yield typeof chunk === 'string' ? chunk : text.take(chunk);
    }
    yield text.end();
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof UsageError) throw error;
    const { message } = error as Error;
    const told = `${nameOf(source)} cannot be read: ${message}`;
    throw new UsageError('file-unreadable', told, 'give another file');
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function nameOf(source: Readable): string {
  return 'path' in source ? String(source.path) : 'standard input';
}

/** Moves, or what a program wrote: some million moves are less. */
const TEXT_LENGTH_MAX = 32 * 1024 * 1024;

/**
 * All pieces of a text; what came so far when reading it is stopped. Throws UsageError for more
 * than anybody can mean.
 */
export async function readAll(pieces: AsyncIterable<string>, name: string): Promise<string> {
  const parts: string[] = [];
  let length = 0;
  for await (const part of pieces) {
    parts.push(part);
    length += part.length;
    if (length > TEXT_LENGTH_MAX) {
      const hint = 'give at most 32 million characters';
      throw new UsageError('text-large', `${name} is too long`, hint);
    }
  }
  return parts.join('');
}
