import { type Metric, metricsOf, type State } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { SMALL_PUZZLES, UNSOLVABLE_PUZZLES } from '../../../tests/support/smallPuzzles.ts';
import { distanceToGoal, finish } from '../../../tests/support/spaces.ts';
import type { SearchOptions } from './algorithm.ts';
import { ALGORITHMS } from './algorithms.ts';
import { blocksHeuristic } from './heuristic/blocks.ts';
import { linearConflictHeuristic } from './heuristic/linearConflict.ts';
import type { Node } from './node.ts';
import { goalStates } from './problem/goalStates.ts';
import { puzzleSpace } from './problem/puzzleSpace.ts';
import type { SearchEvent, Watch } from './watch.ts';

/** Replays events: what waits on the frontier is known from them alone. */
class Replay {
  readonly counts = new Map<string, number>();
  readonly waiting = new Set<string>();
  readonly faults: string[] = [];
  peak = 0;
  readonly isOnce: boolean;
  readonly keyOf: (state: State) => string;

  /** `isOnce`: a state waits once at most, and those of the two searches apart. */
  constructor(isOnce: boolean, keyOf: (state: State) => string) {
    this.isOnce = isOnce;
    this.keyOf = keyOf;
  }

  readonly watch: Watch<State> = (event) => {
    this.counts.set(event.type, (this.counts.get(event.type) ?? 0) + 1);
    if (this.isOnce && 'node' in event) this.follow(event, this.nameOf(event.node));
  };

  private readonly roots: Node<State>[] = [];

  private nameOf(node: Node<State>): string {
    let root = node;
    while (root.parent) root = root.parent;
    if (!this.roots.includes(root)) this.roots.push(root);
    return `${this.roots.indexOf(root)} ${this.keyOf(node.state)}`;
  }

  private follow({ type }: SearchEvent<State>, name: string): void {
    if (type === 'open' || type === 'reopen') {
      if (this.waiting.has(name)) this.faults.push(`${type} what waits: ${name}`);
      this.waiting.add(name);
    }
    const mustWait = type === 'improve' || type === 'expand';
    if (mustWait && !this.waiting.has(name)) this.faults.push(`${type} what does not: ${name}`);
    if (type === 'expand') this.waiting.delete(name);
    this.peak = Math.max(this.peak, this.waiting.size);
  }
}

const CASES = [...SMALL_PUZZLES, ...UNSOLVABLE_PUZZLES].flatMap(([name, puzzle]) =>
  metricsOf(puzzle)
    .filter((metric) => puzzle.pieces.length < 8 && metric !== 'slides')
    .map((metric) => {
      const length = distanceToGoal(puzzleSpace(puzzle, metric)) ?? Infinity;
      return { name, puzzle, metric, length };
    }),
);

/** Paths multiply too fast for IDA* beyond this length of the shortest answer. */
const IDASTAR_LENGTH_MAX = 6;

describe.each(ALGORITHMS)('$name', (algorithm) => {
  const wanted = CASES.filter(
    ({ length }) => algorithm.name !== 'idastar' || length <= IDASTAR_LENGTH_MAX,
  );

  test.each(wanted)('$name in $metric: as many events as counted', ({ puzzle, metric }) => {
    const space = puzzleSpace(puzzle, metric as Metric);
    const options = {
      heuristic:
        puzzle.type === 'tiles'
          ? linearConflictHeuristic(puzzle, metric)
          : blocksHeuristic(puzzle, metric),
      goalStates: goalStates(puzzle, 10_000)!,
    } satisfies SearchOptions<State>;
    const isOnce = !['dfs', 'iddfs', 'idastar'].includes(algorithm.name);
    const replayed = new Replay(isOnce, space.key);
    const plain = algorithm.start(space, options);
    const outcome = finish(plain);
    const watched = algorithm.start(space, { ...options, watch: replayed.watch });
    expect(finish(watched)).toEqual(outcome);
    expect(watched.stats).toEqual(plain.stats);
    const count = (type: string) => replayed.counts.get(type) ?? 0;
    expect(replayed.faults).toEqual([]);
    const { expanded, generated, evaluated, reopened } = plain.stats;
    expect(count('expand')).toBe(expanded);
    expect(count('generate')).toBe(generated);
    expect(count('evaluate')).toBe(evaluated);
    expect(count('reopen')).toBe(reopened);
    expect(count('goal') + count('meet')).toBe(outcome.status === 'solved' ? 1 : 0);
    expect(count('iteration') > 0).toBe(['iddfs', 'idastar'].includes(algorithm.name));
    const isWhole = isOnce && algorithm.name !== 'dfs-marked' && outcome.status === 'unsolvable';
    if (isWhole) expect(replayed.peak).toBe(plain.stats.peakFrontier);
  });
});
