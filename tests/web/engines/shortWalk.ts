import { afterAll, beforeAll, expect, test } from 'vitest';
import { appAddress } from '../../services/services.ts';
import type { Engine } from './engine.ts';
import { type Visitor, visit } from './visitor.ts';

const COUNT = '[data-testid=count]';

/** What everybody does, in one engine; the other errands are walked by the slow tests. */
export function walkShortly(open: () => Promise<Engine>): void {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = visit(await open(), await appAddress());
  });
  afterAll(() => visitor?.engine.close());

  test('a puzzle is opened, played, helped by a hint, and solved', async () => {
    const { engine, open: go, cell, reads, press, see, complaints } = visitor;
    await engine.resize(360, 740);
    await go('#1_2_3-4_5_6-0_7_8');
    await see('3×3 tiles');
    await engine.drag([await cell(1, 2), await cell(0, 2)]);
    await reads(COUNT, '1');
    await press('Hint');
    await see('Look at tile 8');
    await press('Solution');
    await see('1 move, shortest possible');
    await see('Follow on a real board');
    await engine.drag([await cell(2, 2), await cell(1, 2)]);
    await see('the shortest possible');
    expect(await complaints()).toEqual([]);
  });

  test('a board that cannot be solved is called so', async () => {
    const { open: go, press, see, complaints } = visitor;
    await go('#1_2_3-4_5_6-8_7_0');
    await press('Solution');
    await see('unless two tiles are swapped');
    expect(await complaints()).toEqual([]);
  });

  test('a game is reviewed', async () => {
    const { open: go, see, complaints } = visitor;
    await go('#1_2_3-4_5_6-0_7_8/LRLDUL?view=review');
    await see('6 moves. Shortest solution: 2 moves');
    expect(await complaints()).toEqual([]);
  });
}
