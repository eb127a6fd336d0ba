/**
 * The known word nearest to this one, for "did you mean": within edit distance 2, or half of the
 * word's length if that is less.
 */
export function closestWord(word: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestSlips = Math.min(3, Math.floor(word.length / 2) + 1);
  for (const candidate of known) {
    if (Math.abs(word.length - candidate.length) >= bestSlips) continue;
    const slips = countSlips(word.toLowerCase(), candidate.toLowerCase(), bestSlips - 1);
    if (slips >= bestSlips) continue;
    best = candidate;
    bestSlips = slips;
  }
  return best;
}

/**
 * The edit distance of two words, in which swapping two neighbours is one edit, too (Damerau 1964),
 * if it is no more than this; otherwise infinite.
 */
function countSlips(a: string, b: string, most: number): number {
  if (a === b) return 0;
  if (most < 1) return Infinity;
  const after = (x: number, y: number) => 1 + countSlips(a.slice(x), b.slice(y), most - 1);
  if (a[0] === b[0]) return countSlips(a.slice(1), b.slice(1), most);
  const isSwap = a[0] === b[1] && a[1] === b[0];
  return Math.min(after(1, 0), after(0, 1), after(1, 1), isSwap ? after(2, 2) : Infinity);
}
