import type { Facts } from '@glissade/analysis/explain/explanation';
import type { Metric } from '@glissade/core';

/** Whether an explanation is of a tile board, whose pieces are known by their numbers alone. */
export function isOfTiles({ pieces }: Facts): boolean {
  return pieces.every(({ label, cells }) => cells === 1 && /^\d+$/.test(label));
}

/** The metric as players name it: a step of a tile is called a move. */
export function playersMetric(facts: Facts, metric: Metric = facts.metric): Metric {
  return metric === 'steps' && isOfTiles(facts) ? 'stm' : metric;
}
