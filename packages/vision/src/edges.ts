/* Edges in a picture: the gradient of its colours. */
import type { Raster } from './raster.ts';

/** How sharply the colour changes at each pixel, across and down, by its strongest part. */
export type Edges = {
  readonly width: number;
  readonly height: number;
  readonly across: Float32Array;
  readonly down: Float32Array;
};

/** Differences over two pixels, smoothed along the edge (J. Prewitt's operator). */
export function edgesOf({ width, height, data }: Raster): Edges {
  const across = new Float32Array(width * height);
  const down = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      let [most, least] = [0, 0];
      for (let part = 0; part < 3; part++) {
        const at = (y * width + x) * 4 + part;
        const [up, below] = [at - width * 4, at + width * 4];
        const right = data[up + 4]! + data[at + 4]! + data[below + 4]!;
        const left = data[up - 4]! + data[at - 4]! + data[below - 4]!;
        const lower = data[below - 4]! + data[below]! + data[below + 4]!;
        const upper = data[up - 4]! + data[up]! + data[up + 4]!;
        most = Math.max(most, Math.abs(right - left));
        least = Math.max(least, Math.abs(lower - upper));
      }
      across[y * width + x] = most / 3;
      down[y * width + x] = least / 3;
    }
  }
  return { width, height, across, down };
}

/** The stronger of both directions. */
export function strengthOf({ across, down }: Edges): Float32Array {
  return across.map((value, at) => Math.max(value, down[at]!));
}

/** The value that a part of all values is below. */
export function quantile(values: Float32Array, part: number): number {
  const counts = new Uint32Array(256);
  for (const value of values) counts[Math.min(255, Math.floor(value))]!++;
  let left = values.length * part;
  for (let value = 0; value < 256; value++) {
    left -= counts[value]!;
    if (left <= 0) return value + 1;
  }
  return 256;
}
