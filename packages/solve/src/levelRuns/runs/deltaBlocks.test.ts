import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockBytesMax, decodeBlock, encodeBlock } from './deltaBlocks.ts';
import { KeyFormat } from './keyFormat.ts';

const word = fc.oneof(fc.nat(2 ** 32 - 1), fc.constantFrom(0, 1, 255, 256, 2 ** 31, 2 ** 32 - 1));

test.each([2, 4, 6])('keys of %i words come back', (words) => {
  fc.assert(
    fc.property(fc.array(fc.array(word, { minLength: words, maxLength: words })), (list) => {
      const keys = Uint32Array.from(list.flat());
      new KeyFormat(words, 62, 0).sort(keys);
      const bytes = new Uint8Array(blockBytesMax(words));
      const length = encodeBlock(keys, words, bytes);
      const back = new Uint32Array(keys.length);
      expect(decodeBlock(bytes.subarray(0, length), words, back)).toBe(true);
      expect(back).toEqual(keys);
      if (keys.length === 0) return;
      expect(decodeBlock(bytes.subarray(0, length - 1), words, back)).toBe(false);
      expect(decodeBlock(bytes.subarray(0, length + 1), words, back)).toBe(false);
    }),
    { numRuns: 300, seed: 5 },
  );
});

test('both ways of sorting give the same order, and tags do not count', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word)), (list) => {
      const format = new KeyFormat(2, 40, 6);
      const keys = Uint32Array.from(list.flat());
      format.sort(keys);
      for (let at = 2; at < keys.length; at += 2) {
        const order = format.compare(keys, at - 2, keys, at);
        expect(order).toBeLessThanOrEqual(0);
        const [before, after] = [format.textOf(keys, at - 2), format.textOf(keys, at)];
        expect(before <= after).toBe(true);
        expect(before === after).toBe(order === 0);
      }
    }),
    { numRuns: 200, seed: 6 },
  );
});

test.each([
  [31, 5],
  [32, 6],
  [33, 7],
  [50, 9],
  [58, 1],
  [62, 0],
])('keys of %i bits with tags of %i go to the kernel and back', (keyBits, tagBits) => {
  const format = new KeyFormat(2, keyBits, tagBits);
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** BigInt(keyBits) - 1n }),
      fc.nat(2 ** tagBits - 1),
      (key, tag) => {
        const inKernel = (BigInt(tag) << BigInt(keyBits)) | key;
        const words = new Uint32Array(BigUint64Array.of(inKernel).buffer);
        format.fromKernel(words);
        const inRun = new BigUint64Array(words.buffer)[0];
        expect(inRun).toBe((key << BigInt(tagBits)) | BigInt(tag));
        format.toKernel(words);
        expect(new BigUint64Array(words.buffer)[0]).toBe(inKernel);
      },
    ),
    { numRuns: 200, seed: 7 },
  );
});
