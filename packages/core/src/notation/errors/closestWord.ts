/**
 * The known word nearest to this one, for "did you mean": within edit distance 2, or half of the
 * word's length if that is less.
 */
export function closestWord(word: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestSlips = Math.min(3, Math.floor(word.length / 2) + 1);
  for (const candidate of known) {
    if (Math.abs(word.length - candidate.length) >= bestSlips) continue;
    const slips = countSlips(word.toLowerCase(), candidate.toLowerCase());
    if (slips >= bestSlips) continue;
    best = candidate;
    bestSlips = slips;
  }
  return best;
}

/** The edit distance in which swapping two neighbours is one edit, too (Damerau 1964). */
function countSlips(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, changed));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        row[j] = Math.min(row[j]!, rows[i - 2]![j - 2]! + 1);
      }
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
