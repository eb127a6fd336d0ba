import { parsePuzzle, type State } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { graphSpace } from '../../../tests/support/spaces.ts';
import { ALGORITHMS } from './algorithms.ts';
import { isPause } from './expandNode.ts';
import { puzzleSpace } from './problem/puzzleSpace.ts';
import type { StateSpace } from './problem/stateSpace.ts';
import type { Searcher } from './searcher.ts';
import type { SearchEvent } from './watch.ts';

const SIDE = 40;
const EVENTS = 9000;

/** Two pieces on a board on which each can go to more than a thousand places. */
function twoPieces() {
  const empty = `${'.'.repeat(SIDE)}\n`.repeat(SIDE - 1);
  const last = '.'.repeat(SIDE - 2);
  const start = `AB${'.'.repeat(SIDE - 2)}\n${empty}`;
  return parsePuzzle(`start:\n${start}goal:\n${empty}${last}AB`);
}

describe('a state with very many successors', () => {
  const puzzle = twoPieces();

  test.each(['steps', 'slides', 'moves'] as const)('has the same in portions, in %s', (metric) => {
    const { start, successors, inPortions } = puzzleSpace(puzzle, metric);
    expect([...inPortions!.successors(start)]).toEqual(successors(start));
  });

  test('is a reason to pause after each portion, and only then', () => {
    const { inPortions, ...plain } = puzzleSpace(puzzle, 'moves');
    const size = inPortions!.size;
    const counts = [1, size - 1, size, size + 1, 2 * size];
    const inParts = counts.map((count) => isPause({ ...plain, inPortions: inPortions! }, count));
    expect(inParts).toEqual([false, false, true, false, true]);
    expect(counts.some((count) => isPause(plain, count))).toBe(false);
  });

  const uninformed = ALGORITHMS.filter((algorithm) => !algorithm.accepts.includes('heuristic'));

  test.each(uninformed)('is expanded bit by bit by $name, and as in one go', ({ start, name }) => {
    const { inPortions, ...plain } = puzzleSpace(puzzle, 'moves');
    const goalStates = name === 'bidirectional' ? { goalStates: [goalState()] } : {};
    /** The first events of a search, and how many successors the longest step made. */
    const watched = (space: StateSpace<State>) => {
      const events: string[] = [];
      const watch = (event: SearchEvent<State>) => {
        events.push('node' in event ? `${event.type} ${event.node.state}` : event.type);
      };
      const search = start(space, { ...goalStates, watch });
      let [before, most] = [0, 0];
      for (let isDone = false; !isDone && events.length < EVENTS; ) {
        isDone = search.step(1) !== undefined;
        most = Math.max(most, search.stats.generated - before);
        before = search.stats.generated;
      }
      return { events: events.slice(0, EVENTS), most };
    };
    const whole = watched(plain);
    const inParts = watched({ ...plain, inPortions: inPortions! });
    expect(inParts.events).toEqual(whole.events);
    expect(inParts.most).toBeLessThanOrEqual(inPortions!.size);
    expect(whole.most).toBeGreaterThan(SIDE * SIDE);
  });

  function goalState() {
    return Uint16Array.of(SIDE * SIDE - 2, SIDE * SIDE - 1);
  }
});

/** From a to seven leaves, in portions of three. */
const star = graphSpace({ a: { b: 1, c: 1, d: 1, e: 1, f: 1, g: 1, h: 1 }, z: {} }, 'a', 'z');
const inPortions = { size: 3, successors: star.successors };

/** How often a search has paused before its end. */
function pauses(search: Searcher): number {
  for (let count = 0; count < 100; count++) if (search.step(1)) return count;
  return Infinity;
}

test.each(ALGORITHMS)('$name pauses as often as it made or looked at a portion', (algorithm) => {
  const options = { goalStates: ['z'], depthMax: 2 };
  const whole = pauses(algorithm.start(star, options));
  const inParts = pauses(algorithm.start({ ...star, inPortions }, options));
  // After the third and the sixth; and before the first, the fourth and the seventh is looked at.
  const [made, looked] = [2, 3];
  const perExpansion = ['dfs', 'iddfs'].includes(algorithm.name) ? made : made + looked;
  // a is expanded once; by IDA* once with each of the bounds 0 and 1, and by IDDFS with 1 and 2.
  const expansions = ['iddfs', 'idastar'].includes(algorithm.name) ? 2 : 1;
  expect(inParts - whole).toBe(perExpansion * expansions);
});
