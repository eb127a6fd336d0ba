import { unreachedIn } from '@glissade/analysis/analyse/space/distances';
import type { SpaceMap } from '@glissade/analysis/map/spaceMap';

/** The longest distance that colours tell, and at least 1. */
export function farthestIn(map: SpaceMap): number {
  const distances = distancesShown(map);
  const unreached = unreachedIn(distances);
  let farthest = 1;
  for (const distance of distances) {
    if (distance !== unreached && distance > farthest) farthest = distance;
  }
  return farthest;
}

/** To the goal, or from the start where there is no goal. */
export function distancesShown({ length, toGoal, fromStart }: SpaceMap) {
  return length < 0 ? fromStart : toGoal;
}
