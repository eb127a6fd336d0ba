/*
 * A level as a part of a certificate: the number of its states (4 bytes, the most significant
 * first), the states ascending, and the CRC-32 of all that. Each state is the number of bytes that
 * it shares with the state before it, and the bytes after them.
 */
import { crc32 } from '@glissade/core';
import type { StateLayout } from './stateLayout.ts';

/** Numbers take so many bytes. */
export const NUMBER_BYTES = 4;

/** The part of a level whose states ascend. */
export function levelPart(states: Uint8Array, { bytes, stride }: StateLayout): Uint8Array {
  const count = states.length / stride;
  const part = new Uint8Array(2 * NUMBER_BYTES + count * (bytes + 1));
  const view = new DataView(part.buffer);
  view.setUint32(0, count);
  let end = NUMBER_BYTES;
  for (let at = 0; at < states.length; at += stride) {
    let shared = 0;
    if (at > 0) while (states[at + shared] === states[at - stride + shared]) shared++;
    part[end++] = shared;
    for (; shared < bytes; shared++) part[end++] = states[at + shared]!;
  }
  view.setUint32(end, crc32(part.subarray(0, end)));
  return part.slice(0, end + NUMBER_BYTES);
}
