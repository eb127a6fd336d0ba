/**
 * Averages as speedcubers take them (WCA): of so many values in a row the best and the worst
 * twentieth are left out, at least one of each, and the rest is averaged. An attempt that was given
 * up is `Infinity`; with more of these than are left out there is no average.
 */
export function averageOf(values: readonly number[]): number {
  return trimmedMean([...values].sort((a, b) => a - b));
}

function trimmedMean(sorted: ArrayLike<number> & { readonly length: number }): number {
  const left = Math.ceil(sorted.length / 20);
  const count = sorted.length - 2 * left;
  if (count <= 0) return Number.NaN;
  let sum = 0;
  for (let at = left; at < left + count; at++) sum += sorted[at]!;
  return sum / count;
}

/** The average of the last `count` values; undefined while there are fewer. */
export function lastAverage(values: readonly number[], count: number): number | undefined {
  return values.length < count ? undefined : averageOf(values.slice(-count));
}

/** The place in a sorted list before which a value belongs. */
function placeIn(sorted: Float64Array, length: number, value: number): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The average of every `count` values in a row, the first place being that of the `count`th value.
 * The last values stay sorted from one place to the next: thousands of solves take milliseconds.
 */
export function movingAverages(values: readonly number[], count: number): number[] {
  const sorted = new Float64Array(count);
  const averages: number[] = [];
  for (const [at, value] of values.entries()) {
    let length = Math.min(at, count);
    if (length === count) {
      const old = placeIn(sorted, length, values[at - count]!);
      sorted.copyWithin(old, old + 1, length);
      length--;
    }
    const place = placeIn(sorted, length, value);
    sorted.copyWithin(place + 1, place, length);
    sorted[place] = value;
    if (length + 1 === count) averages.push(trimmedMean(sorted));
  }
  return averages;
}

/** The least average of any `count` values in a row. */
export function bestAverage(values: readonly number[], count: number): number | undefined {
  const averages = movingAverages(values, count);
  return averages.length === 0 ? undefined : averages.reduce((a, b) => (b < a ? b : a));
}

/** The lengths of averages that are shown; 1 is the single. */
export const AVERAGES = [1, 5, 12, 25, 50, 100, 250, 500, 1000] as const;

export type Summary = {
  readonly count: number;
  readonly now: number | undefined;
  readonly best: number | undefined;
};

/** The current and the best of every length there are values for. */
export function summarize(
  values: readonly number[],
  counts: readonly number[] = AVERAGES,
): Summary[] {
  return counts
    .filter((count) => values.length >= count)
    .map((count) =>
      count === 1
        ? { count, now: values.at(-1), best: values.reduce((a, b) => Math.min(a, b)) }
        : { count, now: lastAverage(values, count), best: bestAverage(values, count) },
    );
}
