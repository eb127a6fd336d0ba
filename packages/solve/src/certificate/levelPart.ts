/*
 * A level as a part of a certificate: the number of its states (4 bytes, the high one first), the
 * states ascending, and the CRC-32 of all that. Each state is the number of its first bytes that
 * are those of the state before it, and the bytes after them.
 */
import { crc32 } from '@glissade/core';

/** Numbers take so many bytes. */
export const NUMBER_BYTES = 4;

/** The part of a level whose states, in any order, stand one after the other. */
export function levelPart(states: Uint8Array, stateBytes: number): Uint8Array {
  const count = states.length / stateBytes;
  const order = sortedStates(states, stateBytes);
  const part = new Uint8Array(2 * NUMBER_BYTES + count * (stateBytes + 1));
  const view = new DataView(part.buffer);
  view.setUint32(0, count);
  let end = NUMBER_BYTES;
  let before = -1;
  for (let i = 0; i < count; i++) {
    const at = order[i]! * stateBytes;
    let shared = 0;
    if (before >= 0) while (states[at + shared] === states[before + shared]) shared++;
    part[end++] = shared;
    for (; shared < stateBytes; shared++) part[end++] = states[at + shared]!;
    before = at;
  }
  view.setUint32(end, crc32(part.subarray(0, end)));
  return part.slice(0, end + NUMBER_BYTES);
}

/** The numbers of the states in ascending order: least significant byte first, by counting. */
function sortedStates(states: Uint8Array, stateBytes: number): Uint32Array {
  const count = states.length / stateBytes;
  let order = Uint32Array.from({ length: count }, (_, index) => index);
  let next = new Uint32Array(count);
  const starts = new Uint32Array(257);
  for (let byte = stateBytes - 1; byte >= 0; byte--) {
    starts.fill(0);
    for (let at = byte; at < states.length; at += stateBytes) starts[states[at]! + 1]!++;
    if (starts.includes(count, 1)) continue;
    for (let value = 0; value < 256; value++) starts[value + 1]! += starts[value]!;
    for (let i = 0; i < count; i++) {
      const state = order[i]!;
      next[starts[states[state * stateBytes + byte]!]!++] = state;
    }
    [order, next] = [next, order];
  }
  return order;
}
