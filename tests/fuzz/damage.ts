/* Files that are nearly right: cut short, lengthened, with changed bytes, or gone. */
import fc from 'fast-check';

/** Places are taken modulo the length; in the first bytes half of the time, where heads are. */
export type Damage =
  | { readonly op: 'flip'; readonly at: number; readonly bit: number }
  | { readonly op: 'set'; readonly at: number; readonly bytes: readonly number[] }
  | { readonly op: 'cut'; readonly at: number }
  | { readonly op: 'grow'; readonly bytes: readonly number[] }
  | { readonly op: 'remove' };

const place = fc.oneof(fc.nat(64), fc.nat(1_000_000));

/** Among them 2^40, as a double and as an integer, and -1. */
const bytes = fc.oneof(
  fc.constantFrom<readonly number[]>(
    [0, 0, 0, 0, 0, 0, 0x70, 0x42],
    [0, 0, 0, 0, 0, 1, 0, 0],
    [255, 255, 255, 255],
    [0, 0, 0, 0, 0, 0, 0, 0],
  ),
  fc.array(fc.nat(255), { minLength: 1, maxLength: 9 }),
);

export const damageArbitrary: fc.Arbitrary<Damage> = fc.oneof(
  {
    arbitrary: fc.record({ op: fc.constant('flip' as const), at: place, bit: fc.nat(7) }),
    weight: 4,
  },
  { arbitrary: fc.record({ op: fc.constant('set' as const), at: place, bytes }), weight: 2 },
  { arbitrary: fc.record({ op: fc.constant('cut' as const), at: place }), weight: 2 },
  { arbitrary: fc.record({ op: fc.constant('grow' as const), bytes }), weight: 1 },
  { arbitrary: fc.constant({ op: 'remove' as const }), weight: 1 },
);

/** Undefined for a file that is gone. */
export function damagedBy(file: Uint8Array, damage: Damage): Uint8Array | undefined {
  switch (damage.op) {
    case 'remove':
      return undefined;
    case 'cut':
      return file.slice(0, damage.at % (file.length + 1));
    case 'grow':
      return Uint8Array.of(...file, ...damage.bytes);
    case 'flip': {
      const changed = file.slice();
      if (file.length > 0) changed[damage.at % file.length]! ^= 1 << damage.bit;
      return changed;
    }
    case 'set': {
      const changed = file.slice();
      const at = damage.at % Math.max(1, file.length);
      damage.bytes.forEach((byte, index) => {
        if (at + index < file.length) changed[at + index] = byte;
      });
      return changed;
    }
  }
}
