/**
 * The middle value; of an even number, the mean of the two in the middle.
 * @param {readonly number[]} values
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** @param {readonly number[]} values */
export function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * The runs of a process that has warmed up: the later half of them, or the only one.
 * @template T
 * @param {readonly T[]} runs
 */
export function warmRuns(runs) {
  return runs.slice(runs.length >> 1);
}
