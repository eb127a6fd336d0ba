import type { Metric, Puzzle } from '@glissade/core';
import { createSignal } from 'solid-js';
import { readStored, writeStored } from '../store/stored.ts';
import { text } from '../text/text.ts';

const [chosen, setChosen] = createSignal(readStored('metric', readMetrics) ?? {});

type Chosen = { readonly tiles?: Metric; readonly blocks?: Metric };

function readMetrics(json: unknown): Chosen | undefined {
  const known = (metric: unknown, of: readonly Metric[]) => of.find((name) => name === metric);
  const { tiles, blocks } = json as Record<string, unknown>;
  const found = { tiles: known(tiles, METRICS_OF.tiles), blocks: known(blocks, METRICS_OF.blocks) };
  return {
    ...(found.tiles ? { tiles: found.tiles } : {}),
    ...(found.blocks ? { blocks: found.blocks } : {}),
  };
}

/** The metrics that differ, by the type of the puzzle; the first is what people mean by default. */
export const METRICS_OF: Readonly<Record<Puzzle['type'], readonly Metric[]>> = {
  tiles: ['stm', 'mtm'],
  blocks: ['moves', 'slides', 'steps'],
};

/** The metric in which solutions are wanted; reactive. */
export function metricFor({ type }: Puzzle): Metric {
  return chosen()[type] ?? METRICS_OF[type][0]!;
}

export function chooseMetric({ type }: Puzzle, metric: Metric): void {
  setChosen({ ...chosen(), [type]: metric });
  writeStored('metric', chosen());
}

/** `81 moves`. */
export function lengthText(length: number, metric: Metric): string {
  return text().solve.length[metric](length);
}
