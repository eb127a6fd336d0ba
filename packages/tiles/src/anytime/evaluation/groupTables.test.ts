import { describe, expect, it } from 'vitest';
import { plainBuild } from './groupBuild.ts';
import { closeGroups, GroupTables } from './groupTables.ts';

function built(goal: { width: number; height: number; gapGoal: number }) {
  const tables = new GroupTables(goal);
  for (;;) {
    const groups = tables.step(10_000);
    if (groups) return groups;
  }
}

describe('GroupTables', () => {
  it.each([
    [4, 4, 15],
    [4, 4, 5],
    [4, 3, 0],
    [2, 7, 13],
    [3, 3, 4],
  ])(
    '%i×%i, gap on %i: the kernel and mirror images give the plain tables',
    (width, height, gapGoal) => {
      const goal = { width, height, gapGoal };
      const { table, firstOf, begins, isFirst } = built(goal);
      closeGroups(goal).forEach((group) => {
        const build = plainBuild(goal, group);
        while (!build.step(100_000));
        const plain = build.excess();
        const first = group[0]!;
        const entries = Array.from(
          { length: firstOf[first + 1]! - firstOf[first]! },
          (_, i) => firstOf[first]! + i,
        );
        const same = entries.filter((entry) => {
          const own = table.subarray(begins[entry]!, begins[entry]! + plain.length);
          return isFirst[entry] === 1 && Buffer.compare(own, plain) === 0;
        });
        expect(same.length).toBeGreaterThan(0);
      });
    },
  );
});
