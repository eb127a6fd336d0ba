import type { PushSize } from '@glissade/search/heuristic/tiles/pushPatterns';
import type { TileProblem } from '@glissade/search/problem/tileProblem';
import type { Iteration } from '@glissade/tiles/idaStar/iteration';
import { KernelPushSearch } from '@glissade/tiles/pushes/kernelPushSearch';
import type { CreatePushes, LoadedPushes } from '@glissade/tiles/pushes/pushKernels';
import { pushSides } from '@glissade/tiles/pushes/pushSide';
import { PushTables } from '@glissade/tiles/pushes/pushTables';

/** Searches in pushes by a kernel, of all lines if asked; the tables of a board are built once. */
export function pushSearches(
  create: CreatePushes,
  strength: PushSize = 'light',
  areAllWanted = false,
) {
  const kernels = new Map<string, LoadedPushes>();
  return (problem: TileProblem): Iteration => {
    const sides = pushSides(problem, areAllWanted).map((side) => {
      const name = `${side.width} ${side.height} ${side.goalRow}`;
      const loaded = kernels.get(name) ?? loadedFor(PushTables.for(side, strength, create)!);
      kernels.set(name, loaded);
      return { side, loaded };
    });
    return new KernelPushSearch(problem, sides, () => undefined);
  };
}

function loadedFor(tables: PushTables): LoadedPushes {
  for (;;) {
    const built = tables.step(1e4);
    if (built) return built.take()!;
  }
}

/** Runs deepening to its end: the bound it ends with and the line. */
export function deepenPushes(search: Iteration, budget: number) {
  let bound = search.estimate;
  for (;;) {
    search.start(bound);
    let end = search.step(budget);
    while (!end) end = search.step(budget);
    if (end === 'found') return { bound, line: search.line };
    bound += search.raise;
  }
}
