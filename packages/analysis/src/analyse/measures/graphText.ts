/* Writes the graph of a state space as GraphML, DOT or JSON. */
import { escapeXml, formatMoves, formatState, formatTiles, type Puzzle } from '@glissade/core';
import { puzzleSpace } from '@glissade/search/problem/puzzleSpace';
import { unreachedIn } from '../space/distances.ts';
import type { Space } from '../space/space.ts';

/**
 * The forms in which `graphText` writes a graph.
 *
 * @example
 * ```ts
 * import { GRAPH_FORMATS } from 'glissade/tables';
 * console.log(GRAPH_FORMATS.join(' ')); // → graphml dot json
 * ```
 */
export const GRAPH_FORMATS = ['graphml', 'dot', 'json'] as const;

/** One of `GRAPH_FORMATS`. */
export type GraphFormat = (typeof GRAPH_FORMATS)[number];

/** A state of the graph. */
type GraphNode = {
  readonly id: number;
  readonly fromStart: number;
  /** Missing where the goal is out of reach. */
  readonly toGoal?: number;
  /** One line, rows parted by `/`. */
  readonly state: string;
};

/** Two states that are one unit of the metric apart. */
type GraphEdge = {
  readonly from: number;
  readonly to: number;
  /** What leads from the first to the second, as text. */
  readonly move: string;
};

/** How a format is written, line by line. */
type Writer = {
  readonly head: (space: Space) => string;
  readonly node: (node: GraphNode) => string;
  /** Between the nodes and the edges. */
  readonly middle: string;
  readonly edge: (edge: GraphEdge) => string;
  /** What parts one node or edge from the next. */
  readonly between: string;
  readonly foot: string;
};

/** Characters gathered before they are handed on. */
const CHUNK_LENGTH = 1 << 16;

/**
 * The graph of a space as text, in parts: all states with their distances from the start and to the
 * goal, then each pair of successors once, with the move from one to the other. Never holds more
 * than one part. Use it within `onSpace`: the space is given back afterwards.
 *
 * @example
 * ```ts
 * import { analyseSync, parsePuzzle } from 'glissade';
 * import { graphText } from 'glissade/tables';
 * analyseSync(parsePuzzle('start:\nA..\ngoal:\n..A'), {
 *   metrics: ['steps'],
 *   onSpace: (space) => {
 *     const text = Array.from(graphText(space, 'dot')).join('');
 *     console.log(text.includes('0 -- 1 [move="AR"]')); // → true
 *   },
 * });
 * ```
 */
export function* graphText(space: Space, format: GraphFormat): Generator<string, void> {
  const writer = WRITERS[format];
  let chunk = writer.head(space);
  for (const part of partsOf(space, writer)) {
    chunk += part;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk + writer.foot;
}

function* partsOf(space: Space, writer: Writer): Generator<string, void> {
  const { between } = writer;
  let lead = '';
  for (const node of nodesOf(space)) {
    yield lead + writer.node(node);
    lead = between;
  }
  yield writer.middle;
  lead = '';
  for (const edge of edgesOf(space)) {
    yield lead + writer.edge(edge);
    lead = between;
  }
}

/** Each pair once, from the lower number to the higher. */
function* edgesOf({ puzzle, metric, states, graph }: Space): Generator<GraphEdge, void> {
  const { successors: unitsFrom } = puzzleSpace(puzzle, metric);
  for (let from = 0; from < graph.count; from++) {
    const met = new Set<number>();
    for (const { state, steps } of unitsFrom(states.stateAt(from))) {
      const to = states.numberBeside(graph, from, state);
      // Pieces of a kind may lead to one state.
      if (to < from || met.has(to)) continue;
      met.add(to);
      yield { from, to, move: formatMoves(puzzle, Uint32Array.from(steps), metric) };
    }
  }
}

function* nodesOf({ puzzle, states, levels, toGoal }: Space): Generator<GraphNode, void> {
  const unreached = unreachedIn(toGoal);
  let id = 0;
  for (const [fromStart, size] of levels.entries()) {
    for (const end = id + size; id < end; id++) {
      const known = toGoal[id] === unreached ? {} : { toGoal: toGoal[id]! };
      yield { id, fromStart, ...known, state: lineOf(puzzle, states.stateAt(id)) };
    }
  }
}

function lineOf(puzzle: Puzzle, state: Uint16Array): string {
  if (puzzle.type === 'tiles') return formatTiles(puzzle, state);
  return formatState(puzzle, state).replaceAll('\n', '/');
}

const GRAPHML: Writer = {
  head: ({ metric }) => `<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
<key id="s" for="node" attr.name="fromStart" attr.type="int"/>
<key id="g" for="node" attr.name="toGoal" attr.type="int"/>
<key id="t" for="node" attr.name="state" attr.type="string"/>
<key id="m" for="edge" attr.name="move" attr.type="string"/>
<graph id="${metric}" edgedefault="undirected">
`,
  node: ({ id, fromStart, toGoal, state }) => {
    const goal = toGoal === undefined ? '' : `<data key="g">${toGoal}</data>`;
    const data = `<data key="s">${fromStart}</data>${goal}<data key="t">${escapeXml(state)}</data>`;
    return `<node id="n${id}">${data}</node>\n`;
  },
  middle: '',
  edge: ({ from, to, move }) =>
    `<edge source="n${from}" target="n${to}"><data key="m">${escapeXml(move)}</data></edge>\n`,
  between: '',
  foot: '</graph>\n</graphml>\n',
};

const quoted = (text: string) => text.replace(/["\\]/g, '\\$&');

const DOT: Writer = {
  head: ({ metric }) => `graph ${metric} {\n`,
  node: ({ id, fromStart, toGoal, state }) => {
    const goal = toGoal === undefined ? '' : ` toGoal=${toGoal}`;
    return `  ${id} [fromStart=${fromStart}${goal} state="${quoted(state)}"];\n`;
  },
  middle: '',
  edge: ({ from, to, move }) => `  ${from} -- ${to} [move="${quoted(move)}"];\n`,
  between: '',
  foot: '}\n',
};

const JSON_GRAPH: Writer = {
  head: ({ metric }) => `{"metric":"${metric}","nodes":[\n`,
  node: (node) => JSON.stringify(node),
  middle: '\n],"edges":[\n',
  edge: ({ from, to, move }) => JSON.stringify([from, to, move]),
  between: ',\n',
  foot: '\n]}\n',
};

const WRITERS: Readonly<Record<GraphFormat, Writer>> = {
  graphml: GRAPHML,
  dot: DOT,
  json: JSON_GRAPH,
};
