import type { Steps } from '@glissade/core';
import { lineBytes } from '@glissade/search/lineBytes';
import type { MemoryMeter } from '../model/memoryMeter.ts';
import type { BreadthFirst } from './packedBreadthFirst.ts';

/** Which paths are listed: those through states of which each leads on to a goal. */
export type PathsToList = {
  readonly search: BreadthFirst;
  readonly meter: MemoryMeter;
  /** Level of the goals, at least 1. */
  readonly depth: number;
  readonly isOnPath: (state: number, level: number) => boolean;
  /** At most so many, at least 1. */
  readonly countMax: number;
  /** The line along the states of a path. */
  readonly lineOf: (path: readonly number[]) => Steps;
};

/**
 * Lists shortest paths from the start to goal states, in the order in which successors are
 * generated. There are no dead ends, so each path costs its length in expansions. Undefined: not
 * enough memory.
 */
export function* listLines(asked: PathsToList): Generator<number, Steps[] | undefined> {
  const { meter, depth, countMax, lineOf } = asked;
  const lines: Steps[] = [];
  const path = [0];
  /** By level but the first: states that follow the state before, not yet gone to. */
  const open: number[][] = [];
  for (;;) {
    if (open.length < depth) {
      open.push(nextOnPaths(asked, path));
      yield 1;
    } else {
      const line = lineOf(path);
      if (!meter.claim(lineBytes(line))) return undefined;
      lines.push(line);
      if (lines.length === countMax) return lines;
      yield depth;
    }
    while (open.at(-1)?.length === 0) open.pop();
    const next = open.at(-1)?.pop();
    if (next === undefined) return lines;
    path.length = open.length;
    path.push(next);
  }
}

/** The states that may follow a path, the last one first. */
function nextOnPaths({ search, isOnPath }: PathsToList, path: readonly number[]): number[] {
  search.expandLocated(path.at(-1)!);
  const { indexes, count } = search.list;
  search.record(1, count);
  const states = indexes.subarray(0, count).filter((state) => isOnPath(state, path.length));
  return [...new Set(states)].reverse();
}
