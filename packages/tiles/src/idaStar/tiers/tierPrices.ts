/* What the tables of a tier cost, in expansions of the tier below. */
import type { Metric } from '@glissade/core';
import type { GapGoal } from '../../patternDatabase/packedPattern.ts';

/** Expansions before which no escalation is worth it, even to tables that are ready. */
export const PRICE_MIN = { plain: 200_000, kernel: 2000 } as const;

/**
 * Expansions of the tier below in the time that one placement or entry takes to build. The large
 * tables have a third of that price: a search that the small ones do not end soon has most of its
 * nodes before it (iterations grow tenfold on boards near the greatest distance).
 */
export const COSTS = {
  plain: { small: 1, large: 0.4 },
  kernel: { small: 0.25, large: 0.15, larger: 0.25, heavy: 0.2, heaviest: 1 },
} as const;

/**
 * Expansions after which a search with light tables only gives up: a quarter of a second, which is
 * little where heavy tables then do in seconds what light ones do in minutes.
 */
export const PRICE_LIGHT_ONLY = 2_000_000;

/** Expansions in the time of loading an entry: a second for the heavy tables of the 4×4 board. */
export const COST_LOADED = 0.015;

/**
 * Expansions made in this process towards a goal. They are deducted from the price of its tables,
 * once: when tables of another goal take their place, the full price applies again.
 */
const expandedBefore = new Map<string, number>();

/** Names a goal and its tables: pushes and steps have tables of their own. */
const goalName = ({ width, height, gapGoal }: GapGoal, metric: Metric) =>
  `${metric === 'mtm' ? 'pushes' : 'steps'} ${width} ${height} ${gapGoal}`;

/** Records the expansions of a search that has ended. */
export function recordExpanded(goal: GapGoal, metric: Metric, expanded: number): void {
  const name = goalName(goal, metric);
  expandedBefore.set(name, (expandedBefore.get(name) ?? 0) + expanded);
}

/** Expansions towards a goal that are to be deducted from the price of its tables of steps. */
export function expandedFor(goal: GapGoal): number {
  return expandedBefore.get(goalName(goal, 'steps')) ?? 0;
}

/** The tables of a goal were built: all was paid for. */
export function forgetExpanded(goal: GapGoal): void {
  expandedBefore.delete(goalName(goal, 'steps'));
}
