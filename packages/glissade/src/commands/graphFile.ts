import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GRAPH_FORMATS, type GraphFormat, graphText, type Space } from '@glissade/engine';
import { UsageError } from '../errors.ts';
import type { Shell } from '../shell.ts';
import { formatCount, plural } from '../text/numbers.ts';

/** The format that was asked for, or the one the file's name ends in, or GraphML. */
export function graphFormatOf(file: string, asked: GraphFormat | undefined): GraphFormat {
  const ending = extname(file).slice(1).toLowerCase();
  const named = ending === 'gv' ? 'dot' : GRAPH_FORMATS.find((format) => format === ending);
  return asked ?? named ?? 'graphml';
}

/**
 * Streams the graph of a space to a file, which is there as a whole or not at all. Throws
 * UsageError where it cannot be written.
 */
export async function writeGraph(
  { output, signal }: Shell,
  space: Space,
  file: string,
  format: GraphFormat,
): Promise<void> {
  output.status(`writing ${file} …`);
  const part = (await isPlain(file)) ? `${file}.part` : file;
  try {
    await pipeline(Readable.from(graphText(space, format)), createWriteStream(part), { signal });
    if (part !== file) await rename(part, file);
  } catch (error) {
    output.clearStatus();
    const { code, message } = error as NodeJS.ErrnoException;
    // In a folder that is none, or not ours, there is nothing to be removed.
    if (part !== file) await rm(part, { force: true }).catch(() => undefined);
    if (signal.aborted) return;
    if (code === undefined) throw error;
    throw new UsageError(
      'file-write',
      `${file} cannot be written: ${message}`,
      'choose another file',
    );
  }
  output.clearStatus();
  const states = `${formatCount(space.graph.count)} ${plural(space.graph.count, 'state')}`;
  output.note(`wrote the graph of ${states} in ${space.metric} to ${file} (${format})`);
}

/** A file, or none yet; not a device or a pipe, which cannot be replaced. */
async function isPlain(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch {
    return true;
  }
}
