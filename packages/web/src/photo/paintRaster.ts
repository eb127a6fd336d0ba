import type { Raster } from '@glissade/vision/raster';

/** Gives a canvas the size and the pixels of a picture. */
export function paintRaster(canvas: HTMLCanvasElement, { width, height, data }: Raster): void {
  canvas.width = width;
  canvas.height = height;
  const pixels = new ImageData(new Uint8ClampedArray(data), width, height);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
}
