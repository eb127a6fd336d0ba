import { bytesOfText91 } from '@glissade/tiles/anytime/evaluation/text91.node';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { text91 } from './text91.mjs';

test('bytes as text and back, without a sign that needs an escape', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const text = text91(bytes);
      expect(text).toMatch(/^[!#-&(-[\]-~]*$/);
      expect(text.length).toBe(2 * Math.floor((8 * bytes.length) / 13) + lastSigns(bytes.length));
      expect(bytesOfText91(text)).toEqual(bytes);
    }),
  );
  for (const byte of [0, 255]) {
    const bytes = new Uint8Array(1000).fill(byte);
    expect(bytesOfText91(text91(bytes))).toEqual(bytes);
  }
});

/** Signs for the bits that are left of so many bytes. */
function lastSigns(count: number): number {
  const left = (8 * count) % 13;
  return left === 0 ? 0 : left <= 6 ? 1 : 2;
}
