import { expect, test } from 'vitest';
import { signatureOf } from '../../bench/signature/signature.mjs';

/**
 * What all engines count over a fixed set of searches: `npm run bench -- signature --verbose` lists
 * them. A change that is meant to be faster, clearer or elsewhere leaves the number as it is. One
 * that alters a search writes the new number here and says in its commit why it is another.
 */
const SIGNATURE = 9_823_318;

test('every search counts what it counted before', () => {
  const counted: string[] = [];
  const signature = signatureOf((name, counts) => {
    counted.push(`${name}: ${JSON.stringify(counts)}`);
  });
  expect(signature, counted.join('\n')).toBe(SIGNATURE);
});
