import type { Page } from 'playwright-core';

/** How two pictures differ. */
export type Difference = {
  /** Pixels for which the other picture has nothing alike close by. */
  readonly pixels: number;
  /** Those in red over a faded picture, as PNG in base64; empty where so few do not matter. */
  readonly picture: string;
};

/**
 * Compares two PNG pictures, given in base64, in a page of the browser. An edge may lie a pixel
 * beside its place and be smoothed in another way: that differs from one rasterizer to the next.
 * The difference is drawn where more than `pixelsMax` differ.
 */
export function comparePictures(
  page: Page,
  before: string,
  after: string,
  pixelsMax: number,
): Promise<Difference> {
  return page.evaluate(compareInPage, { before, after, pixelsMax });
}

/** Runs in the page, which knows nothing of this file. */
async function compareInPage(pictures: {
  readonly before: string;
  readonly after: string;
  readonly pixelsMax: number;
}) {
  type Pixels = {
    readonly width: number;
    readonly height: number;
    readonly data: Uint8ClampedArray;
    /** The same, a pixel each. */
    readonly words: Uint32Array;
  };
  const LIKENESS = 20;
  const read = async (base64: string): Promise<Pixels> => {
    const response = await fetch(`data:image/png;base64,${base64}`);
    const bitmap = await createImageBitmap(await response.blob());
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d', {
      willReadFrequently: true,
    })!;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    return { width, height, data, words: new Uint32Array(data.buffer) };
  };
  const isAlike = (a: Pixels, at: number, b: Pixels, there: number) =>
    Math.abs(a.data[at]! - b.data[there]!) <= LIKENESS &&
    Math.abs(a.data[at + 1]! - b.data[there + 1]!) <= LIKENESS &&
    Math.abs(a.data[at + 2]! - b.data[there + 2]!) <= LIKENESS;
  const hasAlike = (a: Pixels, x: number, y: number, b: Pixels) => {
    const at = (y * a.width + x) * 4;
    if (x < b.width && y < b.height && isAlike(a, at, b, (y * b.width + x) * 4)) return true;
    for (let row = Math.max(0, y - 1); row <= Math.min(b.height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(b.width - 1, x + 1); column++) {
        if (isAlike(a, at, b, (row * b.width + column) * 4)) return true;
      }
    }
    return false;
  };
  const [a, b] = [await read(pictures.before), await read(pictures.after)];
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const different = new Uint8Array(width * height);
  let pixels = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inBoth = x < Math.min(a.width, b.width) && y < Math.min(a.height, b.height);
      // Most pixels are the same, and compared at once.
      if (inBoth && a.words[y * a.width + x] === b.words[y * b.width + x]) continue;
      if (inBoth && hasAlike(a, x, y, b) && hasAlike(b, x, y, a)) continue;
      different[y * width + x] = 1;
      pixels++;
    }
  }
  if (pixels <= pictures.pixelsMax) return { pixels, picture: '' };
  const shown = new ImageData(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const differs = different[y * width + x] === 1;
      const isIn = x < b.width && y < b.height;
      const grey = isIn ? 190 + b.data[(y * b.width + x) * 4 + 1]! / 4 : 255;
      shown.data.set(differs ? [220, 0, 40, 255] : [grey, grey, grey, 255], (y * width + x) * 4);
    }
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.putImageData(shown, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  let picture = '';
  for (const byte of bytes) picture += String.fromCharCode(byte);
  return { pixels, picture: btoa(picture) };
}
