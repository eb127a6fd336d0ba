import { crc32, deflateSync } from 'node:zlib';
import type { Raster } from '../../src/vision/raster.ts';

/** A picture as the bytes of a PNG file. */
export function pngOf({ width, height, data }: Raster): Buffer {
  const rows = Array.from({ length: height }, (_, row) =>
    Buffer.concat([
      Buffer.from([0]),
      Buffer.from(data.subarray(row * width * 4, (row + 1) * width * 4)),
    ]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a part; red, green, blue and opacity.
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
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
