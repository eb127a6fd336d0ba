import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** A PNG of 256 colours at most, a third the size of what the browser makes. */
export async function shrinkPicture(page: Page, picture: Buffer): Promise<Buffer> {
  const { width, palette, places } = await page.evaluate(countColors, picture.toString('base64'));
  const pixels = Buffer.from(places, 'base64');
  const height = pixels.length / width;
  const rows = Array.from({ length: height }, (_, row) =>
    Buffer.concat([Buffer.from([0]), pixels.subarray(row * width, (row + 1) * width)]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, each a place in the palette.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
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
