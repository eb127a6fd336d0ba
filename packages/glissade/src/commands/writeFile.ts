import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UsageError } from '../errors.ts';
import type { Shell } from '../shell.ts';

/**
 * Streams text or bytes to a file, which is there as a whole or not at all; false when
 * interrupted. Throws UsageError where it cannot be written.
 */
export async function writeWhole(
  { output, signal }: Shell,
  file: string,
  parts: Iterable<string | Uint8Array>,
): Promise<boolean> {
  output.status(`writing ${file} …`);
  const part = (await isPlain(file)) ? `${file}.part` : file;
  try {
    await pipeline(Readable.from(parts), createWriteStream(part), { signal });
    if (part !== file) await rename(part, file);
  } catch (error) {
    output.clearStatus();
    const { code, message } = error as NodeJS.ErrnoException;
    // In a folder that is none, or not ours, there is nothing to be removed.
    if (part !== file) await rm(part, { force: true }).catch(() => undefined);
    if (signal.aborted) return false;
    if (code === undefined) throw error;
    throw new UsageError(
      'file-write',
      `${file} cannot be written: ${message.replace(part, file)}`,
      'choose another file',
    );
  }
  output.clearStatus();
  return true;
}

/** A file, or none yet; not a device or a pipe, which cannot be replaced. */
async function isPlain(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch {
    return true;
  }
}
