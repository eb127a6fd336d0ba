import { searches } from './searches.mjs';

/**
 * Runs every search of the signature and adds up what they count. A change that is meant to alter
 * no search leaves the sum as it is; one that alters a search alters it, and says why.
 * @param {(name: string, counts: Readonly<Record<string, number>>, ms: number) => void} tell
 */
export function signatureOf(tell = () => {}) {
  let sum = 0;
  for (const { name, run } of searches()) {
    const begun = performance.now();
    const counts = run();
    tell(name, counts, performance.now() - begun);
    for (const count of Object.values(counts)) sum += count;
  }
  return sum;
}
