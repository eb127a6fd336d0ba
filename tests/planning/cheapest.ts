/** A task of a planner: states as texts, and what each action that applies makes of one. */
export type Task = {
  readonly start: string;
  readonly isGoal: (state: string) => boolean;
  readonly successors: (state: string) => Iterable<readonly [state: string, cost: number]>;
};

/** The least cost of a plan, by Dijkstra's algorithm with costs 0 and 1; undefined without one. */
export function cheapestPlan({ start, isGoal, successors }: Task): number | undefined {
  const costs = new Map([[start, 0]]);
  let level = [start];
  for (let cost = 0; level.length > 0; cost++) {
    const next: string[] = [];
    // The level grows while actions without cost lead on within it.
    for (const state of level) {
      if (costs.get(state) !== cost) continue;
      if (isGoal(state)) return cost;
      for (const [after, price] of successors(state)) {
        if ((costs.get(after) ?? Number.POSITIVE_INFINITY) <= cost + price) continue;
        costs.set(after, cost + price);
        (price > 0 ? next : level).push(after);
      }
    }
    level = next;
  }
  return undefined;
}
