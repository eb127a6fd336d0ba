import type { Steps } from '@glissade/core';

/** Bytes of a line beside its steps: the typed array and its buffer. */
const ARRAY_BYTES = 200;

/** Bytes that a line takes that is kept. */
export function lineBytes(line: Steps): number {
  return line.byteLength + ARRAY_BYTES;
}
