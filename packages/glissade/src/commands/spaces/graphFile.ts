/* `analyse --graph`: writes the state space to a file. */
import { extname } from 'node:path';
import { GRAPH_FORMATS, type GraphFormat, graphText, type Space } from '@glissade/engine';
import type { Shell } from '../../shell.ts';
import { formatCount, plural } from '../../text/numbers.ts';
import { writeWhole } from '../writeFile.ts';

/** The format that was asked for, or the one the file's name ends in, or GraphML. */
export function graphFormatOf(file: string, asked: GraphFormat | undefined): GraphFormat {
  const ending = extname(file).slice(1).toLowerCase();
  const named = ending === 'gv' ? 'dot' : GRAPH_FORMATS.find((format) => format === ending);
  return asked ?? named ?? 'graphml';
}

/** Writes the graph of a space to a file. Throws UsageError where it cannot be written. */
export async function writeGraph(
  shell: Shell,
  space: Space,
  file: string,
  format: GraphFormat,
): Promise<void> {
  if (!(await writeWhole(shell, file, graphText(space, format)))) return;
  const states = `${formatCount(space.graph.count)} ${plural(space.graph.count, 'state')}`;
  shell.output.note(`wrote the graph of ${states} in ${space.metric} to ${file} (${format})`);
}
