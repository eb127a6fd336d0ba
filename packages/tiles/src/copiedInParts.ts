/** A quarter of a millisecond, where memory is slow. */
const PART_BYTES = 1 << 16;

/** Copies bytes to the beginning of others, and gives those; yields the bytes of each part. */
export function* copiedInParts(from: Uint8Array, to: Uint8Array): Generator<number, Uint8Array> {
  for (let at = 0; at < from.length; at += PART_BYTES) {
    to.set(from.subarray(at, at + PART_BYTES), at);
    yield PART_BYTES;
  }
  return to;
}
