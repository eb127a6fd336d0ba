// npm run bench -- signature: one number for what all engines count.
import { signatureOf } from './signature.mjs';

/** Prints the signature; a line a search before it if that is wanted. @param {boolean} verbose */
export function printSignature(verbose) {
  // Tables kept by earlier searches would save nodes.
  process.env.GLISSADE_CACHE = 'off';
  const signature = signatureOf((name, counts, ms) => {
    if (!verbose) return;
    const text = Object.entries(counts).map(([key, count]) => `${key} ${count}`);
    console.log(`${name.padEnd(34)} ${text.join(', ')} (${ms.toFixed(0)} ms)`);
  });
  console.log(`signature ${signature}`);
  return 0;
}
