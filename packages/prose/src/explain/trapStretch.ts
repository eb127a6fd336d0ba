/* The same tempting move at several moments, one after the other, is told once. */
import type { Trap } from '@glissade/analysis/explain/explanation';

/** A trap that stands open from the moment after `first` moves to that after `last`. */
export type TrapStretch = {
  readonly first: number;
  readonly last: number;
  readonly moves: string;
  /** The least of all its moments; `isExact`: it is that of each. */
  readonly depth: number;
  readonly isExact: boolean;
};

/** In the order in which they begin. */
export function trapStretches(traps: readonly Trap[]): readonly TrapStretch[] {
  const stretches: TrapStretch[] = [];
  for (const { after, moves, depth, isExact } of traps) {
    const at = stretches.findIndex((one) => one.moves === moves && one.last === after - 1);
    const before = stretches[at];
    if (!before) {
      stretches.push({ first: after, last: after, moves, depth, isExact });
      continue;
    }
    stretches[at] = {
      ...before,
      last: after,
      depth: Math.min(before.depth, depth),
      isExact: before.isExact && isExact && before.depth === depth,
    };
  }
  return stretches;
}
