import { escapeXml } from '@glissade/core';
import { writtenDots } from './dots.ts';
import type { WrittenMap } from './written.ts';

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
<key id="x" for="node" attr.name="x" attr.type="double"/>
<key id="y" for="node" attr.name="y" attr.type="double"/>
<key id="s" for="node" attr.name="fromStart" attr.type="int"/>
<key id="g" for="node" attr.name="toGoal" attr.type="int"/>
<key id="m" for="node" attr.name="marks" attr.type="string"/>
<key id="n" for="node" attr.name="states" attr.type="int"/>
<key id="t" for="node" attr.name="state" attr.type="string"/>
`;

export function* graphmlText(written: WrittenMap): Generator<string, void> {
  const { metric, edges } = written.map;
  yield `${HEAD}<graph id="${metric}" edgedefault="undirected">\n`;
  for (const { id, x, y, states, fromStart, toGoal, marks, state } of writtenDots(written)) {
    const data = [
      ['x', x],
      ['y', y],
      ['s', fromStart],
      ['g', toGoal],
      ['m', marks === '' ? undefined : marks],
      ['n', states],
      ['t', escapeXml(state)],
    ].filter(([, value]) => value !== undefined);
    const told = data.map(([key, value]) => `<data key="${key}">${value}</data>`).join('');
    yield `<node id="n${id}">${told}</node>\n`;
  }
  for (let i = 0; i < edges.length; i += 2) {
    yield `<edge source="n${edges[i]}" target="n${edges[i + 1]}"/>\n`;
  }
  yield '</graph>\n</graphml>\n';
}
