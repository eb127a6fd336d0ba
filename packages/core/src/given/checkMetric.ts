import { METRICS, type Metric, metricsOf } from '../move/metric.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { OptionError } from './optionError.ts';

/** Throws OptionError for a metric that there is not, or that the puzzle cannot be measured in. */
export function checkMetric(
  puzzle: Puzzle,
  metric: Metric,
  option: 'metric' | 'tieBreak' = 'metric',
): void {
  if (!METRICS.includes(metric)) {
    const hint = `use one of ${METRICS.join(', ')}`;
    throw new OptionError(option, `there is no metric "${metric}"`, hint, { name: metric });
  }
  if (metricsOf(puzzle).includes(metric)) return;
  throw new OptionError(
    option,
    `metric ${metric} is for tile puzzles only; this is a block puzzle`,
    `use one of ${metricsOf(puzzle).join(', ')}`,
    { name: metric, type: puzzle.type },
  );
}
