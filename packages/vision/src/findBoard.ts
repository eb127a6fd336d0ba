/*
 * Where in a picture a board may be: quadrilaterals, most of them wrong, for the grid to choose
 * among.
 *
 * Three sources, since boards differ in what holds them together: what hangs together by edges,
 * made thicker by one or three pixels (tiles with a line or a gap between them, and a frame); flat
 * areas (a tray on a table); flat areas of like size side by side (tiles far apart). Refused:
 * searching for four long lines (Hough), which a table, a shelf or a phone's rim has as well, and
 * OpenCV.js, ten megabytes for four functions. Cost: some passes over 200,000 pixels.
 */
import { edgesOf, quantile, strengthOf } from './edges.ts';
import { quadAround } from './hull.ts';
import { areaOf, type Point, type Quad } from './plane.ts';
import type { Raster } from './raster.ts';
import { outlineOf, type Region, type Regions, regionsOf } from './regions.ts';

/** The least part of the picture that a board fills. */
const LEAST = 0.05;

/**
 * Quadrilaterals in which a board may lie, in pixels of the picture; the largest come first.
 * `hasTiles`: all its parts are of one size.
 */
export function findQuads(picture: Raster, hasTiles: boolean): Quad[] {
  const { width, height } = picture;
  const strength = strengthOf(edgesOf(picture));
  const quads: Quad[] = [wholeOf(picture)];
  const levels = new Set([
    Math.max(10, quantile(strength, 0.8) * 0.5),
    Math.max(14, quantile(strength, 0.5) * 3),
    28,
  ]);
  for (const level of levels) {
    const edges = strength.map((value) => (value > level ? 1 : 0));
    for (const radius of [0, 1, 3]) {
      const thick = thicken(edges, width, height, radius);
      const regions = regionsOf((at) => thick[at]! > 0, width, height, true);
      quads.push(...quadsOf(regions, picture, radius));
    }
    const flat = regionsOf((at) => strength[at]! <= level, width, height, false);
    quads.push(...quadsOf(flat, picture, -1));
    if (hasTiles) quads.push(...quadsOfTiles(flat, picture));
  }
  const distinct: Quad[] = [];
  for (const quad of quads.sort((a, b) => areaOf(b) - areaOf(a))) {
    if (!distinct.some((other) => isNear(other, quad, 0.012 * Math.max(width, height)))) {
      distinct.push(quad);
    }
  }
  return distinct;
}

export function wholeOf({ width, height }: Raster): Quad {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
}

function isNear(a: Quad, b: Quad, reach: number): boolean {
  return a.every(([x, y], at) => Math.hypot(x - b[at]![0], y - b[at]![1]) < reach);
}

/** Each pixel is in if one nearby is: first along rows, then along columns. */
function thicken(map: Float32Array, width: number, height: number, radius: number): Float32Array {
  if (radius === 0) return map;
  let now = map;
  for (const step of [1, width]) {
    const next = new Float32Array(now.length);
    for (let at = 0; at < width * height; at++) {
      if (now[at] === 0) continue;
      for (let by = -radius; by <= radius; by++) {
        const to = at + by * step;
        if (to >= 0 && to < next.length) next[to] = 1;
      }
    }
    now = next;
  }
  return now;
}

function quadsOf(regions: Regions, { width, height }: Raster, grown: number): Quad[] {
  return regions.list.flatMap((region, index) => {
    const box = (region.right - region.left) * (region.bottom - region.top);
    if (box < LEAST * width * height) return [];
    const quad = quadAround(outlineOf(regions, index, width));
    if (!quad || areaOf(quad) < LEAST * width * height) return [];
    return [grown > 0 ? moved(quad, -grown) : quad];
  });
}

/** The corners moved outwards from the middle, by so many pixels on each axis. */
function moved(quad: Quad, by: number): Quad {
  const x = quad.reduce((sum, corner) => sum + corner[0], 0) / 4;
  const y = quad.reduce((sum, corner) => sum + corner[1], 0) / 4;
  return quad.map((corner) => [
    corner[0] + Math.sign(corner[0] - x) * by,
    corner[1] + Math.sign(corner[1] - y) * by,
  ]) as unknown as Quad;
}

/** Around flat areas of like size and near each other, as tiles are. */
function quadsOfTiles(regions: Regions, { width, height }: Raster): Quad[] {
  const tiles = regions.list
    .map((region, index) => ({ region, index, side: Math.sqrt(boxSize(region)) }))
    .filter(({ region, side }) => {
      const [w, h] = [region.right - region.left, region.bottom - region.top];
      const isTile = w < 2.3 * h && h < 2.3 * w && region.size > 0.3 * w * h;
      return isTile && side > 0.03 * Math.min(width, height) && !region.touchesRim;
    });
  const quads: Quad[] = [];
  const done = new Set<number>();
  for (const first of tiles) {
    if (done.has(first.index)) continue;
    const group = [first];
    for (const member of group) {
      done.add(member.index);
      for (const other of tiles) {
        if (group.includes(other) || !areBeside(member, other)) continue;
        group.push(other);
      }
    }
    if (group.length < 3) continue;
    const points = group.flatMap(({ index }): Point[] => outlineOf(regions, index, width));
    const quad = quadAround(points);
    if (quad && areaOf(quad) > LEAST * width * height) quads.push(quad);
  }
  return quads;
}

const boxSize = ({ left, top, right, bottom }: Region) => (right - left) * (bottom - top);

type Tile = { readonly region: Region; readonly side: number };

function areBeside(a: Tile, b: Tile): boolean {
  if (a.side > 1.5 * b.side || b.side > 1.5 * a.side) return false;
  const dx = (a.region.left + a.region.right - b.region.left - b.region.right) / 2;
  const dy = (a.region.top + a.region.bottom - b.region.top - b.region.bottom) / 2;
  return Math.hypot(dx, dy) < 1.7 * Math.max(a.side, b.side);
}
