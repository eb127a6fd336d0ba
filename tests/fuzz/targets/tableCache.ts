import { seal, unseal } from '@glissade/platform/files/tableCache/seal';
import { readTable, useTableStore } from '@glissade/platform/files/tableCache/tableStore';
import fc from 'fast-check';
import { type Damage, damageArbitrary, damagedBy } from '../damage.ts';
import { expectThat, target } from '../target.ts';

type Input = {
  readonly length: number;
  readonly damages: readonly Damage[];
  /** Read under another name, as a file that was renamed. */
  readonly isOther: boolean;
};

const NAME = 'pattern-1-4x4-15-1.2.3';

/** A damaged table is no table; a whole one is what was kept. */
async function check({ length, damages, isOther }: Input): Promise<void> {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * at + length) % 251);
  const file = damages.reduce<Uint8Array | undefined>(
    (now, damage) => now && damagedBy(now, damage),
    seal(NAME, bytes),
  );
  const name = isOther ? `${NAME}.4` : NAME;
  useTableStore({ read: () => file, write: () => undefined });
  try {
    const read = await readTable(name);
    const isSame = read !== undefined && Buffer.compare(read, bytes) === 0;
    expectThat(read === undefined || (isSame && !isOther), () => 'another table than was kept');
    if (damages.length === 0 && !isOther) expectThat(isSame, () => 'a whole table is not read');
  } finally {
    useTableStore(null);
  }
  if (file) unseal(name, file.subarray(1));
}

export const tableCache = target<Input>({
  name: 'tableCache',
  title: 'files of the table cache',
  counts: 'inputs',
  inputs: () =>
    fc.record({
      length: fc.oneof(fc.nat(40), fc.nat(5000)),
      damages: fc.array(damageArbitrary, { maxLength: 3 }),
      isOther: fc.boolean(),
    }),
  check,
  share: 0.5,
  timeMsMax: 2000,
  batch: 3000,
});
