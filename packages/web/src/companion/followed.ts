/* Keeps in this tab which line is followed in the companion, so that a reload comes back to it. */
import {
  isGoalState,
  Position,
  type Puzzle,
  type State,
  type Steps,
  unpackStep,
} from '@glissade/core';
import type { GameStore } from '../game/gameStore.ts';
import { dropStored, readStored, writeStored } from '../store/stored.ts';

/** A line, and the node of the game that it begins at. */
export type Followed = { readonly from: number; readonly line: Steps };

const NAME = 'followed';

export function keepFollowed({ from, line }: Followed): void {
  writeStored(NAME, { from, line: [...line] }, 'tab');
}

export function dropFollowed(): void {
  dropStored(NAME, 'tab');
}

/** Whether a line is followed, or was when the page was loaded again. */
export function isFollowed(): boolean {
  return readStored(NAME, parse, 'tab') !== undefined;
}

/** What was followed on the board before a reload; what makes no sense now is forgotten. */
export function followedBefore(store: GameStore): Followed | undefined {
  const kept = readStored(NAME, parse, 'tab');
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const begin = entry?.type === 'navigate' ? undefined : store.game().nodes[kept?.from ?? -1];
  if (kept && begin && leadsHome(store.puzzle(), begin.state, kept.line)) return kept;
  dropFollowed();
  return undefined;
}

function parse(json: unknown): Followed | undefined {
  const { from, line } = (json ?? {}) as { readonly from?: unknown; readonly line?: unknown };
  if (!Number.isInteger(from) || !Array.isArray(line) || !line.every(Number.isInteger)) {
    return undefined;
  }
  return { from: from as number, line: Uint32Array.from(line) };
}

/** Whether a line can be played from a state, and ends at the goal. */
export function leadsHome(puzzle: Puzzle, state: State, line: Steps): boolean {
  const position = new Position(puzzle, state);
  const isThere = line.every((step) => step >>> 2 < puzzle.pieces.length);
  const isPlayed = isThere && line.every((step) => position.play(unpackStep(step)) === undefined);
  return isPlayed && isGoalState(puzzle, position.state);
}
