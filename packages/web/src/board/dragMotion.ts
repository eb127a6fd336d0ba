/**
 * How a dragged piece follows the finger without passing through anything.
 *
 * On a board of cells, a piece between cells covers what it covers at the whole places around it:
 * between two places it is free when both are, amid four when all four are. So the free space is
 * the set of stops, the lines between neighbouring stops and the squares of four stops, and a piece
 * that only ever moves within it cannot touch another. It moves along one axis at a time, as far as
 * that goes; where a corner of the way is missed by less than half a cell, it is led round it.
 * Projecting the finger on the nearest free place was refused: the piece jumps through walls.
 */
import { type DragSpace, type Stop, stopKey } from './dragSpace.ts';

/** Cells right and down of where the piece was taken up; fractions while it is dragged. */
export type Offset = { readonly x: number; readonly y: number };

/** How near to a whole place counts as being there. */
const NEAR = 1e-6;
/** How far a piece is led aside to get round a corner. */
const LEAD = 0.49;
/** The finger's way is followed in parts no longer than this. */
const PART = 0.4;

/** Where the piece goes when the finger goes to `finger`. Always within the free space. */
export function follow(space: DragSpace, from: Offset, finger: Offset): Offset {
  const far = Math.max(Math.abs(finger.x - from.x), Math.abs(finger.y - from.y));
  const parts = Math.max(1, Math.ceil(far / PART));
  let at = from;
  for (let part = 1; part <= parts; part++) {
    const left = parts - part + 1;
    at = approach(space, at, {
      x: at.x + (finger.x - at.x) / left,
      y: at.y + (finger.y - at.y) / left,
    });
  }
  // What is blocked while the parts are walked may be free at their end.
  return approach(space, approach(space, at, finger), finger);
}

type Axis = 'x' | 'y';
const other = { x: 'y', y: 'x' } as const;

/** The longer way first, then the other, then once more round a corner. */
function approach(space: DragSpace, from: Offset, to: Offset): Offset {
  const first: Axis = Math.abs(to.x - from.x) >= Math.abs(to.y - from.y) ? 'x' : 'y';
  let at = along(space, from, to, first);
  at = along(space, at, to, other[first]);
  return led(space, at, to, first);
}

/** Moves along one axis as far as it is free. */
function along(space: DragSpace, from: Offset, to: Offset, axis: Axis): Offset {
  const across = from[other[axis]];
  const lanes = [Math.floor(across + NEAR), Math.ceil(across - NEAR)];
  const isFree = (place: number) =>
    lanes.every((lane) =>
      space.stops.has(axis === 'x' ? stopKey(place, lane) : stopKey(lane, place)),
    );
  let at = from[axis];
  const goal = to[axis];
  while (Math.abs(goal - at) > NEAR) {
    const ahead = goal > at ? Math.floor(at + NEAR) + 1 : Math.ceil(at - NEAR) - 1;
    if (!isFree(ahead)) break;
    at = goal > at ? Math.min(goal, ahead) : Math.max(goal, ahead);
  }
  return { ...from, [axis]: at };
}

/** Where the main way is blocked because the piece is not in lane, brings it in lane first. */
function led(space: DragSpace, at: Offset, to: Offset, axis: Axis): Offset {
  const wanted = Math.abs(to[axis] - at[axis]);
  const lane = Math.round(at[other[axis]]);
  const aside = Math.abs(at[other[axis]] - lane);
  if (aside < NEAR || aside > LEAD || wanted < aside) return at;
  const inLane = along(space, at, { ...at, [other[axis]]: lane }, other[axis]);
  if (Math.abs(inLane[other[axis]] - lane) > NEAR) return at;
  const moved = along(space, inLane, to, axis);
  return Math.abs(moved[axis] - at[axis]) > NEAR ? moved : at;
}

/**
 * Where a piece comes to rest when it is let go: the nearest stop around it, a little in favour of
 * where it was going.
 */
export function restAt(space: DragSpace, at: Offset, heading: Offset = { x: 0, y: 0 }): Stop {
  const aim = { x: at.x + lean(heading.x), y: at.y + lean(heading.y) };
  const around = [Math.floor(at.x + NEAR), Math.ceil(at.x - NEAR)].flatMap((x) =>
    [Math.floor(at.y + NEAR), Math.ceil(at.y - NEAR)].flatMap((y) => {
      const stop = space.stops.get(stopKey(x, y));
      return stop ? [stop] : [];
    }),
  );
  const distance = ({ dx, dy }: Stop) => Math.hypot(dx - aim.x, dy - aim.y);
  const nearest = around.reduce<Stop | undefined>(
    (best, stop) => (best && distance(best) <= distance(stop) ? best : stop),
    undefined,
  );
  if (!nearest) throw new Error('a dragged piece left its free space');
  return nearest;
}

function lean(heading: number): number {
  return Math.max(-0.2, Math.min(0.2, heading));
}

/** Whether a place lies in the free space. */
export function isFreeAt(space: DragSpace, { x, y }: Offset): boolean {
  return [Math.floor(x + NEAR), Math.ceil(x - NEAR)].every((column) =>
    [Math.floor(y + NEAR), Math.ceil(y - NEAR)].every((row) =>
      space.stops.has(stopKey(column, row)),
    ),
  );
}
