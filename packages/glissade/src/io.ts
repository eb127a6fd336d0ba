import { availableParallelism } from 'node:os';
import type { Readable, Writable } from 'node:stream';

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
  /** Calls back at each Ctrl-C while listening; returns what stops the listening. */
  readonly onInterrupt: (listener: () => void) => () => void;
};

/** The io of the running process. A second Ctrl-C ends it at once, whatever is going on. */
export function processIo(): Io {
  return {
    // Each opens its own part of Node when it is first looked at.
    get stdin() {
      return process.stdin;
    },
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    get cores() {
      return availableParallelism();
    },
    onInterrupt: (listener) => {
      let count = 0;
      const onSignal = () => {
        count++;
        if (count > 1) process.exit(130);
        listener();
      };
      process.on('SIGINT', onSignal);
      return () => process.off('SIGINT', onSignal);
    },
  };
}

/** A stream as pieces of text, as they come; it ends when the signal is aborted. */
export async function* streamText(source: Readable, signal: AbortSignal): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  const stop = () => source.destroy();
  signal.addEventListener('abort', stop);
  try {
    for await (const chunk of source) {
      if (typeof chunk !== 'string') decoder ??= new TextDecoder(encodingOf(chunk));
      yield typeof chunk === 'string' ? chunk : decoder!.decode(chunk, { stream: true });
    }
    yield decoder?.decode() ?? '';
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** UTF-8, but for texts with the mark of UTF-16, which some shells of Windows write. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** All of a stream as text; what came so far when the signal is aborted. */
export async function readAll(source: Readable, signal: AbortSignal): Promise<string> {
  const parts: string[] = [];
  for await (const part of streamText(source, signal)) parts.push(part);
  return parts.join('');
}
