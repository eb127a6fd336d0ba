/**
 * Averages as speedcubers take them (WCA): of so many values in a row the best and the worst
 * twentieth are left out, at least one of each, and the rest is averaged. An attempt that was given
 * up is `Infinity`; with more of these than are left out there is no average.
 */
export function averageOf(values: readonly number[]): number {
  const left = Math.ceil(values.length / 20);
  const kept = [...values].sort((a, b) => a - b).slice(left, values.length - left);
  if (kept.length === 0) return Number.NaN;
  return kept.reduce((sum, value) => sum + value, 0) / kept.length;
}

/** The average of the last `count` values; undefined while there are fewer. */
export function lastAverage(values: readonly number[], count: number): number | undefined {
  return values.length < count ? undefined : averageOf(values.slice(-count));
}

/** The least average of any `count` values in a row. */
export function bestAverage(values: readonly number[], count: number): number | undefined {
  let best: number | undefined;
  for (let end = count; end <= values.length; end++) {
    const average = averageOf(values.slice(end - count, end));
    if (best === undefined || average < best) best = average;
  }
  return best;
}

/** The lengths of averages that are shown; 1 is the single. */
export const AVERAGES = [1, 5, 12, 50, 100] as const;

export type Summary = {
  readonly count: number;
  readonly now: number | undefined;
  readonly best: number | undefined;
};

/** The current and the best of every length there are values for. */
export function summarize(values: readonly number[]): Summary[] {
  return AVERAGES.filter((count) => values.length >= count).map((count) =>
    count === 1
      ? { count, now: values.at(-1), best: Math.min(...values) }
      : { count, now: lastAverage(values, count), best: bestAverage(values, count) },
  );
}
