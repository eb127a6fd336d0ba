import { type Puzzle, parsePuzzle } from '@glissade/core';
import { solveSync } from '@glissade/solve/solve';
import { describe, expect, test } from 'vitest';
import { countEvents } from './countEvents.ts';
import { type TraceOptions, trace, traceSync } from './trace.ts';
import type { TraceEvent } from './traceEvent.ts';

const easy = parsePuzzle('1 2 3/4 5 6/0 7 8');
const eight = parsePuzzle('8 6 4/0 7 2/5 1 3');
const blocks = parsePuzzle('start:\nAB.\n...\ngoal:\n..A\n...');
/** All 20,160 states lie within 36 steps of the goal; this one 22 from it. */
const small = parsePuzzle('4 7 2 1/3 0 6 5');
const unsolvable = parsePuzzle('1 2 3/4 5 6/8 7 0');

function eventsOf(puzzle: Puzzle, options: TraceOptions = {}): TraceEvent[] {
  return [...traceSync(puzzle, options)];
}

/** Short words for events, to be read at a glance. */
function shortly(event: TraceEvent): string {
  const { event: type } = event;
  const node = 'node' in event ? ` ${event.node}` : '';
  const state = 'state' in event ? ` ${event.state}` : '';
  const move = 'move' in event ? ` ${event.move}` : '';
  const h = 'h' in event ? ` h${event.h}` : '';
  const more = type === 'iteration' ? ` ${event.bound}` : '';
  const reason = type === 'prune' ? ` ${event.reason}` : '';
  const bound = type === 'bound' ? ` ${event.lowerBound}` : '';
  return `${type}${node}${move}${state}${h}${more}${reason}${bound}`;
}

/** Golden traces: what a person finds who does it by hand. */
const GOLDEN: readonly (readonly [string, Puzzle, TraceOptions, readonly string[]])[] = [
  [
    'breadth-first on three cells',
    parsePuzzle('start:\nA..\ngoal:\n..A'),
    { engine: 'bfs-late', metric: 'steps' },
    [
      'start A..',
      'open 0 A..',
      'expand 0 A..',
      'generate 1 AR .A.',
      'open 1',
      'bound 1',
      'expand 1 AR .A.',
      'generate 2 AR ..A',
      'generate 3 AL A..',
      'open 2',
      'duplicate 3',
      'goal 2 AR ..A',
      'bound 2',
      'end',
    ],
  ],
  [
    'A* goes straight to the goal of an easy board',
    easy,
    { engine: 'astar', heuristic: 'manhattan' },
    [
      'start 1 2 3/4 5 6/0 7 8',
      'evaluate 0 h2',
      'open 0 1 2 3/4 5 6/0 7 8',
      'bound 2',
      'expand 0 1 2 3/4 5 6/0 7 8 h2',
      'generate 1 D 1 2 3/0 5 6/4 7 8',
      'generate 2 L 1 2 3/4 5 6/7 0 8',
      'evaluate 1 h3',
      'open 1',
      'evaluate 2 h1',
      'open 2',
      'expand 2 L 1 2 3/4 5 6/7 0 8 h1',
      'generate 3 D 1 2 3/4 0 6/7 5 8',
      'generate 4 R 1 2 3/4 5 6/0 7 8',
      'generate 5 L 1 2 3/4 5 6/7 8 0',
      'evaluate 3 h2',
      'open 3',
      'duplicate 4',
      'evaluate 5 h0',
      'open 5',
      'goal 5 L 1 2 3/4 5 6/7 8 0',
      'end',
    ],
  ],
  [
    'IDA* deepens, and prunes by its bound',
    parsePuzzle('0 1/3 2'),
    { engine: 'idastar', heuristic: 'zero', gapOrder: 'DRUL' },
    [
      'start 0 1/3 2',
      'evaluate 0 h0',
      'iteration 0',
      'open 0 0 1/3 2',
      'expand 0 0 1/3 2 h0',
      'generate 1 U 3 1/0 2',
      'generate 2 L 1 0/3 2',
      'evaluate 2 h0',
      'prune 2 bound',
      'evaluate 1 h0',
      'prune 1 bound',
      'iteration 1',
    ],
  ],
];

describe('golden traces', () => {
  test.each(GOLDEN)('%s', (_name, puzzle, options, expected) => {
    const told = eventsOf(puzzle, options).map(shortly);
    expect(told.slice(0, expected.length)).toEqual(expected);
  });
});

/** With puzzles that each of them is done with soon. */
const TEXTBOOK = [
  ['bfs', [easy, small, blocks]],
  ['bfs-late', [easy, small, blocks]],
  ['dfs-marked', [small, blocks]],
  ['ucs', [easy, small, blocks]],
  ['greedy', [easy, eight, blocks]],
  ['astar', [easy, eight, blocks]],
  ['bidirectional', [easy, eight, blocks]],
] as const;

describe('what a trace says', () => {
  test.each(TEXTBOOK)(
    '%s: the counts are those of solve, with and without events',
    async (engine, puzzles) => {
      for (const puzzle of puzzles) {
        const end = eventsOf(puzzle, { engine, eventsMax: 100 }).at(-1)!;
        if (end.event !== 'end') throw new Error('a trace ends with its outcome');
        const outcome = solveSync(puzzle, { engine });
        expect(end.outcome).toEqual({ ...outcome, stats: end.outcome.stats });
        const { expanded, generated, evaluated, reopened } = outcome.stats;
        expect(end.counts).toMatchObject({
          expand: expanded,
          generate: generated,
          evaluate: evaluated,
          reopen: reopened,
        });
        const { signal } = new AbortController();
        expect((await countEvents(puzzle, { engine }, signal)).counts).toEqual(end.counts);
      }
    },
  );

  test('a whole trace can be replayed: states, moves and lengths of all nodes agree', () => {
    const states = new Map<number, { state: string; g: number }>();
    for (const event of eventsOf(eight, {
      engine: 'bfs',
      eventsMax: Infinity,
      limits: { nodes: 500 },
    })) {
      if (!('state' in event) || event.event === 'start') continue;
      if (event.event !== 'generate') {
        if (states.has(event.node)) expect(event).toMatchObject(states.get(event.node)!);
      } else {
        expect(event.g).toBe(states.get(event.parent!)!.g + 1);
      }
      states.set(event.node, { state: event.state, g: event.g });
    }
    expect(states.size).toBeGreaterThan(1000);
  });

  test('the two searches of bidirectional search are told apart', () => {
    const events = eventsOf(eight, { engine: 'bidirectional', eventsMax: Infinity });
    const expanded = events.filter(({ event }) => event === 'expand');
    const backward = expanded.filter((event) => 'backward' in event);
    expect(backward.length).toBeGreaterThan(10);
    expect(backward.length).toBeLessThan(expanded.length - 10);
    expect(events.at(-2)).toMatchObject({ event: 'meet' });
  });

  test('no solution by parity: there is nothing to list', () => {
    expect(eventsOf(unsolvable).map(({ event }) => event)).toEqual(['start', 'end']);
  });

  test('a fast engine tells its bounds and its solution', () => {
    const events = eventsOf(eight, { engine: 'kernel' });
    expect(events.some(({ event }) => event === 'bound')).toBe(true);
    expect(events.at(-1)).toMatchObject({
      outcome: { status: 'solved', optimal: true },
      listed: 0,
    });
    expect(events.at(-1)).not.toHaveProperty('counts');
  });

  test('an anytime engine tells each better solution', () => {
    const board = parsePuzzle('0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1');
    const events = eventsOf(board, { engine: 'anytime', limits: { nodes: 100_000 } });
    const lengths = events.flatMap((event) => (event.event === 'incumbent' ? [event.length] : []));
    expect(lengths.length).toBeGreaterThan(0);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  });
});

describe('the size of a trace', () => {
  const nodeEvents = (events: readonly TraceEvent[]) =>
    events.filter(
      ({ event }) => !['start', 'bound', 'sample', 'iteration', 'goal', 'end'].includes(event),
    );

  test.each([1, 7, 100, 1000])('at most %d events of nodes', (eventsMax) => {
    const events = eventsOf(small, { engine: 'bfs', eventsMax });
    const listed = nodeEvents(events).length;
    expect(listed).toBeLessThanOrEqual(eventsMax);
    expect(events.at(-1)).toMatchObject({ listed });
  });

  test('the beginning in full, then samples to the end', () => {
    const all = eventsOf(small, { engine: 'bfs', eventsMax: Infinity });
    const some = eventsOf(small, { engine: 'bfs', eventsMax: 2000 });
    const same = all
      .slice(1, 1000)
      .every((event, i) => JSON.stringify(event) === JSON.stringify(some[i + 1]));
    expect(same).toBe(true);
    const strides = some.flatMap((event) => (event.event === 'sample' ? [event.every] : []));
    expect(strides.slice(0, 2)).toEqual([10, 100]);
    const depths = some.flatMap((event) => (event.event === 'expand' ? [event.g] : []));
    const deepest = all.flatMap((event) => (event.event === 'expand' ? [event.g] : [])).at(-1)!;
    expect(depths.at(-1)).toBeGreaterThanOrEqual(deepest - 2);
  });

  test.each([0, 1.5, -1, Number.NaN])('%d is refused', (eventsMax) => {
    expect(() => eventsOf(easy, { eventsMax })).toThrow('is not a number of events');
  });
});

describe('as an async iterator', () => {
  test('the same events', async () => {
    const events: TraceEvent[] = [];
    for await (const event of trace(easy, { engine: 'bfs' })) events.push(event);
    const plain = eventsOf(easy, { engine: 'bfs' });
    expect(events.slice(0, -1)).toEqual(plain.slice(0, -1));
  });

  test('a signal ends it with the outcome cancelled', async () => {
    const stop = new AbortController();
    let last: TraceEvent | undefined;
    for await (const event of trace(eight, { engine: 'iddfs', signal: stop.signal })) {
      last = event;
      if (event.event === 'expand') stop.abort();
    }
    expect(last).toMatchObject({ event: 'end', outcome: { status: 'cancelled' } });
  });

  test('bad options are refused at once', async () => {
    const first = (options: object) => trace(easy, options).next();
    await expect(first({ engine: 'no' })).rejects.toThrow('there is no engine "no"');
    await expect(first({ engine: 'bfs', weight: 2 })).rejects.toThrow('weight has no effect');
    await expect(first({ weight: -1 })).rejects.toThrow('-1 is not a weight');
    await expect(first({ gapOrder: 'UDL' })).rejects.toThrow('"UDL" is not an order of moves');
    await expect(first({ ties: 'old' })).rejects.toThrow('there is no rule for ties "old"');
    await expect(first({ expression: '2 *' })).rejects.toThrow('it ends too soon (column 4)');
    await expect(first({ expression: 'gap', heuristic: 'zero' })).rejects.toThrow(
      'given by its name',
    );
    await expect(first({ engine: 'bfs', expression: 'gap' })).rejects.toThrow('expression has no');
    await expect(trace(blocks, { expression: 'gap' }).next()).rejects.toThrow('tile puzzles only');
    await expect(trace(blocks, { gapOrder: 'UDLR' }).next()).rejects.toThrow('tile puzzles only');
  });
});
