/* The metric in which the reader wants solutions. */
import { familiarMetric, type Metric, type Puzzle } from '@glissade/core';
import { createSignal } from 'solid-js';
import { readStored, writeStored } from '../store/stored.ts';
import { text } from '../text/text.ts';

const [chosen, setChosen] = createSignal(readStored('metric', readMetrics) ?? {});

/** The metric chosen for all puzzles whose default metric is the same, by that. */
type Chosen = { readonly [usual in Metric]?: Metric };

function readMetrics(json: unknown): Chosen | undefined {
  const known = Object.values(METRICS_OF).flatMap((metrics) =>
    metrics.map((usual) => {
      const metric = (json as Record<string, unknown>)[usual];
      return [usual, metrics.find((name) => name === metric)] as const;
    }),
  );
  return Object.fromEntries(known.filter(([, metric]) => metric !== undefined));
}

/** The metrics that differ, by the type of the puzzle. */
export const METRICS_OF: Readonly<Record<Puzzle['type'], readonly Metric[]>> = {
  tiles: ['stm', 'mtm'],
  blocks: ['moves', 'slides', 'steps'],
};

/** The metric in which solutions are wanted; reactive. */
export function metricFor(puzzle: Puzzle): Metric {
  const usual = familiarMetric(puzzle);
  return chosen()[usual] ?? usual;
}

export function chooseMetric(puzzle: Puzzle, metric: Metric): void {
  setChosen({ ...chosen(), [familiarMetric(puzzle)]: metric });
  writeStored('metric', chosen());
}

/** `81 moves`. */
export function lengthText(length: number, metric: Metric): string {
  return text().play.length(length, metric);
}
