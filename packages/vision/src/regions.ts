import type { Point } from './plane.ts';

/** Pixels that hang together. */
export type Region = {
  readonly size: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly touchesRim: boolean;
};

export type Regions = {
  /** The region of each pixel; -1 for none. */
  readonly labels: Int32Array;
  readonly list: readonly Region[];
};

/** The regions of all pixels that are in, joined across sides and, if asked, across corners. */
export function regionsOf(
  isIn: (at: number) => boolean,
  width: number,
  height: number,
  joinsCorners: boolean,
): Regions {
  const labels = new Int32Array(width * height).fill(-1);
  const list: Region[] = [];
  const stack: number[] = [];
  const reach = joinsCorners ? 1 : 0;
  for (let first = 0; first < labels.length; first++) {
    if (labels[first] !== -1 || !isIn(first)) continue;
    const region = { size: 0, left: width, top: height, right: 0, bottom: 0, touchesRim: false };
    labels[first] = list.length;
    stack.push(first);
    while (stack.length > 0) {
      const at = stack.pop()!;
      const [x, y] = [at % width, Math.floor(at / width)];
      grow(region, x, y, width, height);
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if (Math.abs(dx) + Math.abs(dy) > 1 + reach) continue;
          const [nx, ny] = [x + dx, y + dy];
          if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
          const next = ny * width + nx;
          if (labels[next] !== -1 || !isIn(next)) continue;
          labels[next] = list.length;
          stack.push(next);
        }
      }
    }
    list.push(region);
  }
  return { labels, list };
}

type Growing = { -readonly [K in keyof Region]: Region[K] };

function grow(region: Growing, x: number, y: number, width: number, height: number): void {
  region.size++;
  region.left = Math.min(region.left, x);
  region.right = Math.max(region.right, x + 1);
  region.top = Math.min(region.top, y);
  region.bottom = Math.max(region.bottom, y + 1);
  if (x === 0 || y === 0 || x === width - 1 || y === height - 1) region.touchesRim = true;
}

/** The outermost pixels of a region in each row: all that its hull needs. */
export function outlineOf({ labels, list }: Regions, index: number, width: number): Point[] {
  const { left, top, right, bottom } = list[index]!;
  const points: Point[] = [];
  for (let y = top; y < bottom; y++) {
    let [first, last] = [-1, -1];
    for (let x = left; x < right; x++) {
      if (labels[y * width + x] !== index) continue;
      if (first < 0) first = x;
      last = x;
    }
    if (first >= 0) points.push([first, y], [last + 1, y], [first, y + 1], [last + 1, y + 1]);
  }
  return points;
}
