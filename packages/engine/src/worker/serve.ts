import { parsePuzzle } from '@glissade/core';
import { solve } from '../solve/solve.ts';
import { type FromWorker, type Port, PROTOCOL_VERSION, type ToWorker } from './protocol.ts';

/** Answers what a client asks through a port, one search at a time: the body of a worker. */
export function serve(port: Port<FromWorker, ToWorker>): void {
  let current: { readonly runId: number; readonly abort: AbortController } | undefined;
  port.listen((message) => {
    if (message.type === 'cancel') {
      if (current?.runId === message.runId) current.abort.abort();
      return;
    }
    current?.abort.abort();
    current = { runId: message.runId, abort: new AbortController() };
    void answer(port, message, current.abort.signal);
  });
  port.post({ type: 'ready', version: PROTOCOL_VERSION });
}

async function answer(
  port: Port<FromWorker, ToWorker>,
  { runId, puzzle, options }: Extract<ToWorker, { type: 'solve' }>,
  signal: AbortSignal,
): Promise<void> {
  try {
    const outcome = await solve(parsePuzzle(puzzle), {
      ...options,
      signal,
      onProgress: (progress) => port.post({ type: 'progress', runId, progress }),
    });
    port.post({ type: 'outcome', runId, outcome });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    port.post({ type: 'failed', runId, message });
  }
}
