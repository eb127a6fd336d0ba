import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
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
 * Streams the graph of a space to a file; an interrupted file is removed. Throws UsageError where
 * the file cannot be written.
 */
export async function writeGraph(
  { output, signal }: Shell,
  space: Space,
  file: string,
  format: GraphFormat,
): Promise<void> {
  output.status(`writing ${file} …`);
  try {
    await pipeline(Readable.from(graphText(space, format)), createWriteStream(file), { signal });
  } catch (error) {
    output.clearStatus();
    const { code, message } = error as NodeJS.ErrnoException;
    if (signal.aborted) return rm(file, { force: true });
    if (code === undefined) throw error;
    throw new UsageError(
      'file-write',
      `${file} cannot be written: ${message}`,
      'name another file',
    );
  }
  output.clearStatus();
  const states = `${formatCount(space.graph.count)} ${plural(space.graph.count, 'state')}`;
  output.note(`wrote the graph of ${states} in ${space.metric} to ${file} (${format})`);
}
