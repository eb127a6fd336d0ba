import { equalStates, parseMoves, parsePuzzle, parseState, replay } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { blockEntry, puzzleOf } from '../../../../../tests/data/readBlocks.ts';
import { analyseSync } from '../analyse.ts';
import type { Space } from '../space/space.ts';
import { type GraphFormat, graphText } from './graphText.ts';

function spaceOf(text: string): Space {
  let space: Space | undefined;
  const puzzle = text.includes('\n') ? parsePuzzle(text) : puzzleOf(blockEntry(text));
  analyseSync(puzzle, {
    metrics: ['steps'],
    onSpace: (whole) => {
      space = whole;
    },
  });
  return space!;
}

const write = (space: Space, format: GraphFormat) => [...graphText(space, format)].join('');

const row = 'start:\nA..\ngoal:\n..A';

describe('the graph of a small space', () => {
  test('as DOT', () => {
    expect(write(spaceOf(row), 'dot')).toBe(`graph steps {
  0 [fromStart=0 toGoal=2 state="A.."];
  1 [fromStart=1 toGoal=1 state=".A."];
  2 [fromStart=2 toGoal=0 state="..A"];
  0 -- 1 [move="AR"];
  1 -- 2 [move="AR"];
}
`);
  });

  test('as GraphML, with labels escaped', () => {
    const text = write(spaceOf('start:\n<.\n&.\ngoal:\n.<\n..'), 'graphml');
    expect(text).toContain('<data key="t">&lt;./&amp;.</data>');
    expect(text).toContain('edgedefault="undirected"');
    expect(text).toContain('<edge source="n0" target="n1"><data key="m">&lt;R</data></edge>');
    expect(text.match(/<node /g)).toHaveLength(12);
    expect(text.endsWith('</graph>\n</graphml>\n')).toBe(true);
  });

  test('as JSON; no distance to a goal out of reach', () => {
    const graph = JSON.parse(write(spaceOf('start:\nA.#.\ngoal:\n...A'), 'json'));
    expect(graph).toEqual({
      metric: 'steps',
      nodes: [
        { id: 0, fromStart: 0, state: 'A.#.' },
        { id: 1, fromStart: 1, state: '.A#.' },
      ],
      edges: [[0, 1, 'AR']],
    });
  });
});

test('a larger one comes in parts, every edge once', () => {
  const space = spaceOf('dads');
  const parts = [...graphText(space, 'json')];
  expect(parts.length).toBeGreaterThan(1);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(70_000);
  const { nodes, edges } = JSON.parse(parts.join('')) as {
    nodes: { state: string; toGoal: number }[];
    edges: [number, number, string][];
  };
  // 1,398 states: TLA+ Examples, SlidingPuzzles.
  expect(nodes).toHaveLength(1398);
  expect(edges).toHaveLength(space.graph.successors.length / 2);
  expect(new Set(edges.map(String)).size).toBe(edges.length);
  for (const [from, to, move] of edges) {
    const stateOf = (id: number) =>
      parseState(space.puzzle, nodes[id]!.state.replaceAll('/', '\n'));
    const here = { ...space.puzzle, start: stateOf(from) };
    const { end } = replay(here, parseMoves(here, move));
    expect(equalStates(space.puzzle, end, stateOf(to))).toBe(true);
    expect(Math.abs(nodes[from]!.toGoal - nodes[to]!.toGoal)).toBeLessThanOrEqual(1);
  }
});
