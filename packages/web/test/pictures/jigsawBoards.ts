import type { Raster } from '@glissade/vision/raster';
import { sampleInto } from '@glissade/vision/raster';
import type { Color, Painted } from './photo.ts';
import { depthIn, mix } from './tileBoards.ts';

/** What the tiles are like that a picture was cut into. */
export type JigsawLook = {
  readonly gap: number;
  readonly round: number;
  readonly frame: number;
  readonly ground: Color;
  readonly rim: Color;
  readonly bevel: number;
};

/**
 * A board of tiles with parts of a picture. `homes` tells, for each cell, the cell at which its
 * tile belongs; the tile whose home is `gapHome` is missing.
 */
export function paintJigsaw(
  scene: Raster,
  homes: readonly number[],
  columns: number,
  gapHome: number,
  look: JigsawLook,
): Painted {
  const rows = homes.length / columns;
  const color = new Float32Array(3);
  const at = (x: number, y: number): Color => {
    if (x < 0 || y < 0 || x >= columns || y >= rows) return look.rim;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const home = homes[row * columns + column]!;
    const [u, v] = [x - column, y - row];
    const depth = depthIn(u, v, look);
    if (home === gapHome || depth < 0) return look.ground;
    color.fill(0);
    const [homeX, homeY] = [home % columns, Math.floor(home / columns)];
    const across = ((homeX + u) / columns) * scene.width;
    sampleInto(scene, across, ((homeY + v) / rows) * scene.height, color, 0);
    const light = depth < 0.04 ? (u + v < 1 ? look.bevel : -look.bevel) : 0;
    return [color[0]! + light, color[1]! + light, color[2]! + light];
  };
  return { columns, rows, frame: look.frame, at };
}

const GROUNDS: readonly Color[] = [
  [30, 30, 34],
  [120, 124, 130],
  [96, 64, 40],
  [235, 235, 230],
  [20, 30, 60],
];

/** A look by chance. */
export function drawJigsawLook(random: () => number): JigsawLook {
  const between = (low: number, high: number) => low + (high - low) * random();
  const ground = GROUNDS[Math.floor(random() * GROUNDS.length)]!;
  return {
    gap: between(0.015, 0.07),
    round: random() < 0.5 ? between(0.02, 0.1) : 0,
    frame: random() < 0.7 ? between(0.05, 0.5) : 0.02,
    ground,
    rim: mix(ground, [150, 130, 100], random()),
    bevel: random() < 0.4 ? 22 : 0,
  };
}
