/* Loads a picture and makes it small enough to be read. */
import type { Raster } from '@glissade/vision/raster';
import { openPicture, type PictureFault } from './openPicture.ts';

/** The longer side of what is read, in pixels: enough for the digits of a board of 100 cells. */
const SIDE_PX = 1280;

/** A picture as its pixels, or why there is none. */
export async function loadPhoto(
  file: Blob,
): Promise<{ readonly picture: Raster } | { readonly fault: PictureFault }> {
  const opened = await openPicture(file);
  return 'fault' in opened ? opened : { picture: pixelsOf(opened.bitmap) };
}

/** Gives the bitmap back, too. */
function pixelsOf(bitmap: ImageBitmap): Raster {
  const scale = Math.min(1, SIDE_PX / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(8, Math.round(bitmap.width * scale));
  const height = Math.max(8, Math.round(bitmap.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingQuality = 'high';
  // What is clear shows as white paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data };
}

/** The first picture among files dropped or pasted. */
export function pictureAmong(files: DataTransfer | null): File | undefined {
  return [...(files?.files ?? [])].find(({ type }) => type.startsWith('image/'));
}
