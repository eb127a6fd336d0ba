import type { Page } from 'playwright-core';
import { pngFile } from './png.ts';

/** A PNG of 256 colours at most, a third the size of what the browser makes. */
export async function shrinkPicture(page: Page, picture: Buffer): Promise<Buffer> {
  const { width, palette, places } = await page.evaluate(countColors, picture.toString('base64'));
  return pngFile(Buffer.from(places, 'base64'), width, Uint8Array.from(palette));
}

/** Runs in the page: as few colours as are needed that each pixel has one close by. */
async function countColors(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([color]) => color);
  const apart = (a: number, b: number) =>
    Math.max(
      Math.abs((a & 255) - (b & 255)),
      Math.abs(((a >>> 8) & 255) - ((b >>> 8) & 255)),
      Math.abs(((a >>> 16) & 255) - ((b >>> 16) & 255)),
    );
  for (const step of [0, 4, 8, 12, 16, 24]) {
    const palette: number[] = [];
    const places = new Map<number, number>();
    // The commonest are there exactly, the others by one that is common and close.
    for (const color of byCount) {
      let place = palette.findIndex((known) => apart(known, color) <= step);
      if (place < 0) place = palette.push(color) - 1;
      places.set(color, place);
      if (palette.length > 256) break;
    }
    if (palette.length > 256) continue;
    let text = '';
    for (const pixel of pixels) text += String.fromCharCode(places.get(pixel)!);
    const parts = palette.flatMap((color) => [color, color >>> 8, color >>> 16]);
    return { width, palette: parts.map((part) => part & 255), places: btoa(text) };
  }
  throw new Error('a picture has too many colours');
}
