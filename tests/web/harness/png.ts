import { crc32, deflateSync } from 'node:zlib';
import type { Raster } from '@glissade/vision/raster';

/**
 * The bytes of a PNG file. Pixels are red, green, blue and opacity, a byte each; or, where there is
 * a palette, a place in it.
 */
export function pngFile(
  pixels: Uint8Array | Uint8ClampedArray,
  width: number,
  palette?: Uint8Array,
): Buffer {
  const rowBytes = palette ? width : 4 * width;
  const height = pixels.length / rowBytes;
  const rows = Array.from({ length: height }, (_, row) =>
    Buffer.from([0, ...pixels.subarray(row * rowBytes, (row + 1) * rowBytes)]),
  );
  // Eight bits a part; the second number tells colours from places.
  return pngParts(
    width,
    height,
    [8, palette ? 3 : 6],
    [
      ...(palette ? [chunk('PLTE', Buffer.from(palette))] : []),
      chunk('IDAT', deflateSync(Buffer.concat(rows), palette ? { level: 9 } : {})),
    ],
  );
}

/** A black square of one bit a pixel: a small file, whatever its side. */
export function blankPng(side: number): Buffer {
  const rowBytes = 1 + Math.ceil(side / 8);
  const content = deflateSync(Buffer.alloc(rowBytes * side), { level: 9 });
  return pngParts(side, side, [1, 0], [chunk('IDAT', content)]);
}

function pngParts(
  width: number,
  height: number,
  depthAndKind: readonly number[],
  parts: readonly Buffer[],
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([...depthAndKind, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...parts,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A picture as the bytes of a PNG file. */
export function pngOf({ data, width }: Raster): Buffer {
  return pngFile(data, width);
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}
