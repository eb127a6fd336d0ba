import { expect, test } from 'vitest';
import { closeTriplets } from './closeTiles.ts';
import { ExcessTables } from './excessTables.ts';
import { tripletExcess } from './tripletExcess.ts';

test.each([3, 4, 5])('what is read off is what a search says, side %i', (side) => {
  const tables = new ExcessTables(side);
  for (const { tiles } of closeTriplets(side)) {
    const turned = [tiles[2]!, tiles[0]!, tiles[1]!];
    for (const order of [tiles, turned]) {
      expect(Buffer.compare(tables.of(order), tripletExcess(side, order))).toBe(0);
    }
  }
});
