import type { Readable } from 'node:stream';

/**
 * The lines of a stream as they come, without the empty ones; undefined for one that is too long,
 * of which no more is kept than that. Ends with the stream, or when the signal is aborted.
 */
export async function* inputLines(
  source: Readable,
  lengthMax: number,
  signal: AbortSignal,
): AsyncGenerator<string | undefined> {
  const stop = () => source.destroy();
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  let held = '';
  let isLong = false;
  const decoder = new TextDecoder();
  try {
    for await (const chunk of source) {
      const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
      const lines = text.split('\n');
      const rest = lines.pop()!;
      for (const line of lines) {
        const whole = held + line;
        if (isLong || whole.length > lengthMax) yield undefined;
        else if (whole.trim() !== '') yield whole;
        [held, isLong] = ['', false];
      }
      held += rest;
      if (held.length > lengthMax) [held, isLong] = ['', true];
    }
    if (isLong) yield undefined;
    else if (held.trim() !== '') yield held;
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
