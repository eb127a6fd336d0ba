/* Which states a map of rooms shows, and joined into which dots. */

import { OptionError } from '@glissade/core';
import { type Distances, unreachedIn } from '../../analyse/space/distances.ts';
import type { Space } from '../../analyse/space/space.ts';
import { findRegions, type Regions } from './regions.ts';

/** A room of no more states is drawn with a dot a state. */
export const ROOM_STATES_MAX = 20_000;

export type OpenedRooms = Regions & {
  /** What a dot is. */
  readonly dots: 'states' | 'rooms';
};

/**
 * Opens one room after the other: `path` has the number of a room of the whole space, then one of
 * its rooms, and so on. Throws OptionError where there is no such room.
 */
export function* openRooms(
  { graph, toGoal, queue }: Space,
  fromStart: Distances,
  path: readonly number[],
): Generator<number, OpenedRooms> {
  const distances = toGoal[0] === unreachedIn(toGoal) ? fromStart : toGoal;
  let part = Int32Array.from({ length: graph.count }, (_, state) => state);
  for (const [depth, room] of path.entries()) {
    if (depth > 0 && part.length <= ROOM_STATES_MAX) throw noRoom(path.slice(0, depth + 1), 0);
    const { dotOf, count } = yield* findRegions({ graph, distances, part, queue });
    if (room >= count) throw noRoom(path.slice(0, depth + 1), count);
    part = part.filter((state) => dotOf[state] === room);
  }
  if (path.length === 0 || part.length > ROOM_STATES_MAX) {
    const regions = yield* findRegions({ graph, distances, part, queue });
    // States of one distance have no rooms.
    if (path.length === 0 || regions.count > 1) return { ...regions, dots: 'rooms' };
  }
  const dotOf = new Int32Array(graph.count).fill(-1);
  for (const [dot, state] of part.entries()) dotOf[state] = dot;
  return { dotOf, count: part.length, dots: 'states' };
}

function noRoom(path: readonly number[], count: number): OptionError {
  const hint = count === 0 ? 'its states are drawn one by one' : `rooms are 0 to ${count - 1}`;
  return new OptionError('combination', `there is no room ${path.join('.')}`, hint);
}
