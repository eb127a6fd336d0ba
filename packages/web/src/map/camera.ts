/* Where the map is looked at: plain values, so that every gesture is a function. */

/** The point of the map in the middle of the stage, and pixels for a unit of the map. */
export type Camera = { readonly x: number; readonly y: number; readonly scale: number };

/** The stage, in pixels. */
export type Size = { readonly width: number; readonly height: number };

export type Point = { readonly x: number; readonly y: number };

/** Pixels left free around the whole map. */
const EDGE = 18;
const SCALE_MAX = 120;

/** All dots in sight, the middle of the map in the middle. */
export function fit(places: Float32Array, { width, height }: Size): Camera {
  let [right, bottom] = [1, 1];
  for (let i = 0; i < places.length; i += 2) {
    right = Math.max(right, Math.abs(places[i]!));
    bottom = Math.max(bottom, Math.abs(places[i + 1]!));
  }
  const scale = Math.min((width / 2 - EDGE) / right, (height / 2 - EDGE) / bottom, 40);
  return { x: 0, y: 0, scale: Math.max(scale, 1e-3) };
}

export function toScreen({ x, y, scale }: Camera, { width, height }: Size, at: Point): Point {
  return { x: (at.x - x) * scale + width / 2, y: (at.y - y) * scale + height / 2 };
}

export function toMap({ x, y, scale }: Camera, { width, height }: Size, at: Point): Point {
  return { x: (at.x - width / 2) / scale + x, y: (at.y - height / 2) / scale + y };
}

/** The map follows a finger that moved so many pixels. */
export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** Larger by the factor; what is at this pixel stays there. Never smaller than half of `least`. */
export function zoomAt(
  camera: Camera,
  size: Size,
  at: Point,
  factor: number,
  least: number,
): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, least / 2), Math.max(SCALE_MAX, least));
  const kept = toMap(camera, size, at);
  return {
    x: kept.x - (at.x - size.width / 2) / scale,
    y: kept.y - (at.y - size.height / 2) / scale,
    scale,
  };
}

/** The same, moved just so far that a place is in sight. */
export function bringInto(camera: Camera, size: Size, place: Point): Camera {
  const at = toScreen(camera, size, place);
  const isIn = (value: number, length: number) => value >= EDGE && value <= length - EDGE;
  if (isIn(at.x, size.width) && isIn(at.y, size.height)) return camera;
  return { ...camera, x: place.x, y: place.y };
}

/** The dot nearest to a pixel, within so many pixels of it; -1: there is none. */
export function dotAt(
  places: Float32Array,
  camera: Camera,
  size: Size,
  at: Point,
  within: number,
): number {
  const { x, y } = toMap(camera, size, at);
  let best = -1;
  let least = (within / camera.scale) ** 2;
  for (let dot = 0; dot * 2 < places.length; dot++) {
    const distance = (places[dot * 2]! - x) ** 2 + (places[dot * 2 + 1]! - y) ** 2;
    if (distance < least) {
      least = distance;
      best = dot;
    }
  }
  return best;
}
