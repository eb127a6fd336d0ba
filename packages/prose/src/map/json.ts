import { writtenDots } from './dots.ts';
import type { WrittenMap } from './written.ts';

export function* jsonText(written: WrittenMap): Generator<string, void> {
  const { metric, dots, folded, edges } = written.map;
  yield `{"metric":"${metric}","dots":"${dots}","folded":${JSON.stringify(folded)},"nodes":[\n`;
  let lead = '';
  for (const dot of writtenDots(written)) {
    yield lead + JSON.stringify(dot);
    lead = ',\n';
  }
  yield '\n],"edges":[\n';
  for (let i = 0; i < edges.length; i += 2) {
    yield `${i > 0 ? ',\n' : ''}[${edges[i]},${edges[i + 1]}]`;
  }
  yield '\n]}\n';
}
