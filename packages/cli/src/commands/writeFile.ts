import { randomUUID } from 'node:crypto';
import { constants, createWriteStream, openSync } from 'node:fs';
import { chmod, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { UsageError } from '../errors.ts';
import { infoOf } from '../input/sources.ts';
import type { Shell } from '../shell.ts';
import { visible } from '../text/visible.ts';

/** Between two looks whether a pipe has a reader. */
const READER_MS = 50;

type Parts = Iterable<string | Uint8Array>;

/** Throws UsageError where a file can only be written in vain; to be asked before long work. */
export function requireFolderOf(file: string): void {
  const folder = dirname(file);
  const info = infoOf(folder);
  if (info?.isDirectory()) return;
  const [reason, hint] = info
    ? [`${folder} is no folder`, 'choose another file']
    : [`there is no folder ${folder}`, 'make the folder first, or choose another file'];
  throw new UsageError('file-write', `${file} cannot be written: ${reason}`, hint);
}

/**
 * Streams text or bytes to a file, which is there as a whole or not at all; false when
 * interrupted. Throws UsageError where it cannot be written.
 */
export async function writeWhole(
  { output, signal }: Shell,
  file: string,
  parts: Parts,
): Promise<boolean> {
  requireFolderOf(file);
  output.status(`writing ${visible(file)} …`);
  const before = await stat(file).catch(() => undefined);
  const place = await placeOf(file, before !== undefined);
  // A name that nobody else's file has.
  const part = join(dirname(place), `.glissade-${randomUUID()}.part`);
  try {
    // A device or a pipe cannot be replaced.
    if (before?.isFIFO()) await pour(parts, await openPipe(file, signal), signal);
    else if (before && !before.isFile()) await pour(parts, createWriteStream(file), signal);
    else await replace(place, part, parts, { mode: before?.mode, signal });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // In a folder that is none, or not ours, there is nothing to be removed.
    await rm(part, { force: true }).catch(() => undefined);
    if (signal.aborted) return false;
    if (code === undefined) throw error;
    throw new UsageError(
      'file-write',
      `${file} cannot be written: ${message.replace(part, file)}`,
      'choose another file',
    );
  } finally {
    output.clearStatus();
  }
  return true;
}

/** Writes a file beside the place, and puts it there when it is whole. */
async function replace(
  place: string,
  part: string,
  parts: Parts,
  { mode, signal }: { readonly mode: number | undefined; readonly signal: AbortSignal },
): Promise<void> {
  await pour(parts, createWriteStream(part, { flags: 'wx' }), signal);
  // A file that is replaced keeps who may read it.
  if (mode !== undefined) await chmod(part, mode & 0o777);
  await rename(part, place);
}

function pour(parts: Parts, sink: Writable, signal: AbortSignal): Promise<void> {
  return pipeline(Readable.from(parts), sink, { signal });
}

/** Opened when somebody reads from it; the wait for that is none that nothing could end. */
async function openPipe(pipe: string, signal: AbortSignal): Promise<Writable> {
  const { Socket } = await import('node:net');
  for (;;) {
    try {
      const fd = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
      return new Socket({ fd, readable: false, writable: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENXIO') throw error;
    }
    await setTimeout(READER_MS, undefined, { signal });
  }
}

/** Where a file is or will be: a link stays one. */
async function placeOf(file: string, exists: boolean): Promise<string> {
  if (exists) return realpath(file).catch(() => file);
  const linked = await readlink(file).catch(() => undefined);
  return linked === undefined ? file : resolve(dirname(file), linked);
}
