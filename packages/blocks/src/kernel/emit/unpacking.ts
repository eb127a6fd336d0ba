/*
 * Emits code that unpacks a key to the origins of each kind and the cells they occupy.
 */
import type { EmittedKind } from './kinds.ts';
import { ENTRY, FREE, KEY, shifted } from './locals.ts';
import { type Code, get, i32, i64, set } from './wasm.ts';

/** Sets a local to the origins of a kind, and adds its cells to FREE. */
export function unpacking(kind: EmittedKind, origins: number): Code {
  const { shift, segment, sets, radix, setBytes, setsAt } = kind;
  const bits = i64.and(shifted(get(KEY), shift), i64.of(segment));
  if (sets === 0) return unpackingFields(kind, origins);
  const number = i32.wrap(bits);
  const index = radix === 0 ? number : i32.remU(i32.divU(number, i32.of(radix)), i32.of(sets));
  return [
    ...set(ENTRY, i32.shl(index, i32.of(setBytes === 8 ? 3 : 4))),
    ...set(origins, i64.load(get(ENTRY), setsAt)),
    ...set(FREE, i64.or(get(FREE), i64.load(get(ENTRY), setsAt + setBytes - 8))),
  ];
}

function unpackingFields(
  { pieces, shift, fieldBits, placesAt }: EmittedKind,
  origins: number,
): Code {
  const field = i64.of(2 ** fieldBits - 1);
  return [
    ...set(origins, i64.of(0)),
    ...Array.from({ length: pieces }, (_, piece) => {
      const number = i32.wrap(i64.and(shifted(get(KEY), shift + piece * fieldBits), field));
      return [
        ...set(ENTRY, i32.shl(number, i32.of(4))),
        ...set(origins, i64.or(get(origins), i64.load(get(ENTRY), placesAt))),
        ...set(FREE, i64.or(get(FREE), i64.load(get(ENTRY), placesAt + 8))),
      ];
    }).flat(),
  ];
}
