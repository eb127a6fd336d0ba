import type { SpaceMap } from '../worker/solver.ts';
import { colorsOf, widthsOf } from './looks.ts';
import type { Scenery } from './painter.ts';
import type { Ground } from './useGround.ts';

/** A map as painters take it. */
export function sceneryOf(map: SpaceMap, { name, edge }: Ground): Scenery {
  const { places, edges } = map;
  return { places, edges, widths: widthsOf(map), colors: colorsOf(map, name), edgeColor: edge };
}
