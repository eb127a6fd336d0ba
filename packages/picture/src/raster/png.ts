import { crc32, deflate } from '@glissade/core';
import type { Canvas } from './canvas.ts';

/** Eight bits each of red, green, blue and opacity, nothing interlaced. */
const RGBA = [8, 6, 0, 0, 0];

/** How far back a repeat can lie in a zlib stream. */
const FAR = 32_768;

/** A picture as the bytes of a PNG file. */
export function pngOf({ width, height, data }: Canvas): Uint8Array {
  const rowBytes = 4 * width + 1;
  const rows = new Uint8Array(rowBytes * height);
  for (let row = 0; row < height; row++) {
    // The first byte of a row says that the others stand as they are.
    rows.set(data.subarray(4 * width * row, 4 * width * (row + 1)), rowBytes * row + 1);
  }
  // A pixel is mostly like the one before it or the one above.
  const packed = deflate(
    rows,
    [4, rowBytes].filter((distance) => distance <= FAR),
  );
  const head = [...bytesOf(width), ...bytesOf(height), ...RGBA];
  const parts = [
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', packed),
    chunk('IEND', []),
  ];
  const file = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

function chunk(type: string, content: ArrayLike<number>): Uint8Array {
  const typed = Uint8Array.from([...type].map((letter) => letter.charCodeAt(0)));
  const all = new Uint8Array(content.length + 12);
  all.set(bytesOf(content.length));
  all.set(typed, 4);
  all.set(content, 8);
  all.set(bytesOf(crc32(all.subarray(4, -4))), content.length + 8);
  return all;
}

function bytesOf(number: number): number[] {
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 255);
}
