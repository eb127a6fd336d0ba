import { unreachedIn } from '@glissade/analysis/analyse/space/distances';
import { escapeXml } from '@glissade/core';
import { farthestIn } from './distancesShown.ts';
import { writtenDots } from './dots.ts';
import { rampColor } from './ramp.ts';
import type { WrittenMap } from './written.ts';

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<gexf xmlns="http://gexf.net/1.3" xmlns:viz="http://gexf.net/1.3/viz" version="1.3">
`;
const ATTRIBUTES = `<attributes class="node">
<attribute id="s" title="fromStart" type="integer"/>
<attribute id="g" title="toGoal" type="integer"/>
<attribute id="m" title="marks" type="string"/>
<attribute id="n" title="states" type="integer"/>
</attributes>
`;

/** The programs that read GEXF let y grow upwards. */
export function* gexfText(written: WrittenMap): Generator<string, void> {
  const { map, title } = written;
  const farthest = farthestIn(map);
  const unreached = unreachedIn(map.toGoal);
  yield `${HEAD}<meta><description>${escapeXml(title)}</description></meta>\n`;
  yield `<graph defaultedgetype="undirected">\n${ATTRIBUTES}<nodes>\n`;
  for (const { id, x, y, states, fromStart, toGoal, marks, state } of writtenDots(written)) {
    const values = [
      ['s', fromStart],
      ['g', toGoal],
      ['m', marks === '' ? undefined : marks],
      ['n', states],
    ].filter(([, value]) => value !== undefined);
    const told = values.map(([key, value]) => `<attvalue for="${key}" value="${value}"/>`).join('');
    const [r, g, b] = rampColor((toGoal ?? unreached) / farthest, 'light');
    yield `<node id="${id}" label="${escapeXml(state)}"><attvalues>${told}</attvalues>` +
      `<viz:color r="${r}" g="${g}" b="${b}"/><viz:position x="${x}" y="${-y}" z="0"/></node>\n`;
  }
  yield '</nodes>\n<edges>\n';
  for (let i = 0; i < map.edges.length; i += 2) {
    yield `<edge id="${i / 2}" source="${map.edges[i]}" target="${map.edges[i + 1]}"/>\n`;
  }
  yield '</edges>\n</graph>\n</gexf>\n';
}
