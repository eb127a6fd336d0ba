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
 * The edit distance of two words from these characters on, in which swapping two neighbours is one
 * edit, too (Damerau 1964), if it is no more than this; otherwise infinite.
 */
function countSlips(a: string, b: string, most: number, from = 0, to = 0): number {
  let [i, j] = [from, to];
  for (; i < a.length && a[i] === b[j]; i++) j++;
  if (i === a.length && j === b.length) return 0;
  if (most < Math.max(1, Math.abs(a.length - i - b.length + j))) return Infinity;
  const after = (x: number, y: number) => 1 + countSlips(a, b, most - 1, i + x, j + y);
  const isSwap = a[i] === b[j + 1] && a[i + 1] === b[j];
  return Math.min(after(1, 0), after(0, 1), after(1, 1), isSwap ? after(2, 2) : Infinity);
}
