import { allRecords } from './catalogue.ts';

/**
 * Up to `countMax` ids or aliases that someone who typed `id` may have meant, best first.
 *
 * @example
 * ```ts
 * import { suggestIds } from 'glissade/catalogue';
 * console.log(suggestIds('klotzki', 1)); // → [ 'klotski' ]
 * ```
 */
export function suggestIds(id: string, countMax = 5): string[] {
  const typed = id.trim().toLowerCase();
  if (typed === '') return [];
  const scored: { name: string; score: number }[] = [];
  for (const record of allRecords()) {
    for (const name of [record.id, ...record.aliases]) {
      const score = scoreOf(typed, name);
      if (score !== undefined) scored.push({ name, score });
    }
  }
  scored.sort((a, b) => a.score - b.score || (a.name < b.name ? -1 : 1));
  return scored.slice(0, countMax).map(({ name }) => name);
}

/** Less is nearer; undefined where the two have nothing to do with each other. */
function scoreOf(typed: string, name: string): number | undefined {
  const distanceMax = Math.min(2, Math.floor(typed.length / 3));
  const distance = editDistance(typed, name, distanceMax);
  if (distance <= distanceMax) return distance;
  if (typed.length < 3) return undefined;
  if (name.startsWith(typed)) return 3;
  return name.includes(typed) ? 4 : undefined;
}

/**
 * Insertions, deletions, replacements and swaps of neighbours that turn one word into the other
 * (optimal string alignment); anything above `distanceMax` is reported as `distanceMax + 1`.
 */
export function editDistance(a: string, b: string, distanceMax: number): number {
  if (Math.abs(a.length - b.length) > distanceMax) return distanceMax + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(row[j - 1]! + 1, last[j]! + 1, replaced);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) best = Math.min(best, beforeLast[j - 2]! + 1);
      row.push(best);
    }
    if (Math.min(...row) > distanceMax) return distanceMax + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}
