import { constants, createReadStream, openSync, statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { streamText } from '../io.ts';

/** A file, a pipe with a name or a device as pieces of text. Throws UsageError. */
export async function* streamFile(
  path: string,
  how: Parameters<typeof streamText>[1],
): AsyncGenerator<string> {
  const isPipe = statSync(path, { throwIfNoEntry: false })?.isFIFO() ?? false;
  yield* streamText(isPipe ? await openPipe(path) : createReadStream(path), how);
}

/** Opened without waiting for somebody who writes to it: nothing could end a wait inside `open`. */
async function openPipe(path: string): Promise<Readable> {
  const { Socket } = await import('node:net');
  try {
    const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    return Object.assign(new Socket({ fd, readable: true, writable: false }), { path });
  } catch {
    // The stream of a file says why it cannot be opened.
    return createReadStream(path);
  }
}
