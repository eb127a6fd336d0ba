/* The colours and sizes of the dots of a map. */
import { type MapGround, rampColor } from '../worker/mapColors.ts';
import type { SpaceMap } from '../worker/solver.ts';

/** What colours tell: the distance to the goal, or from the start where there is no goal. */
export function distancesShown(map: SpaceMap): SpaceMap['toGoal'] {
  return map.length < 0 ? map.fromStart : map.toGoal;
}

export function farthestIn(map: SpaceMap): number {
  let farthest = 1;
  for (const distance of distancesShown(map)) farthest = Math.max(farthest, distance);
  return farthest;
}

/** How many times as wide as a dot of one state each dot is. */
export function widthsOf({ dots, count, sizes }: SpaceMap): Float32Array {
  const widths = new Float32Array(count).fill(1);
  if (dots === 'states') return widths;
  for (const [dot, size] of sizes.entries()) widths[dot] = 1 + Math.floor(Math.log10(size));
  return widths;
}

/** Red, green, blue and 255 of each dot. */
export function colorsOf(map: SpaceMap, ground: MapGround): Uint8Array {
  const distances = distancesShown(map);
  const farthest = farthestIn(map);
  const ramp = Array.from({ length: farthest + 1 }, (_, at) => rampColor(at / farthest, ground));
  const colors = new Uint8Array(map.count * 4);
  for (let dot = 0; dot < map.count; dot++) colors.set([...ramp[distances[dot]!]!, 255], dot * 4);
  return colors;
}

/** The same ramp as a CSS gradient. */
export function rampGradient(ground: MapGround): string {
  const stops = Array.from({ length: 9 }, (_, i) => `rgb(${rampColor(i / 8, ground).join(' ')})`);
  return `linear-gradient(to right, ${stops.join(', ')})`;
}

/** The diameter of a dot in pixels, at so many pixels an edge. */
export function dotSize(scale: number): number {
  return Math.min(16, Math.max(1.8, scale * 0.6));
}
