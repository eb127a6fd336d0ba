// How many pictures are read right, of those that the seeds of the command line draw.

/**
 * The verdicts on the pictures of COUNT seeds, counted, and the seeds that were misread; `!` is
 * after those that were read wrong without a mark.
 * @param {{ count: string, from: string }} seeds
 * @param {(seed: number) => string} verdictOf
 */
export function tally({ count, from }, verdictOf) {
  /** @type {Record<string, number>} */
  const counts = { right: 0, 'right, asks': 0, 'wrong, asks': 0, wrong: 0 };
  const misread = [];
  for (let seed = Number(from); seed < Number(from) + Number(count); seed++) {
    const verdict = verdictOf(seed);
    counts[verdict] = (counts[verdict] ?? 0) + 1;
    if (verdict.startsWith('wrong')) misread.push(`${seed}${verdict === 'wrong' ? '!' : ''}`);
  }
  return { wrong: counts.wrong ?? 0, told: `${JSON.stringify(counts)} ${misread.join(' ')}` };
}
