import { expect, test } from 'vitest';
import { finish, graphSpace, solutionOf } from '../../../tests/support/spaces.ts';
import { BIDIRECTIONAL } from './bidirectional.ts';
import { rootNode } from './node.ts';
import { NodeMeter } from './nodeMeter.ts';
import { emptyStats } from './searcher.ts';
import type { SearchEvent } from './watch.ts';

const GOALS = ['x', 'y', 'z'];

/** What so many nodes count where no way has been taken, or where each is one step. */
function bytesOf(nodes: number, steps: readonly number[]): number {
  const space = graphSpace({}, 'a', 'z');
  const meter = new NodeMeter(space, emptyStats());
  meter.made({ ...rootNode('a'), steps });
  meter.notePeaks(0, nodes);
  return meter.stats.peakBytes;
}

test('is refused without the list of goal states', () => {
  expect(() => BIDIRECTIONAL.start(graphSpace({}, 'a', 'z'))).toThrow(
    'a bidirectional search needs the list of goal states',
  );
});

test('a start that is a goal is met at once, beside all other goals', () => {
  const searcher = BIDIRECTIONAL.start(graphSpace({}, 'x', 'x'), { goalStates: GOALS });
  expect(solutionOf(searcher).steps).toHaveLength(0);
  const { peakFrontier, peakBytes } = searcher.stats;
  expect([peakFrontier, peakBytes]).toEqual([4, bytesOf(4, [])]);
});

test('what waits becomes less while a level is expanded that leads nowhere', () => {
  const ways = { a: { b: 1, c: 1, d: 1 } };
  const searcher = BIDIRECTIONAL.start(graphSpace(ways, 'a', 'z'), { goalStates: GOALS });
  expect(finish(searcher)).toEqual({ status: 'unsolvable', proof: 'exhausted' });
  const { peakFrontier, peakBytes } = searcher.stats;
  expect([peakFrontier, peakBytes]).toEqual([6, bytesOf(7, [0])]);
});

test.each([
  ['start', { z: { y: 1 }, y: { z: 1 } }],
  ['goal', { a: { b: 1, c: 1 }, b: { a: 1 }, c: { a: 1 } }],
])('a %s from which no way leads is enough to prove that there is none', (_, ways) => {
  const searcher = BIDIRECTIONAL.start(graphSpace(ways, 'a', 'z'), { goalStates: ['z'] });
  expect(finish(searcher)).toEqual({ status: 'unsolvable', proof: 'exhausted' });
  expect(searcher.stats.expanded).toBe(1 + ('a' in ways ? 1 : 0));
});

test('the side with fewer nodes waiting is expanded, first that of the start', () => {
  const ways = {
    a: { b: 1, c: 1, d: 1 },
    ...{ b: { a: 1 }, c: { a: 1 }, d: { a: 1, w: 1 } },
    ...{ w: { d: 1, v: 1 }, v: { w: 1, z: 1 }, z: { v: 1 } },
  };
  const order: string[] = [];
  const watch = (event: SearchEvent<string>) => {
    if (event.type === 'expand') order.push(event.node.state);
  };
  const searcher = BIDIRECTIONAL.start(graphSpace(ways, 'a', 'z'), { goalStates: ['z'], watch });
  expect(solutionOf(searcher).steps).toHaveLength(4);
  expect(order.join(' ')).toBe('a z v w');
});
