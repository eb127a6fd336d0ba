import type { Raster } from '@glissade/vision/raster';
import { paintRaster } from '../paintRaster.ts';
import type { Homes } from './jigsawPuzzle.ts';

/** A picture as a JPEG in a `data:` address, small enough to be stored. */
export function addressOf(picture: Raster): string {
  const canvas = document.createElement('canvas');
  paintRaster(canvas, picture);
  return canvas.toDataURL('image/jpeg', 0.82);
}

/** The tiles of a board, seen from straight above, each at its home. */
export function assembled(board: Raster, { homes }: Homes, columns: number): Raster {
  const side = board.width / columns;
  const data = new Uint8ClampedArray(board.data.length);
  homes.forEach((home, cell) => {
    const startOf = (place: number) =>
      Math.floor(place / columns) * side * board.width + (place % columns) * side;
    for (let y = 0; y < side; y++) {
      const from = (startOf(cell) + y * board.width) * 4;
      const to = (startOf(home) + y * board.width) * 4;
      data.set(board.data.subarray(from, from + side * 4), to);
    }
  });
  return { ...board, data };
}
