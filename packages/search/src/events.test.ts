import { expect, test } from 'vitest';
import { finish, graphSpace } from '../../../tests/support/spaces.ts';
import type { SearchOptions } from './algorithm.ts';
import { ALGORITHMS } from './algorithms.ts';
import type { SearchEvent } from './watch.ts';

/** An event with all that it says besides its node. */
function told({ type, ...rest }: SearchEvent<string>): string {
  const { node, earlier, other, ...facts } = rest as Partial<
    Record<'node' | 'earlier' | 'other', { state: string; g: number }>
  >;
  const nodes = [node, earlier, other].flatMap((known) => known && `${known.state}${known.g}`);
  const words = [type, ...nodes, ...Object.entries(facts).map((fact) => fact.join('='))];
  return words.filter((word) => word !== undefined).join(' ');
}

/** All events but `generate`, which the next event about the node follows. */
function eventsOf(
  name: string,
  ways: Parameters<typeof graphSpace>[0],
  options: SearchOptions<string> = {},
): string {
  const events: string[] = [];
  const { start } = ALGORITHMS.find((algorithm) => algorithm.name === name)!;
  const watch = (event: SearchEvent<string>) => {
    if (event.type !== 'generate') events.push(told(event));
  };
  finish(start(graphSpace(ways, 'a', 'z'), { ...options, watch }));
  return `\n${events.join('\n')}\n`;
}

/** Two ways to c, and the goal beyond it. */
const DIAMOND = { a: { b: 1, c: 1 }, b: { c: 1 }, c: { z: 1 }, z: {} };

test('breadth-first: the goal is met when it is made, or when it is its turn', () => {
  expect(eventsOf('bfs', DIAMOND)).toMatchInlineSnapshot(`
    "
    open a0
    expand a0 lowerBound=1
    open b1
    open c1
    expand b1 lowerBound=2
    duplicate c2 wasOpen=false
    expand c1 lowerBound=2
    goal z2
    "
  `);
  expect(eventsOf('bfs-late', DIAMOND)).toMatchInlineSnapshot(`
    "
    open a0
    expand a0 lowerBound=0
    open b1
    open c1
    expand b1 lowerBound=1
    duplicate c2 wasOpen=false
    expand c1 lowerBound=1
    open z2
    goal z2
    "
  `);
});

test('depth-first: duplicates are seen on the stack, or when they are made', () => {
  expect(eventsOf('dfs', DIAMOND)).toMatchInlineSnapshot(`
    "
    open a0
    expand a0 lowerBound=1
    open c1
    open b1
    expand b1 lowerBound=1
    open c2
    expand c2 lowerBound=1
    open z3
    goal z3
    "
  `);
  expect(eventsOf('dfs-marked', DIAMOND)).toMatchInlineSnapshot(`
    "
    open a0
    expand a0 lowerBound=1
    open c1
    open b1
    expand b1 lowerBound=1
    duplicate c2 wasOpen=false
    expand c1 lowerBound=1
    open z2
    goal z2
    "
  `);
  const dead = { a: { b: 1, c: 1 }, b: { c: 1 }, c: {}, z: {} };
  expect(eventsOf('dfs', dead)).toMatchInlineSnapshot(`
    "
    open a0
    expand a0 lowerBound=1
    open c1
    open b1
    expand b1 lowerBound=1
    open c2
    expand c2 lowerBound=1
    duplicate c1 wasOpen=true
    "
  `);
});

test('iterative deepening: what lies at the bound is pruned', () => {
  expect(eventsOf('iddfs', DIAMOND)).toMatchInlineSnapshot(`
    "
    iteration bound=0
    open a0
    prune a0 reason=depth bound=0 wasOpen=true
    iteration bound=1
    open a0
    expand a0 lowerBound=1
    open c1
    open b1
    prune b1 reason=depth bound=1 wasOpen=true
    prune c1 reason=depth bound=1 wasOpen=true
    iteration bound=2
    open a0
    expand a0 lowerBound=2
    open c1
    open b1
    expand b1 lowerBound=2
    open c2
    duplicate c2 wasOpen=true
    expand c1 lowerBound=2
    open z2
    goal z2
    "
  `);
});

test('IDA*: what lies beyond the bound is pruned, and the way back', () => {
  const bothWays = { a: { b: 1, c: 1 }, b: { a: 1 }, c: { a: 1, z: 1 }, z: {} };
  expect(eventsOf('idastar', bothWays)).toMatchInlineSnapshot(`
    "
    evaluate a0 h=0
    iteration bound=0
    open a0
    expand a0 lowerBound=0
    evaluate c1 h=0
    prune c1 reason=bound bound=0 wasOpen=false
    evaluate b1 h=0
    prune b1 reason=bound bound=0 wasOpen=false
    iteration bound=1
    open a0
    expand a0 lowerBound=1
    evaluate c1 h=0
    open c1
    evaluate b1 h=0
    open b1
    expand b1 lowerBound=1
    prune a2 reason=back wasOpen=false
    expand c1 lowerBound=1
    evaluate z2 h=0
    prune z2 reason=bound bound=1 wasOpen=false
    prune a2 reason=back wasOpen=false
    iteration bound=2
    open a0
    expand a0 lowerBound=2
    evaluate c1 h=0
    open c1
    evaluate b1 h=0
    open b1
    expand b1 lowerBound=2
    prune a2 reason=back wasOpen=false
    expand c1 lowerBound=2
    evaluate z2 h=0
    open z2
    prune a2 reason=back wasOpen=false
    goal z2
    "
  `);
});

test('bidirectional: both sides are opened, and meet', () => {
  const bothWays = { a: { b: 1 }, b: { a: 1, c: 1 }, c: { b: 1, z: 1 }, z: { c: 1 } };
  expect(eventsOf('bidirectional', bothWays, { goalStates: ['z'] })).toMatchInlineSnapshot(`
    "
    open a0
    open z0 isBackward=true
    expand a0 lowerBound=1
    open b1
    expand b1 lowerBound=2
    duplicate a2 wasOpen=false
    open c2
    expand c2 lowerBound=3
    duplicate b3 wasOpen=false
    meet z3 z0
    "
  `);
  expect(eventsOf('bidirectional', bothWays, { goalStates: ['a'] })).toMatchInlineSnapshot(`
    "
    open a0
    open a0 isBackward=true
    meet a0 a0
    "
  `);
});

test('A*: dead ends are pruned, better ways improve what waits and reopen what is closed', () => {
  const ways = { a: { b: 3, d: 1, x: 1 }, b: { c: 1 }, c: { z: 6 }, d: { b: 1, c: 1 }, z: {} };
  const estimates: Readonly<Record<string, number>> = { d: 6, x: Infinity };
  const heuristic = {
    name: 'drawn',
    admissible: true,
    consistent: false,
    evaluate: (state: string) => estimates[state] ?? 0,
  };
  expect(eventsOf('astar', ways, { heuristic })).toMatchInlineSnapshot(`
    "
    evaluate a0 h=0
    open a0
    expand a0 lowerBound=0
    evaluate b3 h=0
    open b3
    evaluate d1 h=6
    open d1
    evaluate x1 h=Infinity
    prune x1 reason=dead-end wasOpen=false
    expand b3 lowerBound=3
    evaluate c4 h=0
    open c4
    expand c4 lowerBound=4
    evaluate z10 h=0
    open z10
    expand d1 lowerBound=7
    reopen b2 b3
    reopen c2 c4
    expand b2 lowerBound=7
    duplicate c3 wasOpen=false
    expand c2 lowerBound=7
    improve z8 z10
    goal z8
    "
  `);
  const cheaper = { a: { b: 5, c: 1 }, c: { b: 1 }, b: { z: 1 }, z: {} };
  expect(eventsOf('ucs', cheaper)).toMatchInlineSnapshot(`
    "
    open a0
    expand a0 lowerBound=0
    open b5
    open c1
    expand c1 lowerBound=1
    improve b2 b5
    expand b2 lowerBound=2
    open z3
    goal z3
    "
  `);
  expect(
    eventsOf('ucs', { a: { b: 1, c: 1 }, b: { d: 1 }, c: { d: 1 }, d: { z: 1 }, z: {} }),
  ).toMatchInlineSnapshot(`
    "
    open a0
    expand a0 lowerBound=0
    open b1
    open c1
    expand b1 lowerBound=1
    open d2
    expand c1 lowerBound=1
    duplicate d2 wasOpen=false
    expand d2 lowerBound=2
    open z3
    goal z3
    "
  `);
  // c is closed, opened again by way of d, and met more cheaply by way of e while it waits.
  const again = { a: { b: 2, d: 1 }, b: { c: 1 }, c: {}, d: { c: 1.5, e: 0.25 }, e: { c: 0.5 } };
  const drawn = { ...heuristic, evaluate: (state: string) => ({ d: 3, c: 1 })[state] ?? 0 };
  expect(eventsOf('astar', again, { heuristic: drawn })).toMatchInlineSnapshot(`
    "
    evaluate a0 h=0
    open a0
    expand a0 lowerBound=0
    evaluate b2 h=0
    open b2
    evaluate d1 h=3
    open d1
    expand b2 lowerBound=2
    evaluate c3 h=1
    open c3
    expand c3 lowerBound=4
    expand d1 lowerBound=4
    reopen c2.5 c3
    evaluate e1.25 h=0
    open e1.25
    expand e1.25 lowerBound=4
    improve c1.75 c2.5
    expand c1.75 lowerBound=4
    "
  `);
  expect(eventsOf('greedy', cheaper)).toMatchInlineSnapshot(`
    "
    open a0
    expand a0 lowerBound=1
    open b5
    open c1
    expand b5 lowerBound=1
    open z6
    expand c1 lowerBound=1
    duplicate b2 wasOpen=false
    goal z6
    "
  `);
});
