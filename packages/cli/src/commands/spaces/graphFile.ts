/* `analyse --graph`: writes the state space to a file. */
import {
  GRAPH_FORMATS,
  type GraphFormat,
  graphText,
} from '@glissade/analysis/analyse/measures/graphText';
import type { Space } from '@glissade/analysis/analyse/space/space';
import type { Shell } from '../../shell.ts';
import { countOf } from '../../text/numbers.ts';
import { visible } from '../../text/visible.ts';
import { formatOfFile } from '../formatOfFile.ts';
import { requireFolderOf, writeWhole } from '../writeFile.ts';

/** The format that was asked for, or the one the file's name ends in, or GraphML. */
export function graphFormatOf(out: string, format: GraphFormat | undefined): GraphFormat {
  requireFolderOf(out);
  if (format === undefined && /\.gv$/i.test(out)) return 'dot';
  return formatOfFile({ out, format }, FILES);
}

const FILES = {
  verb: 'analyse',
  formats: GRAPH_FORMATS,
  flag: '--graph-format',
  howToConvert: 'glissade map draws all states; or write a .dot file and draw it with Graphviz',
};

/** Writes the graph of a space to a file. Throws UsageError where it cannot be written. */
export async function writeGraph(
  shell: Shell,
  space: Space,
  file: string,
  format: GraphFormat,
): Promise<void> {
  if (!(await writeWhole(shell, file, graphText(space, format)))) return;
  const states = countOf(space.graph.count, 'state');
  shell.output.note(
    `wrote the graph of ${states} in ${space.metric} to ${visible(file)} (${format})`,
  );
}
