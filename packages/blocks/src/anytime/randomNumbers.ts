/** Numbers of 24 bits from a seed (linear congruential, Knuth 1997, volume 2). */
export function randomNumbers(seed: number): () => number {
  let random = seed >>> 0;
  return () => {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    return random >>> 8;
  };
}
