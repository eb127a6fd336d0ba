import { deflateSync, inflateSync, crc32 as nodeCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBase64, parseBase64 } from './base64.ts';
import { crc32 } from './crc32.ts';
import { deflate } from './deflate.ts';
import { inflate } from './inflate.ts';

const anyBytes = fc.uint8Array({ maxLength: 400 });
/** Texts of few letters, with repeats of every length. */
const moves = fc
  .array(fc.tuple(fc.constantFrom('U', 'RD', 'L2', 'URDL'), fc.integer({ min: 1, max: 200 })), {
    maxLength: 12,
  })
  .map((parts) => new TextEncoder().encode(parts.map(([text, n]) => text.repeat(n)).join('')));

describe('zlib streams, beside those of Node', () => {
  test.each([
    ['any bytes', anyBytes],
    ['moves', moves],
  ])('%s are packed and unpacked', (_, arbitrary) => {
    fc.assert(
      fc.property(arbitrary, fc.integer({ min: 0, max: 9 }), (bytes, level) => {
        expect(Uint8Array.from(inflateSync(deflate(bytes)))).toEqual(bytes);
        expect(inflate(Uint8Array.from(deflateSync(bytes, { level })))).toEqual(bytes);
        expect(inflate(deflate(bytes))).toEqual(bytes);
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  test('repeats make them short, where they are looked for', () => {
    const bytes = new TextEncoder().encode('URDL2'.repeat(100));
    expect(deflate(bytes).length).toBeLessThan(40);
    expect(deflate(bytes, [3, 5]).length).toBeLessThan(40);
    const missed = deflate(bytes, [4]);
    expect(missed.length).toBeGreaterThan(500);
    expect(Uint8Array.from(inflateSync(missed))).toEqual(bytes);
  });

  test('CRC-32 is that of Node, in parts too', () => {
    fc.assert(
      fc.property(anyBytes, anyBytes, (first, then) => {
        expect(crc32(first)).toBe(nodeCrc32(first));
        expect(crc32(then, crc32(first))).toBe(nodeCrc32(then, nodeCrc32(first)));
      }),
      { seed: 6 },
    );
  });

  test('broken ones are told, whatever is broken', () => {
    const whole = Uint8Array.from(deflateSync('R2U2LDLDRURDLULDRULURDLU'.repeat(9)));
    for (let at = 0; at < whole.length; at++) {
      expect(inflate(whole.slice(0, at))).toBeUndefined();
      const flipped = whole.map((byte, i) => (i === at ? byte ^ 0x55 : byte));
      const read = inflate(flipped);
      if (read !== undefined) expect(inflateSync(flipped)).toEqual(Buffer.from(read));
    }
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        expect(inflate(Uint8Array.from([0x78, 0x9c, ...bytes]))).toBeUndefined();
      }),
      { seed: 4, numRuns: 300 },
    );
  });
});

test('base64, beside that of Node', () => {
  fc.assert(
    fc.property(anyBytes, (bytes) => {
      const text = Buffer.from(bytes).toString('base64');
      expect(formatBase64(bytes)).toBe(text);
      expect(parseBase64(text)).toEqual(bytes);
      expect(parseBase64(Buffer.from(bytes).toString('base64url'))).toEqual(bytes);
    }),
    { seed: 5, numRuns: 300 },
  );
  for (const bad of ['A', 'AAAAA', 'AB!D', 'A=BC']) expect(parseBase64(bad)).toBeUndefined();
});
