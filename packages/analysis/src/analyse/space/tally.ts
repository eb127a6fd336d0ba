/* Collects the results of an analysis, metric by metric, and what is reported while it runs. */
import type { Metric } from '@glissade/core';
import type { Stopped } from '@glissade/solve/running/run';
import type { Analysis, MetricAnalysis } from '../analysis.ts';
import type { Space } from './space.ts';
import type { WorkEnd } from './work.ts';

/** A space measured in one metric. */
export type Measured = {
  /** Where states were connected one by one. */
  readonly space?: Space;
  readonly states: number;
  readonly goalStates: number;
  readonly measures: MetricAnalysis;
};

/** How far states are met, and what there was too little of if that was the end. */
export type Watched = {
  readonly levels: readonly number[];
  readonly shortage?: 'memory' | 'disk';
};

const DISK = { status: 'undecided', limit: 'disk' } as const;

/** What an analysis has come to so far. */
export class Tally {
  readonly startedMs = performance.now();
  private readonly metrics: MetricAnalysis[] = [];
  private counts = { states: 0, solvableStates: 0, goalStates: 0 };
  private expanded = 0;
  private met = 0;
  private peakBytes = 0;
  private metric: Metric | undefined;
  private watched: Watched[] = [];

  get states(): number {
    return this.counts.states;
  }

  /** Is told of each search that meets the states of a metric. */
  watch(metric: Metric, watched: Watched): void {
    if (metric !== this.metric) this.watched = [];
    this.metric = metric;
    this.watched.push(watched);
  }

  count({ expanded, peakBytes }: { readonly expanded: number; readonly peakBytes: number }): void {
    this.expanded += expanded;
    this.met = Math.max(this.met, expanded);
    this.peakBytes = Math.max(this.peakBytes, peakBytes);
  }

  add({ states, goalStates, measures }: Measured): void {
    this.counts = { states, solvableStates: goalStates > 0 ? states : 0, goalStates };
    this.metrics.push(measures);
    this.watched = [];
  }

  analysed(): Analysis {
    return { status: 'analysed', ...this.counts, ...this.rest() };
  }

  stopped(end: Stopped | Extract<WorkEnd<unknown>, { status: 'undecided' }>): Analysis {
    const { metric, watched, met, states } = this;
    const isFull = watched.at(-1)?.shortage === 'disk';
    const ended = end.status === 'undecided' && end.limit === 'memory' && isFull ? DISK : end;
    const known = watched.map(({ levels }) => levels);
    const levels = known.toSorted((a, b) => b.length - a.length)[0] ?? [];
    const count = levels.reduce((sum, size) => sum + size, 0);
    const statesMin = Math.max(states, levels.length > 0 ? count : met);
    const unfinished = metric && levels.length > 0 ? { unfinished: { metric, levels } } : {};
    return { ...ended, statesMin, ...unfinished, ...this.rest() };
  }

  private rest() {
    const { expanded, peakBytes, metrics, startedMs } = this;
    return { metrics, stats: { expanded, peakBytes, timeMs: performance.now() - startedMs } };
  }
}
