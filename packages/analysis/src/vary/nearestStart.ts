/* Of all starts of a puzzle, one whose optimum is nearest to what was asked. */

import type { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import { type Metric, type Puzzle, type Random, type State, twinKey } from '@glissade/core';
import type { SearchStats } from '@glissade/search/searcher';
import { unreachedIn } from '../analyse/space/distances.ts';
import { exploreFew } from '../analyse/space/exploreFew.ts';
import type { Space } from '../analyse/space/space.ts';
import type { Work } from '../analyse/space/work.ts';
import { type Adjusted, type AdjustOptions, gapOf } from './adjustment.ts';
import { changed } from './changed.ts';
import type { Change } from './changes.ts';

/** Of puzzles with more states, no other start is known. */
const SPACE_MAX = 60_000;
/** A start is drawn from so many that are as near to what was asked. */
const STARTS_CHOSEN = 40;

/** The change to the best of all starts that can be reached; none where the puzzle's own is. */
export type NearestStart = {
  readonly gap: number;
  readonly change?: Change;
  readonly length: number;
};

/** What is asked of a start. */
export type StartsAsked = {
  readonly metric: Metric;
  readonly options: AdjustOptions;
  readonly random: Random;
  /** Whether a puzzle, by `twinKey`, was tried before. */
  readonly isKnown: (key: string) => boolean;
};

/** A start nearest to what was asked: of equals one of the first by moves from the start. */
export function* nearestStart(
  { puzzle, length }: Adjusted,
  asked: StartsAsked,
  meter: MemoryMeter,
  stats: SearchStats,
): Work<NearestStart> {
  const asIs = { gap: gapOf(length, asked.options), length };
  const space = yield* exploreFew(puzzle, asked.metric, SPACE_MAX, meter, stats);
  return space && space.goals.length > 0 ? (nearestIn(space, asked) ?? asIs) : asIs;
}

/** Undefined where no state can be a start. */
function nearestIn(space: Space, asked: StartsAsked): NearestStart | undefined {
  const unreached = unreachedIn(space.toGoal);
  const gapAt = (length: number) =>
    length === 0 || length === unreached ? Infinity : gapOf(length, asked.options);
  let least = Infinity;
  for (const length of space.toGoal) least = Math.min(least, gapAt(length));
  const chosen: number[] = [];
  for (const [number, length] of space.toGoal.entries()) {
    if (chosen.length === STARTS_CHOSEN) break;
    if (gapAt(length) === least && !isTaken(space, number, asked)) chosen.push(number);
  }
  if (chosen.length === 0) return undefined;
  const found = chosen[asked.random(chosen.length)]!;
  const length = space.toGoal[found]!;
  const state = [...space.states.stateAt(found)];
  return {
    gap: least,
    change: { type: 'start', state, distance: distanceOf(space, found) },
    length,
  };
}

/** Starts that are known puzzles, or not allowed as starts: on a gate. */
function isTaken(space: Space, number: number, { options, isKnown }: StartsAsked): boolean {
  if (number === 0) return true;
  const puzzle = startedAt(space.puzzle, space.states.stateAt(number));
  if (!puzzle) return true;
  const key = twinKey(puzzle);
  return isKnown(key) || options.known?.has(key) === true;
}

function startedAt(puzzle: Puzzle, state: State): Puzzle | undefined {
  return changed(puzzle, { type: 'start', state: [...state], distance: 0 });
}

function distanceOf({ levels }: Space, number: number): number {
  let end = 0;
  return levels.findIndex((size) => {
    end += size;
    return number < end;
  });
}
