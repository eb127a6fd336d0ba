/** A count as JSON can hold it: a number, or decimal digits above 2^53. */
export function exactCount(count: bigint): number | string {
  return count <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(count) : String(count);
}

/**
 * How many pictures of a tile board can be reached from any of them: half of all, n!/2 (see
 * parity.ts for why). Both sides of the board must be 2 or more.
 *
 * @example
 * ```ts
 * import { countReachable } from 'glissade/core';
 * console.log(countReachable(3, 3), countReachable(5, 5)); // → 181440 7755605021665492992000000
 * ```
 */
export function countReachable(width: number, height: number): number | string {
  if (Math.min(width, height) < 2) {
    throw new RangeError(`a ${width}×${height} board is a line: its tiles never change places`);
  }
  return exactCount(productOf(3, width * height));
}

/** The product of all numbers from one to another: factors of equal length multiply fastest. */
function productOf(first: number, last: number): bigint {
  if (last - first < 16) {
    let product = BigInt(1);
    for (let factor = first; factor <= last; factor++) product *= BigInt(factor);
    return product;
  }
  const middle = (first + last) >> 1;
  return productOf(first, middle) * productOf(middle + 1, last);
}
