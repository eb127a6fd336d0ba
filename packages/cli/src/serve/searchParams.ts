/* What operations that search take besides a puzzle: a metric and limits, also as flags. */
import { METRICS, type Metric } from '@glissade/core';
import type { Asked, RequestLimits } from './operation.ts';
import type { ParamSchemas } from './params.ts';

export const METRIC: ParamSchemas = {
  metric: {
    type: 'string',
    enum: [...METRICS],
    description: 'The metric; by default the metric that players of the puzzle use',
  },
};
export const limited = ({ timeMs, memoryBytes }: RequestLimits): ParamSchemas => ({
  timeMs: {
    type: 'integer',
    description: 'Stop after this many milliseconds',
    minimum: 1,
    maximum: timeMs,
  },
  memoryBytes: {
    type: 'integer',
    description: 'Stop when this much memory is used, in bytes',
    minimum: 1_000_000,
    maximum: memoryBytes,
  },
  nodes: { type: 'integer', description: 'Stop after expanding this many states', minimum: 0 },
});

/** The flags of a verb for these parameters; what is not limited by them is by the server. */
export function flagsOf({ params, limits }: Asked) {
  const { timeMs = limits.timeMs, memoryBytes = limits.memoryBytes, nodes, metric } = params;
  return {
    json: true,
    time: Number(timeMs),
    memory: Number(memoryBytes),
    nodes: nodes === undefined ? undefined : Number(nodes),
    metric: metric as Metric | undefined,
    after: params.after === undefined ? undefined : String(params.after),
  };
}
